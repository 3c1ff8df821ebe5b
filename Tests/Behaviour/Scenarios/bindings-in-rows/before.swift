// Catalogue 112: bindings to the elements of a published array.
import SwiftUI

struct Row: Identifiable {
    let id: Int
    var name: String
}

final class Table: ObservableObject {
    @Published var rows = [Row(id: 1, name: "a"), Row(id: 2, name: "b")]
}

struct Root: View {
    @StateObject private var table = Table()

    var body: some View {
        ForEach($table.rows) { $row in
            TextField("Row \(row.id)", text: $row.name)
        }
        TextField("First", text: $table.rows[0].name)
        Text(table.rows.map(\.name).joined(separator: ","))
        Button("Add") { table.rows.append(Row(id: 3, name: "c")) }
    }
}
