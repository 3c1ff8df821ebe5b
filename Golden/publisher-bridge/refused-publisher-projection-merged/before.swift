// Catalogue 63: publishers of one type are merged, one of them of a class that may stay.
import Combine
import SwiftUI

final class Form: ObservableObject {
    @Published var name = ""
}

final class Letter: ObservableObject {
    @Published var title = ""
}

func follow(_ form: Form, _ letter: Letter) -> AnyCancellable {
    Publishers.MergeMany(form.$name, letter.$title).sink { print($0) }
}

struct FormView: View {
    @ObservedObject var form: Form

    var body: some View {
        TextField(form.name, text: $form.name)
    }
}
