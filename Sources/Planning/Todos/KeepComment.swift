import RuleContract
import SourceText
import Syntax

/// The comment by which an author keeps a class as it is (`// reobserve:keep`).
public enum KeepComment {
    /// The edit that writes the comment above a declaration, and above its doc comment; nil where no line can take it.
    ///
    /// - Parameters:
    ///   - location: a place within the first lines of the declaration, such as its name.
    ///   - reason: what stands behind the comment's name; empty for nothing. Line ends in it become spaces.
    public static func edit(in file: SourceFile, at location: SourceLocation, reason: String) -> TextEdit? {
        var names = NameTable()
        let tree = SyntaxTree.parse(file, bodies: .skip, names: &names)
        let lines = LineIndex(file.bytes).lineStarts
        guard lines.indices.contains(location.line - 1) else { return nil }
        let offset = lines[location.line - 1] + UInt32(location.column - 1)
        let places = TodoPlaces(tree)
        guard let tokens = places.tokens(around: offset) else { return nil }
        let editing = Editing(tree: tree)
        let start = tree.tokens[tokens.lowerBound].start
        let words = reason.split { $0.isWhitespace || $0.isNewline || $0.isASCII && ($0.asciiValue ?? 0) < 0x20 }
        let text = (["// \(Directive.marker)keep"] + words.map(String.init)).joined(separator: " ")
        let comment = editing.indentation(at: start) + text + editing.lineEnding(near: start)
        return TextEdit(range: TextRange(at: places.line(above: tokens.lowerBound)), replacement: comment)
    }
}
