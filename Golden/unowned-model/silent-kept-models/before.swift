// Catalogue 182: models that are kept, shared, handed over, or made once.
import SwiftUI

@Observable
final class FeedModel {
    static let shared = FeedModel()
    var items: [String] = []
}

final class Plain {
    var count = 0
}

struct Feed: View {
    @State private var model = FeedModel()
    @Environment(FeedModel.self) private var injected
    let shared = FeedModel.shared
    let handed: FeedModel
    var fallback = FeedModel()
    let plain = Plain()
    static let first = FeedModel()

    var body: some View {
        Text("\(model.items.count + injected.items.count + shared.items.count + handed.items.count + fallback.items.count + plain.count)")
    }
}

struct Container {
    let model = FeedModel()

    @MainActor
    var feed: some View { Feed(handed: model, fallback: model) }
}

struct FeedApp: App {
    let model = FeedModel()

    var body: some Scene {
        WindowGroup {
            Feed(handed: model)
        }
    }
}
