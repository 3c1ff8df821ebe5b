// Catalogue 45: a closure that a local holds is run by the action of a button only.
import SwiftUI

final class Engine {
    var runs = 0
}

@Observable
final class Store {
    var title = "Inbox"
    var selection = 0
    let engine = Engine()

    func select(_ index: Int) {
        engine.runs += 1
        selection = index
    }
}

struct Header: View {
    var store: Store

    var body: some View {
        let log = { print(store.engine.runs) }
        Text(store.title)
        Button("Log", action: log)
    }
}

struct Rows: View {
    var store: Store

    var body: some View {
        Button("Row \(store.selection)") { store.select(1) }
    }
}
