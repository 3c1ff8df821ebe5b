// Catalogue 154: closures that make no object of a generic view concern no class; those that do concern the class that
// they make.
import SwiftUI

final class Store: ObservableObject {
    @Published var count = 0
}

final class Draft: ObservableObject {
    @Published var text = ""
}

final class Other: ObservableObject {
    @Published var size = 0
}

struct Holder<Model: ObservableObject, Content: View>: View {
    @StateObject private var model: Model
    private let content: Content

    init(make: @escaping () -> Model, @ViewBuilder content: () -> Content) {
        _model = StateObject(wrappedValue: make())
        self.content = content()
    }

    var body: some View { content }
}

struct Pane<Model: ObservableObject, Content: View>: View {
    @ObservedObject private var model: Model
    private let content: Content

    init(model: Model, other: (() -> Model)? = nil, @ViewBuilder content: (Model) -> Content) {
        self.model = other?() ?? model
        self.content = content(model)
    }

    var body: some View { content }
}

struct Screen: View {
    let draft: Draft

    var body: some View {
        Holder(make: { Store() }) { Text("a") }
        Holder { Store() } content: { Text("b") }
        Pane(model: draft) { _ in Text("c") }
    }
}

struct Detail: View {
    @StateObject private var store = Store()
    @StateObject private var draft = Draft()
    @StateObject private var other = Other()

    var body: some View { Text("\(store.count) \(draft.text) \(other.size)") }
}
