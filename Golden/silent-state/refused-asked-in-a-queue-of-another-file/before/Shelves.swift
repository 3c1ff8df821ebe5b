// Catalogue 213: a row shows what a service counts within the turn of a queue, in files that name nothing of the migration and only one another.
import SwiftUI

final class Shelves: ObservableObject {
    @Published var current = 0
    @Published var all: [Int] = []

    func load() { all = [1, 2, 3] }

    func count(of shelf: Int) -> Int { Store.shared.count(of: shelf) }
}

struct ShelfRow: View {
    @ObservedObject var shelves: Shelves
    let shelf: Int

    var body: some View {
        Text("\(shelves.count(of: shelf)) books" + (shelves.current == shelf ? ", shown" : ""))
    }
}

struct ShelvesView: View {
    @ObservedObject var shelves: Shelves

    var body: some View {
        List(shelves.all, id: \.self) { ShelfRow(shelves: shelves, shelf: $0) }
            .onAppear { shelves.load() }
        Button("Add") { Store.shared.add("Ulysses", to: 1) }
    }
}
