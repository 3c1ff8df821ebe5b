// Catalogue 162: no view observes the class (no wrapper, no subscription), so no update can be lost by ignoring what a view reads.
import SwiftUI

@MainActor
final class Plugins: ObservableObject {
    static let shared = Plugins()

    @Published var names: [String] = []
    private var adapters: [String: Int] = [:]

    func adapter(for name: String) -> Int? {
        adapters[name]
    }

    deinit {
        adapters.removeAll()
    }
}

final class Workspace: ObservableObject {
    @Published var title = ""
    var plugins: Plugins?
}

struct PluginsView: View {
    @StateObject private var workspace = Workspace()

    var body: some View {
        Text(workspace.title)
        Text("\(Plugins.shared.adapter(for: "a") ?? 0)")
    }
}
