// Catalogue 150: a comment keeps the protocol, and so all that conforms to it.
import SwiftUI

protocol Volume: ObservableObject { // reobserve:ignore[observable-protocol]
    var level: Double { get set }
}

final class Speaker: Volume {
    @Published var level = 0.5
}

struct SpeakerView: View {
    @StateObject private var speaker = Speaker()

    var body: some View {
        Slider(value: $speaker.level)
    }
}
