// Catalogue 7, 47: two classes of one short name; one stays, the other migrates.
import SwiftUI

enum Feed {
    final class Model: ObservableObject {
        @Published var posts: [String] = []

        func reload() {
            print(objectWillChange)
        }
    }

    struct Screen: View {
        @StateObject private var model = Model()

        var body: some View {
            Text("\(model.posts.count)")
        }
    }
}

enum Chat {
    @Observable
    final class Model {
        var draft = ""
    }

    struct Screen: View {
        @State private var model = Model()

        var body: some View {
            TextField("Draft", text: $model.draft)
        }
    }
}

struct BothScreens: View {
    @ObservedObject var feed: Feed.Model
    var chat: Chat.Model

    var body: some View {
        Text("\(feed.posts.count) \(chat.draft)")
    }
}
