// Stale: the same object again is no change.
import SwiftUI

final class Page {
    var text = "empty"
}

@Observable
final class Book {
    var page = Page()

    func write() {
        page.text += "."
        page = page
    }
}

struct Root: View {
    @State private var book = Book()

    var body: some View {
        Button("Write") { book.write() }
        Text(book.page.text)
    }
}
