// Catalogue 45: a protocol of the project gives its views the body.
import SwiftUI

final class Engine {
    nonisolated(unsafe) static let shared = Engine()
    var runs = 0
}

protocol Screen: View {
    associatedtype Main: View
    @ViewBuilder var main: Main { get }
}

extension Screen {
    var body: some View {
        VStack {
            main
            Text("\(Engine.shared.runs)")
        }
    }
}

final class Store: ObservableObject {
    @Published var title = "Inbox"
    @Published var selection = 0

    func select(_ index: Int) {
        Engine.shared.runs += 1
        selection = index
    }
}

struct Header: Screen {
    @ObservedObject var store: Store

    var main: some View {
        Text(store.title)
    }
}

struct Rows: View {
    @ObservedObject var store: Store

    var body: some View {
        Button("Row \(store.selection)") { store.select(1) }
    }
}
