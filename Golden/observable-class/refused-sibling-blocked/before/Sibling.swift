// Catalogue 11: nothing keeps this subclass but its sibling.
import SwiftUI

final class StudioTrack: Track {
    @Published var takes = 0
}

struct StudioView: View {
    @StateObject private var track = StudioTrack()

    var body: some View {
        Stepper(track.title, value: $track.takes)
    }
}
