// Catalogue 45: elements of a tuple that no type is written for are objects that change.
import SwiftUI

final class Failure {
    var error = ""
}

final class Inbox: ObservableObject {
    @Published var title = ""
    @Published var selection = 0
    let texts = (failure: Failure(), note: "Empty")

    func fail() { texts.failure.error = "Late" }

    func select(_ number: Int) { selection = number }

    func rename() { title = "Inbox" }
}

struct InboxView: View {
    @ObservedObject var inbox: Inbox

    var body: some View { Text(inbox.title + inbox.texts.failure.error) }
}
