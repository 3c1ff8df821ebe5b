// Catalogue 21: the macro's storage of a plain property has the name of a generic parameter.
import SwiftUI

final class List<_Rows>: ObservableObject {
    @Published var count = 1
    var Rows: [_Rows] = []

    func add(_ row: _Rows) {
        Rows.append(row)
        count = 2
    }
}

struct ListView: View {
    @ObservedObject var list: List<Int>

    var body: some View {
        Text("\(list.count) \(list.Rows.count)")
    }
}
