// Catalogue 83: the closure holds the object, so that it never goes; and the getter that is observed acts.
import SwiftUI

extension UserDefaults {
    @objc dynamic var isLoud: Bool { bool(forKey: "isLoud") }

    @objc dynamic var isAsked: Bool {
        self.set(true, forKey: "isAsked")
        return bool(forKey: "isLoud")
    }
}

final class Sound: ObservableObject {
    @Published var isLoud = false
    private var observation: NSKeyValueObservation?

    init() {
        observation = UserDefaults.standard.observe(\.isLoud, options: [.new]) { _, change in
            self.isLoud = change.newValue ?? false
        }
    }
}

final class Question: ObservableObject {
    @Published var isLoud = false
    private var observation: NSKeyValueObservation?

    init() {
        observation = UserDefaults.standard.observe(\.isAsked, options: [.initial]) { [weak self] _, change in
            self?.isLoud = change.newValue ?? false
        }
    }
}

struct SoundView: View {
    @StateObject private var sound: Sound
    @StateObject private var question: Question

    init() {
        _sound = StateObject(wrappedValue: Sound())
        _question = StateObject(wrappedValue: Question())
    }

    var body: some View {
        Toggle("Loud", isOn: $sound.isLoud)
        Toggle("Asked", isOn: $question.isLoud)
    }
}

struct RootView: View {
    var body: some View {
        SoundView()
    }
}
