// Catalogue 45, 46: computed properties over other storage, announced by hand.
import SwiftUI

final class Disk {
    var values: [String: Int] = [:]
}

final class Preferences: ObservableObject {
    private let disk = Disk()
    @Published var title = "settings"

    var volume: Int {
        get { disk.values["volume"] ?? 0 }
        set {
            objectWillChange.send()
            disk.values["volume"] = newValue
        }
    }

    var isLoud: Bool { volume > 1 }
}

struct Root: View {
    @StateObject private var preferences = Preferences()

    var body: some View {
        Stepper("Volume", value: $preferences.volume)
        VolumeView(preferences: preferences)
        Text(preferences.title)
    }
}

struct VolumeView: View {
    @ObservedObject var preferences: Preferences

    var body: some View {
        Text("\(preferences.volume) \(preferences.isLoud ? "loud" : "quiet")")
    }
}
