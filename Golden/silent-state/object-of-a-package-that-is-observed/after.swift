// Catalogue 213: a class of a package is observed where a legacy wrapper holds it, or where the environment is asked for
// it by its class.
import ChatKit
import SwiftUI

@Observable
final class Sender {
    private let chat: RemoteChat
    private let player: Player
    var error: String?
    var isBusy = false

    init(chat: RemoteChat, player: Player) {
        self.chat = chat
        self.player = player
    }

    func send() {
        error = nil
        chat.state = "sent"
        player.title = "sent"
    }

    func start() {
        isBusy = true
    }
}

struct ChatView: View {
    @ObservedObject var chat: RemoteChat
    @Environment(Player.self) private var player
    var sender: Sender

    var body: some View {
        VStack {
            Text(sender.isBusy ? "Stop" : chat.state)
            Text(player.title)
            Button("Send") { sender.send() }
            Button("Start") { sender.start() }
        }
    }
}
