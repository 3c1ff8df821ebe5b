// Catalogue 193: defaults that would be made anew, keys that others name, and comments that would be lost.
import SwiftUI

struct Theme { var name = "" }

private struct ThemeKey: EnvironmentKey {
    static let defaultValue: Theme = Theme()
}

struct SizeKey: EnvironmentKey {
    static let defaultValue: Int = 1
}

/// Why there is a key.
private struct NoteKey: EnvironmentKey {
    static let defaultValue: String = ""
}

private struct CountKey: EnvironmentKey {
    // Nothing is counted at first.
    static let defaultValue: Int = 0
}

extension EnvironmentValues {
    var theme: Theme {
        get { self[ThemeKey.self] }
        set { self[ThemeKey.self] = newValue }
    }

    var size: Int {
        get { self[SizeKey.self] }
        set { self[SizeKey.self] = newValue }
    }

    var note: String {
        get { self[NoteKey.self] }
        set { self[NoteKey.self] = newValue }
    }

    var count: Int {
        get { self[CountKey.self] }
        set { self[CountKey.self] = newValue }
    }
}

let usual = SizeKey.defaultValue
