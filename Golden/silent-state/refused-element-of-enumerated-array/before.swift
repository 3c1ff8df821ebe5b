// Catalogue 45: the elements of an array made of another sequence are objects of which nobody announces a variable.
import Foundation
import SwiftUI

final class Engine {
    var note = ""
}

struct Ship {
    var note = ""
}

final class Store: ObservableObject {
    @Published var title = "Inbox"
    @Published var selection = 0
    let engines = [Engine(), Engine()]

    func select(_ index: Int) {
        engines[0].note = "\(index)"
        selection = index
    }
}

struct Header: View {
    @ObservedObject var store: Store

    var body: some View {
        Text(store.title)
        ForEach(Array(store.engines.enumerated()), id: \.offset) { _, engine in Text(engine.note) }
    }
}

struct Rows: View {
    @ObservedObject var store: Store

    var body: some View {
        Button("Row \(store.selection)") { store.select(1) }
    }
}
