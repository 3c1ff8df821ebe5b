// Catalogue 213: helpers of a view that call one another hand on the object of the view.
import SwiftUI

final class Log { nonisolated(unsafe) static let shared = Log(); var count = 0 }

final class Store: ObservableObject {
    @Published var title = "Inbox"
    @Published var selection = 0
    func select(_ index: Int) {
        Log.shared.count += 1
        selection = index
    }
}

struct Header: View {
    @ObservedObject var store: Store

    private func even(_ store: Store, _ row: Int) -> String { row == 0 ? store.title : odd(store, row - 1) }
    private func odd(_ store: Store, _ row: Int) -> String { row == 0 ? store.title : even(store, row - 1) }

    var body: some View {
        Text(even(store, 3))
        Text("\(Log.shared.count)")
    }
}
