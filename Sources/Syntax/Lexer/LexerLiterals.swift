extension Lexer {
    // MARK: Numbers

    mutating func lexNumber() {
        let start = position
        switch base[start] == UInt8(ascii: "0") ? byte(start + 1) : 0 {
        case UInt8(ascii: "x"): skipHexadecimal()
        case UInt8(ascii: "o"), UInt8(ascii: "b"): skipWord()
        default: skipDecimal()
        }
        append(.number, from: start)
    }

    private mutating func skipDecimal() {
        // `x.0.1` has two members.
        let isMember = tokens.last.map { $0.kind == .dot && $0.end == UInt32(position) } ?? false
        skipDigits()
        switch byte(position) {
        case UInt8(ascii: "."):
            guard !isMember, isDigit(position + 1) else { return }
            position += 1
            skipDigits()
            if byte(position) | 0x20 == UInt8(ascii: "e") { skipExponent() }
        case UInt8(ascii: "e"), UInt8(ascii: "E"): skipExponent()
        default: skipWord()
        }
    }

    private mutating func skipHexadecimal() {
        position += 2
        guard isHexadecimalDigit(position) else { return skipWord() }
        skipHexadecimalDigits()
        let dot = position
        if byte(dot) == UInt8(ascii: "."), isHexadecimalDigit(dot + 1) {
            position += 1
            skipHexadecimalDigits()
        }
        guard byte(position) | 0x20 == UInt8(ascii: "p") else {
            // `0xFF.description`: what looks like digits is a member.
            if position > dot { position = dot } else { skipWord() }
            return
        }
        let isSigned = byte(position + 1) == UInt8(ascii: "+") || byte(position + 1) == UInt8(ascii: "-")
        if position > dot, !isSigned, !isDigit(position + 1), !isDigit(dot + 1) {
            position = dot
        } else {
            skipExponent()
        }
    }

    /// The letter, a sign and digits; whatever else may stand in a word is part of a broken number.
    private mutating func skipExponent() {
        position += 1
        if byte(position) == UInt8(ascii: "+") || byte(position) == UInt8(ascii: "-") { position += 1 }
        skipWord()
    }

    private func isDigit(_ offset: Int) -> Bool { classes[Int(byte(offset))] == .digit }

    private func isHexadecimalDigit(_ offset: Int) -> Bool {
        isDigit(offset) || UInt8(ascii: "a")...UInt8(ascii: "f") ~= byte(offset) | 0x20
    }

    private mutating func skipDigits() {
        while isDigit(position) || byte(position) == UInt8(ascii: "_") { position += 1 }
    }

    private mutating func skipHexadecimalDigits() {
        while isHexadecimalDigit(position) || byte(position) == UInt8(ascii: "_") { position += 1 }
    }

    private mutating func skipWord() {
        while position < count {
            switch classes[Int(base[position])] {
            case .identifier, .digit, .dollar: position += 1
            case .high:
                let (scalar, length) = decodeScalar(at: position)
                guard CharacterClass.classifyHigh(scalar) == .identifier else { return }
                position += length
            default: return
            }
        }
    }

    // MARK: Strings

    mutating func lexStringStart(numberSigns: Int) {
        let start = position
        position += numberSigns + 1
        var isMultiline = false
        if byte(position) == UInt8(ascii: "\""), byte(position + 1) == UInt8(ascii: "\"") {
            if numberSigns == 0 || !closesOnLine(from: position + 1, numberSigns) {
                isMultiline = true
                position += 2
            }
        }
        let quote = UInt32(tokens.count)
        append(.openQuote, from: start)
        lexStringRest(OpenString(quote: quote, numberSigns: numberSigns, isMultiline: isMultiline, depth: 0))
    }

    /// The rest of a string from its opening quote or from the end of an interpolation, up to its end or the next
    /// interpolation.
    mutating func lexStringRest(_ string: OpenString) {
        let start = position
        while position < count {
            if position + ByteBlock.count <= count {
                let length = ByteBlock.offset(ofFirst: ByteBlock(base + position).stringMarks)
                position += length
                if length == ByteBlock.count { continue }
            }
            switch base[position] {
            case UInt8(ascii: "\""):
                if let length = closingQuoteLength(string) {
                    return closeString(string, segmentStart: start, length: length)
                }
                position += 1
            case UInt8(ascii: "\\"):
                guard hasNumberSigns(string.numberSigns, at: position + 1) else {
                    position += 1
                    continue
                }
                let escaped = position + 1 + string.numberSigns
                if byte(escaped) == UInt8(ascii: "(") {
                    return openInterpolation(string, segmentStart: start, end: escaped + 1)
                }
                let isLineEnd = byte(escaped) == 0x0A || byte(escaped) == 0x0D
                position = min(isLineEnd && !string.isMultiline ? escaped : escaped + 1, count)
            case 0x0A, 0x0D:
                guard string.isMultiline else { return abandonString(string, segmentStart: start) }
                position += 1
            default:
                position += 1
            }
        }
        abandonString(string, segmentStart: start)
    }

    /// More than one where a token can't be as long.
    private mutating func appendSegment(_ start: Int) {
        let end = position
        var start = start
        while start < end {
            position = min(end, start + Int(Token.longest))
            append(.stringSegment, from: start)
            start = position
        }
    }

    private mutating func closeString(_ string: OpenString, segmentStart: Int, length: Int) {
        appendSegment(segmentStart)
        let quote = position
        position += length
        tokens[Int(string.quote)].payload = UInt32(tokens.count)
        append(.closeQuote, from: quote, payload: string.quote)
    }

    private mutating func openInterpolation(_ string: OpenString, segmentStart: Int, end: Int) {
        appendSegment(segmentStart)
        let start = position
        position = end
        noteOpen(.openInterpolation)
        append(.openInterpolation, from: start)
        openStrings.append(string)
    }

    private mutating func abandonString(_ string: OpenString, segmentStart: Int) {
        appendSegment(segmentStart)
        report(.unterminatedString, tokens[Int(string.quote)].start)
    }

    private func closingQuoteLength(_ string: OpenString) -> Int? {
        let quotes = string.isMultiline ? 3 : 1
        for offset in 0..<quotes where byte(position + offset) != UInt8(ascii: "\"") { return nil }
        return hasNumberSigns(string.numberSigns, at: position + quotes) ? quotes + string.numberSigns : nil
    }

    func hasNumberSigns(_ expected: Int, at offset: Int) -> Bool {
        for index in 0..<expected where byte(offset + index) != UInt8(ascii: "#") { return false }
        return true
    }

    /// True where a raw string is closed on its line: `#"""#` holds one quote, and `#"""a"#` two quotes and a letter.
    private func closesOnLine(from start: Int, _ numberSigns: Int) -> Bool {
        var offset = start
        while offset < count, !lineEndFollows(offset) {
            if base[offset] == UInt8(ascii: "\""), hasNumberSigns(numberSigns, at: offset + 1) { return true }
            offset += 1
        }
        return false
    }

    func lineEndFollows(_ offset: Int) -> Bool {
        byte(offset) == 0x0A || byte(offset) == 0x0D
    }
}
