// Stale: nobody is told of what is stored elsewhere.
import SwiftUI

final class Disk {
    var values: [String: Int] = [:]
}

@Observable
final class Preferences {
    private let disk = Disk()
    var title = "settings"

    var volume: Int {
        get { disk.values["volume"] ?? 0 }
        set { disk.values["volume"] = newValue }
    }

    var isLoud: Bool { volume > 1 }
}

struct Root: View {
    @State private var preferences = Preferences()

    var body: some View {
        Stepper("Volume", value: $preferences.volume)
        VolumeView(preferences: preferences)
        Text(preferences.title)
    }
}

struct VolumeView: View {
    var preferences: Preferences

    var body: some View {
        Text("\(preferences.volume) \(preferences.isLoud ? "loud" : "quiet")")
    }
}
