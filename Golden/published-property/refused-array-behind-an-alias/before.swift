// Catalogue 41: whether an alias stands for the type that another property has is not told apart for arrays and sets.
import SwiftUI

struct Item: Equatable {
    var id = 1
    var name = ""

    static func == (left: Item, right: Item) -> Bool { left.id == right.id }
}

typealias Items = [Item]

final class Model: ObservableObject {
    @Published var list: [Item] = []
    @Published var others: Items = []

    func update(_ item: Item) {
        list = [item]
        others = [item]
    }
}

struct ModelView: View {
    @ObservedObject var model: Model

    var body: some View {
        Text((model.list.first?.name ?? "") + (model.others.first?.name ?? ""))
    }
}
