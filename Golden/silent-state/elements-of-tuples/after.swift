// Catalogue 45: elements of a tuple that no type is written for have the names of variables that change.
import SwiftUI

final class Failure {
    var error = ""
    var note = ""
}

@Observable
final class Inbox {
    var title = ""
    var selection = 0
    let texts = (error: (title: "Failed", note: "Again?"), note: "Empty")
    var failure: Failure?

    func fail() { failure?.error = "Late" }

    func remark() { failure?.note = "Again" }

    func select(_ number: Int) { selection = number }

    func rename() { title = "Inbox" }
}

struct InboxView: View {
    var inbox: Inbox

    var body: some View { Text(inbox.title + inbox.texts.error.note + inbox.texts.note) }
}
