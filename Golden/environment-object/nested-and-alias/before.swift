// Catalogue 19, 120: the type is written as it was: nested, qualified or through an alias.
import SwiftUI

enum Feed {
    final class Model: ObservableObject {
        @Published var count = 0
    }
}

typealias FeedModel = Feed.Model

struct FeedCount: View {
    @EnvironmentObject private var model: Feed.Model

    var body: some View {
        Text("\(model.count)")
    }
}

struct FeedReset: View {
    @EnvironmentObject private var model: FeedModel

    var body: some View {
        Button("Reset") { model.count = 0 }
    }
}

struct FeedScreen: View {
    @StateObject private var model = FeedModel()

    var body: some View {
        VStack {
            FeedCount()
            FeedReset()
        }
        .environmentObject(model)
    }
}
