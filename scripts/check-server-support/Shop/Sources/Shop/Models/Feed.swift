import Combine
import SwiftUI

final class Feed: ObservableObject {
    @Published /* told */ var items: [String] = []
}

final class FeedLog {
    private var cancellable: AnyCancellable?

    func follow(_ feed: Feed) -> Published<[String]>.Publisher { feed.$items }
}

// reobserve:keep waits for the new API
final class Session: ObservableObject {
    @Published var token = ""
}
