// Catalogue 41: the == that the compiler makes of all properties leaves nothing out.
import SwiftUI

struct Place: Equatable {
    var name: String
    var latitude: Double
    var tags: [String]?
}

final class Trip: ObservableObject {
    @Published var start = Place(name: "", latitude: 0)
    @Published var stops: [Place] = []

    func reload() {
        start = Place(name: "Bern", latitude: 46.9)
        stops = [start]
    }
}

struct TripView: View {
    @StateObject private var trip = Trip()

    var body: some View {
        Button(trip.start.name + "\(trip.stops.count)") { trip.reload() }
    }
}
