import SourceText
import Syntax

/// Where a declaration goes behind that of a property.
enum PlaceBehind {
    /// The start of the next line.
    case line(UInt32)
    /// Behind the declaration, on its line.
    case here(UInt32)
}

extension StoredProperty {
    /// Nil where a comment is in the way.
    var placeBehind: PlaceBehind? {
        let editing = Editing(tree: declaration.tree)
        let end = declaration.range.end
        let lineEnd = editing.lineEnd(end)
        let next = editing.token(declaration.endToken)
        guard !editing.hasBlockComment(Int(end)..<Int(min(next.start, lineEnd))) else { return nil }
        if next.start < lineEnd, next.kind != .endOfFile { return editing.hasLineComment(behind: declaration.lastToken) ? nil : .here(end) }
        return .line(lineEnd)
    }

    /// Puts lines behind the declaration, on lines of their own or on its line.
    func insertBehind(_ lines: [String], _ editing: Editing) -> TextEdit? {
        let start = declaration.range.start
        switch placeBehind {
        case .line(let offset):
            let indentation = editing.indentation(at: start)
            let ending = editing.lineEnding(near: start)
            return editing.insert(lines.map { indentation + $0 + ending }.joined(), at: offset)
        case .here(let offset): return editing.insert(lines.map { "; " + $0 }.joined(), at: offset)
        case nil: return nil
        }
    }
}
