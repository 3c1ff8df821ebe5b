// Catalogue 150: the elements behind the key path are of the type that the generic view is given; a view that does not
// follow the object shows what changes.
import SwiftUI

protocol Tagged: ObservableObject {
    var tags: [String] { get set }
}

final class NewTags: Tagged {
    @Published var tags: [String] = []
}

struct TagsView<Model: Tagged>: View {
    @ObservedObject var model: Model

    var body: some View {
        Text(model.tags.joined())
        Button("Clear") { model.tags = [] }
    }
}

struct Summary<Items, Content: View>: View {
    let items: Items
    @ViewBuilder let content: (Items) -> Content

    var body: some View { content(items) }
}

struct SummaryView<Model: Tagged>: View {
    let models: [Model]

    var body: some View {
        Summary(items: models) { items in
            Text("\(items.map(\.tags))")
        }
    }
}
