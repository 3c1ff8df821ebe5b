// Catalogue 213: each of these properties gets another value later, and the view shows the clock with that.
import Foundation
import SwiftUI

struct Item {
    var count = 0
    private(set) var name = ""

    mutating func rename() { name += "!" }
}

final class Order: ObservableObject {
    @Published var title = ""
    @Published var item = Item()

    func add() { title += "!" }
}

final class Basket: ObservableObject {
    @Published var title = ""
    @Published var item = Item()

    func add() { title += "!" }
}

final class Shelf: ObservableObject {
    @Published var title = ""
    @Published var names = ["a", "b"]

    func add() { title += "!" }

    func turn() { names.move(fromOffsets: [1], toOffset: 0) }
}

final class Chain: ObservableObject {
    @Published var title = ""
    @Published var length = 0

    init(after other: Chain?) { other?.length = 1 }

    func add() { title += "!" }
}

final class Panel: ObservableObject {
    @Published var title = ""
    @Published var width = 0

    func add() { title += "!" }

    func set(_ path: ReferenceWritableKeyPath<Panel, Int>, to value: Int) { self[keyPath: path] = value }

    func widen() { set(\.width, to: width + 1) }
}

extension OrderView {
    func move() {}
}

func count(_ order: Order) { order.item.count += 1 }

func rename(_ basket: Basket) { basket.item.rename() }

struct OrderView: View {
    @ObservedObject var order: Order

    var body: some View { Text("\(order.title) \(Date().timeIntervalSince1970)") }
}

struct BasketView: View {
    @ObservedObject var basket: Basket

    var body: some View { Text("\(basket.title) \(Date().timeIntervalSince1970)") }
}

struct ShelfView: View {
    @ObservedObject var shelf: Shelf

    var body: some View { Text("\(shelf.title) \(Date().timeIntervalSince1970)") }
}

struct ChainView: View {
    @ObservedObject var chain: Chain

    var body: some View { Text("\(chain.title) \(Date().timeIntervalSince1970)") }
}

struct PanelView: View {
    @ObservedObject var panel: Panel

    var body: some View { Text("\(panel.title) \(Date().timeIntervalSince1970)") }
}
