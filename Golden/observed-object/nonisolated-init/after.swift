// Catalogue 165: an object on the main actor is Sendable, and an initializer off the actor that does not set the object does no harm.
import SwiftUI

@MainActor
@Observable
final class Item {
    var count = 1
}

@Observable
final class Row {
    var count = 1

    nonisolated init() {}
}

struct ItemView: View {
    var item: Item

    nonisolated init(item: Item) {
        self.item = item
    }

    var body: some View { Text("\(item.count)") }
}

struct RowView: View {
    var row: Row

    init(row: Row) {
        self.row = row
    }

    var body: some View { Text("\(row.count)") }
}
