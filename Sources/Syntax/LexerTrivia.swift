extension Lexer {
    /// A byte order mark and a shebang line.
    mutating func skipPreamble() {
        flags = Token.newlineFlag | Token.spaceFlag
        if byte(0) == 0xEF, byte(1) == 0xBB, byte(2) == 0xBF { position = 3 }
        if byte(position) == UInt8(ascii: "#"), byte(position + 1) == UInt8(ascii: "!") { skipLine() }
    }

    /// White space and comments; sets the flags of the token that follows.
    mutating func skipTrivia() {
        while position < count {
            switch base[position] {
            case 0x20, 0x09, 0x0B, 0x0C, 0x00:
                flags |= Token.spaceFlag
                position += 1
                skipIndentation()
            case 0x0A, 0x0D:
                if let last = openStrings.last, !last.isMultiline { abandonOpenStrings() }
                flags |= Token.spaceFlag | Token.newlineFlag
                position += 1
            case UInt8(ascii: "/"):
                if byte(position + 1) == UInt8(ascii: "/") {
                    flags |= Token.spaceFlag
                    noteDirective(in: position, isBlock: false)
                    skipLine()
                } else if byte(position + 1) == UInt8(ascii: "*") {
                    flags |= Token.spaceFlag
                    noteDirective(in: position, isBlock: true)
                    skipBlockComment()
                } else {
                    return
                }
            case 0x80...:
                let (scalar, length) = decodeScalar(at: position)
                // A byte order mark is white space between tokens, and part of a name within one.
                guard scalar == 0xFEFF || CharacterClass.classifyHigh(scalar) == .space else { return }
                flags |= Token.spaceFlag
                position += length
            case UInt8(ascii: "<"), UInt8(ascii: ">"):
                guard skipConflictMarker() else { return }
            default:
                return
            }
        }
    }

    /// Spaces, eight at a time.
    @inline(__always)
    private mutating func skipIndentation() {
        while position + 8 <= count {
            let others = UInt64(littleEndian: UnsafeRawPointer(base + position).loadUnaligned(as: UInt64.self)) ^ 0x2020_2020_2020_2020
            position += others.trailingZeroBitCount / 8
            if others != 0 { return }
        }
    }

    /// A line end ends the strings of one line that it stands in, also within an interpolation.
    private mutating func abandonOpenStrings() {
        while let last = openStrings.last, !last.isMultiline {
            report(.unterminatedString, tokens[Int(last.quote)].start)
            openStrings.removeLast()
        }
    }

    private mutating func skipLine() {
        // Eight bytes at a time: comments are a fifth of the bytes of most projects.
        while position + 8 <= count, !Lexer.holdsLineEnd(UnsafeRawPointer(base + position).loadUnaligned(as: UInt64.self)) { position += 8 }
        while position < count, base[position] != 0x0A, base[position] != 0x0D { position += 1 }
    }

    /// True where one of eight bytes is a line feed or a carriage return.
    @inline(__always)
    private static func holdsLineEnd(_ word: UInt64) -> Bool {
        let feeds = word ^ 0x0A0A_0A0A_0A0A_0A0A
        let returns = word ^ 0x0D0D_0D0D_0D0D_0D0D
        let found = ((feeds &- 0x0101_0101_0101_0101) & ~feeds) | ((returns &- 0x0101_0101_0101_0101) & ~returns)
        return found & 0x8080_8080_8080_8080 != 0
    }

    /// Notes a comment whose text starts with `reobserve:`, and one that the tool wrote. Looks at little more than the first letter of all others.
    private mutating func noteDirective(in comment: Int, isBlock: Bool) {
        var offset = comment + 2
        while byte(offset) == UInt8(ascii: "/"), !isBlock { offset += 1 }
        while isFilling(byte(offset), isBlock) { offset += 1 }
        switch byte(offset) {
        case UInt8(ascii: "r"):
            guard holds(Directive.marker, at: offset) else { return }
            directives.append(Directive(comment: UInt32(comment), marker: UInt32(offset), nextToken: UInt32(tokens.count)))
        case UInt8(ascii: "T"):
            guard holds(TodoComment.marker, at: comment) else { return }
            todoComments.append(TodoComment(comment: UInt32(comment), nextToken: UInt32(tokens.count)))
        default: return
        }
    }

    /// White space within a line; in a block comment also line ends and the stars of its frame.
    @inline(__always)
    private func isFilling(_ byte: UInt8, _ isBlock: Bool) -> Bool {
        byte == 0x20 || byte == 0x09 || isBlock && (byte == 0x0A || byte == 0x0D || byte == UInt8(ascii: "*"))
    }

    @inline(never)
    private func holds(_ marker: StaticString, at offset: Int) -> Bool {
        guard offset + marker.utf8CodeUnitCount <= count else { return false }
        for index in 0..<marker.utf8CodeUnitCount where base[offset + index] != marker.utf8Start[index] { return false }
        return true
    }

    private mutating func skipBlockComment() {
        let start = position
        var depth = 1
        position += 2
        while position < count, depth > 0 {
            switch base[position] {
            case UInt8(ascii: "*") where byte(position + 1) == UInt8(ascii: "/"):
                depth -= 1
                position += 2
            case UInt8(ascii: "/") where byte(position + 1) == UInt8(ascii: "*"):
                depth += 1
                position += 2
            case 0x0A, 0x0D:
                flags |= Token.newlineFlag
                position += 1
            default:
                position += 1
            }
        }
        if depth > 0 {
            position = count
            report(.unterminatedComment, UInt32(start))
        }
    }

    /// `<<<<<<< ours` and `>>>>>>> theirs` at the start of a line: the file is in the middle of a merge.
    private mutating func skipConflictMarker() -> Bool {
        guard position == 0 || base[position - 1] == 0x0A, byte(position + 7) == 0x20 else { return false }
        for offset in 1..<7 where byte(position + offset) != base[position] { return false }
        report(.conflictMarker, UInt32(position))
        skipLine()
        return true
    }

    /// The character at `offset` and its length in bytes; a byte that is no UTF-8 is a character by itself, with value 0xFFFE.
    func decodeScalar(at offset: Int) -> (scalar: UInt32, length: Int) {
        let first = UInt32(byte(offset))
        let length = first >= 0xF0 ? 4 : first >= 0xE0 ? 3 : first >= 0xC2 ? 2 : 1
        guard length > 1, offset + length <= count, first < 0xF5 else { return (0xFFFE, 1) }
        var scalar = first & (0x7F >> UInt32(length))
        for index in 1..<length {
            let next = UInt32(base[offset + index])
            guard next & 0xC0 == 0x80 else { return (0xFFFE, 1) }
            scalar = scalar << 6 | (next & 0x3F)
        }
        return (scalar, length)
    }
}
