// Catalogue 70, 113: rows follow their own objects.
import SwiftUI

final class Item: ObservableObject, Identifiable {
    let id: Int
    @Published var isDone = false
    @Published var title: String

    init(id: Int, title: String) {
        self.id = id
        self.title = title
    }
}

final class ItemList: ObservableObject {
    @Published var items = [Item(id: 1, title: "Milk"), Item(id: 2, title: "Bread")]

    func add(_ title: String) { items.append(Item(id: items.count + 1, title: title)) }
}

struct Root: View {
    @StateObject private var list = ItemList()

    var body: some View {
        List {
            ForEach(list.items) { item in
                ItemRow(item: item)
            }
        }
        Button("Add") { list.add("Eggs") }
        Button("Reverse") { list.items.reverse() }
        Button("Drop") { list.items.removeFirst() }
    }
}

struct ItemRow: View {
    @ObservedObject var item: Item

    var body: some View {
        HStack {
            Toggle(item.title, isOn: $item.isDone)
            Text(item.isDone ? "done" : "open")
        }
    }
}
