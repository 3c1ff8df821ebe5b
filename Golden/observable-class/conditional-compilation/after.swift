// Catalogue 20: #if around a whole class and around members; both branches convert.
import SwiftUI

#if DEBUG
@Observable
final class Inspector {
    var lines: [String] = []
}
#else
@Observable
final class Inspector {
    var lines: [String] = ["off"]
}
#endif

@Observable
final class Console {
    var output = ""
    #if DEBUG
    var verbose = false
    #endif
}

struct ConsoleView: View {
    @State private var console = Console()
    @State private var inspector = Inspector()

    var body: some View {
        Text(console.output)
        #if DEBUG
        Toggle("Verbose", isOn: $console.verbose)
        #endif
        Text("\(inspector.lines.count)")
    }
}
