// Catalogue 41: a container of another module may compare with the == of its element, as Deque does.
import Rings
import SwiftUI

struct Message: Identifiable, Equatable {
    let id: Int
    var text: String

    static func == (lhs: Message, rhs: Message) -> Bool {
        lhs.id == rhs.id
    }
}

class Conversation: ObservableObject {
    @Published var messages: Ring<Message> = []

    func show(_ messages: Ring<Message>) {
        self.messages = messages
    }
}

struct ConversationView: View {
    @ObservedObject var conversation: Conversation

    var body: some View {
        ForEach(conversation.messages.elements) { message in
            Text(message.text)
        }
    }
}
