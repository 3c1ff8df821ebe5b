// Catalogue 61: the publisher is reached through a member of another type, in another file.
import Combine
import SwiftUI

@Observable
final class Library {
    var books: [String] = [] { willSet { booksSubject.send(newValue) } }
    @ObservationIgnored private(set) lazy var booksSubject = CurrentValueSubject<[String], Never>(_books)
}

struct Services {
    let library: Library
}

final class Badge {
    private var cancellable: AnyCancellable?
    private(set) var count = 0

    init(services: Services) {
        cancellable = services.library.booksSubject.sink { [weak self] in
            self?.count = $0.count
        }
    }
}

struct LibraryView: View {
    var library: Library

    var body: some View {
        Text("\(library.books.count)")
    }
}
