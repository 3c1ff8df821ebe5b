// Catalogue 54: the wrapper's storage is used as a value.
import Combine
import SwiftUI

final class Gain: ObservableObject {
    @Published var level = 0.5

    var levels: Published<Double>.Publisher { _level.projectedValue }
}

struct GainView: View {
    @StateObject private var gain = Gain()

    var body: some View {
        Slider(value: $gain.level)
    }
}
