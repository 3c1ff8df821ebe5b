// Catalogue 80, 230: the name of the own module stands in front of the class.
import SwiftUI

@Observable
final class FeedModel {
    var title = ""
}

struct FeedView: View {
    @State private var model = Feed.FeedModel()

    var body: some View {
        Text(model.title)
    }
}

struct ItemView: View {
    var model: Feed.FeedModel

    var body: some View {
        Text(model.title)
    }
}
