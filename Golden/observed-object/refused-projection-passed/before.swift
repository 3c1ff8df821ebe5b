// Catalogue 89: the whole projection goes to a function.
import SwiftUI

final class Mixer: ObservableObject {
    @Published var volume = 0.5
}

@MainActor
func slider(for mixer: ObservedObject<Mixer>.Wrapper) -> some View {
    Slider(value: mixer.volume)
}

struct MixerView: View {
    @ObservedObject var mixer: Mixer

    var body: some View {
        slider(for: $mixer)
    }
}
