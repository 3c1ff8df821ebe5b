// Catalogue 40, 55: arguments and right sides that read the property, and in-place changes without a closure, exclude nobody.
import SwiftUI

@Observable
final class Tally {
    var counts: [Int] = []
    var limit = 3

    func add() {
        counts.append(counts.count)
        counts[0] += counts.count
        counts.removeAll { $0 > limit }
        let current = counts
        counts.removeAll { $0 > current.count }
        counts = counts.sorted { $0 < $1 }
    }
}

struct TallyView: View {
    var tally: Tally

    var body: some View {
        Button("\(tally.counts.count) \(tally.limit)") { tally.add() }
    }
}
