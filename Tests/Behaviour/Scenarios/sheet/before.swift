// Catalogue 123, 130: a sheet is given the object again.
import SwiftUI

final class Trip: ObservableObject {
    @Published var isEditing = false
    @Published var place = "Rome"
}

struct Root: View {
    @StateObject private var trip = Trip()

    var body: some View {
        Button("Edit") { trip.isEditing = true }
        Text(trip.place)
            .sheet(isPresented: $trip.isEditing) {
                TripEditor()
                    .environmentObject(trip)
            }
    }
}

struct TripEditor: View {
    @EnvironmentObject var trip: Trip
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        TextField("Place", text: $trip.place)
        Button("Done") { dismiss() }
    }
}
