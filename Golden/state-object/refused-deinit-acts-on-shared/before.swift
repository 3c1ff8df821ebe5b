// Catalogue 83, 219: each object that @State does not keep would count down, stop the shared player and clear the shared list as it goes.
import SwiftUI

final class Player {
    static let shared = Player()
    var listeners: [String] = []
    var open = 0
    var current: String?

    func pause() { current = nil }
}

final class Counter: ObservableObject {
    @Published var count = 0

    init(count: Int) {
        self.count = count
    }

    deinit {
        Player.shared.open -= 1
    }
}

final class Listener: ObservableObject {
    @Published var name: String
    private let player = Player.shared

    init(name: String) {
        self.name = name
    }

    deinit {
        player.pause()
    }
}

final class Names: ObservableObject {
    @Published var name: String

    init(name: String) {
        self.name = name
    }

    deinit {
        Player.shared.listeners.removeAll()
    }
}

final class Track: ObservableObject {
    @Published var name: String

    init(name: String) {
        self.name = name
    }

    deinit {
        Player.shared.current = nil
    }
}

struct RootView: View {
    @StateObject private var counter: Counter
    @StateObject private var listener: Listener
    @StateObject private var names: Names
    @StateObject private var track: Track

    init(name: String) {
        _counter = StateObject(wrappedValue: Counter(count: 1))
        _listener = StateObject(wrappedValue: Listener(name: name))
        _names = StateObject(wrappedValue: Names(name: name))
        _track = StateObject(wrappedValue: Track(name: name))
    }

    var body: some View {
        Text("\(counter.count)" + listener.name + names.name + track.name)
    }
}
