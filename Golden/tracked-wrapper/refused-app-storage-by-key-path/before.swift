// Catalogue 34, 211: what the key under the key path holds is not written, so that the type can't be either.
import SwiftUI

struct Preference<T> {
    let defaultValue: T
    let key: String
}

struct PreferenceKeys {
    let isDark = Preference(defaultValue: false, key: "isDark")
}

extension AppStorage where Value == Bool {
    init(_ path: KeyPath<PreferenceKeys, Preference<Value>>) {
        let key = PreferenceKeys()[keyPath: path]
        self.init(wrappedValue: key.defaultValue, key.key)
    }
}

final class Settings: ObservableObject {
    @AppStorage(\.isDark) var isDark
}

struct SettingsView: View {
    @StateObject private var settings = Settings()

    var body: some View {
        Toggle("Dark", isOn: $settings.isDark)
    }
}
