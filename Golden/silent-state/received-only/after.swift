// Catalogue 212: the view only receives what the property publishes, which reads nothing of it.
import Combine
import SwiftUI

enum Counter {
    static var count = 0
}

@Observable
final class Feed {
    var items: [String] = [] { willSet { itemsSubject.send(newValue) } }
    @ObservationIgnored private(set) lazy var itemsSubject = CurrentValueSubject<[String], Never>(_items)

    func load() { items.append("new") }
}

struct FeedView: View {
    var feed: Feed

    var body: some View {
        Text("received \(Counter.count)")
            .onReceive(feed.itemsSubject) { _ in Counter.count += 1 }
    }
}

struct ListView: View {
    var feed: Feed

    var body: some View {
        Text("\(feed.items.count)")
    }
}
