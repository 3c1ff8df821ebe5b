// Catalogue 165: the package is compiled in Swift 5 mode, in which the wrapper put the type on the main actor.
import SwiftUI

@MainActor
final class Output: ObservableObject {
    @Published var lines: [String] = []
}

struct Printer {
    @ObservedObject var output: Output

    func flush() {
        output.lines = []
    }
}

struct OutputView: View {
    @ObservedObject var output: Output

    var body: some View {
        Text(output.lines.joined())
        Button("Print") { Printer(output: output).flush() }
    }
}
