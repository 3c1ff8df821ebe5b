// Catalogue 213: a child view gets a list that is the same one with each update, or one of what can be compared: it is
// not evaluated with the view around, so that nothing is lost.
import SwiftUI

final class Plugin: Identifiable {
    let id = UUID()
    var title = "a"

    func reset() { title = "b" }
}

struct PluginsList: View {
    let plugins: [Plugin]

    var body: some View {
        ForEach(plugins) { plugin in
            Text(plugin.title)
            Button("Reset") { plugin.reset() }
        }
    }
}

struct DatesList: View {
    let names: [String]

    var body: some View {
        Text("\(Date.now)")
        ForEach(names, id: \.self) { Text($0) }
    }
}

@Observable
final class Manager {
    var plugins: [Plugin] = [Plugin()]
    var names: [String] = ["a"]
    var shortcuts: [String] = ["b", "a"]
}

struct Pane: View {
    var manager: Manager

    var body: some View {
        PluginsList(plugins: manager.plugins)
        DatesList(names: manager.names.filter { !$0.isEmpty })
    }
}

struct Shortcuts: View {
    var manager: Manager

    var body: some View {
        ForEach(manager.shortcuts, id: \.self) { Text($0) }
        Button("Sort") { manager.shortcuts.sort() }
    }
}
