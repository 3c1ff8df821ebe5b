// Catalogue 45: a DynamicProperty of the project that holds no wrapper updates no view.
import SwiftUI

final class Flags {
    nonisolated(unsafe) static let shared = Flags()
    var isOn = false
}

@propertyWrapper
struct Flag: DynamicProperty {
    var wrappedValue: Bool { Flags.shared.isOn }
}

final class Store: ObservableObject {
    @Published var title = "Inbox"
    @Published var selection = 0

    func select(_ index: Int) {
        Flags.shared.isOn.toggle()
        selection = index
    }
}

struct Header: View {
    @ObservedObject var store: Store
    @Flag private var isOn

    var body: some View {
        Text(store.title)
        Text(isOn ? "On" : "Off")
    }
}

struct Rows: View {
    @ObservedObject var store: Store

    var body: some View {
        Button("Row \(store.selection)") { store.select(1) }
    }
}
