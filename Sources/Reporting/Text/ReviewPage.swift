import Planning
import SourceText

/// What `review` shows of one migration unit.
public struct ReviewPage: Sendable {
    public let style: UnifiedDiff.Style
    /// What stands before each path in the patch.
    public let prefix: String

    public init(style: UnifiedDiff.Style, prefix: String) {
        self.style = style
        self.prefix = prefix
    }

    /// Its types with their places, what may behave differently, and the patch.
    ///
    /// - Parameters:
    ///   - verdicts: the types of the unit.
    ///   - changes: all that is written if it moves.
    ///   - number: 1-based, of `count`.
    public func render(_ verdicts: [Verdict], _ changes: [FileChange], number: Int, of count: Int) -> [UInt8] {
        let edits = changes.reduce(0) { $0 + $1.edits.edits.count }
        var text = "\n" + bold("Unit \(number) of \(count): \(ReviewPage.title(verdicts.map(\.name)))") + "\n"
        for verdict in verdicts {
            text +=
                "  \(verdict.path):\(verdict.location.line):\(verdict.location.column): \(verdict.name)".singleLine
                + "\n"
        }
        text += "  \(counted(edits, "edit", "edits")) in \(counted(changes.count, "file", "files"))\n"
        let behaviors = LocatedDiagnostic.unique(verdicts.flatMap(\.behaviors))
        if !behaviors.isEmpty { text += "  What may change:\n" }
        for behavior in behaviors {
            text +=
                "    \(behavior.path):\(behavior.location.line): \(behavior.code): \(behavior.found)".singleLine
                + "\n"
        }
        return Array((text + "\n").utf8) + PatchReport.render(changes, prefix: prefix, style: style)
    }

    /// For each edit the rule that asks for it, and what it found.
    public func reasons(_ verdicts: [Verdict], _ changes: [FileChange]) -> String {
        let edits = verdicts.flatMap(\.edits).eachOnce().sorted(on: { SortKey($0.path, $0.edit.range) })
        var lines: [[UInt8]: LineIndex] = [:]
        for change in changes { lines[Array(change.path.utf8)] = LineIndex(change.bytes) }
        var text = "\n"
        for edit in edits {
            let location = lines[Array(edit.path.utf8)]?.location(at: edit.edit.range.start)
            let place = location.map { ":\($0.line):\($0.column)" } ?? ""
            text += "  \(edit.path)\(place): \(edit.message) [\(edit.rule)]".singleLine + "\n"
        }
        for behavior in LocatedDiagnostic.unique(verdicts.flatMap(\.behaviors)) {
            text +=
                "  \(behavior.path):\(behavior.location.line):\(behavior.location.column): may change: \(behavior.found) [\(behavior.code)]"
                .singleLine + "\n"
        }
        return text + "  reobserve explain RULE explains what a rule does and why it is safe.\n"
    }

    /// `CartModel`, `CartModel and BasketModel`, `CartModel and 3 other types`
    public static func title(_ names: [String]) -> String {
        let names = names.map(\.singleLine)
        guard let first = names.first else { return "" }
        switch names.count {
        case 1: return first
        case 2: return "\(first) and \(names[1])"
        default: return "\(first) and \(names.count - 1) other types"
        }
    }

    private func bold(_ text: String) -> String { style == .colored ? "\u{1B}[1m\(text)\u{1B}[m" : text }
}
