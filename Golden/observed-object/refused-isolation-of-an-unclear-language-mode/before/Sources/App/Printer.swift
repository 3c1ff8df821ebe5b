// Catalogue 165: a target may have another language mode than its package.
import SwiftUI

@MainActor
final class Output: ObservableObject {
    @Published var lines: [String] = []
}

struct Printer {
    @ObservedObject var output: Output

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
