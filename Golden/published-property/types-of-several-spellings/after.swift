// Catalogue 41: properties of one type have one method, however the type is spelled; a set and an array have two.
import SwiftUI

struct Item: Hashable {
    var id = 1
    var name = ""

    static func == (left: Item, right: Item) -> Bool { left.id == right.id }

    func hash(into hasher: inout Hasher) { hasher.combine(id) }
}

typealias Entry = Item

@Observable
final class Model {
    var first: Item?
    var second: Optional<Item> = nil
    var third: Entry?
    var fourth: Item!
    var fifth = Item()
    var sixth: Entry = Item()
    var seventh: Model.Nested = Item()
    var list: [Item] = []
    var all: Set<Item> = []

    // Called by the code of @Observable, so that equal values are announced too.
    private nonisolated func shouldNotifyObservers(_ lhs: Item?, _ rhs: Item?) -> Bool { true }
    private nonisolated func shouldNotifyObservers(_ lhs: Item, _ rhs: Item) -> Bool { true }
    private nonisolated func shouldNotifyObservers(_ lhs: [Item], _ rhs: [Item]) -> Bool { true }
    private nonisolated func shouldNotifyObservers(_ lhs: Set<Item>, _ rhs: Set<Item>) -> Bool { true }

    typealias Nested = Item

    func update(_ item: Item) {
        first = item
        second = item
        third = item
        fourth = item
        fifth = item
        sixth = item
        seventh = item
        list = [item]
        all = [item]
    }
}

struct ModelView: View {
    var model: Model

    var body: some View {
        VStack {
            Text(model.first?.name ?? "")
            Text(model.second?.name ?? "")
            Text(model.third?.name ?? "")
            Text(model.fourth?.name ?? "")
            Text(model.fifth.name + model.sixth.name + model.seventh.name)
            Text("\(model.list.first?.name ?? "") \(model.all.first?.name ?? "")")
        }
    }
}
