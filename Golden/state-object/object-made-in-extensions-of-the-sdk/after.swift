// Catalogue 83: a getter in an extension of a type of the SDK calls a method of that type, beside a function of that name.
import SwiftUI

extension UserDefaults {
    func bool(forKey key: String, defaultValue: Bool) -> Bool {
        set(defaultValue, forKey: key)
        return defaultValue
    }

    var isLoud: Bool { bool(forKey: "isLoud") }
}

@Observable
final class Sound {
    var isLoud: Bool

    init() {
        isLoud = UserDefaults.standard.isLoud
    }
}

struct SoundView: View {
    @State private var sound: Sound

    init() {
        _sound = State(initialValue: Sound())
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
