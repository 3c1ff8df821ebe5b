import SwiftUI

extension RangeReplaceableCollection { mutating func drop(_ test: (Element) -> Bool) { self = filter { !test($0) } } }

@Observable
final class CollectionExtensionModel {
    var items: [Int] = [3, 1, 2]

    func go() {
        var newItems = items
        newItems.drop {
            $0 > self.total
        }
        items = newItems
    }
    var total: Int { items.count }
}

struct CollectionExtensionView: View {
    @State private var model = CollectionExtensionModel()

    var body: some View {
        Button("Go") { model.go() }
        Text("\(model.items.count)")
    }
}
