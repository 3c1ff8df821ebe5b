// Catalogue 213: what an object in an array or behind an optional holds is set without setting the property.
import SwiftUI

final class Item {
    var isDone = false
    var title = ""

    func toggle() { isDone.toggle() }
}

final class ItemStore: ObservableObject {
    @Published var title = "Inbox"
    @Published var selection = 0
    @Published var items = [Item(), Item()]

    func select(_ index: Int) {
        items[0].isDone.toggle()
        selection = index
    }
}

final class CurrentStore: ObservableObject {
    @Published var title = "Inbox"
    @Published var selection = 0
    @Published var current: Item?

    func select(_ index: Int) {
        current?.title = "Row \(index)"
        selection = index
    }
}

final class MethodStore: ObservableObject {
    @Published var title = "Inbox"
    @Published var selection = 0
    @Published var items = [Item(), Item()]

    func select(_ index: Int) {
        items[0].toggle()
        selection = index
    }
}

struct ItemHeader: View {
    @ObservedObject var store: ItemStore

    var body: some View {
        Text(store.title)
        Text(store.items[0].isDone ? "Done" : "Open")
    }
}

struct CurrentHeader: View {
    @ObservedObject var store: CurrentStore

    var body: some View {
        Text(store.title)
        Text(store.current?.title ?? "")
    }
}

struct MethodHeader: View {
    @ObservedObject var store: MethodStore

    var body: some View {
        Text(store.title)
        Text(store.items[0].isDone ? "Done" : "Open")
    }
}

struct Root: View {
    @StateObject private var items = ItemStore()
    @StateObject private var current = CurrentStore()
    @StateObject private var methods = MethodStore()

    var body: some View {
        ItemHeader(store: items)
        CurrentHeader(store: current)
        MethodHeader(store: methods)
        Stepper("Row \(items.selection)", value: Binding(get: { items.selection }, set: { items.select($0) }))
        Stepper("Row \(current.selection)", value: Binding(get: { current.selection }, set: { current.select($0) }))
        Stepper("Row \(methods.selection)", value: Binding(get: { methods.selection }, set: { methods.select($0) }))
    }
}
