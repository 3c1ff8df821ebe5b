import SwiftUI

struct ElementOrderItem: Comparable {
    var n = 1
    static func < (a: ElementOrderItem, b: ElementOrderItem) -> Bool {
        ElementOrderSettings.shared.items.count > 1 && a.n < b.n
    }
}
final class ElementOrderSettings: ObservableObject {
    static let shared = ElementOrderSettings()
    @Published var items = [ElementOrderItem(n: 2), ElementOrderItem(n: 1)]
    func go() {
        items.sort(by: <)
    }
    func go2() {
        items.sort()
    }
}

final class ElementOrderModel: ObservableObject {
    @Published var items: [Int] = [3, 1, 2]

    func go() {
        ElementOrderSettings.shared.go()
    }
}

struct ElementOrderView: View {
    @StateObject private var model = ElementOrderModel()
    @ObservedObject private var settings = ElementOrderSettings.shared

    var body: some View {
        Button("Go") { model.go() }
        Text("\(settings.items.count) \(model.items.count)")
    }
}
