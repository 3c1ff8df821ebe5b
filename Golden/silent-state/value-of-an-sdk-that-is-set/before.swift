// Catalogue 213: a value from outside is set where a variable holds it, and an object where it is made.
import Maps
import SwiftUI

final class Session: ObservableObject {
    @Published var runs = 0
    @Published var label = ""
}

struct PlaceRow: View {
    @ObservedObject var session: Session
    let style: MapStyle

    var body: some View {
        VStack {
            Text(session.label)
            Text(style.title)
        }
    }
}

struct PlaceEditor: View {
    @ObservedObject var session: Session
    @State private var style = MapStyle()

    var body: some View {
        VStack {
            PlaceRow(session: session, style: style)
            Button("\(session.runs)") {
                style.title = "new"
                session.runs += 1
            }
        }
    }
}

func change(_ style: inout MapStyle) {
    style.title = "newer"
    if var copy = Optional(style) { copy.title = "newest" }
}
