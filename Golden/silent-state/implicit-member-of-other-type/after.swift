// Catalogue 45: an implicit member is of the type that it gives: a static text of an enumeration is not a color.
import SwiftUI

enum Words {
    nonisolated(unsafe) static var green = "Green"
}

@Observable
final class Store {
    var title = "Inbox"
    var selection = 0

    func select(_ index: Int) {
        Words.green = "Verde"
        selection = index
    }
}

struct Header: View {
    var store: Store

    var body: some View {
        Text(store.title)
        Text("Row").foregroundColor(.green)
    }
}

struct Rows: View {
    var store: Store

    var body: some View {
        Button("Row \(store.selection)") { store.select(1) }
    }
}
