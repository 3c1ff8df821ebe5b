// Catalogue 40, 41: an object is changed inside and assigned again to tell of that.
import SwiftUI

final class Page {
    var text = "empty"
}

final class Book: ObservableObject {
    @Published var page = Page()

    func write() {
        page.text += "."
        page = page
    }
}

struct Root: View {
    @StateObject private var book = Book()

    var body: some View {
        Button("Write") { book.write() }
        Text(book.page.text)
    }
}
