// Catalogue 38: the macro repeats the line comment between the value and the observers, and then doesn't compile.
import SwiftUI

final class Fader: ObservableObject {
    @Published var level = 0.5 // from 0 to 1
    {
        didSet { print(level) }
    }
}

struct FaderView: View {
    @StateObject private var fader = Fader()

    var body: some View {
        Slider(value: $fader.level)
    }
}
