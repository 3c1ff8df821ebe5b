// Catalogue 165: the package is compiled in Swift 5 mode, in which the wrapper put the type on the main actor.
import SwiftUI

@MainActor
@Observable
final class Output {
    var lines: [String] = []
}

@preconcurrency @MainActor
struct Printer {
    var output: Output

    func flush() {
        output.lines = []
    }
}

struct OutputView: View {
    var output: Output

    var body: some View {
        Text(output.lines.joined())
        Button("Print") { Printer(output: output).flush() }
    }
}
