import SwiftUI

@Observable
final class SubscriptTable {
    var rows: [Int] = []

    subscript(index: Int) -> Int { rows.count > index ? rows[index] : 0 }

    func prune() {
        var newRows = rows
        newRows.removeAll { self[$0] == 0 }
        rows = newRows
    }
}

struct SubscriptView: View {
    var table: SubscriptTable

    var body: some View {
        Button("\(table.rows.count)") { table.prune() }
    }
}
