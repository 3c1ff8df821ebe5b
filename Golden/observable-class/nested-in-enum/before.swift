// Catalogue 7: an enum as a namespace, and two classes of the same short name.
import SwiftUI

enum Feed {
    @MainActor
    final class Model: ObservableObject {
        @Published var posts: [String] = []
    }
}

enum Chat {
    struct Screen: View {
        @StateObject private var model = Model()

        var body: some View {
            Text(model.messages.first ?? "")
        }
    }

    @MainActor
    final class Model: ObservableObject {
        @Published var messages: [String] = []
    }
}

struct FeedScreen: View {
    @ObservedObject var model: Feed.Model

    var body: some View {
        List(model.posts, id: \.self) { Text($0) }
    }
}
