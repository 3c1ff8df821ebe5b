extension Lexer {
    // MARK: Numbers

    mutating func lexNumber() {
        let start = position
        let isHexadecimal = base[position] == UInt8(ascii: "0") && byte(position + 1) | 0x20 == UInt8(ascii: "x")
        skipDigits()
        let followsDot = tokens.last.map { $0.kind == .dot && $0.end == UInt32(start) } ?? false
        if !followsDot, byte(position) == UInt8(ascii: "."), classes[Int(byte(position + 1))] == CharacterClass.digit.rawValue {
            position += 1
            skipDigits()
        }
        let last = byte(position - 1) | 0x20
        let isExponent = last == UInt8(ascii: isHexadecimal ? "p" : "e")
        if isExponent, byte(position) == UInt8(ascii: "+") || byte(position) == UInt8(ascii: "-"),
            classes[Int(byte(position + 1))] == CharacterClass.digit.rawValue {
            position += 1
            skipDigits()
        }
        append(.number, from: start)
    }

    private mutating func skipDigits() {
        while position < count {
            let kind = classes[Int(base[position])]
            guard kind == CharacterClass.digit.rawValue || kind == CharacterClass.identifier.rawValue else { return }
            position += 1
        }
    }

    // MARK: Strings

    mutating func lexStringStart(numberSigns: Int) {
        let start = position
        position += numberSigns + 1
        var isMultiline = false
        if byte(position) == UInt8(ascii: "\""), byte(position + 1) == UInt8(ascii: "\"") {
            // `#"""#` is a raw string that holds one quote.
            let isRawQuote = numberSigns > 0 && hasNumberSigns(numberSigns, at: position + 2) && !lineEndFollows(position + 2)
            if !isRawQuote {
                isMultiline = true
                position += 2
            }
        }
        let quote = UInt32(tokens.count)
        append(.openQuote, from: start)
        lexStringRest(OpenString(quote: quote, numberSigns: numberSigns, isMultiline: isMultiline, depth: 0))
    }

    /// The rest of a string from its opening quote or from the end of an interpolation, up to its end or the next interpolation.
    mutating func lexStringRest(_ string: OpenString) {
        let start = position
        while position < count {
            switch base[position] {
            case UInt8(ascii: "\""):
                if let length = closingQuoteLength(string) { return closeString(string, segmentStart: start, length: length) }
                position += 1
            case UInt8(ascii: "\\"):
                guard hasNumberSigns(string.numberSigns, at: position + 1) else {
                    position += 1
                    continue
                }
                let escaped = position + 1 + string.numberSigns
                if byte(escaped) == UInt8(ascii: "(") { return openInterpolation(string, segmentStart: start, end: escaped + 1) }
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

    private mutating func appendSegment(_ start: Int) {
        if position > start { append(.stringSegment, from: start) }
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
        open(.openInterpolation, from: start)
        openStrings.append(string)
    }

    private mutating func abandonString(_ string: OpenString, segmentStart: Int) {
        appendSegment(segmentStart)
        report(.unterminatedString, tokens[Int(string.quote)].start)
    }

    private func closingQuoteLength(_ string: OpenString) -> Int? {
        let quotes = string.isMultiline ? 3 : 1
        for offset in 0..<quotes where byte(position + offset) != UInt8(ascii: "\"") { return nil }
        // Quotes before the last three belong to the text.
        if string.isMultiline, string.numberSigns == 0, byte(position + 3) == UInt8(ascii: "\"") { return nil }
        return hasNumberSigns(string.numberSigns, at: position + quotes) ? quotes + string.numberSigns : nil
    }

    private func hasNumberSigns(_ expected: Int, at offset: Int) -> Bool {
        for index in 0..<expected where byte(offset + index) != UInt8(ascii: "#") { return false }
        return true
    }

    private func lineEndFollows(_ offset: Int) -> Bool {
        byte(offset) == 0x0A || byte(offset) == 0x0D
    }

    // MARK: Regular expressions

    /// `#/…/#`; one that starts with a line end may span lines (SE-0354).
    mutating func lexExtendedRegex(numberSigns: Int) -> Bool {
        let start = position
        var offset = position + numberSigns + 1
        let isMultiline = lineEndFollows(offset)
        // A search that found no end tells of all that start within it.
        let isKnownOpen = start < unclosedRegex.until && numberSigns >= unclosedRegex.numberSigns
        if isKnownOpen, !isMultiline || unclosedRegex.until == count { return false }
        while offset < count {
            let current = base[offset]
            if current == UInt8(ascii: "/"), hasNumberSigns(numberSigns, at: offset + 1) {
                position = offset + 1 + numberSigns
                append(.regex, from: start)
                return true
            }
            if !isMultiline, current == 0x0A || current == 0x0D { break }
            offset += current == UInt8(ascii: "\\") ? 2 : 1
        }
        unclosedRegex = (numberSigns, min(offset, count))
        return false
    }

    /// `/…/` where an operand may stand: not before white space, and closed on the same line outside brackets that it did not open.
    mutating func lexBareRegex() -> Bool {
        let start = position
        var offset = position + 1
        guard byte(offset) != 0x20, byte(offset) != 0x09, operandMayFollow else { return false }
        var depth = 0
        var isInClass = false
        while offset < count {
            switch base[offset] {
            case 0x0A, 0x0D: return false
            case UInt8(ascii: "\\"): offset += 1
            case UInt8(ascii: "["): isInClass = true
            case UInt8(ascii: "]"): isInClass = false
            case UInt8(ascii: "(") where !isInClass: depth += 1
            case UInt8(ascii: ")") where !isInClass:
                depth -= 1
                if depth < 0 { return false }
            case UInt8(ascii: "/") where !isInClass:
                guard base[offset - 1] != 0x20, base[offset - 1] != 0x09 || base[offset - 2] == UInt8(ascii: "\\") else { return false }
                position = offset + 1
                append(.regex, from: start)
                return true
            default: break
            }
            offset += 1
        }
        return false
    }

    /// True where the last token asks for an operand, so that a slash can't be a division.
    private var operandMayFollow: Bool {
        guard let last = tokens.last else { return true }
        switch last.kind {
        case .openParenthesis, .openBracket, .openBrace, .openInterpolation, .comma, .colon, .semicolon, .equal, .arrow,
            .binaryOperator, .infixQuestion:
            return true
        case .keyword:
            switch KnownName(rawValue: last.payload) {
            case .self, .Self, .super, .true, .false, .nil, .`init`, .`default`, ._, .Any: return flags & Token.newlineFlag != 0
            default: return true
            }
        default: return flags & Token.newlineFlag != 0
        }
    }
}
