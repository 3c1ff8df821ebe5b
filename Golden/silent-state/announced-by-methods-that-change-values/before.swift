// Catalogue 213: a method of a value that does change it, and one that another type has besides.
import SwiftUI

struct Stack {
    private(set) var count = 0

    mutating func append(_ line: String) { count += 1 }
}

final class Journal {
    func insert(_ line: String) {}
}

final class Pile: ObservableObject {
    @Published var items: Stack = Stack()
    @Published var selection = 0

    func select(_ index: Int) {
        selection = index
        items.append("x")
    }
}

final class Names: ObservableObject {
    @Published var items: Set<String> = []
    @Published var selection = 0

    func select(_ index: Int) {
        selection = index
        items.insert("x")
    }
}

struct PileView: View {
    @ObservedObject var model: Pile

    var body: some View { Text("\(model.items.count) of \(UserDefaults.standard.integer(forKey: "limit"))") }
}

struct NamesView: View {
    @ObservedObject var model: Names

    var body: some View { Text("\(model.items.count) of \(UserDefaults.standard.integer(forKey: "limit"))") }
}

struct SelectionView: View {
    @ObservedObject var pile: Pile
    @ObservedObject var names: Names

    var body: some View {
        VStack {
            Text("\(pile.selection)")
            Text("\(names.selection)")
        }
    }
}
