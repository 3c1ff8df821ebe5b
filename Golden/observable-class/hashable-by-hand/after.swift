// Catalogue 24: identity and equality that are written by hand keep working.
import SwiftUI

@Observable
final class Contact: Identifiable, Hashable {
    let id: Int
    var name = ""

    init(id: Int) {
        self.id = id
    }

    static func == (lhs: Contact, rhs: Contact) -> Bool {
        lhs.id == rhs.id
    }

    func hash(into hasher: inout Hasher) {
        hasher.combine(id)
    }
}

struct ContactRow: View {
    var contact: Contact

    var body: some View {
        Text(contact.name)
    }
}

struct ContactList: View {
    let contacts: [Contact]

    var body: some View {
        ForEach(contacts) { ContactRow(contact: $0) }
    }
}
