// Catalogue 89, 105: init takes the wrapper instead of the object.
import SwiftUI

final class Mixer: ObservableObject {
    @Published var volume = 0.5
}

struct MixerView: View {
    @ObservedObject var mixer: Mixer

    init(mixer: ObservedObject<Mixer>) {
        _mixer = mixer
    }

    var body: some View {
        Text("\(mixer.volume)")
    }
}
