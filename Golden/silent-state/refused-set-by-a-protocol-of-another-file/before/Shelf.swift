// Catalogue 213: a file that names no class sets a property of one through a protocol, apart from what the view reads.
import SwiftUI

final class Shelf: ObservableObject, Marking {
    @Published var items: [String] = []
    @Published var selection = 0

    func select(_ index: Int) {
        selection = index
        items.append("x")
    }
}

struct ShelfView: View {
    @ObservedObject var model: Shelf

    var body: some View { Text("\(model.items.count) of \(UserDefaults.standard.integer(forKey: "limit"))") }
}

struct SelectionView: View {
    @ObservedObject var shelf: Shelf

    var body: some View {
        VStack {
            Text("\(shelf.selection)")
        }
    }
}
