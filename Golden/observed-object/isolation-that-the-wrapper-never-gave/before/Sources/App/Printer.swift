// Catalogue 165: in Swift 6 mode the wrapper put no type on the main actor, so that none loses it.
import SwiftUI

@MainActor
final class Output: ObservableObject {
    @Published var lines: [String] = []
}

struct Printer {
    @ObservedObject var output: Output

    var isEmpty: Bool { true }

    @MainActor
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
