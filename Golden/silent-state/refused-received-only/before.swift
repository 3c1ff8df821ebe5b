// Catalogue 212: the view only receives what the property publishes, which reads nothing of it.
import SwiftUI

enum Counter {
    static var count = 0
}

final class Feed: ObservableObject {
    @Published var items: [String] = []

    func load() { items.append("new") }
}

struct FeedView: View {
    @ObservedObject var feed: Feed

    var body: some View {
        Text("received \(Counter.count)")
            .onReceive(feed.$items) { _ in Counter.count += 1 }
    }
}

struct ListView: View {
    @ObservedObject var feed: Feed

    var body: some View {
        Text("\(feed.items.count)")
    }
}
