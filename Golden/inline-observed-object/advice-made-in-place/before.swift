// Catalogue 190: objects that a view makes for @ObservedObject, in the initial value or in an initializer.
import SwiftUI

final class FeedModel: ObservableObject {
    @Published var items: [String] = []

    init(id: Int = 0) {}
}

struct Feed: View {
    @ObservedObject var model = FeedModel()
    @ObservedObject private var typed: FeedModel = .init(id: 1)

    var body: some View {
        Text("\(model.items.count + typed.items.count)")
    }
}

struct FeedOfUser: View {
    @ObservedObject private var model: FeedModel
    @ObservedObject private var other: FeedModel

    init(id: Int) {
        model = FeedModel(id: id)
        _other = ObservedObject(wrappedValue: FeedModel(id: id))
        self.model = FeedModel(id: id + 1)
    }

    var body: some View {
        Text("\(model.items.count + other.items.count)")
    }
}
