// Catalogue 213: a getter of a file that has nothing to do with the model keeps what it has made.
import SwiftUI

@Observable
final class Inbox {
    var title = ""
    var selection = 0

    func select(_ number: Int) { selection = number }

    func rename() { title = "Inbox" }
}

struct InboxView: View {
    var inbox: Inbox

    var body: some View { Text(inbox.title + Layout().separator) }
}
