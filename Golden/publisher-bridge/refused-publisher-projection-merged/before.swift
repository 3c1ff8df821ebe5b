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
    Publishers.MergeMany(form.$name.dropFirst(), letter.$title.dropFirst()).sink { print($0) }
}

struct FormView: View {
    @ObservedObject var form: Form

    var body: some View {
        TextField(form.name, text: $form.name)
    }
}

func followOne(_ form: Form, _ letter: Letter, _ isForm: Bool) -> [AnyCancellable] {
    let one = isForm ? form.$name.dropFirst() : letter.$title.dropFirst()
    let all = [form.$name.prefix(1), letter.$title.prefix(1)]
    let erased = isForm ? form.$name.eraseToAnyPublisher() : letter.$title.eraseToAnyPublisher()
    return [one.sink { print($0) }, erased.sink { print($0) }] + all.map { $0.sink { print($0) } }
}
