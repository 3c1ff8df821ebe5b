// Catalogue 66, 68: the class hands its publisher out under the publisher's own type.
import Combine
import SwiftUI

final class Feed: ObservableObject {
    @Published var posts: [String] = []

    var changes: ObservableObjectPublisher { objectWillChange }
}

struct FeedView: View {
    @StateObject private var feed = Feed()

    var body: some View {
        List(feed.posts, id: \.self) { Text($0) }
    }
}
