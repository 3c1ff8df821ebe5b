// Catalogue 11: a base whose first subclass is blocked; base and both subclasses stay.
import SwiftUI

class Track: ObservableObject {
    @Published var title = ""
}

struct TrackView: View {
    @ObservedObject var track: Track

    var body: some View {
        Text(track.title)
    }
}
