// Catalogue 213: another file sets a property by a key path that names no type.
import SwiftUI

final class Log {
    static let shared = Log()

    private(set) var count = 0

    func hit() { count += 1 }
}

final class Shelf: ObservableObject {
    @Published private(set) var items: [String] = []
    @Published var selection = 0

    func select(_ index: Int) {
        Log.shared.hit()
        selection = index
        items.append("x")
    }
}

struct ShelfHeader: View {
    @ObservedObject var shelf: Shelf

    var body: some View {
        VStack {
            Text("log \(Log.shared.count)")
            Text("items \(shelf.items.count)")
        }
    }
}

struct ShelfChooser: View {
    @ObservedObject var shelf: Shelf

    var body: some View {
        VStack {
            Text("row \(shelf.selection)")
            Button("Choose") { choose(shelf) }
        }
    }
}
