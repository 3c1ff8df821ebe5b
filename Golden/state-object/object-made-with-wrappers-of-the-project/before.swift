// Catalogue 83: wrappers of the project around its properties only store what they are given; one is read, and looks a value up.
import SwiftUI

@propertyWrapper
struct Stored<Value> {
    enum Key: String {
        case isDark, size
    }

    private let key: Key
    private let defaultValue: Value

    init(key: Key, defaultValue: Value) {
        self.key = key
        self.defaultValue = defaultValue
    }

    var wrappedValue: Value {
        get { UserDefaults.standard.object(forKey: key.rawValue) as? Value ?? defaultValue }
        nonmutating set { UserDefaults.standard.set(newValue, forKey: key.rawValue) }
    }
}

@propertyWrapper
final class Injected<Service> {
    var wrappedValue: Service!

    init() {}
}

final class Preferences {
    @Stored(key: .isDark, defaultValue: true) var isDark: Bool
    @Stored(key: .size, defaultValue: 12) var size: Int
}

final class Theme: ObservableObject {
    @Injected() var preferences: Preferences!
    @Published var size: Int

    init(preferences: Preferences = Preferences()) {
        size = preferences.size
    }
}

struct ThemeView: View {
    @StateObject private var theme: Theme

    init() {
        _theme = StateObject(wrappedValue: Theme())
    }

    var body: some View {
        Stepper("\(theme.size)", value: $theme.size)
    }
}

struct RootView: View {
    var body: some View {
        ThemeView()
    }
}
