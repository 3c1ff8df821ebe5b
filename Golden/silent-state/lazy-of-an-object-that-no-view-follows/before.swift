// Catalogue 45, 212: the class that no view follows moves and ignores the variable, which changes beside another.
import SwiftUI

final class Engine: ObservableObject {
    lazy var steps = 0
    @Published var isOn = false
}

final class Store: ObservableObject {
    @Published var title = "Inbox"
    @Published var selection = 0
    let engine = Engine()

    func select(_ index: Int) {
        engine.steps += 1
        selection = index
    }
}

struct Header: View {
    @ObservedObject var store: Store

    var body: some View {
        Text(store.title)
        Text("\(store.engine.steps)")
    }
}

struct Rows: View {
    @ObservedObject var store: Store

    var body: some View {
        Button("Row \(store.selection)") { store.select(1) }
    }
}
