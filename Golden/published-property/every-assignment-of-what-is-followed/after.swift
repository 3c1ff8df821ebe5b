// Catalogue 41: only where something followed the object can equal values be missed: a view, or an object that passes its changes on.
import Combine
import SwiftUI

struct User: Equatable {
    let id: Int
    var name: String

    static func == (lhs: User, rhs: User) -> Bool { lhs.id == rhs.id }
}

/// Views read it, and never followed it.
@Observable
final class Archive {
    var owner = User(id: 1, name: "Ada")
}

/// A view follows the object around it.
@Observable
final class Page {
    var author = User(id: 1, name: "Ada")

    // Called by the code of @Observable, so that equal values are announced too.
    private nonisolated func shouldNotifyObservers(_ lhs: User, _ rhs: User) -> Bool { true }
}

@Observable
final class Book {
    var title = ""
    var readers = ["Ada", "Grace"]
    var places = [[1], [2, 3]]
    let archive = Archive()
    let page = Page()

    init() {
    }

    // Called by the code of @Observable, so that equal values are announced too.
    private nonisolated func shouldNotifyObservers(_ lhs: [String], _ rhs: [String]) -> Bool { true }
    private nonisolated func shouldNotifyObservers(_ lhs: [[Int]], _ rhs: [[Int]]) -> Bool { true }

    func refresh(_ user: User) {
        readers = readers
        places = places
        archive.owner = user
        page.author = user
    }
}

struct BookView: View {
    @State private var book = Book()

    var body: some View {
        Text("\(book.readers.count) \(book.places.count)" + book.title + book.archive.owner.name + book.page.author.name)
        Button("Refresh") { book.refresh(User(id: 1, name: "Grace")) }
    }
}
