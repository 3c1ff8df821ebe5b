// Catalogue 218: an ObservableObject that publishes nothing becomes a plain class, of which the view shows a variable.
import SwiftUI

final class Child {
    var count = 0
}

final class Store: ObservableObject {
    @Published var title = "Inbox"
    @Published var selection = 0
    let child = Child()

    func select(_ index: Int) {
        child.count += 1
        selection = index
    }
}

struct Header: View {
    @ObservedObject var store: Store

    var body: some View {
        Text(store.title)
        Text("\(store.child.count)")
    }
}

struct Rows: View {
    @ObservedObject var store: Store

    var body: some View {
        Button("Row \(store.selection)") { store.select(1) }
    }
}
