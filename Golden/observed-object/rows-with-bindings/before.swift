// Catalogue 112, 113: a list of bindings of values, and rows that bind to their own object.
import SwiftUI

struct Item: Identifiable {
    let id = 0
    var name = ""
}

final class Row: ObservableObject, Identifiable {
    @Published var isDone = false
}

final class Board: ObservableObject {
    @Published var items: [Item] = []
    @Published var rows: [Row] = []
}

struct RowView: View {
    @ObservedObject var row: Row

    var body: some View {
        Toggle("Done", isOn: $row.isDone)
    }
}

struct BoardView: View {
    @ObservedObject var board: Board

    var body: some View {
        ForEach($board.items) { $item in
            TextField("Name", text: $item.name)
        }
        ForEach(board.rows) { RowView(row: $0) }
    }
}
