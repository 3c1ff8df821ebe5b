// Catalogue 164: an object on the main actor is Sendable; a view on the main actor, and what is unchecked, may hold any.
import SwiftUI

@MainActor
@Observable
final class Item {
    var count = 1
}

@Observable
final class Row {
    var count = 1
}

struct ItemView: View, Sendable {
    var item: Item

    var body: some View { Text("\(item.count)") }
}

struct RowView: View, @unchecked Sendable {
    var row: Row

    var body: some View { Text("\(row.count)") }
}

struct ListView: View, Sendable {
    var row: Row

    var body: some View { Text("\(row.count)") }
}
