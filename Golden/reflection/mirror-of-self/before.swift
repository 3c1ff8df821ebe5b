// Catalogue 26: the class lists its own properties, which the macro renames.
import SwiftUI

final class Settings: ObservableObject {
    @Published var volume = 0.5

    var propertyNames: [String] {
        Mirror(reflecting: self).children.compactMap(\.label)
    }
}

struct SettingsView: View {
    @ObservedObject var settings: Settings

    var body: some View {
        Text("\(settings.volume)")
    }
}
