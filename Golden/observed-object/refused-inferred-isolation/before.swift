// Catalogue 165: the wrapper made the whole struct @MainActor; without it the call doesn't compile.
import SwiftUI

final class Output: ObservableObject {
    @Published var lines: [String] = []
}

@MainActor
func show(_ line: String) {}

struct Printer {
    @ObservedObject var output: Output

    func flush() {
        show(output.lines.joined())
    }
}

struct OutputView: View {
    @ObservedObject var output: Output

    var body: some View {
        Button("Print") { Printer(output: output).flush() }
    }
}
