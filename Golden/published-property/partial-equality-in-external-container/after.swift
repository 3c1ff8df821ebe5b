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

@Observable
class Conversation {
    var messages: Ring<Message> = []

    // Called by the code of @Observable, so that equal values are announced too.
    private nonisolated func shouldNotifyObservers(_ lhs: Ring<Message>, _ rhs: Ring<Message>) -> Bool { true }

    func show(_ messages: Ring<Message>) {
        self.messages = messages
    }
}

struct ConversationView: View {
    var conversation: Conversation

    var body: some View {
        ForEach(conversation.messages.elements) { message in
            Text(message.text)
        }
    }
}
