/// Words: identifiers, reserved words, and what starts with `$`, `#` or a backtick.
extension Lexer {
    /// Appends a word of less than 32 bytes that all are ASCII; its length, or 0 where it is none, or where the end of
    /// the file is near.
    @inline(__always)
    mutating func lexShortWord(_ start: Int, _ names: inout NameTable) -> Int {
        guard start &+ 2 &* ByteBlock.count <= count else { return 0 }
        let word = ByteBlock(base + start).word
        if word.length < ByteBlock.count {
            guard base[start &+ word.length] < 0x80 else { return 0 }
            let key = NameKey(low: word.low, high: word.high, length: word.length)
            appendWord(intern(key, start, &names), start, word.length)
            return word.length
        }
        return lexLongWord(start, &names)
    }

    /// The same for one of at least sixteen bytes.
    @inline(never)
    mutating func lexLongWord(_ start: Int, _ names: inout NameTable) -> Int {
        let rest = ByteBlock(base + start + ByteBlock.count).word
        let length = ByteBlock.count &+ rest.length
        guard rest.length < ByteBlock.count, base[start &+ length] < 0x80 else { return 0 }
        let words = ByteBlock(base + start).words
        let key =
            rest.length == 0
            ? NameKey(low: words.x, high: words.y, length: length)
            : NameKey(first: words.x, second: words.y, third: rest.low, fourth: rest.high, length: length)
        appendWord(intern(key, start, &names), start, length)
        return length
    }

    /// The number of an identifier or a reserved word.
    @inline(__always)
    mutating func intern(_ key: NameKey, _ start: Int, _ names: inout NameTable) -> NameID {
        notesMentions ? names.internIdentifier(key, base + start, &mentions) : names.intern(key, base + start)
    }

    @inline(__always)
    mutating func appendWord(_ name: NameID, _ start: Int, _ length: Int) {
        appendShort(name < KnownName.firstContextual ? .keyword : .identifier, start, length, payload: name)
    }

    mutating func lexWord(_ start: Int, _ names: inout NameTable) {
        let name = wordEnd(from: start)
        position = name.end
        let id = intern(NameKey(name.bytes), start, &names)
        append(id < KnownName.firstContextual ? .keyword : .identifier, from: start, payload: id)
    }

    /// The characters of an identifier.
    func wordEnd(from start: Int) -> (bytes: UnsafeBufferPointer<UInt8>, end: Int) {
        var offset = start
        while offset < count {
            if offset + ByteBlock.count <= count {
                offset += ByteBlock.offset(ofFirst: ByteBlock(base + offset).wordEnds)
            }
            guard offset < count else { break }
            let kind = classes[Int(base[offset])]
            if kind.isWordPart {
                offset += 1
            } else if kind == .high {
                let (scalar, length) = decodeScalar(at: offset)
                guard CharacterClass.classifyHigh(scalar) == .identifier else { break }
                offset += length
            } else {
                break
            }
        }
        return (UnsafeBufferPointer(start: base + start, count: offset - start), offset)
    }

    func startsName(_ offset: Int) -> Bool {
        switch classes[Int(byte(offset))] {
        case .identifier: true
        case .high: offset < count && CharacterClass.classifyHigh(decodeScalar(at: offset).scalar) == .identifier
        default: false
        }
    }

    mutating func lexHigh(_ names: inout NameTable) {
        let start = position
        let (scalar, length) = decodeScalar(at: position)
        switch CharacterClass.classifyHigh(scalar) {
        case .identifier: lexWord(start, &names)
        case .operatorCharacter: lexOperator()
        default:
            position += length
            append(.unknown, from: start)
        }
    }

    private func endOfBackticked(_ start: Int) -> Int? {
        var offset = start + 1
        while offset < count, base[offset] != UInt8(ascii: "`"), base[offset] != 0x0A, base[offset] != 0x0D {
            offset += 1
        }
        return byte(offset) == UInt8(ascii: "`") && offset > start + 1 ? offset + 1 : nil
    }

    /// A raw identifier (SE-0451) may hold anything but a backtick or a line end.
    mutating func lexBackticked(_ names: inout NameTable) {
        let start = position
        guard let end = endOfBackticked(start) else {
            position += 1
            report(.unexpectedToken, UInt32(start))
            return append(.unknown, from: start)
        }
        let name = UnsafeBufferPointer(start: base + start + 1, count: end - start - 2)
        let id = intern(NameKey(name), start + 1, &names)
        mentionReserved(id)
        position = end
        flags |= Token.backtickFlag
        append(.identifier, from: start, payload: id)
    }

    /// Notes a reserved word that is used as an identifier.
    mutating func mentionReserved(_ id: NameID) {
        guard id < KnownName.firstContextual, reservedMentions & 1 << UInt64(id) == 0 else { return }
        reservedMentions |= 1 << UInt64(id)
        mentions.append(id)
    }

    mutating func lexDollar(_ names: inout NameTable) {
        let start = position
        let next = classes[Int(byte(position + 1))]
        guard next == .identifier || next == .digit || next == .high || next == .dollar else {
            position += 1
            let name = UnsafeBufferPointer(start: base + start, count: 1)
            return append(.identifier, from: start, payload: intern(NameKey(name), start, &names))
        }
        let name = wordEnd(from: start + 1)
        position = name.end
        let id = intern(NameKey(name.bytes), start + 1, &names)
        mentionReserved(id)
        projectedMentions.append(id)
        append(.dollarIdentifier, from: start, payload: id)
    }

    mutating func lexNumberSign(_ names: inout NameTable) {
        let start = position
        var offset = position
        while byte(offset) == UInt8(ascii: "#") { offset += 1 }
        if byte(offset) == UInt8(ascii: "\"") { return lexStringStart(numberSigns: offset - start) }
        if byte(offset) == UInt8(ascii: "/") { return lexExtendedRegex(numberSigns: offset - start) }
        if byte(start + 1) == UInt8(ascii: "`"), let end = endOfBackticked(start + 1) {
            position = end
            // With its backticks, since it is no directive: #`if`(…).
            return append(
                .poundWord, from: start,
                payload: names.intern(UnsafeBufferPointer(start: base + start + 1, count: end - start - 1)))
        }
        if startsName(start + 1) {
            let name = wordEnd(from: start + 1)
            position = name.end
            return append(.poundWord, from: start, payload: names.intern(name.bytes))
        }
        // All but the last sign at once, so that a long run isn't counted again from each of its signs.
        position = max(start + 1, offset - 1)
        append(.unknown, from: start)
    }
}
