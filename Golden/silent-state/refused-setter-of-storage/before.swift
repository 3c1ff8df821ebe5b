// Catalogue 45: a property that gives back what its setter stores is not a cache.
import SwiftUI

final class Engine {
    private var stored = 0
    var runs: Int {
        get { stored }
        set { stored = newValue }
    }
}

final class Store: ObservableObject {
    @Published var title = "Inbox"
    @Published var selection = 0
    let engine = Engine()

    func select(_ index: Int) {
        engine.runs += 1
        selection = index
    }
}

struct Header: View {
    @ObservedObject var store: Store

    var body: some View {
        Text(store.title)
        Text("\(store.engine.runs)")
    }
}

struct Rows: View {
    @ObservedObject var store: Store

    var body: some View {
        Button("Row \(store.selection)") { store.select(1) }
    }
}
