// Catalogue 20: properties inside #if in the body of the class are the macro's too.
import SwiftUI

@Observable
final class Console {
    var lines: [String] = []
    #if DEBUG
    var isVerbose = true
    #else
    var isVerbose = false
    #endif
}

struct ConsoleView: View {
    @State private var console = Console()

    var body: some View {
        Text(console.isVerbose ? console.lines.joined() : "")
    }
}
