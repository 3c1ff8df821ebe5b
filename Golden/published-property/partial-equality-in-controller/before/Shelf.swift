// Catalogue 41: the property is assigned in a file that names the object by a property of its own, and no class.
import SwiftUI

struct Book: Equatable {
    var id = 0
    var title = ""

    static func == (left: Book, right: Book) -> Bool {
        left.id == right.id
    }
}

final class Shelf: ObservableObject {
    @Published var current = Book()
}

final class ShelfController {
    let shelf = Shelf()
    var book = Book()
}

struct ShelfView: View {
    @ObservedObject var shelf: Shelf

    var body: some View {
        Text(shelf.current.title)
    }
}
