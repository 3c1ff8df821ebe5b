// Catalogue 55, 56: changes in place that read something else.
import SwiftUI

final class Basket: ObservableObject {
    @Published var items = ["b", "a"]
    @Published var counts: [String: Int] = [:]
    @Published var limit = 3
    @Published var spare = ["z"]

    func change() {
        items.append("n\(items.count)")
        counts["a", default: 0] += items.count
        items.removeAll { $0.count > limit }
        items.sort()
        swap(&items, &spare)
    }
}

struct Root: View {
    @StateObject private var basket = Basket()

    var body: some View {
        Button("Change") { basket.change() }
        Text(basket.items.joined(separator: " "))
        Text("\(basket.counts["a"] ?? 0)")
    }
}
