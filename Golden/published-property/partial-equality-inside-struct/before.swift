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

class Conversation: ObservableObject {
    @Published var page = Page()

    func show(_ page: Page) {
        self.page = page
    }
}

struct ConversationView: View {
    @ObservedObject var conversation: Conversation

    var body: some View {
        ForEach(conversation.page.messages) { message in
            Text(message.text)
        }
    }
}
