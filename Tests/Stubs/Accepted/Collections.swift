// Bindings to collections and the closures that take them.
import SwiftUI

struct Item: Identifiable, Hashable {
    let id: Int
    var name = ""
    var isDone = false
}

@Observable
final class Store {
    var items: [Item] = []
    var names: [String] = []
    var selection: Item?
    var selected: Set<Int> = []
    var path: [Item] = []
    var byName: [String: Item] = [:]
}

struct Items: View {
    @Bindable var store: Store
    @State private var local: [Item] = []

    var body: some View {
        NavigationStack(path: $store.path) {
            List {
                ForEach($store.items) { $item in
                    Toggle(item.name, isOn: $item.isDone)
                }
                .onDelete { store.items.remove(atOffsets: $0) }
                ForEach($store.names, id: \.self) { $name in TextField("Name", text: $name) }
                ForEach(store.names, id: \.self) { Text($0) }
                ForEach(0..<3) { Text("\($0)") }
                ForEach(store.items.indices, id: \.self) { index in
                    TextField("Name", text: $store.items[index].name)
                }
                ForEach(Array(store.items.enumerated()), id: \.offset) { index, item in
                    Text("\(index) \(item.name)")
                }
            }
            .navigationDestination(for: Item.self) { Text($0.name) }
        }
        .sheet(item: $store.selection) { item in Text(item.name) }
        List($store.items) { $item in TextField("Name", text: $item.name) }
        List($store.names, id: \.self) { $name in TextField("Name", text: $name) }
        List(store.items) { Text($0.name) }
        List(store.items, selection: $store.selected) { Text($0.name) }
        List(local) { item in NavigationLink(item.name, value: item) }
        if let item = Binding($store.selection) {
            TextField("Name", text: item.name)
        }
    }
}
