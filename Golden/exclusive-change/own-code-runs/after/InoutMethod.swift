import SwiftUI

@Observable
final class InoutMethodModel {
    var items: [Int] = [3, 1, 2]

    func go() {
        var newItems = items
        grow(&newItems)
        items = newItems
    }
    func grow(_ list: inout [Int]) { list.append(total) }
    var total: Int { items.count }
}

struct InoutMethodView: View {
    @State private var model = InoutMethodModel()

    var body: some View {
        Button("Go") { model.go() }
        Text("\(model.items.count)")
    }
}
