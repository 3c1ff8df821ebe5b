// Catalogue 100, 120: objects beyond links.
import SwiftUI

final class Library: ObservableObject {
    @Published var books = ["Emma", "Ulysses"]
    @Published var favourite = "none"
}

struct Root: View {
    @StateObject private var library = Library()

    var body: some View {
        NavigationStack {
            List(library.books, id: \.self) { book in
                NavigationLink(book) { BookView(book: book) }
            }
            .navigationTitle("Favourite: \(library.favourite)")
        }
        .environmentObject(library)
    }
}

struct BookView: View {
    @EnvironmentObject var library: Library
    let book: String

    var body: some View {
        Text(library.favourite == book ? "loved" : "unknown")
        Button("Love \(book)") { library.favourite = book }
    }
}
