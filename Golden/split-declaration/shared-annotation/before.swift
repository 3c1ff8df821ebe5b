// Catalogue 37: names that share one annotation each get a copy of it, and of the modifiers.
import SwiftUI

final class Contact: ObservableObject {
    @Published var isFavourite = false
    private(set) var first, last: String
    var visits, calls: Int, note = "", phone: String?
    weak var parent, child: Contact?

    init(first: String, last: String) {
        self.first = first
        self.last = last
        visits = 0
        calls = 0
    }
}

struct ContactRow: View {
    @ObservedObject var contact: Contact

    var body: some View {
        Text("\(contact.first) \(contact.last)\(contact.isFavourite ? " *" : "")")
    }
}
