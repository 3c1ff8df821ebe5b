// Catalogue 114: bindings are made of what can be set; what can only be read is read.
import SwiftUI

final class Volume: ObservableObject {
    @Published private(set) var peak = 0.0
    @Published var level = 0.0 {
        didSet { peak = max(peak, level) }
    }
}

struct VolumeView: View {
    @ObservedObject var volume: Volume

    var body: some View {
        Slider(value: $volume.level)
        Text("\(volume.peak)")
    }
}
