// Catalogue 47: what is sent by hand beside a write tells views nothing more: they show tracked properties only.
import SwiftUI

@Observable
final class Options {
    static let shared = Options()
    var names: [String] = []

    func reload(_ new: [String]) {
        if new != names { names = new }
    }
}

struct OptionsView: View {
    @State private var options = Options.shared

    var body: some View {
        List(options.names, id: \.self) { Text($0) }
        Button("Reload") { options.reload([]) }
    }
}

@Observable
final class Peers {
    private(set) var peers: [String] = []

    func update(_ all: [String]) {
        peers = all
    }
}

@Observable
final class Chat {
    private let service = Peers()
    var count = 0

    func add() {
        service.update(["a"])
        count += 1
    }
}

struct ChatView: View {
    var chat: Chat

    var body: some View {
        Button("\(chat.count)") { chat.add() }
    }
}
