// Catalogue 213: a getter of a file that has nothing to do with the model keeps what it has made.
import SwiftUI

final class Inbox: ObservableObject {
    @Published var title = ""
    @Published var selection = 0

    func select(_ number: Int) { selection = number }

    func rename() { title = "Inbox" }
}

struct InboxView: View {
    @ObservedObject var inbox: Inbox

    var body: some View { Text(inbox.title + Layout().separator) }
}
