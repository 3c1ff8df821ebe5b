// Catalogue 20: properties inside #if in the body of the class are the macro's too.
import SwiftUI

final class Console: ObservableObject {
    @Published var lines: [String] = []
    #if DEBUG
    @Published var isVerbose = true
    #else
    @Published var isVerbose = false
    #endif
}

struct ConsoleView: View {
    @StateObject private var console = Console()

    var body: some View {
        Text(console.isVerbose ? console.lines.joined() : "")
    }
}
