// Catalogue 155: a protocol asks another class for the publisher of an object that it holds.
import Combine
import SwiftUI

@MainActor
protocol NamesProviding {
    var namesPublisher: Published<[String]>.Publisher { get }
}

@MainActor
final class FriendsCache: ObservableObject {
    @Published var names: [String] = []
}

@MainActor
final class Cache: ObservableObject, NamesProviding {
    static let shared = Cache()
    let friends = FriendsCache()

    var namesPublisher: Published<[String]>.Publisher {
        friends.$names
    }
}

struct FriendsView: View {
    @ObservedObject var friends: FriendsCache
    @State private var count = 0

    var body: some View {
        Text(friends.names.joined())
        Text("\(count)")
            .onReceive(Cache.shared.namesPublisher) { count = $0.count }
    }
}
