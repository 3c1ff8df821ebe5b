// Catalogue 162: no view observes the class (no wrapper, no subscription), so no update can be lost by ignoring what a view reads.
import SwiftUI

@MainActor
@Observable
final class Plugins {
    static let shared = Plugins()

    var names: [String] = []
    @ObservationIgnored private var adapters: [String: Int] = [:]

    func adapter(for name: String) -> Int? {
        adapters[name]
    }

    deinit {
        adapters.removeAll()
    }
}

@Observable
final class Workspace {
    var title = ""
    var plugins: Plugins?
}

struct PluginsView: View {
    @State private var workspace = Workspace()

    var body: some View {
        Text(workspace.title)
        Text("\(Plugins.shared.adapter(for: "a") ?? 0)")
    }
}
