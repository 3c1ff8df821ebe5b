// Catalogue 47: what is sent by hand beside a write tells views nothing more: they show tracked properties only.
import SwiftUI

final class Options: ObservableObject {
    static let shared = Options()
    @Published var names: [String] = []

    func reload(_ new: [String]) {
        if new != names { names = new }
        objectWillChange.send()
    }
}

struct OptionsView: View {
    @StateObject private var options = Options.shared

    var body: some View {
        List(options.names, id: \.self) { Text($0) }
        Button("Reload") { options.reload([]) }
    }
}

final class Peers: ObservableObject {
    @Published private(set) var peers: [String] = []

    func update(_ all: [String]) {
        peers = all
        objectWillChange.send()
    }
}

final class Chat: ObservableObject {
    private let service = Peers()
    @Published var count = 0

    func add() {
        service.update(["a"])
        count += 1
    }
}

struct ChatView: View {
    @ObservedObject var chat: Chat

    var body: some View {
        Button("\(chat.count)") { chat.add() }
    }
}
