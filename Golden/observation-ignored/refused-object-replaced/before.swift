// Catalogue 35, 59: the object is replaced, or may be by a key path, and a closure that an async function hands out runs in a body.
import SwiftUI

final class Holder {
    var events: [String] = []
}

final class Home: ObservableObject {
    @Published var title = ""
    var first: Holder
    private let size: Int

    init() {
        first = Holder()
        print(first.events)
        size = 1
    }

    func clear() { first = Holder() }
}

final class Room: ObservableObject {
    @Published var title = ""
    var first: Holder
    private let size: Int

    init() {
        first = Holder()
        print(first.events)
        size = 1
    }
}

func replace(_ path: ReferenceWritableKeyPath<Room, Holder>, in room: Room) { room[keyPath: path] = Holder() }

final class Wallet: ObservableObject {
    @Published var title = ""
    var network = ""
    private let size: Int

    init() {
        print(network)
        size = 1
    }

    func connect(_ network: String) { self.network = network }

    func request() async -> () -> String { { self.network } }
}

struct HomeView: View {
    @ObservedObject var home: Home
    @ObservedObject var room: Room
    @ObservedObject var wallet: Wallet

    var body: some View {
        Text(home.title + room.title + wallet.title)
        Text("\(home.first.events.count) \(room.first.events.count)")
        Button("Replace") { replace(\.first, in: room) }
    }
}
