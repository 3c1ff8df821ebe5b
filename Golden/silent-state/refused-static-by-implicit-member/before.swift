// Catalogue 45: a static variable behind a dot that begins the expression.
import SwiftUI

struct Theme {
    var size: Double
    nonisolated(unsafe) static var current = Theme(size: 12)
}

final class Store: ObservableObject {
    @Published var title = "Inbox"
    @Published var selection = 0

    func select(_ index: Int) {
        Theme.current = Theme(size: 14)
        selection = index
    }
}

struct Header: View {
    @ObservedObject var store: Store

    private func line(_ theme: Theme) -> String { "\(theme.size)" }

    var body: some View {
        Text(store.title)
        Text(line(.current))
    }
}

struct Rows: View {
    @ObservedObject var store: Store

    var body: some View {
        Button("Row \(store.selection)") { store.select(1) }
    }
}
