import Semantics
import SourceText
import SymbolIndex
import Syntax

/// Where a declaration goes behind another one.
package enum PlaceBehind {
    /// The start of the next line.
    case line(UInt32)
    /// Behind the declaration, on its line.
    case here(UInt32)
}

extension Editing {
    /// Nil where a comment is in the way.
    package func placeBehind(_ declaration: SyntaxNode) -> PlaceBehind? {
        let end = declaration.range.end
        let lineEnd = lineEnd(end)
        let next = token(declaration.endToken)
        guard !hasBlockComment(Int(end)..<Int(min(next.start, lineEnd))) else { return nil }
        if next.start < lineEnd, next.kind != .endOfFile {
            return hasLineComment(behind: declaration.lastToken) ? nil : .here(end)
        }
        return .line(lineEnd)
    }

    /// True where a blank line or the end of a block stands at the start of a line.
    package func endsGroup(at offset: UInt32) -> Bool {
        let line = Int(offset)..<Int(lineEnd(offset))
        return isBlank(line) || bytes[line].first { $0 != 0x20 && $0 != 0x09 } == UInt8(ascii: "}")
    }

    /// Puts lines behind a declaration, on lines of their own or on its line; an empty one is a blank line.
    package func insert(_ lines: [String], behind declaration: SyntaxNode) -> TextEdit? {
        let start = declaration.range.start
        switch placeBehind(declaration) {
        case .line(let offset):
            let indentation = indentation(at: start)
            let ending = lineEnding(near: start)
            return insert(lines.map { $0.isEmpty ? ending : indentation + $0 + ending }.joined(), at: offset)
        case .here(let offset): return insert(lines.filter { !$0.isEmpty }.map { "; " + $0 }.joined(), at: offset)
        case nil: return nil
        }
    }
}

extension StoredProperty {
    /// Nil where a comment is in the way.
    package var placeBehind: PlaceBehind? { Editing(tree: declaration.tree).placeBehind(declaration) }

    /// The last of the stored properties that follow this one with no other member between: what is made for a class
    /// goes behind it. This one where there is no line behind that one.
    package func lastOfRun(_ editing: Editing) -> SyntaxNode {
        var last = declaration
        while let next = last.nextSibling, next.kind == .variableDeclaration, !Modifiers(next).isStatic,
            next.children.allSatisfy({ $0.kind != .binding || !$0.isComputed })
        { last = next }
        if case .line = editing.placeBehind(last) { return last }
        return declaration
    }
}
