// Catalogue 35, 58: what a file reads that names the object by a property of its own, and no class, is read.
import SwiftUI

@Observable
final class Shelf {
    var title = ""
    var isSelecting = false
}

final class ShelfController {
    var shelf = Shelf()
    var isEditing = false

    func reset() {
        shelf.isSelecting = false
    }
}

struct ShelfView: View {
    var shelf: Shelf

    var body: some View {
        Text(shelf.title)
    }
}
