// Catalogue 55, 201: what a function gives back, or a dictionary holds, is called while the property changes.
import SwiftUI

final class List: ObservableObject {
    @Published var items: [Int] = []
    @Published var marks: [Int] = []
    @Published var kept: [Int] = []
    private var matches: (Int) -> Bool = { _ in false }
    private var filters: [String: (Int) -> Bool] = [:]

    init() {
        matches = { [unowned self] in items.count > $0 }
        filters["short"] = { [unowned self] in marks.count > $0 }
    }

    func matcher() -> (Int) -> Bool { matches }

    var keeper: (Int) -> Bool {
        { self.kept.count > $0 }
    }

    func clean() {
        items.removeAll { self.matcher()($0) }
        marks.removeAll { self.filters["short"]?($0) ?? false }
        kept.removeAll { self.keeper($0) }
    }

    func cleanByFunction() {
        items.removeAll(where: matcher())
    }
}

struct ListView: View {
    @ObservedObject var list: List

    var body: some View {
        Button("\(list.items.count) \(list.marks.count) \(list.kept.count)") { list.clean() }
    }
}
