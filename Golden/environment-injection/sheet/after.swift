// Catalogue 130: contents that do not inherit are injected by themselves; all injections move.
import SwiftUI

@Observable
final class Trip {
    var title = ""
}

struct TripEditor: View {
    @Environment(Trip.self) private var trip

    var body: some View {
        Text(trip.title)
    }
}

struct TripView: View {
    @State private var trip = Trip()
    @State private var isEditing = false

    var body: some View {
        TripEditor()
            .environment(trip)
            .sheet(isPresented: $isEditing) {
                TripEditor().environment(trip)
            }
            .popover(isPresented: $isEditing) {
                TripEditor()
                    .environment(trip)
            }
    }
}
