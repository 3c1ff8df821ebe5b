// Catalogue 213: a function that keeps what it has made for its argument gives back the same.
import SwiftUI

final class Titles {
    private var known: [Int: String] = [:]
    func title(of row: Int) -> String {
        if let title = known[row] { return title }
        let title = "Row \(row)"
        known[row] = title
        return title
    }
}

@Observable
final class Store {
    var title = "Inbox"
    var selection = 0
    let titles = Titles()

    func select(_ index: Int) {
        print(index)
        selection = index
    }
}

struct Header: View {
    var store: Store

    var body: some View {
        Text(store.title)
        Text(store.titles.title(of: 1))
    }
}

struct Rows: View {
    var store: Store

    var body: some View {
        Button("Row \(store.selection)") { store.select(1) }
    }
}
