// Catalogue 11, 15: objectWillChange announces the @Published properties of superclasses too, also of one that is no ObservableObject
import SwiftUI

class Loader {
    @Published var isLoading = false
}

final class Feed: Loader, ObservableObject {
    @Published var count = 0
}

struct FeedView: View {
    @ObservedObject var feed: Feed

    var body: some View {
        Text(feed.isLoading ? "…" : "\(feed.count)")
    }
}
