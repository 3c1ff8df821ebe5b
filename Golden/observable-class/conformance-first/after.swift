// Catalogue 3: the conformance is the first of several, the others stay.
import SwiftUI

@Observable
final class Track: Identifiable, CustomStringConvertible {
    let id = UUID()
    var title: String

    var description: String { title }

    init(title: String) {
        self.title = title
    }
}

struct TrackRow: View {
    var track: Track

    var body: some View {
        Text(track.title)
    }
}
