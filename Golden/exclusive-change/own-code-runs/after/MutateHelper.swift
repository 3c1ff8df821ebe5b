import SwiftUI

func mutateMutateHelper<T>(_ value: inout T, _ body: (inout T) -> Void) { body(&value) }

@Observable
final class MutateHelperModel {
    var items: [Int] = [3, 1, 2]

    func go() {
        var newItems = items
        mutateMutateHelper(&newItems) { $0.append(self.items.count) }
        items = newItems
    }
}

struct MutateHelperView: View {
    @State private var model = MutateHelperModel()

    var body: some View {
        Button("Go") { model.go() }
        Text("\(model.items.count)")
    }
}
