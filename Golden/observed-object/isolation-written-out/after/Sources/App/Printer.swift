// Catalogue 165: in Swift 5 mode the wrapper put the types on the main actor, which is written out.
import SwiftUI

@Observable
final class Output {
    var lines: [String] = []
}

@MainActor
func show(_ line: String) {}

@preconcurrency @MainActor
struct Printer {
    var output: Output

    func flush() {
        show(output.lines.joined())
    }
}

/// Prints what is in the output.
@preconcurrency @MainActor
final class Press: CustomStringConvertible {
    private enum Mode { @MainActor static func start() { show("start") } }

    private var output: Output

    init(output: Output) {
        self.output = output
    }

    var description: String { "press" }

    func press() {
        Mode.start()
        show(output.lines.joined())
    }
}

struct OutputView: View {
    var output: Output

    var body: some View {
        Text(output.lines.joined())
        Button("Print") {
            Printer(output: output).flush()
            Press(output: output).press()
        }
    }
}

/// Off the actor, where Swift 5 mode lets it.
func printLater(_ output: Output) {
    Printer(output: output).flush()
}
