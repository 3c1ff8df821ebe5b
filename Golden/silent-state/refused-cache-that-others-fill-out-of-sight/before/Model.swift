// Catalogue 213: what a getter of another file keeps, other code sets too.
import SwiftUI

final class Inbox: ObservableObject {
    @Published var title = ""
    @Published var selection = 0

    func select(_ number: Int) { selection = number }

    func rename() { title = "Inbox" }
}

struct InboxView: View {
    @ObservedObject var inbox: Inbox

    var body: some View {
        Text(inbox.title + Layout().separator)
        Button("Dots") { Layout.useDots() }
    }
}
