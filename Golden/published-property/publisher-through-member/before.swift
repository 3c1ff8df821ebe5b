// Catalogue 61: the publisher is reached through a member of another type, in another file.
import Combine
import SwiftUI

final class Library: ObservableObject {
    @Published var books: [String] = []
}

struct Services {
    let library: Library
}

final class Badge {
    private var cancellable: AnyCancellable?
    private(set) var count = 0

    init(services: Services) {
        cancellable = services.library.$books.sink { [weak self] in
            self?.count = $0.count
        }
    }
}

struct LibraryView: View {
    @ObservedObject var library: Library

    var body: some View {
        Text("\(library.books.count)")
    }
}
