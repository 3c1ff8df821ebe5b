// Catalogue 45: the variable of a plain class holds an object that is never replaced, and its values are constants.
import SwiftUI

final class User {
    let name: String
    init(name: String) { self.name = name }
}

final class Session {
    var user = User(name: "Ann")
}

final class Store: ObservableObject {
    @Published var title = "Inbox"
    @Published var selection = 0
    let session = Session()

    func select(_ index: Int) {
        print(index)
        selection = index
    }
}

struct Header: View {
    @ObservedObject var store: Store

    var body: some View {
        Text(store.title)
        Text(store.session.user.name)
    }
}

struct Rows: View {
    @ObservedObject var store: Store

    var body: some View {
        Button("Row \(store.selection)") { store.select(1) }
    }
}
