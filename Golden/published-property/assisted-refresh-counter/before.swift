// Catalogue 35, 58: asked for, the class with the counter that nobody reads moves.
import SwiftUI

class Shelf: ObservableObject {
    @Published var selection = 0
    @Published var revision = 0
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
    @ObservedObject var shelf: Shelf

    var body: some View {
        Text("\(library.available.count) books, selected \(shelf.selection)")
    }
}
