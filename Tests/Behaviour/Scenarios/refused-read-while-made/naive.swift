// Stale: the body depends on what the initializer reads, and makes a new object when it changes.
import SwiftUI

@Observable
final class Tally {
    var count = 0

    init() {
        count += 1
    }
}

struct Root: View {
    var body: some View {
        TallyView(tally: Tally())
    }
}

struct TallyView: View {
    var tally: Tally

    var body: some View {
        Button("Count") { tally.count += 1 }
        Text("\(tally.count)")
    }
}
