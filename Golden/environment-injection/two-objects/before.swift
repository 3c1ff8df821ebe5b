// Catalogue 120, 123: two classes in one chain, of which only one can move.
import SwiftUI

final class Theme: ObservableObject {
    @Published var accent = ""
}

final class Legacy: ObservableObject {
    @Published var count = 0

    func refresh() {
        print(objectWillChange)
    }
}

struct Leaf: View {
    @EnvironmentObject private var theme: Theme
    @EnvironmentObject private var legacy: Legacy

    var body: some View {
        Text("\(theme.accent) \(legacy.count)")
    }
}

struct Tree: View {
    @StateObject private var theme = Theme()
    @StateObject private var legacy = Legacy()

    var body: some View {
        Leaf()
            .environmentObject(theme)
            .environmentObject(legacy)
    }
}
