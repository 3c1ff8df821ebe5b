import SwiftUI

final class SubscriptIndex {
    unowned let table: IndexedTable

    init(_ table: IndexedTable) {
        self.table = table
    }

    subscript(number: Int) -> Bool { table.entries.count > number }
}

@Observable
final class IndexedTable {
    var entries: [Int] = []

    func prune(by index: SubscriptIndex) {
        var newEntries = entries
        newEntries.removeAll { index[$0] }
        entries = newEntries
    }
}

struct IndexedTableView: View {
    var table: IndexedTable

    var body: some View {
        Button("\(table.entries.count)") { table.prune(by: SubscriptIndex(table)) }
    }
}
