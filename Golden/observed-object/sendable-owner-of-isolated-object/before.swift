// Catalogue 164: an object on the main actor is Sendable; a view on the main actor, and what is unchecked, may hold any.
import SwiftUI

@MainActor
final class Item: ObservableObject {
    @Published var count = 1
}

final class Row: ObservableObject {
    @Published var count = 1
}

struct ItemView: View, Sendable {
    @ObservedObject var item: Item

    var body: some View { Text("\(item.count)") }
}

struct RowView: View, @unchecked Sendable {
    @ObservedObject var row: Row

    var body: some View { Text("\(row.count)") }
}

struct ListView: View, Sendable {
    @ObservedObject var row: Row

    var body: some View { Text("\(row.count)") }
}
