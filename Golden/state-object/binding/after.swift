// Catalogue 89, 112, 116: $model.x on the converted property is a Binding as before.
import SwiftUI

struct Stop: Identifiable {
    let id = UUID()
    var name = ""
}

@Observable
final class Trip {
    var title = ""
    var stops: [Stop] = []
    var isPresented = false
}

struct TripView: View {
    @State private var trip = Trip()

    var body: some View {
        VStack {
            TextField("Title", text: $trip.title)
            ForEach($trip.stops) { $stop in
                TextField("Stop", text: $stop.name)
            }
            header
        }
        .sheet(isPresented: self.$trip.isPresented) {
            Text(trip.title)
        }
    }

    private var header: some View {
        TextField("Again", text: $trip.title)
    }
}
