// Catalogue 34, 211: the project's own initializer of @AppStorage takes a key path, which tells the type of the value.
import SwiftUI

protocol PreferenceKey {
    associatedtype Value
    var defaultValue: Value { get }
    var key: String { get }
}

struct Preference<T>: PreferenceKey {
    let defaultValue: T
    let key: String
}

struct OldPreference<T> {
    let defaultValue: T
    let key: String
}

struct Box<Content>: RawRepresentable {
    var rawValue: String
    init(rawValue: String) { self.rawValue = rawValue }
}

struct Font {}

struct PreferenceKeys {
    var font: Preference<Box<Font>> { Preference(defaultValue: Box(rawValue: ""), key: "font") }
    var isWide: OldPreference<Bool> { OldPreference(defaultValue: false, key: "isWide") }
    var isDark: Preference<Bool> { Preference(defaultValue: false, key: "isDark") }
    let title = Preference(defaultValue: "a", key: "title")
    var size: Preference<Double> { Preference(defaultValue: 1, key: "size") }
}

extension AppStorage {
    init<K: PreferenceKey>(_ path: KeyPath<PreferenceKeys, K>) where K.Value == Value, Value == Bool {
        let key = PreferenceKeys()[keyPath: path]
        self.init(wrappedValue: key.defaultValue, key.key)
    }

    init<K: PreferenceKey>(_ path: KeyPath<PreferenceKeys, K>) where K.Value == Value, Value == Double {
        let key = PreferenceKeys()[keyPath: path]
        self.init(wrappedValue: key.defaultValue, key.key)
    }

    init<K: PreferenceKey>(_ path: KeyPath<PreferenceKeys, K>) where K.Value == Value, Value: RawRepresentable, Value.RawValue == String {
        let key = PreferenceKeys()[keyPath: path]
        self.init(wrappedValue: key.defaultValue, key.key)
    }

    init(_ path: KeyPath<PreferenceKeys, OldPreference<Value>>) where Value == Bool {
        let key = PreferenceKeys()[keyPath: path]
        self.init(wrappedValue: key.defaultValue, key.key)
    }
}

@Observable
final class Settings {
    var isDark: Bool {
        get { access(keyPath: \.isDark); return isDarkStorage }
        set { withMutation(keyPath: \.isDark) { isDarkStorage = newValue } }
    }
    @ObservationIgnored @AppStorage(\.isDark) private var isDarkStorage
    var size: Double {
        get { access(keyPath: \.size); return sizeStorage }
        set { withMutation(keyPath: \.size) { sizeStorage = newValue } }
    }
    @ObservationIgnored @AppStorage(\.size) private var sizeStorage
    var isWide: Bool {
        get { access(keyPath: \.isWide); return isWideStorage }
        set { withMutation(keyPath: \.isWide) { isWideStorage = newValue } }
    }
    @ObservationIgnored @AppStorage(\.isWide) private var isWideStorage
    var font: Box<Font> {
        get { access(keyPath: \.font); return fontStorage }
        set { withMutation(keyPath: \.font) { fontStorage = newValue } }
    }
    @ObservationIgnored @AppStorage(\.font) private var fontStorage
}

struct SettingsView: View {
    @State private var settings = Settings()

    var body: some View {
        Toggle("Dark", isOn: $settings.isDark)
        Toggle("Wide", isOn: $settings.isWide)
        Text("\(settings.size) \(settings.font.rawValue)")
    }
}
