// Catalogue 213: a child view gets a list of objects or values that can't be compared, which a body makes with each
// update, so that the child is evaluated each time, and shows what nothing publishes.
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

final class FilterManager: ObservableObject {
    @Published var plugins: [Plugin] = [Plugin()]
    @Published var shortcuts: [String] = ["b", "a"]
}

struct FilterPane: View {
    @ObservedObject var manager: FilterManager

    var body: some View { PluginsList(plugins: manager.plugins.filter { _ in true }) }
}

struct FilterShortcuts: View {
    @ObservedObject var manager: FilterManager

    var body: some View {
        ForEach(manager.shortcuts, id: \.self) { Text($0) }
        Button("Sort") { manager.shortcuts.sort() }
    }
}

/// The model makes it.
final class GetterManager: ObservableObject {
    @Published var plugins: [Plugin] = [Plugin()]
    @Published var shortcuts: [String] = ["b", "a"]

    var shown: [Plugin] { plugins.sorted { $0.title < $1.title } }
}

struct GetterPane: View {
    @ObservedObject var manager: GetterManager

    var body: some View { PluginsList(plugins: manager.shown) }
}

struct GetterShortcuts: View {
    @ObservedObject var manager: GetterManager

    var body: some View {
        ForEach(manager.shortcuts, id: \.self) { Text($0) }
        Button("Sort") { manager.shortcuts.sort() }
    }
}
