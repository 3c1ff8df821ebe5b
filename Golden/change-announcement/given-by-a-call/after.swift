// Catalogue 47: the object that is announced is given by a call, or announces what is behind a wrapper.
import SwiftUI

final class Zap {
    var isPaid = false
}

@Observable
final class Zaps {
    var all: [Zap] = []
}

final class Cache {
    private var zaps: [Int: Zaps] = [:]
    func zaps(_ id: Int) -> Zaps { zaps[id] ?? Zaps() }
}

final class Wallet {
    let cache = Cache()

    func confirm(_ zap: Zap, _ id: Int) {
        zap.isPaid = true
        cache.zaps(id).withMutation(keyPath: \.all) {}
        print("confirmed")
    }
}

@propertyWrapper
struct Setting {
    private let key: String
    private var value: Bool

    init(wrappedValue: Bool, key: String) {
        self.key = key
        value = UserDefaults.standard.object(forKey: key) as? Bool ?? wrappedValue
    }

    var wrappedValue: Bool {
        get { value }
        set {
            value = newValue
            UserDefaults.standard.set(newValue, forKey: key)
            DispatchQueue.main.async {
                Settings.shared.withMutation(keyPath: \.isDark) {}
            }
        }
    }
}

@Observable
final class Settings {
    static let shared = Settings()

    var isDark: Bool {
        get { access(keyPath: \.isDark); return isDarkStorage }
        set { withMutation(keyPath: \.isDark) { isDarkStorage = newValue } }
    }
    @ObservationIgnored @Setting(key: "isDark") private var isDarkStorage: Bool = false
}

/// One overload calls the other, which reads what is kept.
@Observable
final class Relays {
    private var relays: [String: Zap] = [:]

    func relay(_ name: String) -> Zap? {
        relays[name]
    }

    func relay(at path: [String]) -> Zap? {
        return relay(path.joined())
    }

    func insert(_ relay: Zap, _ name: String) {
        relays[name] = relay
    }
}

struct ZapsView: View {
    var zaps: Zaps
    var settings: Settings
    var relays: Relays

    var body: some View {
        Text(zaps.all.contains { $0.isPaid } ? "Paid" : "Open")
        Toggle("Dark", isOn: Binding(get: { settings.isDark }, set: { settings.isDark = $0 }))
        Text(settings.isDark ? "Dark" : "Light")
        Text(relays.relay(at: ["a", "b"])?.isPaid == true ? "Paid" : "Open")
    }
}
