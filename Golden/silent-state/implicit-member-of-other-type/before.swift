// Catalogue 45: an implicit member is of the type that it gives: a static text of an enumeration is not a color.
import SwiftUI

enum Words {
    nonisolated(unsafe) static var green = "Green"
}

final class Store: ObservableObject {
    @Published var title = "Inbox"
    @Published var selection = 0

    func select(_ index: Int) {
        Words.green = "Verde"
        selection = index
    }
}

struct Header: View {
    @ObservedObject var store: Store

    var body: some View {
        Text(store.title)
        Text("Row").foregroundColor(.green)
    }
}

struct Rows: View {
    @ObservedObject var store: Store

    var body: some View {
        Button("Row \(store.selection)") { store.select(1) }
    }
}
