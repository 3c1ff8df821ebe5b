// Catalogue 35: a body shows what nobody announces beside the object, and functions that change it refreshed the view through the object.
import Foundation
import SwiftUI

final class Units {
    static let shared = Units()
    var isMetric = true
}

final class Stats: ObservableObject {
    @Published var average = 0.0
    @Published var updated = Date()
    @Published var count = 0

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
    @ObservedObject var stats: Stats

    var body: some View {
        Text("\(stats.average) \(unit)")
    }

    private var unit: String { Units.shared.isMetric ? "kg" : "lb" }
}

final class Profile: ObservableObject {
    @Published var name = ""
    @Published var revision = 0
}

struct ProfileView: View {
    @ObservedObject var profile: Profile

    var body: some View {
        Text(profile.name + (UserDefaults.standard.string(forKey: "title") ?? ""))
            .onTapGesture {
                UserDefaults.standard.set("Dr", forKey: "title")
                profile.revision += 1
            }
    }
}

struct RevisionView: View {
    @ObservedObject var profile: Profile
    @ObservedObject var stats: Stats

    var body: some View {
        Text("\(profile.revision) \(stats.updated) \(stats.count)")
    }
}
