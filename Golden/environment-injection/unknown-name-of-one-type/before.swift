// Catalogue 124: what the expression gives can't be seen, but only one declaration has its last name; the other type moves.
import SwiftUI

final class Chat: ObservableObject {
    @Published var messages: [String] = []
}

final class Roster: ObservableObject {
    @Published var names: [String] = []
}

final class Services {
    let chat = Chat()
}

@dynamicMemberLookup
struct Locator<Root> {
    let root: Root

    subscript<Value>(dynamicMember path: KeyPath<Root, Value>) -> Value { root[keyPath: path] }
}

struct ChatView: View {
    @EnvironmentObject var chat: Chat
    @EnvironmentObject var roster: Roster

    var body: some View {
        Text("\(chat.messages.count) \(roster.names.count)")
    }
}

struct ChatScreen: View {
    let locator: Locator<Services>
    @StateObject private var roster = Roster()

    var body: some View {
        ChatView()
            .environmentObject(locator.chat)
            .environmentObject(roster)
    }
}
