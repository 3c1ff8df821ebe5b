// Catalogue 53: the wrapper's storage set in init becomes the plain storage.
import SwiftUI

@Observable
final class SignUpForm {
    var name: String
    var age: Int
    var tags: [String]

    init(name: String, age: Int?) {
        _name = name
        self._age = age ?? 18
        _tags = []
    }
}

struct FormView: View {
    var form: SignUpForm

    var body: some View {
        Text("\(form.name) \(form.age) \(form.tags.count)")
    }
}
