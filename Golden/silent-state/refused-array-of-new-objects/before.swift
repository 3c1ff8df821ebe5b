// Catalogue 213: an array of new objects never equals the one before, so that the child runs again.
import Foundation
import SwiftUI

final class Engine {
    nonisolated(unsafe) static let shared = Engine()
    var runs = 0
}

final class Row {
    let text: String
    init(_ text: String) { self.text = text }
}

struct Card: View {
    let rows: [Row]
    var body: some View { Text("\(rows.count) \(Engine.shared.runs)") }
}

final class Store: ObservableObject {
    @Published var title = "Inbox"
    @Published var selection = 0

    func select(_ index: Int) {
        Engine.shared.runs += 1
        selection = index
    }
}

struct Header: View {
    @ObservedObject var store: Store

    var body: some View {
        Text(store.title)
        Card(rows: [Row("A")])
    }
}

struct Rows: View {
    @ObservedObject var store: Store

    var body: some View {
        Button("Row \(store.selection)") { store.select(1) }
    }
}
