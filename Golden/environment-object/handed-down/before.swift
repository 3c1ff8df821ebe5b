// Catalogue 120, 123: an object read from the environment is passed on, as argument and by injection.
import SwiftUI

final class Library: ObservableObject {
    @Published var books: [String] = []
}

struct BookList: View {
    @ObservedObject var library: Library

    var body: some View {
        List(library.books, id: \.self) { Text($0) }
    }
}

struct BookCount: View {
    @EnvironmentObject var library: Library

    var body: some View {
        Text("\(library.books.count)")
    }
}

struct ShelfView: View {
    @EnvironmentObject var library: Library

    var body: some View {
        BookList(library: library)
            .sheet(isPresented: .constant(true)) {
                BookCount().environmentObject(library)
            }
    }
}

struct ShelfApp: App {
    @StateObject private var library = Library()

    var body: some Scene {
        WindowGroup {
            ShelfView().environmentObject(library)
        }
    }
}
