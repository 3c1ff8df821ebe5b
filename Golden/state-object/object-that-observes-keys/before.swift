// Catalogue 83: key-value observation ends with the object, and the getter that it asks only looks a value up.
import SwiftUI

extension UserDefaults {
    @objc dynamic var isLoud: Bool { bool(forKey: "isLoud") }
}

final class Sound: ObservableObject {
    @Published var isLoud = false
    private var observation: NSKeyValueObservation?

    init() {
        observation = UserDefaults.standard.observe(\.isLoud, options: [.new]) { [weak self] _, change in
            guard let isLoud = change.newValue else { return }
            self?.isLoud = isLoud
        }
    }
}

struct SoundView: View {
    @StateObject private var sound: Sound

    init() {
        _sound = StateObject(wrappedValue: Sound())
    }

    var body: some View {
        Toggle("Loud", isOn: $sound.isLoud)
    }
}

struct RootView: View {
    var body: some View {
        SoundView()
    }
}
