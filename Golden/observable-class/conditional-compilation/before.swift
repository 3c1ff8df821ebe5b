// Catalogue 20: #if around a whole class and around members; both branches convert.
import SwiftUI

#if DEBUG
final class Inspector: ObservableObject {
    @Published var lines: [String] = []
}
#else
final class Inspector: ObservableObject {
    @Published var lines: [String] = ["off"]
}
#endif

final class Console: ObservableObject {
    @Published var output = ""
    #if DEBUG
    @Published var verbose = false
    #endif
}

struct ConsoleView: View {
    @StateObject private var console = Console()
    @StateObject private var inspector = Inspector()

    var body: some View {
        Text(console.output)
        #if DEBUG
        Toggle("Verbose", isOn: $console.verbose)
        #endif
        Text("\(inspector.lines.count)")
    }
}
