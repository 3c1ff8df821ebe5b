// Catalogue 83: what an object is made of may stand in files that have nothing to do with the migration.
import SwiftUI

@Observable
final class Settings {
    var isLoud: Bool
    private let clock = Clock(start: Keys.first)

    init() {
        isLoud = UserDefaults.standard.bool(forKey: Keys.loud)
    }
}

final class Meter: ObservableObject {
    @Published var level = 0
    private let gauge = Gauge()
}

struct SettingsView: View {
    @State private var settings: Settings

    init() { _settings = State(initialValue: Settings()) }

    var body: some View { Toggle("Loud", isOn: $settings.isLoud) }
}

struct MeterView: View {
    @StateObject private var meter: Meter

    init() { _meter = StateObject(wrappedValue: Meter()) }

    var body: some View { Text("\(meter.level)") }
}

struct RootView: View {
    var body: some View {
        SettingsView()
        MeterView()
    }
}
