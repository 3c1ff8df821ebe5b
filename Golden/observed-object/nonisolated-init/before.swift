// Catalogue 165: an object on the main actor is Sendable, and an initializer off the actor that does not set the object does no harm.
import SwiftUI

@MainActor
final class Item: ObservableObject {
    @Published var count = 1
}

final class Row: ObservableObject {
    @Published var count = 1

    nonisolated init() {}
}

struct ItemView: View {
    @ObservedObject var item: Item

    nonisolated init(item: Item) {
        self.item = item
    }

    var body: some View { Text("\(item.count)") }
}

struct RowView: View {
    @ObservedObject var row: Row

    init(row: Row) {
        self.row = row
    }

    var body: some View { Text("\(row.count)") }
}
