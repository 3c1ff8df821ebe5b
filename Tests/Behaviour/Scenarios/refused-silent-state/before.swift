// Catalogue 35, 44: a view shows what nobody announces, whenever something else of the object changes.
import SwiftUI

final class Units {
    static let shared = Units()
    var isMetric = true
}

final class Stats: ObservableObject {
    @Published var average = 5
    @Published var revision = 0

    func refresh() { revision += 1 }
}

struct Root: View {
    @StateObject private var stats = Stats()

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
    @ObservedObject var stats: Stats

    var body: some View {
        Text("\(stats.average) \(Units.shared.isMetric ? "kg" : "lb")")
    }
}

struct RevisionView: View {
    @ObservedObject var stats: Stats

    var body: some View {
        Text("revision \(stats.revision)")
    }
}
