import Semantics
import SourceText
import Syntax

/// Edits that every rule needs, by tokens: what is not a token that must change stays.
package struct Editing {
    package let tree: SyntaxTree

    package init(tree: SyntaxTree) {
        self.tree = tree
    }

    package var bytes: [UInt8] { tree.file.bytes }

    // MARK: Places

    /// UTF-8 offset of the first byte of the line that holds `offset`.
    package func lineStart(_ offset: UInt32) -> UInt32 {
        var position = Int(offset)
        // The line feed of a CRLF belongs to the line that it ends.
        if position > 0, position < bytes.count, bytes[position] == 0x0A, bytes[position - 1] == 0x0D { position -= 1 }
        while position > 0, bytes[position - 1] != 0x0A, bytes[position - 1] != 0x0D { position -= 1 }
        return position == 0 && offset >= contentStart ? contentStart : UInt32(position)
    }

    /// UTF-8 offset behind the byte order mark, if there is one.
    package var contentStart: UInt32 { UInt32(bytes.byteOrderMarkLength) }

    /// UTF-8 offset behind the line ending of the line that holds `offset`.
    package func lineEnd(_ offset: UInt32) -> UInt32 {
        var position = Int(offset)
        while position < bytes.count, bytes[position] != 0x0A, bytes[position] != 0x0D { position += 1 }
        if position + 1 < bytes.count, bytes[position] == 0x0D, bytes[position + 1] == 0x0A {
            return UInt32(position + 2)
        }
        return UInt32(min(position + 1, bytes.count))
    }

    /// The white space at the start of the line that holds `offset`, up to it.
    package func indentation(at offset: UInt32) -> String {
        let start = Int(lineStart(offset))
        var end = start
        while end < Int(offset), bytes[end] == 0x20 || bytes[end] == 0x09 { end += 1 }
        return String(decoding: bytes[start..<end], as: UTF8.self)
    }

    /// True where only white space stands before `offset` on its line.
    package func isFirstOnLine(_ offset: UInt32) -> Bool {
        isBlank(Int(lineStart(offset))..<Int(offset))
    }

    package func isBlank(_ range: Range<Int>) -> Bool {
        guard range.lowerBound <= range.upperBound, range.upperBound <= bytes.count else { return false }
        for offset in range
        where bytes[offset] != 0x20 && bytes[offset] != 0x09 && bytes[offset] != 0x0A && bytes[offset] != 0x0D {
            return false
        }
        return true
    }

    package func hasNewline(_ range: Range<Int>) -> Bool {
        for offset in range where bytes[offset] == 0x0A || bytes[offset] == 0x0D { return true }
        return false
    }

    /// The line ending that the line of `offset` has, else the file's first, else a line feed.
    package func lineEnding(near offset: UInt32) -> String {
        let end = Int(lineEnd(offset))
        if end >= 2, bytes[end - 1] == 0x0A { return bytes[end - 2] == 0x0D ? "\r\n" : "\n" }
        if end >= 1, end <= bytes.count, bytes[end - 1] == 0x0D { return "\r" }
        for (position, byte) in bytes.enumerated() where byte == 0x0A {
            return position > 0 && bytes[position - 1] == 0x0D ? "\r\n" : "\n"
        }
        return "\n"
    }

    // MARK: Tokens

    package func token(_ index: Int) -> Token { tree.tokens[index] }

    package func insert(_ text: String, at offset: UInt32) -> TextEdit {
        TextEdit(range: TextRange(at: offset), replacement: text)
    }

    package func replace(_ range: TextRange, _ text: String) -> TextEdit {
        TextEdit(range: range, replacement: text)
    }

    package func replaceToken(_ index: Int, _ text: String) -> TextEdit {
        TextEdit(range: tree.tokens[index].range, replacement: text)
    }

    /// Deletes an attribute with the white space behind it, line ends included; a comment behind it stays.
    package func deleteAttribute(_ attribute: SyntaxNode) -> TextEdit {
        let start = attribute.range.start
        var end = Int(attribute.range.end)
        let next = Int(tree.tokens[attribute.endToken].start)
        while end < next, isBlank(end..<(end + 1)) { end += 1 }
        return TextEdit(range: TextRange(start, UInt32(end)), replacement: "")
    }

    /// Deletes whole tokens and the white space before them; comments between stay.
    package func deleteTokens(_ first: Int, _ last: Int) -> [TextEdit] {
        var start = Int(tree.tokens[first].start)
        let end = Int(tree.tokens[last].end)
        let previousEnd = first > 0 ? Int(tree.tokens[first - 1].end) : 0
        if isBlank(previousEnd..<start) { start = previousEnd }
        if isTriviaBlank(first, last) {
            return [TextEdit(range: TextRange(UInt32(start), UInt32(end)), replacement: "")]
        }
        return (first...last).map { TextEdit(range: tree.tokens[$0].range, replacement: "") }
    }

    /// Deletes whole lines, and one of two blank lines that would meet, or the one that would be the last of a block.
    package func deletionOfLines(_ lines: TextRange) -> TextEdit {
        let isAtEnd = Int(lines.end) == bytes.count
        let before = lines.start > contentStart ? lineStart(lines.start - 1) : lines.start
        let isBlankBefore = lines.start > contentStart && isBlank(Int(before)..<Int(lines.start))
        let isBlankAfter = !isAtEnd && isBlank(Int(lines.end)..<Int(lineEnd(lines.end)))
        // Always the one before, so that deletions of neighbors do not overlap.
        if isBlankBefore, isAtEnd || endsGroup(at: lines.end) { return replace(TextRange(before, lines.end), "") }
        let isFirst = lines.start == contentStart
        return replace(TextRange(lines.start, isFirst && isBlankAfter ? lineEnd(lines.end) : lines.end), "")
    }

    /// Deletes a declaration with its lines and the comments right above, but for headings; nil where other code or a
    /// comment shares its lines.
    ///
    /// The first edit deletes these lines. A second one deletes a blank line that would be the first or the last of a
    /// block or meet another one: it is an edit of its own, since the deletion of a neighbor may ask for the same.
    package func deletions(ofDeclaration declaration: SyntaxNode) -> [TextEdit]? {
        let range = declaration.range
        let end = lineEnd(range.end)
        guard isFirstOnLine(range.start), isBlank(Int(range.end)..<Int(end)) else { return nil }
        var start = lineStart(range.start)
        let floor = declaration.firstToken > 0 ? token(declaration.firstToken - 1).end : 0
        while start > floor {
            let before = lineStart(start - 1)
            let line = bytes[Int(before)..<Int(start)].drop { $0 == 0x20 || $0 == 0x09 }
            guard before > floor, line.starts(with: "//".utf8), !line.starts(with: "// MARK".utf8) else { break }
            if !line.starts(with: "///".utf8), headsGroup(declaration, followedBy: end) { break }
            start = before
        }
        guard start >= floor, !hasBlockComment(Int(floor)..<Int(range.start)) else { return nil }
        let blankLine = blankLine(beside: declaration, from: start, to: end)
        return [TextRange(start, end), blankLine].compactMap { $0.map { replace($0, "") } }
    }

    private func blankLine(beside declaration: SyntaxNode, from start: UInt32, to end: UInt32) -> TextRange? {
        let isAtEnd = Int(end) == bytes.count
        let previous = token(max(declaration.firstToken - 1, 0))
        if previous.kind == .openBrace, lineEnd(previous.end) == start {
            return !isAtEnd && isBlank(Int(end)..<Int(lineEnd(end))) ? TextRange(end, lineEnd(end)) : nil
        }
        let before = start > contentStart ? lineStart(start - 1) : start
        guard before < start, isBlank(Int(before)..<Int(start)), isAtEnd || endsGroup(at: end) else { return nil }
        return TextRange(before, start)
    }

    /// True where the next line goes on with another property, so that a comment above may be about both.
    private func headsGroup(_ declaration: SyntaxNode, followedBy end: UInt32) -> Bool {
        guard declaration.kind == .variableDeclaration, let next = declaration.nextSibling,
            next.kind == .variableDeclaration
        else { return false }
        return lineStart(next.range.start) == end
    }

    /// True where `// …` stands between a token and the next one.
    package func hasLineComment(behind index: Int) -> Bool {
        let start = Int(tree.tokens[index].end)
        let end = Int(tree.tokens[min(index + 1, tree.tokens.count - 1)].start)
        guard start + 1 < end else { return false }
        for offset in start..<(end - 1)
        where bytes[offset] == UInt8(ascii: "/") && bytes[offset + 1] == UInt8(ascii: "/") { return true }
        return false
    }

    /// True where `/*` stands in a range of trivia.
    package func hasBlockComment(_ range: Range<Int>) -> Bool {
        guard range.count > 1 else { return false }
        for offset in range.dropLast()
        where bytes[offset] == UInt8(ascii: "/") && bytes[offset + 1] == UInt8(ascii: "*") { return true }
        return false
    }

    /// True where no comment stands between the tokens from `first` to `last`.
    package func isTriviaBlank(_ first: Int, _ last: Int) -> Bool {
        var index = first
        while index < last {
            if !isBlank(Int(tree.tokens[index].end)..<Int(tree.tokens[index + 1].start)) { return false }
            index += 1
        }
        return true
    }
}

extension FileSemantics {
    package var editing: Editing { Editing(tree: tree) }
}
