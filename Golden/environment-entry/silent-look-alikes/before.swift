// Catalogue 193: an entry already, accessors that do more, and a key of another kind.
import SwiftUI

struct LimitKey: EnvironmentKey {
    static let defaultValue: Int = 1
}

struct WidthKey: PreferenceKey {
    static let defaultValue: Int = 0
    static func reduce(value: inout Int, nextValue: () -> Int) { value = max(value, nextValue()) }
}

extension EnvironmentValues {
    @Entry var isCompact: Bool = false

    var limit: Int {
        get { self[LimitKey.self] }
        set { self[LimitKey.self] = max(newValue, 0) }
    }
}
