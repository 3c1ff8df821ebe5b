// Stale: the wrapper is ignored, and the view that shows only its value is told of nothing.
import SwiftUI

@propertyWrapper
struct Clamped {
    private var value = 0
    var wrappedValue: Int {
        get { value }
        set { value = min(newValue, 3) }
    }

    init(wrappedValue: Int) { value = wrappedValue }
}

@Observable
final class Volume {
    @ObservationIgnored @Clamped var level = 1
    var taps = 0

    func up() {
        level += 1
        taps += 1
    }
}

struct Root: View {
    @State private var volume = Volume()

    var body: some View {
        Button("Up") { volume.up() }
        LevelView(volume: volume)
        Text("\(volume.taps) taps")
    }
}

struct LevelView: View {
    var volume: Volume

    var body: some View {
        Text("level \(volume.level)")
    }
}
