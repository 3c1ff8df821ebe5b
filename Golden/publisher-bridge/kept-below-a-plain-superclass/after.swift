// Catalogue 207: a class with a superclass that tracks nothing announces by itself what stays published.
import Combine
import SwiftUI

class Logging: NSObject {}

@Observable
final class FriendsModel: Logging {
    var friends: [String] {
        get { access(keyPath: \.friends); return friendsStorage }
        set { withMutation(keyPath: \.friends) { friendsStorage = newValue } }
    }
    @ObservationIgnored @Published private(set) var friendsStorage: [String] = []
}

final class Cache {
    private let model = FriendsModel()
    private var subscriptions: Set<AnyCancellable> = []
    var friendsPublisher: Published<[String]>.Publisher { model.$friendsStorage }
    var shown: FriendsModel { model }

    func start() {
        friendsPublisher.sink { print($0.count) }.store(in: &subscriptions)
    }
}

struct FriendsView: View {
    var model: FriendsModel

    var body: some View { Text("\(model.friends.count)") }
}
