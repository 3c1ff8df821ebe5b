import SourceText
import Syntax

/// Edits of what stands before the members of a type.
extension Editing {
    /// `@Observable` on a line of its own behind the other attributes, or on their line where they stand on the line of
    /// the class.
    ///
    /// Also on the line of the class where a comment above it is about the next line, which is to stay the class's.
    package func insertionOfObservable(on node: SyntaxNode) -> TextEdit {
        let last = node.children.prefix { $0.kind == .attribute }.last
        let place = last?.endToken ?? node.firstToken
        let offset = token(place).start
        let isOnLineOfClass = last.map { !hasNewline(Int($0.range.end)..<Int(offset)) } ?? false
        guard !isOnLineOfClass, isFirstOnLine(offset), !NextLineDirective.stands(above: place, in: tree) else {
            return insert("@Observable ", at: offset)
        }
        return insert("@Observable" + lineEnding(near: offset) + indentation(at: offset), at: offset)
    }

    /// Takes entries out of an inheritance clause, conditions out of a `where` clause or parts out of a composition; no
    /// comma, colon, `&` or space is left behind (catalogue 3).
    package func removal(ofEntries isRemoved: (SyntaxNode) -> Bool, from clause: SyntaxNode) -> [TextEdit] {
        let entries = clause.children.filter {
            $0.kind == .inheritedType || $0.kind == .requirement || clause.kind == .compositionType && $0.kind.isType
        }
        // The whole clause goes, the white space before the colon too.
        if !entries.isEmpty, entries.allSatisfy(isRemoved) { return deleteTokens(clause.firstToken, clause.lastToken) }
        return entries.indices.filter { isRemoved(entries[$0]) }.flatMap { position in
            position + 1 < entries.count
                ? removeUpTo(entries[position + 1], entries[position]) : removeWithCommaBefore(entries[position])
        }
    }

    /// `A, ObservableObject` → `A`
    private func removeWithCommaBefore(_ entry: SyntaxNode) -> [TextEdit] {
        let comma = entry.firstToken - 1
        let previousEnd = token(comma - 1).end
        if isTriviaBlank(comma - 1, entry.lastToken) { return [replace(TextRange(previousEnd, entry.range.end), "")] }
        return [replaceToken(comma, "")] + deleteTokens(entry.firstToken, entry.lastToken)
    }

    /// `ObservableObject, A` → `A`; a comment behind the comma stays.
    private func removeUpTo(_ next: SyntaxNode, _ entry: SyntaxNode) -> [TextEdit] {
        let start = entry.range.start
        if isTriviaBlank(entry.firstToken, next.firstToken) { return [replace(TextRange(start, next.range.start), "")] }
        let comma = next.firstToken - 1
        var end = Int(token(comma).end)
        while end < bytes.count, bytes[end] == 0x20 || bytes[end] == 0x09 { end += 1 }
        if isTriviaBlank(entry.firstToken, comma) { return [replace(TextRange(start, UInt32(end)), "")] }
        var nameEnd = Int(entry.range.end)
        while bytes[nameEnd] == 0x20 || bytes[nameEnd] == 0x09 { nameEnd += 1 }
        return [
            replace(TextRange(start, UInt32(nameEnd)), ""), replace(TextRange(token(comma).start, UInt32(end)), ""),
        ]
    }
}
