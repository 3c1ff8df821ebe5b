// Catalogue 47: the object that is announced is given by a call, or announces what is behind a wrapper.
import SwiftUI

final class Zap {
    var isPaid = false
}

final class Zaps: ObservableObject {
    @Published var all: [Zap] = []
}

final class Cache {
    private var zaps: [Int: Zaps] = [:]
    func zaps(_ id: Int) -> Zaps { zaps[id] ?? Zaps() }
}

final class Wallet {
    let cache = Cache()

    func confirm(_ zap: Zap, _ id: Int) {
        zap.isPaid = true
        cache.zaps(id).objectWillChange.send()
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
                Settings.shared.objectWillChange.send()
            }
        }
    }
}

final class Settings: ObservableObject {
    static let shared = Settings()

    @Setting(key: "isDark") var isDark: Bool = false
}

/// One overload calls the other, which reads what is kept.
final class Relays: ObservableObject {
    private var relays: [String: Zap] = [:]

    func relay(_ name: String) -> Zap? {
        relays[name]
    }

    func relay(at path: [String]) -> Zap? {
        return relay(path.joined())
    }

    func insert(_ relay: Zap, _ name: String) {
        relays[name] = relay
        objectWillChange.send()
    }
}

struct ZapsView: View {
    @ObservedObject var zaps: Zaps
    @ObservedObject var settings: Settings
    @ObservedObject var relays: Relays

    var body: some View {
        Text(zaps.all.contains { $0.isPaid } ? "Paid" : "Open")
        Toggle("Dark", isOn: Binding(get: { settings.isDark }, set: { settings.isDark = $0 }))
        Text(settings.isDark ? "Dark" : "Light")
        Text(relays.relay(at: ["a", "b"])?.isPaid == true ? "Paid" : "Open")
    }
}
