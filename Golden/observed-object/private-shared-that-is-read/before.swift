// Catalogue 102: a protocol that only reads, and key paths to other properties of the name, ask for no setter.
import SwiftUI

final class Store: ObservableObject {
    static let shared = Store()
    @Published var count = 0
}

private protocol Storing {
    var store: Store { get }
}

struct StoreView: View, Storing {
    @ObservedObject fileprivate var store = Store.shared
    @ObservedObject private var theme = Theme.shared
    @Environment(\.theme) private var name
    let title: String

    var body: some View {
        Text("\(store.count) \(theme.count) \(name)")
            .environment(\.theme, title)
    }
}

final class Theme: ObservableObject {
    static let shared = Theme()
    @Published var count = 0
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
