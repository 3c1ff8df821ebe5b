import SwiftUI

extension Array { mutating func edit(_ body: (inout Element) -> Void) { for i in indices { body(&self[i]) } } }

@Observable
final class ArrayExtensionModel {
    var items: [Int] = [3, 1, 2]

    func go() {
        var newItems = items
        newItems.edit { $0 += items.count }
        items = newItems
    }
}

struct ArrayExtensionView: View {
    @State private var model = ArrayExtensionModel()

    var body: some View {
        Button("Go") { model.go() }
        Text("\(model.items.count)")
    }
}
