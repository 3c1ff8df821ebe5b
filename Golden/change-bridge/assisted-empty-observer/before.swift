// Catalogue 66: the comment of an empty observer stays.
import Combine
import SwiftUI

final class Form: ObservableObject {
    @Published var name = "" {
        willSet { /* validated later */ }
    }
    @Published var mail = "" {
        willSet {
            // validated later
        }
    }
    @Published var age = 0 { willSet {} }
}

func follow(_ form: Form) -> AnyCancellable {
    form.objectWillChange.sink { print("form") }
}

struct FormView: View {
    @ObservedObject var form: Form

    var body: some View {
        Text("\(form.name) \(form.mail) \(form.age)")
    }
}
