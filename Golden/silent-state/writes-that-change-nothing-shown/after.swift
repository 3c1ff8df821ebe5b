// Catalogue 213: what only names a variable, reads it by a key path or sets it of an object that was just made changes nothing that is shown.
import SwiftUI

@Observable
final class Board {
    var filter = 0
    var count = 0

    func set(_ filter: Int) { self.filter = filter }

    func add() { count += 1 }
}

struct FilterView: View {
    var board: Board

    var body: some View { Button("\(board.filter)") { board.set(2) } }
}

final class Palette {
    private(set) var tint = 0.5

    func tint(by amount: Double) -> Double { tint * amount }
}

final class Row: Identifiable {
    var key: String
    var note = ""

    init(key: String) { self.key = key }
}

final class RowIndex {
    private var rows: [String: Row] = [:]

    func load(_ rows: [Row]) { rows.forEach { self.rows[$0.key] = $0 } }

    func keys(of rows: [Row]) -> [String] { rows.map(\.key) }

    func makeRow(_ note: String) -> Row {
        let row = Row(key: note)
        row.note = note
        return row
    }
}

extension View {
    func with<Value>(_ path: WritableKeyPath<Self, Value>, _ value: Value) -> Self {
        var copy = self
        copy[keyPath: path] = value
        return copy
    }
}

struct BoardView: View {
    var board: Board
    let palette: Palette
    let rows: [Row]

    var body: some View {
        VStack {
            Text("\(board.count)").opacity(palette.tint)
            ForEach(rows, id: \.key) { row in Text(row.key + row.note) }
        }
    }
}
