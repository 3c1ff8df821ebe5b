import SourceText

/// What a column counts.
package enum PositionEncoding: String, CaseIterable, Sendable {
    case utf8 = "utf-8"
    case utf16 = "utf-16"
    case utf32 = "utf-32"

    /// How many units a character has, by the first byte of its UTF-8.
    func length(ofCharacterStartingWith byte: UInt8) -> Int {
        switch self {
        case .utf8: byte < 0x80 ? 1 : byte < 0xE0 ? 2 : byte < 0xF0 ? 3 : 4
        case .utf16: byte < 0xF0 ? 1 : 2
        case .utf32: 1
        }
    }
}

/// A place between two characters of a document: 0-based line, 0-based column in units of the encoding.
package struct Position: Hashable, Comparable, Sendable {
    package let line: Int
    package let character: Int

    package init(line: Int, character: Int) {
        self.line = line
        self.character = character
    }

    package static func < (left: Position, right: Position) -> Bool {
        (left.line, left.character) < (right.line, right.character)
    }
}

package struct PositionRange: Hashable, Sendable {
    package let start: Position
    package let end: Position

    package init(_ start: Position, _ end: Position) {
        self.start = start
        self.end = end
    }
}

/// Turns offsets of a text into positions, and back.
///
/// Lines end as in LSP, which is as in Swift: by LF, CRLF or CR. A byte order mark of a file on disk is no part of what an
/// editor shows, so that it has no column; the text of an open document is all shown.
package struct PositionMap: Sendable {
    package let bytes: [UInt8]
    private let lines: LineIndex
    private let encoding: PositionEncoding
    /// Where columns of the first line start.
    private let textStart: Int

    /// - Parameter isOpen: true for a text that an editor sent.
    package init(_ bytes: [UInt8], _ encoding: PositionEncoding, isOpen: Bool) {
        self.bytes = bytes
        self.encoding = encoding
        lines = LineIndex(bytes)
        textStart = isOpen ? 0 : bytes.byteOrderMarkLength
    }

    package func position(at offset: UInt32) -> Position {
        let offset = min(offset, UInt32(bytes.count))
        let line = lines.lineNumber(at: offset)
        var column = 0
        for byte in bytes[min(start(ofLine: line), Int(offset))..<Int(offset)] where byte & 0xC0 != 0x80 {
            column += encoding.length(ofCharacterStartingWith: byte)
        }
        return Position(line: line, character: column)
    }

    package func range(_ range: TextRange) -> PositionRange {
        PositionRange(position(at: range.start), position(at: range.end))
    }

    /// What is beyond the end of a line means its end, what is within a character its start.
    package func offset(of position: Position) -> Int {
        guard position.line >= 0 else { return 0 }
        guard position.line < lines.lineStarts.count else { return bytes.count }
        var offset = start(ofLine: position.line)
        let end = Int(lines.range(ofLine: position.line).end)
        var column = 0
        while offset < end, bytes[offset] != 0x0A, bytes[offset] != 0x0D {
            column += encoding.length(ofCharacterStartingWith: bytes[offset])
            if column > position.character { break }
            offset += 1
            while offset < end, bytes[offset] & 0xC0 == 0x80 { offset += 1 }
        }
        return offset
    }

    /// The word at a place, with what is before it in attributes and projections; one character where there is none.
    package func wordRange(at location: SourceLocation) -> PositionRange {
        guard lines.lineStarts.indices.contains(location.line - 1) else { return range(TextRange(at: 0)) }
        let line = lines.range(ofLine: location.line - 1)
        var limit = Int(line.end)
        while limit > line.start, bytes[limit - 1] == 0x0A || bytes[limit - 1] == 0x0D { limit -= 1 }
        let start = min(Int(line.start) + max(0, location.column - 1), limit)
        var end = start
        for mark in [[UInt8(ascii: "@"), UInt8(ascii: ".")], [UInt8(ascii: "$")]] {
            if end < limit, mark.contains(bytes[end]) { end += 1 }
        }
        while end < limit, bytes[end].isPartOfWord { end += 1 }
        if end == start, end < limit { end += 1 }
        return range(TextRange(UInt32(start), UInt32(end)))
    }

    private func start(ofLine line: Int) -> Int { line == 0 ? textStart : Int(lines.lineStarts[line]) }
}
