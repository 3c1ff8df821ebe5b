// Catalogue 205: the type that stood in the attribute goes behind the name.
import Combine
import SwiftUI

@Observable
final class Settings {
    var ratio: Double = 1
    var choice: Int? = nil
    private(set) var names: [String] = []
    var count: Int = 3
    var size: Float = 2 // in points
}

struct SettingsView: View {
    var settings: Settings

    var body: some View {
        Text("\(settings.ratio) \(settings.choice ?? 0) \(settings.names.count) \(settings.count) \(settings.size)")
    }
}
