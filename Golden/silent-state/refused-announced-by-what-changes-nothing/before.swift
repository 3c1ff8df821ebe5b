// Catalogue 213: a method that is named like one which changes a value, and sets nothing.
import SwiftUI

final class Page { var lines: [String] = [] }

struct Bag {
    private let page = Page()
    var count: Int { page.lines.count }

    func append(_ line: String) { page.lines.append(line) }
}

extension Array where Element == Page {
    func remove(_ line: String) { first?.lines.removeAll { $0 == line } }
}

final class Sack: ObservableObject {
    @Published var items: Bag = Bag()
    @Published var selection = 0

    func select(_ index: Int) {
        selection = index
        items.append("x")
    }
}

final class Book: ObservableObject {
    @Published var items: [Page] = []
    @Published var selection = 0

    func select(_ index: Int) {
        selection = index
        items.remove("x")
    }
}

struct SackView: View {
    @ObservedObject var model: Sack

    var body: some View { Text("\(model.items.count) of \(UserDefaults.standard.integer(forKey: "limit"))") }
}

struct BookView: View {
    @ObservedObject var model: Book

    var body: some View { Text("\(model.items.count) of \(UserDefaults.standard.integer(forKey: "limit"))") }
}

struct SelectionView: View {
    @ObservedObject var sack: Sack
    @ObservedObject var book: Book

    var body: some View {
        VStack {
            Text("\(sack.selection)")
            Text("\(book.selection)")
        }
    }
}
