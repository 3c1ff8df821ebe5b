// Catalogue 41: only where something followed the object can equal values be missed: a view, or an object that passes its changes on.
import Combine
import SwiftUI

struct User: Equatable {
    let id: Int
    var name: String

    static func == (lhs: User, rhs: User) -> Bool { lhs.id == rhs.id }
}

/// Views read it, and never followed it.
final class Archive: ObservableObject {
    @Published var owner = User(id: 1, name: "Ada")
}

/// A view follows the object around it.
final class Page: ObservableObject {
    @Published var author = User(id: 1, name: "Ada")
}

final class Book: ObservableObject {
    @Published var title = ""
    @Published var readers = ["Ada", "Grace"]
    @Published var places = [[1], [2, 3]]
    let archive = Archive()
    let page = Page()
    private var changes: AnyCancellable?

    init() {
        changes = page.objectWillChange.sink { [weak self] _ in self?.objectWillChange.send() }
    }

    func refresh(_ user: User) {
        readers = readers
        places = places
        archive.owner = user
        page.author = user
    }
}

struct BookView: View {
    @StateObject private var book = Book()

    var body: some View {
        Text("\(book.readers.count) \(book.places.count)" + book.title + book.archive.owner.name + book.page.author.name)
        Button("Refresh") { book.refresh(User(id: 1, name: "Grace")) }
    }
}
