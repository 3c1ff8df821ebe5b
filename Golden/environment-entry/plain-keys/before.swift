// Catalogue 193: keys that hold nothing but a constant.
import SwiftUI

private struct IsCompactKey: EnvironmentKey {
    static let defaultValue: Bool = false
}

struct TitleKey: EnvironmentKey {
    static var defaultValue: String? { nil }
}

enum Density { case low, high }

extension EnvironmentValues {
    var isCompact: Bool {
        get { self[IsCompactKey.self] }
        set { self[IsCompactKey.self] = newValue }
    }

    /// What stands above.
    public var title: String? {
        get { return self[TitleKey.self] }
        set {
            self[TitleKey.self] = newValue
        }
    }
}

enum DensityKey: EnvironmentKey {
    static let defaultValue = Density.low
}

extension EnvironmentValues {
    var density: Density {
        get { self[DensityKey.self] }
        set { self[DensityKey.self] = newValue }
    }
}
