// Catalogue 191: objects that exist before StateObject asks for them.
import SwiftUI

final class FeedModel: ObservableObject {
    @Published var items: [String] = []

    init(id: Int) {}
}

struct Feed: View {
    @StateObject private var model: FeedModel
    @StateObject private var handed: FeedModel

    init(id: Int, handed: FeedModel) {
        let model = FeedModel(id: id)
        _model = StateObject(wrappedValue: model)
        self._handed = .init(wrappedValue: handed)
    }

    var body: some View {
        Text("\(model.items.count + handed.items.count)")
    }
}

struct Screen: View {
    @StateObject private var model = FeedModel(id: 1)

    var body: some View {
        Feed(id: 1, handed: model)
    }
}
