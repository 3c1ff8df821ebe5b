// Catalogue 55: what a case binds has the type of its value, and a name behind a dot is a case or a static member.
import SwiftUI

struct Box: Hashable {
    let name: String
}

enum Item: Equatable {
    case boxed(Box), pair(Box, count: Int), named(name: String), other

    static func == (lhs: Item, rhs: Item) -> Bool {
        switch (lhs, rhs) {
        case let (.boxed(left), .boxed(right)): return left.name == right.name
        case (.pair(let left, _), .pair(let right, _)): return left.name == right.name
        case (.named(let left), .named(let right)): return left == right
        default: return false
        }
    }

    var label: String {
        if case .boxed(let box) = self { return box.name }
        guard case let .pair(box, count: _) = self else { return "" }
        return box.name
    }
}

struct Style: Equatable {
    var isBold = false
    static let plain: Style = .init()

    static func == (left: Style, right: Style) -> Bool { left.isBold == right.isBold }
}

final class Shelf: ObservableObject {
    @Published var items: [Item] = []
    @Published var styles: [Style] = [.plain]

    func remove(_ item: Item) {
        items.removeAll { $0 == item }
        items.removeAll { $0.label == item.label }
        styles.removeAll { $0 == defaultStyle() }
    }

    private func defaultStyle() -> Style {
        return .init(isBold: true)
    }
}

/// Members of the same names that may run anything.
struct Row: View {
    @Binding var name: String
    var boxed: (Box) -> Item = Item.boxed
    var named: (String) -> Item = Item.named(name:)

    var body: some View { Text(name) }
}

final class Log {
    var onWrite: () -> Void = {}

    init(isBold: Bool) { onWrite() }
}

struct ShelfView: View {
    @StateObject private var shelf = Shelf()
    @State private var name = ""

    var body: some View {
        Text("\(shelf.items.count) \(shelf.styles.count)")
        Row(name: $name)
        Button("Remove") { shelf.remove(.other) }
    }
}
