// Catalogue 45: a local holds a method that the body runs.
import SwiftUI

final class Engine {
    var runs = 0
    func text() -> String { "\(runs)" }
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
        let text = store.engine.text
        Text(store.title)
        Text(text())
    }
}

struct Rows: View {
    @ObservedObject var store: Store

    var body: some View {
        Button("Row \(store.selection)") { store.select(1) }
    }
}
