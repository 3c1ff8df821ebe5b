import SwiftUI

final class SubscriptTable: ObservableObject {
    @Published var rows: [Int] = []

    subscript(index: Int) -> Int { rows.count > index ? rows[index] : 0 }

    func prune() {
        rows.removeAll { self[$0] == 0 }
    }
}

struct SubscriptView: View {
    @ObservedObject var table: SubscriptTable

    var body: some View {
        Button("\(table.rows.count)") { table.prune() }
    }
}
