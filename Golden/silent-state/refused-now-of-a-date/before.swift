// Catalogue 213: `.now` of a date beside a case of the name.
import SwiftUI

enum Departure {
    case now, later

    var date: Date {
        switch self {
        case .now: .now
        case .later: .distantFuture
        }
    }
}

struct Trip {
    var departure: Date
}

final class Planner: ObservableObject {
    @Published var title = ""
    @Published var selection = 0
    @Published var departure = Departure.now

    func select(_ number: Int) { selection = number }

    func rename() { title = "Inbox" }
}

struct PlannerView: View {
    @ObservedObject var planner: Planner

    var body: some View {
        Text(planner.title + "\(Trip(departure: .now).departure)")
    }
}

struct DateView: View {
    @ObservedObject var planner: Planner

    var body: some View {
        Text("\(planner.departure.date)")
    }
}
