// Catalogue 80, 100: a view with both.
import SwiftUI

struct FeedView: View {
    @StateObject private var feed = Feed()
    @Bindable var filter: Filter

    var body: some View {
        TextField("Search", text: $filter.term)
        List(feed.posts, id: \.self) { Text($0) }
    }
}
