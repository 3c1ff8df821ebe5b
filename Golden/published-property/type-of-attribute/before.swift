// Catalogue 205: the type that stood in the attribute goes behind the name.
import Combine
import SwiftUI

final class Settings: ObservableObject {
    @Published<Double> var ratio = 1
    @Published<Int?> var choice = nil
    @Published<[String]> private(set) var names = []
    @Published<Int> var count: Int = 3
    @Combine.Published<Float> var size = 2 // in points
}

struct SettingsView: View {
    @ObservedObject var settings: Settings

    var body: some View {
        Text("\(settings.ratio) \(settings.choice ?? 0) \(settings.names.count) \(settings.count) \(settings.size)")
    }
}
