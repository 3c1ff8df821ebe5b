// Catalogue 213: `.now` is a case of the project, matched and made, and no clock.
import SwiftUI

enum Departure: CaseIterable {
    case now, later
}

struct Trip {
    var departure: Departure = .now
}

struct Picker<Content: View>: View {
    let content: (Departure) -> Content

    var body: some View { content(.later) }
}

@Observable
final class Planner {
    var title = ""
    var selection = 0

    func select(_ number: Int) { selection = number }

    func rename() { title = "Inbox" }
}

struct PlannerView: View {
    var planner: Planner

    var body: some View {
        Text(planner.title)
        Picker { departure in
            switch departure {
            case .now: Text("Now")
            case .later: Text("Later")
            }
        }
        Row(trip: Trip(departure: .now))
    }
}

struct Row: View {
    let trip: Trip

    var body: some View {
        if case .now = trip.departure { Text("Now") }
    }
}
