// Catalogue 21: the view of the class.
import SwiftUI

struct FeedView: View {
    @ObservedObject var feed: Feed

    var body: some View {
        Text("\(feed.items.count)")
    }
}
