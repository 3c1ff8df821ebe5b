// Catalogue 45: a closure that a local holds is run by the body.
import SwiftUI

final class Engine {
    var runs = 0
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
        let label = { "\(store.engine.runs)" }
        Text(store.title)
        Text(label())
    }
}

struct Rows: View {
    @ObservedObject var store: Store

    var body: some View {
        Button("Row \(store.selection)") { store.select(1) }
    }
}
