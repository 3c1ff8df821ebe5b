// Catalogue 80, 230: the name of the own module stands in front of the class.
import SwiftUI

final class FeedModel: ObservableObject {
    @Published var title = ""
}

struct FeedView: View {
    @StateObject private var model = Feed.FeedModel()

    var body: some View {
        Text(model.title)
    }
}

struct ItemView: View {
    @ObservedObject var model: Feed.FeedModel

    var body: some View {
        Text(model.title)
    }
}
