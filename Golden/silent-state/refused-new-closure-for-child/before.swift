// Catalogue 213: a property of the view gives a child another closure each time, so that its body runs again.
import SwiftUI

final class Engine {
    nonisolated(unsafe) static let shared = Engine()
    var runs = 0
}

struct Card: View {
    let onTap: () -> Void
    var body: some View { Button("\(Engine.shared.runs)", action: onTap) }
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
    private var tap: () -> Void { { store.title = "" } }

    var body: some View {
        Text(store.title)
        Card(onTap: tap)
    }
}

struct Rows: View {
    @ObservedObject var store: Store

    var body: some View {
        Button("Row \(store.selection)") { store.select(1) }
    }
}
