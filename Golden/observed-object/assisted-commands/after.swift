// Catalogue 108: asked for, the commands read the object without a wrapper.
import SwiftUI

@Observable
final class Tools {
    var isPenDown = false
}

struct ToolCommands: Commands {
    var tools: Tools

    var body: some Commands {
        CommandMenu("Tools") {
            Text(tools.isPenDown ? "Lift" : "Draw")
        }
    }
}

extension Tools {
    func copy(_ other: Tools) { isPenDown = other.isPenDown }
}
