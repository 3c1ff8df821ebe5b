// Catalogue 112, 113: a list of bindings of values, and rows that bind to their own object.
import SwiftUI

struct Item: Identifiable {
    let id = 0
    var name = ""
}

@Observable
final class Row: Identifiable {
    var isDone = false
}

@Observable
final class Board {
    var items: [Item] = []
    var rows: [Row] = []
}

struct RowView: View {
    @Bindable var row: Row

    var body: some View {
        Toggle("Done", isOn: $row.isDone)
    }
}

struct BoardView: View {
    @Bindable var board: Board

    var body: some View {
        ForEach($board.items) { $item in
            TextField("Name", text: $item.name)
        }
        ForEach(board.rows) { RowView(row: $0) }
    }
}
