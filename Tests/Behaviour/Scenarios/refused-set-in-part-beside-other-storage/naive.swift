// Stale: nothing updates the view, so that it shows the former value.
import Foundation
import SwiftUI

struct Item {
    var count = 0
}

@Observable
final class Order {
    var title = "order"
    var item = Item()

    func rename() { title += "!" }

    func add() { item.count += 1 }
}

enum Counter {
    static var count = 0
}

struct Root: View {
    @State private var order = Order()

    var body: some View {
        Button("Rename") { order.rename() }
        Button("Count") { Counter.count += 1 }
        Button("Add") { order.add() }
        Text("\(order.title) \(Counter.count)")
    }
}
