import SwiftUI

@Observable
final class InoutFunctionModel {
    var items: [Int] = [3, 1, 2]

    var grow: (inout [Int]) -> Void = { _ in }
    init() {
        grow = { [unowned self] list in list.append(self.items.count) }
    }
    func go() {
        var newItems = items
        grow(&newItems)
        items = newItems
    }
}

struct InoutFunctionView: View {
    @State private var model = InoutFunctionModel()

    var body: some View {
        Button("Go") { model.go() }
        Text("\(model.items.count)")
    }
}
