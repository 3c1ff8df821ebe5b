// Catalogue 41: the synthesized == of the page compares its messages with their partial ==.
import SwiftUI

struct Message: Identifiable, Equatable {
    let id: Int
    var text: String

    static func == (lhs: Message, rhs: Message) -> Bool {
        lhs.id == rhs.id
    }
}

struct Page: Equatable {
    var messages: [Message] = []
}

@Observable
class Conversation {
    var page = Page()

    // Called by the code of @Observable, so that equal values are announced too.
    private nonisolated func shouldNotifyObservers(_ lhs: Page, _ rhs: Page) -> Bool { true }

    func show(_ page: Page) {
        self.page = page
    }
}

struct ConversationView: View {
    var conversation: Conversation

    var body: some View {
        ForEach(conversation.page.messages) { message in
            Text(message.text)
        }
    }
}
