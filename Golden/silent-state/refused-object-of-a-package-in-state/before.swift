// Catalogue 213: a class without source of which a constant has a member set: `@State` and `@Binding` do not follow its
// object, whose changes were shown with each change of the model.
import ChatKit
import SwiftUI

final class Sender: ObservableObject {
    private let chat: RemoteChat
    @Published var error: String?
    @Published var isBusy = false

    init(chat: RemoteChat) {
        self.chat = chat
    }

    func send() {
        error = nil
        chat.state = "sent"
    }

    func start() {
        isBusy = true
    }
}

struct ChatView: View {
    @State var chat: RemoteChat
    @ObservedObject var sender: Sender

    var body: some View {
        VStack {
            Text(sender.isBusy ? "Stop" : chat.state)
            Button("Send") { sender.send() }
            Button("Start") { sender.start() }
        }
    }
}

struct ErrorView: View {
    @Binding var chat: RemoteChat
    @ObservedObject var sender: Sender

    var body: some View {
        Text(sender.error ?? chat.title)
    }
}
