// Catalogue 155: another class hands out the publisher of an object that it holds.
import Combine
import SwiftUI

@MainActor
@Observable
final class FriendsCache {
    var names: [String] = [] { willSet { namesSubject.send(newValue) } }
    @ObservationIgnored private(set) lazy var namesSubject = CurrentValueSubject<[String], Never>(_names)
}

@MainActor
final class Cache {
    static let shared = Cache()
    let friends = FriendsCache()

    var namesPublisher: AnyPublisher<[String], Never> {
        friends.namesSubject.eraseToAnyPublisher()
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
