import SwiftUI

struct FeedView: View {
    @StateObject private var feed = Feed()

    var body: some View {
        List(feed.items, id: \.self) { item in Text(item) }
    }
}
