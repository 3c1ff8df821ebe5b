// Catalogue 120: the object's type stands in the attribute
import SwiftUI

final class Library: ObservableObject {
    @Published var books: [String] = []
}

struct Shelf: View {
    @EnvironmentObject<Library> private var library
    @SwiftUI.EnvironmentObject<Library> var other: Library

    var body: some View {
        Text("\(library.books.count) of \(other.books.count)")
    }
}

struct Root: View {
    @StateObject private var library = Library()

    var body: some View {
        Shelf().environmentObject(library)
    }
}
