// Catalogue 103, 222: the initializer that sets the property is not the one that makes the object.
import SwiftUI

@Observable
final class PersonModel {
    var person: String?
    private var count = 0

    init(id: Int) {
        fetch(id)
    }

    init(person: String) {
        self.person = person
        prepare()
    }

    private func fetch(_ id: Int) {
        DispatchQueue.main.async { self.person = "p\(id)" }
    }

    private func prepare() {
        if let person { count = person.count }
    }
}

struct PersonSheet: View {
    @State private var model: PersonModel

    init(person: String) {
        _model = State(initialValue: PersonModel(person: person))
    }

    var body: some View { Text(model.person ?? "") }
}

struct RootView: View {
    var body: some View { PersonSheet(person: "a") }
}
