// Catalogue 59: a counter in a getter is changed each time that a view updates; caches are changed once and stay.
import SwiftUI

final class Table: ObservableObject {
    @Published var rows: [Int] = []
    private var sortedRows: [Int]?
    private var sums: [Int: Int] = [:]
    private var reads = 0
    private var lastRead = Date()

    var sorted: [Int] {
        if let sortedRows { return sortedRows }
        let result = rows.sorted()
        sortedRows = result
        return result
    }

    var first: Int {
        reads += 1
        lastRead = Date()
        return rows.first ?? 0
    }

    func sum(_ column: Int) -> Int {
        guard sums[column] == nil else { return 0 }
        return rows.count
    }

    func set(_ rows: [Int]) {
        self.rows = rows
        sortedRows = nil
    }
}

struct TableView: View {
    @ObservedObject var table: Table

    var body: some View {
        Text("\(table.sorted.count) \(table.first)")
    }
}
