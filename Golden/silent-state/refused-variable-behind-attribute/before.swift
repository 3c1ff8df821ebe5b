// Catalogue 45: an attribute before a static variable, or one of a plain class, does not make it tell of its changes.
import SwiftUI

@propertyWrapper
struct Clamped {
    private var value: Int
    var wrappedValue: Int {
        get { value }
        set { value = min(newValue, 10) }
    }
    init(wrappedValue: Int) { value = wrappedValue }
}

final class Engine {
    @Clamped var level = 0
    @MainActor static var launches = 0
}

final class Store: ObservableObject {
    @Published var title = "Inbox"
    @Published var selection = 0
    let engine = Engine()

    func select(_ index: Int) {
        engine.level += 1
        selection = index
    }
}

struct Header: View {
    @ObservedObject var store: Store

    var body: some View {
        Text(store.title)
        Text("\(store.engine.level)")
    }
}

struct Rows: View {
    @ObservedObject var store: Store

    var body: some View {
        Button("Row \(store.selection)") { store.select(1) }
    }
}
