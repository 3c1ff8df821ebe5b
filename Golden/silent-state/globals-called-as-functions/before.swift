// Catalogue 213: a global whose value is called as a function runs what its type declares for that; the other one counts
// nothing that changes.
import SwiftUI

final class Counter {
    private var count = 0

    func add() { count += 1 }

    func callAsFunction() -> Int { count }
}

struct Square {
    func callAsFunction(_ number: Int) -> Int { number * number }
}

let counter = Counter()
let square = Square()

final class Board: ObservableObject {
    @Published var error: String?

    func add() {
        counter.add()
        error = nil
    }
}

struct BoardView: View {
    @ObservedObject var board: Board

    var body: some View {
        Button("\(board.error ?? "None") \(counter())") { board.add() }
    }
}

final class Table: ObservableObject {
    @Published var error: String?

    func clear() { error = nil }
}

struct TableView: View {
    @ObservedObject var table: Table

    var body: some View {
        Button("\(table.error ?? "None") \(square(2))") { table.clear() }
    }
}
