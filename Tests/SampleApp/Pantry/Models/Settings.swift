import SwiftUI

final class Settings: ObservableObject {
    static let shared = Settings()

    enum Accent: String, CaseIterable, Identifiable {
        case tomato, basil, plum

        var id: Self { self }

        var color: Color {
            switch self {
            case .tomato: return .red
            case .basil: return .green
            case .plum: return .purple
            }
        }
    }

    @Published var usesMetricUnits: Bool {
        didSet { defaults.set(usesMetricUnits, forKey: Keys.usesMetricUnits) }
    }

    @Published var defaultServings: Int {
        didSet { defaults.set(defaultServings, forKey: Keys.defaultServings) }
    }

    @Published var accent: Accent {
        didSet { defaults.set(accent.rawValue, forKey: Keys.accent) }
    }

    private let defaults: UserDefaults

    init(defaults: UserDefaults = .standard) {
        self.defaults = defaults
        usesMetricUnits = defaults.object(forKey: Keys.usesMetricUnits) as? Bool ?? true
        defaultServings = defaults.object(forKey: Keys.defaultServings) as? Int ?? 2
        accent = defaults.string(forKey: Keys.accent).flatMap(Accent.init(rawValue:)) ?? .tomato
    }

    private enum Keys {
        static let usesMetricUnits = "usesMetricUnits"
        static let defaultServings = "defaultServings"
        static let accent = "accent"
    }
}
