// Catalogue 108: whether menu commands follow what they read is not known.
import SwiftUI

final class Tools: ObservableObject {
    @Published var isPenDown = false
}

struct ToolCommands: Commands {
    @ObservedObject var tools: Tools

    var body: some Commands {
        CommandMenu("Tools") {
            Text(tools.isPenDown ? "Lift" : "Draw")
        }
    }
}

extension Tools {
    func copy(_ other: Tools) { isPenDown = other.isPenDown }
}
