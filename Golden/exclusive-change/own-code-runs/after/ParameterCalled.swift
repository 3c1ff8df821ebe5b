import SwiftUI

@Observable
final class ParameterCalledModel {
    var items: [Int] = [3, 1, 2]

    func prune(_ isOld: (Int) -> Bool) {
        var newItems = items
        newItems.removeAll { isOld($0) }
        items = newItems
    }
}

struct ParameterCalledView: View {
    @State private var model = ParameterCalledModel()

    var body: some View {
        Button("Go") { model.prune { $0 > model.items.count } }
        Text("\(model.items.count)")
    }
}
