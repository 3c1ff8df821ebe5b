// Catalogue 7: an enum as a namespace, and two classes of the same short name.
import SwiftUI

enum Feed {
    @MainActor
    @Observable
    final class Model {
        var posts: [String] = []
    }
}

enum Chat {
    struct Screen: View {
        @State private var model = Model()

        var body: some View {
            Text(model.messages.first ?? "")
        }
    }

    @MainActor
    @Observable
    final class Model {
        var messages: [String] = []
    }
}

struct FeedScreen: View {
    var model: Feed.Model

    var body: some View {
        List(model.posts, id: \.self) { Text($0) }
    }
}
