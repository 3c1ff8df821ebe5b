// Catalogue 45: the variable of a plain class holds an object that is never replaced, and its values are constants.
import SwiftUI

final class User {
    let name: String
    init(name: String) { self.name = name }
}

final class Session {
    var user = User(name: "Ann")
}

@Observable
final class Store {
    var title = "Inbox"
    var selection = 0
    let session = Session()

    func select(_ index: Int) {
        print(index)
        selection = index
    }
}

struct Header: View {
    var store: Store

    var body: some View {
        Text(store.title)
        Text(store.session.user.name)
    }
}

struct Rows: View {
    var store: Store

    var body: some View {
        Button("Row \(store.selection)") { store.select(1) }
    }
}
