// Catalogue 41, 230: a binding by key path may set any property, also one whose == leaves something out.
import SwiftUI

struct Person: Equatable {
    let id: Int
    var name: String

    static func == (left: Person, right: Person) -> Bool { left.id == right.id }
}

final class Form: ObservableObject {
    @Published var person = Person(id: 1, name: "")
    @Published var city = ""
}

struct PersonField: View {
    @Binding var person: Person

    var body: some View {
        TextField("Name", text: $person.name)
    }
}

struct FieldView: View {
    @ObservedObject var form: Form
    let keyPath: ReferenceWritableKeyPath<Form, Person>

    var body: some View {
        VStack {
            PersonField(person: $form[dynamicMember: keyPath])
            Text(form.person.name)
        }
    }
}
