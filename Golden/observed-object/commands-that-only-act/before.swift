// Catalogue 108: the menu's buttons act on the object, and nothing in the menu shows it, or what no object announces.
import SwiftUI

final class Tools: ObservableObject {
    @Published var isPenDown = false

    func lift() { isPenDown = false }
}

struct ToolCommands: Commands {
    @ObservedObject var tools: Tools

    var body: some Commands {
        CommandMenu("Tools") {
            Button("Lift") { tools.lift() }
            Button("Draw") { draw() }
        }
    }

    private func draw() { tools.isPenDown = true }
}

struct ToolView: View {
    @ObservedObject var tools: Tools

    var body: some View { Text(tools.isPenDown ? "Down" : "Up") }
}
