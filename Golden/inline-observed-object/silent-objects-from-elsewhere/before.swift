// Catalogue 190: objects that live elsewhere, or that a default only stands in for.
import SwiftUI

final class FeedModel: ObservableObject {
    static let shared = FeedModel()
    @Published var items: [String] = []

    static func make() -> FeedModel { shared }
}

struct Feed: View {
    @ObservedObject var model: FeedModel
    @ObservedObject var shared = FeedModel.shared
    @ObservedObject var made = FeedModel.make()
    @ObservedObject var fallback = FeedModel()
    @StateObject private var own = FeedModel()

    var body: some View {
        Text("\(model.items.count + shared.items.count + made.items.count + fallback.items.count + own.items.count)")
    }
}

struct Screen: View {
    @StateObject private var model = FeedModel()

    var body: some View {
        Feed(model: model, fallback: model)
    }
}

final class Presenter {
    @ObservedObject var model = FeedModel()
}
