// Catalogue 213: an object of an SDK is set through names that hold no other one, so that it changes while it stays the same.
import Maps
import SwiftUI

final class Session: ObservableObject {
    @Published var runs = 0
    @Published var label = ""
}

struct PlaceRow: View {
    @ObservedObject var session: Session
    let place: Place

    var body: some View {
        VStack {
            Text(session.label)
            Text(place.title)
        }
    }
}

struct PlaceEditor: View {
    @ObservedObject var session: Session
    let places: [Place]

    var body: some View {
        Button("\(session.runs)") {
            for place in places { place.title = "new" }
            session.runs += 1
        }
    }
}
