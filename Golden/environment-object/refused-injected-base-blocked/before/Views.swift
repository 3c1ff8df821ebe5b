// Catalogue 120, 122, 123: a reader with a binding, a preview and an injection.
import SwiftUI

struct LibraryView: View {
    @EnvironmentObject private var library: Library

    var body: some View {
        EditList(books: $library.books)
    }
}

struct EditList: View {
    @Binding var books: [String]

    var body: some View {
        Text("\(books.count)")
    }
}

#Preview {
    LibraryView().environmentObject(Library())
}
