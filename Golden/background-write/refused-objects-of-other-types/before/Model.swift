// Catalogue 223: objects are set in the background where neither their class nor a member that holds one is named.
import SwiftUI

final class Book: ObservableObject {
    @Published var title = ""
}

final class Library {
    private let books = [Book()]

    subscript(position: Int) -> Book { books[position] }
}

class Shelf<Item> {
    let items: [Item]

    init(items: [Item]) {
        self.items = items
    }

    var first: Item { items[0] }
}

final class BookShelf: Shelf<Book> {}

typealias Books = [Book]

struct BookView: View {
    @ObservedObject var book: Book

    var body: some View {
        Text(book.title)
    }
}
