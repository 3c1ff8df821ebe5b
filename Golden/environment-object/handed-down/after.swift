// Catalogue 120, 123: an object read from the environment is passed on, as argument and by injection.
import SwiftUI

@Observable
final class Library {
    var books: [String] = []
}

struct BookList: View {
    var library: Library

    var body: some View {
        List(library.books, id: \.self) { Text($0) }
    }
}

struct BookCount: View {
    @Environment(Library.self) var library

    var body: some View {
        Text("\(library.books.count)")
    }
}

struct ShelfView: View {
    @Environment(Library.self) var library

    var body: some View {
        BookList(library: library)
            .sheet(isPresented: .constant(true)) {
                BookCount().environment(library)
            }
    }
}

struct ShelfApp: App {
    @State private var library = Library()

    var body: some Scene {
        WindowGroup {
            ShelfView().environment(library)
        }
    }
}
