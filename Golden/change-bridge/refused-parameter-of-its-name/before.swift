// Catalogue 66: the observer's parameter has the name of the publisher.
import Combine
import SwiftUI

final class Form: ObservableObject {
    @Published var name = "" {
        willSet(objectWillChange) { print(objectWillChange) }
    }
}

func follow(_ form: Form) -> AnyCancellable {
    form.objectWillChange.sink { print("form") }
}

struct FormView: View {
    @ObservedObject var form: Form

    var body: some View {
        Text(form.name)
    }
}
