// Catalogue 45: a lazy variable of a plain class is changed later, which tells nobody.
import SwiftUI

final class Engine {
    lazy var history: [Int] = []
}

final class Store: ObservableObject {
    @Published var title = "Inbox"
    @Published var selection = 0
    let engine = Engine()

    func select(_ index: Int) {
        engine.history.append(index)
        selection = index
    }
}

struct Header: View {
    @ObservedObject var store: Store

    var body: some View {
        Text(store.title)
        Text("\(store.engine.history.count)")
    }
}

struct Rows: View {
    @ObservedObject var store: Store

    var body: some View {
        Button("Row \(store.selection)") { store.select(1) }
    }
}
