// Catalogue 213: the protocol is one of another class, so that what sets its property concerns no view.
import SwiftUI

@Observable
final class Shelf {
    var items: [String] = []
    var selection = 0

    func select(_ index: Int) {
        selection = index
        items.append("x")
    }
}

final class Cursor: Marking {
    var selection = 0
}

struct ShelfView: View {
    var model: Shelf

    var body: some View { Text("\(model.items.count) of \(UserDefaults.standard.integer(forKey: "limit"))") }
}

struct SelectionView: View {
    var shelf: Shelf

    var body: some View {
        VStack {
            Text("\(shelf.selection)")
        }
    }
}
