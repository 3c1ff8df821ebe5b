// Catalogue 213: a change of a value in an array sets the property, and so tells who reads it.
import SwiftUI

struct Item {
    var isDone = false
}

@Observable
final class Store {
    var items = [Item(), Item()]
    var selection = 0

    func select(_ index: Int) {
        items[0].isDone.toggle()
        selection = index
    }
}

struct Header: View {
    var store: Store

    var body: some View {
        Text(store.items[0].isDone ? "Done" : "Open")
        Text(UserDefaults.standard.string(forKey: "title") ?? "")
    }
}

struct Root: View {
    @State private var store = Store()

    var body: some View {
        Header(store: store)
        Stepper("Row \(store.selection)", value: Binding(get: { store.selection }, set: { store.select($0) }))
    }
}
