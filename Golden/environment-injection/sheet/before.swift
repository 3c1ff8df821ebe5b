// Catalogue 130: contents that do not inherit are injected by themselves; all injections move.
import SwiftUI

final class Trip: ObservableObject {
    @Published var title = ""
}

struct TripEditor: View {
    @EnvironmentObject private var trip: Trip

    var body: some View {
        Text(trip.title)
    }
}

struct TripView: View {
    @StateObject private var trip = Trip()
    @State private var isEditing = false

    var body: some View {
        TripEditor()
            .environmentObject(trip)
            .sheet(isPresented: $isEditing) {
                TripEditor().environmentObject(trip)
            }
            .popover(isPresented: $isEditing) {
                TripEditor()
                    .environmentObject(trip)
            }
    }
}
