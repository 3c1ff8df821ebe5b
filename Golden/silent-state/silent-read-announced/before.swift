// Catalogue 35: the body reads all that is set of the object, or only the event reads what no object publishes.
import Foundation
import SwiftUI

final class Units {
    static let shared = Units()
    var isMetric = true
    var isLong = false
}

final class Stats: ObservableObject {
    @Published var average = 0.0
    @Published var revision = 0

    func refresh() {
        revision += 1
    }

    func log() {
        print(average)
    }
}

final class Menu {
    let stats: Stats

    init(stats: Stats) {
        self.stats = stats
    }

    func switchUnits() {
        Units.shared.isMetric.toggle()
        stats.refresh()
    }

    func lengthen() {
        Units.shared.isLong = true
        stats.log()
    }
}

struct StatsView: View {
    @ObservedObject var stats: Stats

    var body: some View {
        Text("\(stats.average) \(stats.revision) \(Units.shared.isMetric ? "kg" : "lb")")
    }
}

struct LongView: View {
    @ObservedObject var stats: Stats

    var body: some View {
        Text("\(stats.average) \(stats.revision) \(Units.shared.isLong ? "long" : "")").onTapGesture {
            if Units.shared.isMetric { stats.refresh() }
        }
    }
}
