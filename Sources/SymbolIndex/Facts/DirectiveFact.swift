import SourceText
import Syntax

/// A comment whose text starts with `reobserve:`, and the line that it speaks of.
public struct DirectiveFact: Sendable {
    /// The place of `reobserve:`.
    public let location: SourceLocation
    /// 1-based number of the line that is meant: its own where code stands before it, else that of the next code.
    public let line: Int
    /// What follows `reobserve:`, up to the end of the line or of the comment.
    public let text: String

    /// Those of a file; hardly any file has one, and only there are lines counted.
    static func all(in tree: SyntaxTree) -> [DirectiveFact] {
        if tree.directives.isEmpty { return [] }
        let lines = LineIndex(tree.file.bytes)
        var facts: [DirectiveFact] = []
        var earlier: (offset: UInt32, location: SourceLocation)?
        for directive in tree.directives {
            let fact = DirectiveFact(directive, tree, lines, after: earlier)
            earlier = (directive.marker, fact.location)
            facts.append(fact)
        }
        return facts
    }

    private init(
        _ directive: Directive, _ tree: SyntaxTree, _ lines: LineIndex,
        after earlier: (offset: UInt32, location: SourceLocation)?
    ) {
        location = lines.location(at: directive.marker, after: earlier)
        let next = min(Int(directive.nextToken), tree.tokens.count - 1)
        let own = lines.lineNumber(at: directive.comment)
        let isBehindCode = next > 0 && lines.lineNumber(at: tree.tokens[next - 1].end) == own
        line = (isBehindCode ? own : lines.lineNumber(at: tree.tokens[next].start)) + 1
        let bytes = tree.file.bytes
        let start = Int(directive.marker) + Directive.marker.utf8CodeUnitCount
        let isBlock = bytes[Int(directive.comment) + 1] == UInt8(ascii: "*")
        var end = start
        while end < bytes.count, bytes[end] != 0x0A, bytes[end] != 0x0D {
            if isBlock, bytes[end] == UInt8(ascii: "*"), end + 1 < bytes.count, bytes[end + 1] == UInt8(ascii: "/") {
                break
            }
            end += 1
        }
        text = String(decoding: bytes[start..<end], as: UTF8.self)
    }
}
