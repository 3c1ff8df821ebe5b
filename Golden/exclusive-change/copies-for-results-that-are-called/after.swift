// Catalogue 55, 201: what a function gives back, or a dictionary holds, is called while the property changes.
import SwiftUI

@Observable
final class List {
    var items: [Int] = []
    var marks: [Int] = []
    var kept: [Int] = []
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
        var newItems = items
        newItems.removeAll { self.matcher()($0) }
        items = newItems
        var newMarks = marks
        newMarks.removeAll { self.filters["short"]?($0) ?? false }
        marks = newMarks
        var newKept = kept
        newKept.removeAll { self.keeper($0) }
        kept = newKept
    }

    func cleanByFunction() {
        var newItems = items
        newItems.removeAll(where: matcher())
        items = newItems
    }
}

struct ListView: View {
    var list: List

    var body: some View {
        Button("\(list.items.count) \(list.marks.count) \(list.kept.count)") { list.clean() }
    }
}
