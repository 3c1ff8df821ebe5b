import SwiftUI

@Observable
final class ParameterHandedOnModel {
    var items: [Int] = [3, 1, 2]

    func prune(_ isOld: (Int) -> Bool) {
        var newItems = items
        newItems.removeAll(where: isOld)
        items = newItems
    }
}

struct ParameterHandedOnView: View {
    @State private var model = ParameterHandedOnModel()

    var body: some View {
        Button("Go") { model.prune { $0 > model.items.count } }
        Text("\(model.items.count)")
    }
}
