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

@Observable
final class Board {
    var error: String?

    // Called by the code of @Observable, so that equal values are announced too.
    private nonisolated func shouldNotifyObservers(_ lhs: String?, _ rhs: String?) -> Bool { true }

    func add() {
        counter.add()
        error = nil
    }
}

struct BoardView: View {
    var board: Board

    var body: some View {
        Button("\(board.error ?? "None") \(counter())") { board.add() }
    }
}

@Observable
final class Table {
    var error: String?

    func clear() { error = nil }
}

struct TableView: View {
    var table: Table

    var body: some View {
        Button("\(table.error ?? "None") \(square(2))") { table.clear() }
    }
}
