import SwiftUI

extension RangeReplaceableCollection { mutating func drop(_ test: (Element) -> Bool) { self = filter { !test($0) } } }

final class CollectionExtensionModel: ObservableObject {
    @Published var items: [Int] = [3, 1, 2]

    func go() {
        items.drop {
            $0 > self.total
        }
    }
    var total: Int { items.count }
}

struct CollectionExtensionView: View {
    @StateObject private var model = CollectionExtensionModel()

    var body: some View {
        Button("Go") { model.go() }
        Text("\(model.items.count)")
    }
}
