import SwiftUI

@Observable
final class IteratedList: Sequence {
    var steps: [Int] = []

    func makeIterator() -> IndexingIterator<[Int]> { steps.makeIterator() }

    func prune() {
        var newSteps = steps
        newSteps.removeAll { step in
            for other in self where other > step { return true }
            return false
        }
        steps = newSteps
    }
}

struct IteratedView: View {
    var list: IteratedList

    var body: some View {
        Button("\(list.steps.count)") { list.prune() }
    }
}
