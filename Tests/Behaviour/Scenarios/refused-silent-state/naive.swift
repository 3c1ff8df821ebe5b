// Stale: the view depends on the average alone.
import SwiftUI

final class Units {
    static let shared = Units()
    var isMetric = true
}

@Observable
final class Stats {
    var average = 5
    var revision = 0

    func refresh() { revision += 1 }
}

struct Root: View {
    @State private var stats = Stats()

    var body: some View {
        Button("Switch") {
            Units.shared.isMetric.toggle()
            stats.refresh()
        }
        StatsView(stats: stats)
        RevisionView(stats: stats)
    }
}

struct StatsView: View {
    var stats: Stats

    var body: some View {
        Text("\(stats.average) \(Units.shared.isMetric ? "kg" : "lb")")
    }
}

struct RevisionView: View {
    var stats: Stats

    var body: some View {
        Text("revision \(stats.revision)")
    }
}
