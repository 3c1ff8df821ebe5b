// Catalogue 59: a body calls a method, which calls the one that writes: as if it wrote itself; what a method starts for later, it starts each time.
import SwiftUI

final class Shelf: ObservableObject {
    @Published var books: [String] = []
    private var lastQuery = ""
    private var lastResult: [String] = []
    private var searches = 0

    func books(matching query: String) -> [String] {
        if query == lastQuery { return lastResult }
        remember(query, books.filter { $0.hasPrefix(query) })
        Task { self.count() }
        return lastResult
    }

    private func remember(_ query: String, _ result: [String]) {
        lastQuery = query
        lastResult = result
    }

    private func count() {
        searches += 1
    }
}

struct ShelfView: View {
    @ObservedObject var shelf: Shelf
    let letter: String

    var body: some View {
        Text(shelf.books(matching: letter).joined())
    }
}
