// Catalogue 213: views of the SDK follow the time, and show nothing else that nobody announces.
import SwiftUI

struct Trip {
    let start: Date

    var elapsed: TimeInterval { Date().timeIntervalSince(start) }
    var isLate: Bool { start.timeIntervalSinceNow < -60 || Calendar.current.isDateInYesterday(start) }
}

final class TripModel: ObservableObject {
    @Published var title = ""
    @Published var selection = 0
    let trip = Trip(start: .distantPast)

    func select() { selection += 1 }
}

struct TripView: View {
    @ObservedObject var model: TripModel

    var body: some View {
        Text(model.title)
        TimelineView(.everyMinute) { _ in
            Text("\(Date.now) \(model.trip.elapsed) \(model.trip.isLate ? "!" : "")")
        }
        Text(timerInterval: model.trip.start...Date())
    }
}
