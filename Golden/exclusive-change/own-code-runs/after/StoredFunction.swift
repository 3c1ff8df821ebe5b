import SwiftUI

@Observable
final class StoredFunctionModel {
    var items: [Int] = [3, 1, 2]

    var isOld: (Int) -> Bool = { _ in false }
    init() {
        isOld = { [unowned self] in $0 > self.items.count }
    }
    func go() {
        var newItems = items
        newItems.removeAll(where: isOld)
        items = newItems
    }
}

struct StoredFunctionView: View {
    @State private var model = StoredFunctionModel()

    var body: some View {
        Button("Go") { model.go() }
        Text("\(model.items.count)")
    }
}
