// Catalogue 193: values that can't be compared.
import SwiftUI

private struct RefreshKey: EnvironmentKey {
    static let defaultValue: (() -> Void)? = nil
}

extension EnvironmentValues {
    @Entry var open: (String) -> Void = { _ in }
    @Entry var close: @MainActor () -> Void = {}

    var refresh: (() -> Void)? {
        get { self[RefreshKey.self] }
        set { self[RefreshKey.self] = newValue }
    }
}
