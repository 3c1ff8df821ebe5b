import SwiftUI

struct Table {
    var rows = ["a"]
    var title = ""
}

final class TableModel: ObservableObject {
    @Published var tables: [Table] = []
}

struct TableView: View {
    @ObservedObject var store: TableModel

    var body: some View {
        let groups = Dictionary(grouping: store.tables) { $0.title }
        Text("\(groups.values.compactMap { $0.last }.reduce(0) { $0 + $1.rows.count })")
    }
}
