// Catalogue 47: in Swift 6 mode a closure that may be sent can't form a key path to a property on the main actor.
import SwiftUI

@MainActor
final class Preferences: ObservableObject {
    @Published var isEdited = false
    private let defaults = UserDefaults.standard
    private var token: NSObjectProtocol?

    init() {
        token = NotificationCenter.default.addObserver(
            forName: UserDefaults.didChangeNotification, object: nil, queue: .main
        ) { [weak self] _ in
            self?.objectWillChange.send()
        }
    }

    var name: String {
        get { defaults.string(forKey: "name") ?? "" }
        set { defaults.set(newValue, forKey: "name") }
    }
}

struct PreferencesView: View {
    @StateObject private var preferences = Preferences()

    var body: some View {
        TextField("Name", text: $preferences.name)
        Toggle("Edited", isOn: $preferences.isEdited)
    }
}

@MainActor
final class Sounds: ObservableObject {
    @Published var isMuted = false
    private let defaults = UserDefaults.standard
    private var token: NSObjectProtocol?

    init() {
        token = NotificationCenter.default.addObserver(
            forName: UserDefaults.didChangeNotification, object: nil, queue: .main
        ) { [weak self] _ in
            Task { self?.objectWillChange.send() }
        }
    }

    var name: String {
        get { defaults.string(forKey: "sound") ?? "" }
        set { defaults.set(newValue, forKey: "sound") }
    }
}

struct SoundsView: View {
    @StateObject private var sounds = Sounds()

    var body: some View {
        TextField("Sound", text: $sounds.name)
        Toggle("Muted", isOn: $sounds.isMuted)
    }
}
