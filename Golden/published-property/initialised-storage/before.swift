// Catalogue 53: the wrapper's storage set in init becomes the plain storage.
import SwiftUI

final class SignUpForm: ObservableObject {
    @Published var name: String
    @Published var age: Int
    @Published var tags: [String]

    init(name: String, age: Int?) {
        _name = Published(initialValue: name)
        self._age = Published(wrappedValue: age ?? 18)
        _tags = Published<[String]>(initialValue: [])
    }
}

struct FormView: View {
    @ObservedObject var form: SignUpForm

    var body: some View {
        Text("\(form.name) \(form.age) \(form.tags.count)")
    }
}
