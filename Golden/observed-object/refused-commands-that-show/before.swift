// Catalogue 108: a menu disables a button by the object, another one hands it on, and a third one shows defaults, which changes of the object kept fresh.
import Foundation
import SwiftUI

final class Tools: ObservableObject {
    @Published var isPenDown = false

    func lift() { isPenDown = false }
}

struct ToolCommands: Commands {
    @ObservedObject var tools: Tools

    var body: some Commands {
        CommandMenu("Tools") {
            Button("Lift") { tools.lift() }.disabled(!tools.isPenDown)
        }
    }
}

struct PenCommands: Commands {
    @ObservedObject var tools: Tools

    var body: some Commands {
        CommandMenu("Pen") { ToolView(tools: tools) }
    }
}

struct RecentCommands: Commands {
    @ObservedObject var tools: Tools

    var body: some Commands {
        CommandMenu(UserDefaults.standard.string(forKey: "recent") ?? "Recent") {
            Button("Lift") { tools.lift() }
        }
    }
}

struct ToolView: View {
    @ObservedObject var tools: Tools

    var body: some View { Text(tools.isPenDown ? "Down" : "Up") }
}
