// Catalogue 120: the object's type stands in the attribute
import SwiftUI

@Observable
final class Library {
    var books: [String] = []
}

struct Shelf: View {
    @Environment(Library.self) private var library
    @SwiftUI.Environment(Library.self) var other

    var body: some View {
        Text("\(library.books.count) of \(other.books.count)")
    }
}

struct Root: View {
    @State private var library = Library()

    var body: some View {
        Shelf().environment(library)
    }
}
