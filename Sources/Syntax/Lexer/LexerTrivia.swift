extension Lexer {
    /// A byte order mark and a shebang line.
    mutating func skipPreamble() {
        flags = Token.newlineFlag | Token.spaceFlag
        if byte(0) == 0xEF, byte(1) == 0xBB, byte(2) == 0xBF { position = 3 }
        if byte(position) == UInt8(ascii: "#"), byte(position + 1) == UInt8(ascii: "!") { skipLine() }
    }

    /// Comments, white space beyond ASCII, and marks of a merge; sets the flags of the token that follows. False where
    /// a token starts.
    mutating func skipOtherTrivia() -> Bool {
        switch base[position] {
        case UInt8(ascii: "/"):
            let next = byte(position + 1)
            guard next == UInt8(ascii: "/") || next == UInt8(ascii: "*") else { return false }
            flags |= Token.spaceFlag
            noteDirective(in: position, isBlock: next == UInt8(ascii: "*"))
            if next == UInt8(ascii: "/") { skipLine() } else { skipBlockComment() }
        case 0x80...:
            let (scalar, length) = decodeScalar(at: position)
            // A byte order mark is white space between tokens, and part of a name within one.
            guard scalar == 0xFEFF || CharacterClass.classifyHigh(scalar) == .space else { return false }
            flags |= Token.spaceFlag
            position += length
        case UInt8(ascii: "<"), UInt8(ascii: ">"): return skipConflictMarker()
        default: return false
        }
        return true
    }

    /// Behind the spaces that start at an offset.
    @inline(__always)
    func endOfSpaces(from start: Int) -> Int {
        // One space is what most tokens have in front of them.
        if start < count, base[start] != 0x20 { return start }
        var offset = start
        while offset &+ ByteBlock.count <= count {
            let length = ByteBlock.offset(ofFirst: ByteBlock(base + offset).nonSpaces)
            offset &+= length
            if length < ByteBlock.count { return offset }
        }
        return offset
    }

    /// A line end ends the strings of one line that it stands in, also within an interpolation.
    @inline(never)
    mutating func abandonOpenStrings() {
        while let last = openStrings.last, !last.isMultiline {
            report(.unterminatedString, tokens[Int(last.quote)].start)
            openStrings.removeLast()
        }
    }

    private mutating func skipLine() {
        // Comments are a fifth of the bytes of most projects.
        while position + ByteBlock.count <= count {
            let length = ByteBlock.offset(ofFirst: ByteBlock(base + position).lineEnds)
            position += length
            if length < ByteBlock.count { return }
        }
        while position < count, base[position] != 0x0A, base[position] != 0x0D { position += 1 }
    }

    /// Notes a comment whose text starts with `reobserve:`, and one that the tool wrote. Looks at little more than the
    /// first letter of all others.
    private mutating func noteDirective(in comment: Int, isBlock: Bool) {
        var offset = comment + 2
        while byte(offset) == UInt8(ascii: "/"), !isBlock { offset += 1 }
        while isFilling(byte(offset), isBlock) { offset += 1 }
        switch byte(offset) {
        case UInt8(ascii: "r"):
            guard holds(Directive.marker, at: offset) else { return }
            directives.append(
                Directive(comment: UInt32(comment), marker: UInt32(offset), nextToken: UInt32(tokens.count)))
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
            if position + ByteBlock.count <= count {
                let length = ByteBlock.offset(ofFirst: ByteBlock(base + position).commentMarks)
                position += length
                if length == ByteBlock.count { continue }
            }
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

    /// The character at `offset` and its length in bytes; a byte that is no UTF-8 is a character by itself, with value
    /// 0xFFFE.
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
