// Catalogue 80: what a package hands out may be made by its first mention.
import Analytics
import SwiftUI

final class Feed: ObservableObject {
    @Published var name = ""
    private let tracker: Tracker

    init(tracker: Tracker = Tracker.shared) {
        self.tracker = tracker
    }
}

struct FeedView: View {
    @StateObject private var feed: Feed

    init(id: Int) {
        _feed = StateObject(wrappedValue: Feed())
    }

    var body: some View { TextField("Name", text: $feed.name) }
}

struct RootView: View {
    var body: some View { VStack { FeedView(id: 1) } }
}
