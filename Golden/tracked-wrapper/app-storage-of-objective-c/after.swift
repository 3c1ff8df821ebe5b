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

@Observable
final class Settings: NSObject {
    @objc var size: Int {
        get { access(keyPath: \.size); return sizeStorage }
        set { withMutation(keyPath: \.size) { sizeStorage = newValue } }
    }
    @ObservationIgnored @AppStorage("size") private var sizeStorage = 1
    @objc var width: Double {
        get { access(keyPath: \.width); return widthStorage }
        set { withMutation(keyPath: \.width) { widthStorage = newValue } }
    }
    @ObservationIgnored @AppStorage("width") private var widthStorage = 2.5
    var sorting: Comment.Sorting {
        get { access(keyPath: \.sorting); return sortingStorage }
        set { withMutation(keyPath: \.sorting) { sortingStorage = newValue } }
    }
    @ObservationIgnored @AppStorage("sorting") private var sortingStorage = Comment.Sorting.top
    var fallback: Comment.Sorting {
        get { access(keyPath: \.fallback); return fallbackStorage }
        set { withMutation(keyPath: \.fallback) { fallbackStorage = newValue } }
    }
    @ObservationIgnored @AppStorage("fallback") private var fallbackStorage = Defaults.sorting
}

struct SettingsView: View {
    @State private var settings = Settings()

    var body: some View {
        Stepper("Size", value: $settings.size)
        Slider(value: $settings.width)
        Picker("Sorting", selection: $settings.sorting) {
            Text(settings.fallback.rawValue)
        }
    }
}
