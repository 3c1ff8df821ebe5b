// Catalogue 55, 201: what a function and a getter give back is in sight and comes to no property that changes.
import SwiftUI

@Observable
final class List {
    var items: [Int] = []
    var marks: [Int] = []
    private let limit = 2

    func matcher(of limit: Int) -> (Int) -> Bool {
        return { $0 > limit }
    }

    var keeper: (Int) -> Bool {
        { $0 > self.limit }
    }

    func clean() {
        items.removeAll { self.matcher(of: 1)($0) }
        items.removeAll(where: matcher(of: 2))
        marks.removeAll { self.keeper($0) }
        marks.removeAll(where: keeper)
        marks.sort(using: KeyPathComparator(\.self))
    }
}

struct ListView: View {
    var list: List

    var body: some View {
        Button("\(list.items.count) \(list.marks.count)") { list.clean() }
    }
}
