// Catalogue 41: a generic type that is Equatable where its element is compares with the == of the element, like an array.
import SwiftUI

struct Message: Identifiable, Equatable {
    let id: Int
    var text: String

    static func == (lhs: Message, rhs: Message) -> Bool {
        lhs.id == rhs.id
    }
}

struct Ring<Element> {
    var elements: [Element] = []
}

extension Ring: Equatable where Element: Equatable {}

class Conversation: ObservableObject {
    @Published var messages = Ring<Message>()

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
