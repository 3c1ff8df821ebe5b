// Catalogue 47: what is sent by hand beside a write updates a view that also shows what is stored elsewhere.
import Combine
import SwiftUI

final class Options: ObservableObject {
    @Published var names: [String] = []

    func save() {
        if names.isEmpty { names = ["a"] }
        UserDefaults.standard.set(names.count, forKey: "saved")
        objectWillChange.send()
    }
}

struct OptionsView: View {
    @ObservedObject var options: Options

    var body: some View {
        Text("\(options.names.count) \(UserDefaults.standard.integer(forKey: "saved"))")
        Button("Save") { options.save() }
    }
}

final class Peers: ObservableObject {
    @Published private(set) var peers: [String] = []
    var isLoaded = false

    func update(_ all: [String]) {
        if peers != all { peers = all }
        isLoaded = true
        objectWillChange.send()
    }

    lazy var summary = peers.joined()
}

final class Chat: ObservableObject {
    let service = Peers()
    @Published var count = 0
    private var cancellables = Set<AnyCancellable>()

    init() {
        service.objectWillChange.sink { [weak self] in self?.objectWillChange.send() }.store(in: &cancellables)
    }
}

struct ChatView: View {
    @ObservedObject var chat: Chat

    var body: some View {
        Button("\(chat.count) \(chat.service.summary)") { chat.service.update(["a"]) }
    }
}
