// Catalogue 114: bindings are made of what can be set; what can only be read is read.
import SwiftUI

@Observable
final class Volume {
    private(set) var peak = 0.0
    var level = 0.0 {
        didSet { peak = max(peak, level) }
    }
}

struct VolumeView: View {
    @Bindable var volume: Volume

    var body: some View {
        Slider(value: $volume.level)
        Text("\(volume.peak)")
    }
}
