// Catalogue 35: asked for, the classes move.
import Foundation
import SwiftUI

final class Units {
    static let shared = Units()
    var isMetric = true
}

@Observable
final class Stats {
    var average = 0.0
    var updated = Date()
    var count = 0

    func refresh() {
        mark()
    }

    private func mark() {
        updated = Date()
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
}

struct StatsView: View {
    var stats: Stats

    var body: some View {
        Text("\(stats.average) \(unit)")
    }

    private var unit: String { Units.shared.isMetric ? "kg" : "lb" }
}

@Observable
final class Profile {
    var name = ""
    var revision = 0
}

struct ProfileView: View {
    var profile: Profile

    var body: some View {
        Text(profile.name + (UserDefaults.standard.string(forKey: "title") ?? ""))
            .onTapGesture {
                UserDefaults.standard.set("Dr", forKey: "title")
                profile.revision += 1
            }
    }
}

struct RevisionView: View {
    var profile: Profile
    var stats: Stats

    var body: some View {
        Text("\(profile.revision) \(stats.updated) \(stats.count)")
    }
}
