import SwiftUI

final class IteratedList: ObservableObject, Sequence {
    @Published var steps: [Int] = []

    func makeIterator() -> IndexingIterator<[Int]> { steps.makeIterator() }

    func prune() {
        steps.removeAll { step in
            for other in self where other > step { return true }
            return false
        }
    }
}

struct IteratedView: View {
    @ObservedObject var list: IteratedList

    var body: some View {
        Button("\(list.steps.count)") { list.prune() }
    }
}
