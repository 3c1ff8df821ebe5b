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

final class Directory: ObservableObject {
    @Published var person = Person(id: 1, name: "Ada")

    func reload() {
        person = Person(id: 1, name: "Grace")
    }
}

struct DirectoryView: View {
    @StateObject private var directory = Directory()

    var body: some View {
        Button(directory.person.name) { directory.reload() }
    }
}
