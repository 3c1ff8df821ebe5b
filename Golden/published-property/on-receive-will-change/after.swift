// Catalogue 66: a view receives every change of an object from the environment.
import Combine
import SwiftUI

@Observable
final class Feed {
    @ObservationIgnored let objectWillChange = ObservableObjectPublisher()
    var items: [String] = [] { willSet { objectWillChange.send() } }
}

struct FeedView: View {
    @Environment(Feed.self) var feed
    @State private var changes = 0

    var body: some View {
        Text("\(feed.items.count) \(changes)")
            .onReceive(feed.objectWillChange) { _ in
                changes += 1
            }
    }
}

struct FeedApp: App {
    @State private var feed = Feed()

    var body: some Scene {
        WindowGroup {
            FeedView().environment(feed)
        }
    }
}
