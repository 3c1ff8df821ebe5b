import Syntax

/// A comment by which a linter, a formatter or another tool is told something of the line behind it.
package enum NextLineDirective {
    private static let markers = [
        "swiftlint:disable:next", "swiftlint:enable:next", "swiftformat:disable:next", "swiftformat:options:next",
        "periphery:ignore",
    ]
    .map { Array($0.utf8) }

    /// True where one of the comments right above a token, without a blank line between, is such a directive.
    package static func stands(above token: Int, in tree: SyntaxTree) -> Bool {
        let editing = Editing(tree: tree)
        let first = token == 0 ? 0 : tree.tokens[token - 1].end
        var end = editing.lineStart(tree.tokens[token].start)
        while end > first {
            let start = max(editing.lineStart(end - 1), first)
            if editing.isBlank(Int(start)..<Int(end)) { return false }
            if holdsMarker(tree.file.bytes[Int(start)..<Int(end)]) { return true }
            end = start
        }
        return false
    }

    /// True where a line of bytes holds such a directive.
    package static func holdsMarker(_ line: ArraySlice<UInt8>) -> Bool {
        // Each holds a colon, and hardly any other line does.
        guard line.contains(UInt8(ascii: ":")) else { return false }
        return line.indices.contains { start in
            let rest = line[start...]
            return markers.contains { rest.starts(with: $0) }
        }
    }
}
