import Threads

/// One line on stderr that says how far a long run is, drawn again and again, and gone in the end.
///
/// Only where a person reads along: stderr is a terminal that can go back in a line, and no `CI` is set. A run that is
/// done at once shows nothing.
package struct ProgressLine: Sendable {
    private struct State {
        var seen: Set<String> = []
        var nextDrawing: UInt64
        var isShown = false
    }

    private let total: Int
    private let state: Mutex<State>

    /// Nanoseconds before the first drawing, and between two.
    private static let delay: UInt64 = 400_000_000
    private static let pause: UInt64 = 100_000_000

    /// Nil where nobody would see it.
    /// - Parameter total: how many files there are to read.
    package init?(total: Int, isQuiet: Bool, environment: (String) -> String? = Terminal.environmentVariable) {
        guard !isQuiet, total > 0, OutputWriter.standardError().isTerminal, environment("CI") == nil,
            environment("TERM") != "dumb"
        else { return nil }
        self.total = total
        state = Mutex(State(nextDrawing: Clock.nanoseconds() + ProgressLine.delay))
    }

    /// Counts a file. Files that are read again count once.
    package func hasRead(_ path: String) {
        state.withLock { state in
            state.seen.insert(path)
            let now = Clock.nanoseconds()
            guard now >= state.nextDrawing else { return }
            state.nextDrawing = now + ProgressLine.pause
            state.isShown = true
            let count = min(state.seen.count, total)
            ProgressLine.draw(
                count < total ? "Reading: \(count) of \(total) files" : "Analyzing: all \(total) files read")
        }
    }

    /// Takes the line away.
    package func finish() {
        state.withLock { state in
            if state.isShown { ProgressLine.draw("") }
            state.isShown = false
            state.nextDrawing = .max
        }
    }

    /// To the start of the line, the text, and what was behind it gone.
    private static func draw(_ text: String) {
        var errors = OutputWriter.standardError()
        errors.write(Array("\r\(text)\u{1B}[K".utf8))
    }
}
