// Catalogue 45: an initializer that reads what nobody announces is handed on as a function.
import SwiftUI

final class Engine {
    nonisolated(unsafe) static let shared = Engine()
    var runs = 0
}

struct Line {
    let text: String
    init(_ row: Int) { text = "\(row) \(Engine.shared.runs)" }
}

@Observable
final class Store {
    var title = "Inbox"
    var selection = 0

    func select(_ index: Int) {
        Engine.shared.runs += 1
        selection = index
    }
}

struct Header: View {
    var store: Store

    var body: some View {
        Text(store.title)
        Text([1].map(Line.init).map(\.text).joined())
    }
}

struct Rows: View {
    var store: Store

    var body: some View {
        Button("Row \(store.selection)") { store.select(1) }
    }
}
