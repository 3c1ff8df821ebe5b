// Catalogue 3: the conformance is the first of several, the others stay.
import SwiftUI

final class Track: ObservableObject, Identifiable, CustomStringConvertible {
    let id = UUID()
    @Published var title: String

    var description: String { title }

    init(title: String) {
        self.title = title
    }
}

struct TrackRow: View {
    @ObservedObject var track: Track

    var body: some View {
        Text(track.title)
    }
}
