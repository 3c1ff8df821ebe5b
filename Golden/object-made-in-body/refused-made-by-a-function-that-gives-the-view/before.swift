// Catalogue 103, 222: the function has the type of the view, and the getter too; a body runs both.
import SwiftUI

final class Feed: ObservableObject {
    @Published var items: [String]
    private(set) var count = 0

    init() {
        items = []
        count = items.count
    }

    func load() { items = ["A", "B"] }
}

struct FeedList: View {
    @ObservedObject var feed: Feed

    static func build() -> FeedList {
        let feed = Feed()
        return FeedList(feed: feed)
    }

    var body: some View {
        ForEach(feed.items, id: \.self) { Text($0) }
        Button("Load") { feed.load() }
    }
}

struct Root: View {
    private var list: FeedList { FeedList(feed: Feed()) }

    var body: some View {
        FeedList.build()
        list
    }
}
