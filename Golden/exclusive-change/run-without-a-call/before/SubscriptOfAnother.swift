import SwiftUI

final class SubscriptIndex {
    unowned let table: IndexedTable

    init(_ table: IndexedTable) {
        self.table = table
    }

    subscript(number: Int) -> Bool { table.entries.count > number }
}

final class IndexedTable: ObservableObject {
    @Published var entries: [Int] = []

    func prune(by index: SubscriptIndex) {
        entries.removeAll { index[$0] }
    }
}

struct IndexedTableView: View {
    @ObservedObject var table: IndexedTable

    var body: some View {
        Button("\(table.entries.count)") { table.prune(by: SubscriptIndex(table)) }
    }
}
