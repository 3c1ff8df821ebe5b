// Catalogue 19, 120: the type is written as it was: nested, qualified or through an alias.
import SwiftUI

enum Feed {
    @Observable
    final class Model {
        var count = 0
    }
}

typealias FeedModel = Feed.Model

struct FeedCount: View {
    @Environment(Feed.Model.self) private var model

    var body: some View {
        Text("\(model.count)")
    }
}

struct FeedReset: View {
    @Environment(FeedModel.self) private var model

    var body: some View {
        Button("Reset") { model.count = 0 }
    }
}

struct FeedScreen: View {
    @State private var model = FeedModel()

    var body: some View {
        VStack {
            FeedCount()
            FeedReset()
        }
        .environment(model)
    }
}
