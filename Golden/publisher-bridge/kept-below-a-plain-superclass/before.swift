// Catalogue 207: a class with a superclass that tracks nothing announces by itself what stays published.
import Combine
import SwiftUI

class Logging: NSObject {}

final class FriendsModel: Logging, ObservableObject {
    @Published var friends: [String] = []
}

final class Cache {
    private let model = FriendsModel()
    private var subscriptions: Set<AnyCancellable> = []
    var friendsPublisher: Published<[String]>.Publisher { model.$friends }
    var shown: FriendsModel { model }

    func start() {
        friendsPublisher.sink { print($0.count) }.store(in: &subscriptions)
    }
}

struct FriendsView: View {
    @ObservedObject var model: FriendsModel

    var body: some View { Text("\(model.friends.count)") }
}
