// Catalogue 41: a class whose == asks for its id alone; another instance would be stored and shown by nobody.
import SwiftUI

final class Person: Equatable {
    let id: Int
    var name: String

    init(id: Int, name: String) {
        self.id = id
        self.name = name
    }

    static func == (lhs: Person, rhs: Person) -> Bool {
        lhs.id == rhs.id
    }
}

@Observable
final class Directory {
    var person = Person(id: 1, name: "Ada")

    // Called by the code of @Observable, so that equal values are announced too.
    private nonisolated func shouldNotifyObservers(_ lhs: Person, _ rhs: Person) -> Bool { true }

    func reload() {
        person = Person(id: 1, name: "Grace")
    }
}

struct DirectoryView: View {
    @State private var directory = Directory()

    var body: some View {
        Button(directory.person.name) { directory.reload() }
    }
}
