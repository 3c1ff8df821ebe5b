import Foundation

final class Preferences {
    var on = false

    func isEnabled() -> Bool { on }
    func toggle() { on.toggle() }
}

final class UnitStore {
    private let defaults = UserDefaults.standard

    var unit: String { read() }

    private func read() -> String { defaults.string(forKey: "unit") ?? "" }

    func change() { defaults.set("km", forKey: "unit") }
}
