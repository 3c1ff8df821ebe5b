// Catalogue 37: names that share one annotation each get a copy of it, and of the modifiers.
import SwiftUI

@Observable
final class Contact {
    var isFavourite = false
    private(set) var first: String
    private(set) var last: String
    var visits: Int
    var calls: Int
    var note = ""
    var phone: String?
    weak var parent: Contact?
    weak var child: Contact?

    init(first: String, last: String) {
        self.first = first
        self.last = last
        visits = 0
        calls = 0
    }
}

struct ContactRow: View {
    var contact: Contact

    var body: some View {
        Text("\(contact.first) \(contact.last)\(contact.isFavourite ? " *" : "")")
    }
}
