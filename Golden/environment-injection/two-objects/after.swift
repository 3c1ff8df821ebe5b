// Catalogue 120, 123: two classes in one chain, of which only one can move.
import SwiftUI

@Observable
final class Theme {
    var accent = ""
}

final class Legacy: ObservableObject {
    @Published var count = 0

    func refresh() {
        print(objectWillChange)
    }
}

struct Leaf: View {
    @Environment(Theme.self) private var theme
    @EnvironmentObject private var legacy: Legacy

    var body: some View {
        Text("\(theme.accent) \(legacy.count)")
    }
}

struct Tree: View {
    @State private var theme = Theme()
    @StateObject private var legacy = Legacy()

    var body: some View {
        Leaf()
            .environment(theme)
            .environmentObject(legacy)
    }
}
