// Catalogue 219: a function that counts its calls gives back something else each time.
import SwiftUI

final class Ticket {
    private var number = 0
    func next() -> Int {
        number += 1
        return number
    }
}

final class Store: ObservableObject {
    @Published var title = "Inbox"
    @Published var selection = 0
    let ticket = Ticket()

    func select(_ index: Int) {
        print(index)
        selection = index
    }
}

struct Header: View {
    @ObservedObject var store: Store

    var body: some View {
        Text(store.title)
        Text("\(store.ticket.next())")
    }
}

struct Rows: View {
    @ObservedObject var store: Store

    var body: some View {
        Button("Row \(store.selection)") { store.select(1) }
    }
}
