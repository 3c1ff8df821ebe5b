// Catalogue 102: a protocol that only reads, and key paths to other properties of the name, ask for no setter.
import SwiftUI

@Observable
final class Store {
    static let shared = Store()
    var count = 0
}

private protocol Storing {
    var store: Store { get }
}

struct StoreView: View, Storing {
    fileprivate let store = Store.shared
    private let theme = Theme.shared
    @Environment(\.theme) private var name
    let title: String

    var body: some View {
        Text("\(store.count) \(theme.count) \(name)")
            .environment(\.theme, title)
    }
}

@Observable
final class Theme {
    static let shared = Theme()
    var count = 0
}

private struct ThemeKey: EnvironmentKey {
    static let defaultValue = ""
}

extension EnvironmentValues {
    fileprivate var theme: String {
        get { self[ThemeKey.self] }
        set { self[ThemeKey.self] = newValue }
    }
}
