// Catalogue 41: the property is assigned in a file that names the object by a property of its own, and no class.
import SwiftUI

struct Book: Equatable {
    var id = 0
    var title = ""

    static func == (left: Book, right: Book) -> Bool {
        left.id == right.id
    }
}

@Observable
final class Shelf {
    var current = Book()

    // Called by the code of @Observable, so that equal values are announced too.
    private nonisolated func shouldNotifyObservers(_ lhs: Book, _ rhs: Book) -> Bool { true }
}

final class ShelfController {
    let shelf = Shelf()
    var book = Book()
}

struct ShelfView: View {
    var shelf: Shelf

    var body: some View {
        Text(shelf.current.title)
    }
}
