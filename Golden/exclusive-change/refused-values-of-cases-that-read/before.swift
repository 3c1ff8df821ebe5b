// Catalogue 55: what a case holds reads the list while it is changed.
import SwiftUI

struct Box {
    let shelf: Shelf
    var name: String { "\(shelf.items.count)" }
}

enum Item {
    case boxed(Box), pair(Box, count: Int), other

    var label: String {
        switch self {
        case .boxed(let box): return box.name
        case .pair(let pair): return pair.0.name
        case .other: return ""
        }
    }
}

final class Shelf: ObservableObject {
    @Published var items: [Item] = []

    func count(without label: String) -> Int? {
        items.firstIndex { $0.label == label }.map { items.remove(at: $0).label.count }
    }

    func sorted() -> Bool { items.sort(by: isBefore) == () }

    private func isBefore(left: Item, right: Item) -> Bool { left.label < right.label }
}

struct ShelfView: View {
    @StateObject private var shelf = Shelf()

    var body: some View {
        Text("\(shelf.items.count)")
        Button("Sort") { print(shelf.sorted(), shelf.count(without: "") ?? 0) }
    }
}
