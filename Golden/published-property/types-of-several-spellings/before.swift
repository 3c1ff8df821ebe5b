// Catalogue 41: properties of one type have one method, however the type is spelled; a set and an array have two.
import SwiftUI

struct Item: Hashable {
    var id = 1
    var name = ""

    static func == (left: Item, right: Item) -> Bool { left.id == right.id }

    func hash(into hasher: inout Hasher) { hasher.combine(id) }
}

typealias Entry = Item

final class Model: ObservableObject {
    @Published var first: Item?
    @Published var second: Optional<Item> = nil
    @Published var third: Entry?
    @Published var fourth: Item!
    @Published var fifth = Item()
    @Published var sixth: Entry = Item()
    @Published var seventh: Model.Nested = Item()
    @Published var list: [Item] = []
    @Published var all: Set<Item> = []

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
    @ObservedObject var model: Model

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
