// Catalogue 213: a binding, a key path that is written through, and a set of an object that others have, change what is shown.
import SwiftUI

final class Board: ObservableObject {
    @Published var filter = 0
    @Published var count = 0

    func set(_ filter: Int) { self.filter = filter }

    func add() { count += 1 }
}

struct FilterView: View {
    @ObservedObject var board: Board

    var body: some View { Button("\(board.filter)") { board.set(2) } }
}

final class Row: Identifiable {
    var key = ""
    var note = ""
    var isOn = false
}

func put<Root, Value>(_ root: Root, _ path: ReferenceWritableKeyPath<Root, Value>, _ value: Value) {
    root[keyPath: path] = value
}

func rename(_ row: Row) { put(row, \.key, "x") }

func note(_ row: Row) {
    let same = row
    same.note = "x"
}

struct BoundView: View {
    @ObservedObject var board: Board
    @Binding var rows: [Row]

    var body: some View {
        VStack {
            Text("\(board.count) \(rows[0].isOn)")
            ForEach($rows) { Toggle("On", isOn: $0.isOn) }
        }
    }
}

struct KeyView: View {
    @ObservedObject var board: Board
    let row: Row

    var body: some View { Button("\(board.count)" + row.key) { rename(row) } }
}

struct NoteView: View {
    @ObservedObject var board: Board
    let row: Row

    var body: some View { Button("\(board.count)" + row.note) { note(row) } }
}
