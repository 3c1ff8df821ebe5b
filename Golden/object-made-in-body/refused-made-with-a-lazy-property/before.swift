// Catalogue 216: to create the object reads a tracked property, by the first use of a lazy one.
import SwiftUI

final class Plugin: ObservableObject {
    @Published var version: String
    private lazy var lines: [String] = {
        release = "1.0"
        return [""]
    }()

    var release: String? {
        didSet { version = release ?? "unknown" }
    }

    init() {
        release = nil
        version = ""
        print(lines)
    }

    func refresh() { release = "2.0" }
}

struct PluginList: View {
    var body: some View {
        PluginRow(plugin: Plugin())
    }
}

struct PluginRow: View {
    @ObservedObject var plugin: Plugin

    var body: some View {
        Button(plugin.version) { plugin.refresh() }
    }
}
