// Catalogue 35, 59: a property that holds one object for good is as a `let`, ignored or not, and what an async function reads comes to no body.
import SwiftUI

final class Holder {
    var events: [String] = []
}

final class Group {
    var holder = Holder()
}

@Observable
final class Home {
    var title = ""
    var holder = Holder()
    @ObservationIgnored var first: Holder
    private let size: Int

    init() {
        first = Holder()
        print(first.events)
        size = 1
    }
}

@Observable
final class Wallet {
    var title = ""
    @ObservationIgnored var network = ""
    private let size: Int

    init() {
        print(network)
        size = 1
    }

    func connect(_ network: String) { self.network = network }

    func request() async -> String { network }
}

struct HomeView: View {
    var home: Home
    var wallet: Wallet
    let groups: [String: Group]

    var body: some View {
        Text(home.title + wallet.title)
        Text("\(names.count) \(home.holder.events.count) \(home.first.events.count)")
    }

    private var names: [String] {
        for entry in groups {
            entry.value.holder = Holder()
            print(home.title)
        }
        return groups.map { $0.key }
    }
}
