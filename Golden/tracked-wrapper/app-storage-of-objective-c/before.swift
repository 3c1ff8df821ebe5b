// Catalogue 34: @objc goes with the name; initial values are cases of nested types and static properties.
import Foundation
import SwiftUI

enum Comment {
    enum Sorting: String {
        case top, latest
    }
}

enum Defaults {
    static var sorting: Comment.Sorting = .latest
    static var title = "a"
}

final class Settings: NSObject, ObservableObject {
    @objc @AppStorage("size") var size = 1
    @AppStorage("width") @objc var width = 2.5
    @AppStorage("sorting") var sorting = Comment.Sorting.top
    @AppStorage("fallback") var fallback = Defaults.sorting
}

struct SettingsView: View {
    @StateObject private var settings = Settings()

    var body: some View {
        Stepper("Size", value: $settings.size)
        Slider(value: $settings.width)
        Picker("Sorting", selection: $settings.sorting) {
            Text(settings.fallback.rawValue)
        }
    }
}
