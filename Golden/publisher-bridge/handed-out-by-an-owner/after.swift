// Catalogue 155: another class hands out the publisher of an object that it holds.
import Combine
import SwiftUI

@MainActor
@Observable
final class FriendsCache {
    var names: [String] {
        get { access(keyPath: \.names); return namesStorage }
        set { withMutation(keyPath: \.names) { namesStorage = newValue } }
    }
    @ObservationIgnored @Published private(set) var namesStorage: [String] = []
}

@MainActor
final class Cache {
    static let shared = Cache()
    let friends = FriendsCache()

    var namesPublisher: Published<[String]>.Publisher {
        friends.$namesStorage
    }
}

struct FriendsView: View {
    var friends: FriendsCache
    @State private var count = 0

    var body: some View {
        Text(friends.names.joined())
        Text("\(count)")
            .onReceive(Cache.shared.namesPublisher) { count = $0.count }
    }
}
