// Catalogue 35, 58: asked for, the class with the counter that nobody reads moves.
import SwiftUI

@Observable
class Shelf {
    var selection = 0
    var revision = 0
}

class Book {
    var isLent = false
}

final class Library {
    let shelf = Shelf()
    var books: [Book] = []

    func lendAll() {
        for book in books {
            book.isLent = true
        }
        shelf.revision += 1
    }

    var available: [Book] {
        books.filter { !$0.isLent }
    }
}

struct ShelfView: View {
    let library: Library
    var shelf: Shelf

    var body: some View {
        Text("\(library.available.count) books, selected \(shelf.selection)")
    }
}
