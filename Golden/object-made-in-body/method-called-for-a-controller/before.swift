// Catalogue 103: a controller makes the view in answer to an event, so that nothing comes to follow what the method reads.
import SwiftUI

final class Feed: ObservableObject {
    static let shared = Feed()

    @Published var items: [String] = []

    func refresh() {
        if items.isEmpty { print("nothing yet") }
        Task { @MainActor in items = ["A"] }
    }
}

struct FeedView: View {
    @ObservedObject var feed: Feed

    init(feed: Feed) {
        self.feed = feed
        feed.refresh()
    }

    var body: some View {
        ForEach(feed.items, id: \.self) { Text($0) }
    }
}

final class FeedController: NSHostingController<FeedView> {
    init(feed: Feed) {
        super.init(rootView: FeedView(feed: feed))
    }

    required init?(coder: NSCoder) { nil }
}

final class Router {
    func showFeed() -> FeedController { FeedController(feed: .shared) }
}

struct RootView: View {
    let router: Router

    var body: some View {
        Button("Feed") { _ = router.showFeed() }
    }
}
