import SwiftUI

struct ElementOrderItem: Comparable {
    var n = 1
    static func < (a: ElementOrderItem, b: ElementOrderItem) -> Bool {
        ElementOrderSettings.shared.items.count > 1 && a.n < b.n
    }
}
@Observable
final class ElementOrderSettings {
    static let shared = ElementOrderSettings()
    var items = [ElementOrderItem(n: 2), ElementOrderItem(n: 1)]
    func go() {
        var newItems = items
        newItems.sort(by: <)
        items = newItems
    }
    func go2() {
        var newItems = items
        newItems.sort()
        items = newItems
    }
}

@Observable
final class ElementOrderModel {
    var items: [Int] = [3, 1, 2]

    func go() {
        ElementOrderSettings.shared.go()
    }
}

struct ElementOrderView: View {
    @State private var model = ElementOrderModel()
    private let settings = ElementOrderSettings.shared

    var body: some View {
        Button("Go") { model.go() }
        Text("\(settings.items.count) \(model.items.count)")
    }
}
