// Catalogue 41, 230: a binding by key path may set any property, also one whose == leaves something out.
import SwiftUI

struct Person: Equatable {
    let id: Int
    var name: String

    static func == (left: Person, right: Person) -> Bool { left.id == right.id }
}

@Observable
final class Form {
    var person = Person(id: 1, name: "")
    var city = ""

    // Called by the code of @Observable, so that equal values are announced too.
    private nonisolated func shouldNotifyObservers(_ lhs: Person, _ rhs: Person) -> Bool { true }
}

struct PersonField: View {
    @Binding var person: Person

    var body: some View {
        TextField("Name", text: $person.name)
    }
}

struct FieldView: View {
    @Bindable var form: Form
    let keyPath: ReferenceWritableKeyPath<Form, Person>

    var body: some View {
        VStack {
            PersonField(person: $form[dynamicMember: keyPath])
            Text(form.person.name)
        }
    }
}
