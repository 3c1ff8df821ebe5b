// Catalogue 34, 46: a wrapper of the project, whose value is shown with something published.
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

final class Volume: ObservableObject {
    @Clamped var level = 1
    @Published var taps = 0

    func up() {
        level += 1
        taps += 1
    }
}

struct Root: View {
    @StateObject private var volume = Volume()

    var body: some View {
        Button("Up") { volume.up() }
        LevelView(volume: volume)
        Text("\(volume.taps) taps")
    }
}

struct LevelView: View {
    @ObservedObject var volume: Volume

    var body: some View {
        Text("level \(volume.level)")
    }
}
