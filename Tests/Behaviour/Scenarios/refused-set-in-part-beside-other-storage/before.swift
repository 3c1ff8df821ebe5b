// Catalogue 213: a part of an unread property is set, which updated the view with all that it shows.
import Foundation
import SwiftUI

struct Item {
    var count = 0
}

final class Order: ObservableObject {
    @Published var title = "order"
    @Published var item = Item()

    func rename() { title += "!" }

    func add() { item.count += 1 }
}

enum Counter {
    static var count = 0
}

struct Root: View {
    @StateObject private var order = Order()

    var body: some View {
        Button("Rename") { order.rename() }
        Button("Count") { Counter.count += 1 }
        Button("Add") { order.add() }
        Text("\(order.title) \(Counter.count)")
    }
}
