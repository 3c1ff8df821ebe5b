// Catalogue 48: the macro can't name the storage of a property in backticks.
import SwiftUI

final class Defaults: ObservableObject {
    @Published var `default` = 0
    @Published var other = 1
}

struct SettingsView: View {
    @StateObject private var settings = Defaults()

    var body: some View {
        Text("\(settings.default) \(settings.other)")
    }
}
