// Catalogue 222: a body makes what fills the caches of the model, by a factory, by the initializer of a row, or by a pipeline that has a value at once.
import Combine
import SwiftUI

@Observable
final class Library {
    var books: [String] = []
    @ObservationIgnored var made = 0
    @ObservationIgnored private var lookups = 0
    @ObservationIgnored private var copies = 0

    func title(at position: Int) -> String {
        lookups += 1
        return books[position]
    }

    func follow() -> Int {
        Just(1).sink { [unowned self] in copies += $0 }.cancel()
        return 1
    }
}

final class Entry {
    let title: String

    init(_ library: Library, position: Int) {
        library.made += 1
        title = library.title(at: position)
    }
}

struct Entries {
    let library: Library

    func entry(at position: Int) -> Entry { Entry(library, position: position) }
}

struct LibraryView: View {
    var library: Library

    var body: some View {
        ForEach(library.books.indices, id: \.self) { position in
            Text(Entries(library: library).entry(at: position).title)
        }
        Text("\(library.follow())")
    }
}
