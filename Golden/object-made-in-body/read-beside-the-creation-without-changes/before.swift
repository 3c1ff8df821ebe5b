// Catalogue 103: what the code beside the creation reads of the object stays as it was made, whatever else changes.
import SwiftUI

final class Cart: ObservableObject {
    @Published var items = ["Apple"]
    let name = "Cart"
    var title: String { "My \(name)" }
}

struct CartView: View {
    @ObservedObject var cart: Cart

    var body: some View {
        List(cart.items, id: \.self) { Text($0) }
        Button("Add") { cart.items.append("Pear") }
    }
}

struct ShopView: View {
    var body: some View {
        let cart = Cart()
        CartView(cart: cart).accessibilityLabel(cart.title)
    }
}

final class Panel: ObservableObject {
    @Published var gap = 0
    private let size = 2

    func width() -> Int { size * 2 }
}

struct PanelView: View {
    @ObservedObject private var panel: Panel
    private let title: String

    init(panel: Panel) {
        self.panel = panel
        title = "Width \(panel.width())"
    }

    var body: some View {
        Button("\(title), gap \(panel.gap)") { panel.gap += 1 }
    }
}

struct FrameView: View {
    var body: some View {
        PanelView(panel: Panel())
    }
}

final class Counter: ObservableObject {
    @Published var count: Int
    let start: Int

    init(start: Int) {
        self.start = start
        count = start
    }
}

struct CounterView: View {
    @ObservedObject private var counter: Counter
    private let title: String

    init(start: Int) {
        let counter = Counter(start: start)
        self.counter = counter
        title = "From \(counter.start)"
    }

    var body: some View {
        Button("\(title): \(counter.count)") { counter.count += 1 }
    }
}

struct ScoreView: View {
    var body: some View {
        CounterView(start: 3)
    }
}
