/// Regular expressions (SE-0354), found as the compiler's lexer finds them.
extension Lexer {
    // MARK: With number signs

    /// `#/…/#`; one whose first line is blank may span lines. Without an end it goes on to the end of its line.
    mutating func lexExtendedRegex(numberSigns: Int) {
        let start = position
        var offset = position + numberSigns + 1
        while byte(offset) == 0x20 || byte(offset) == 0x09 { offset += 1 }
        let isMultiline = lineEndFollows(offset)
        let lineEnd = offset
        if !isMultiline { offset = position + numberSigns + 1 }
        // A search that found no end tells of all that start within it.
        let isKnownOpen = isMultiline && start < unclosedRegex.until && numberSigns >= unclosedRegex.numberSigns
        while offset < count, !isKnownOpen {
            let current = base[offset]
            if current == UInt8(ascii: "/"), hasNumberSigns(numberSigns, at: offset + 1) {
                position = offset + 1
                while byte(position) == UInt8(ascii: "#") { position += 1 }
                return append(.regex, from: start)
            }
            if current == UInt8(ascii: "\\") { offset += 1 }
            if !isMultiline, lineEndFollows(offset) { break }
            offset += 1
        }
        if isMultiline { unclosedRegex = (numberSigns, count) }
        position = isMultiline ? lineEnd : min(offset, count)
        report(.unexpectedToken, UInt32(start))
        append(.regex, from: start)
    }

    // MARK: Between slashes

    /// A regular expression that starts with the slash at `slash` of the operator characters from `start` to `end`;
    /// what stands before the slash is a prefix operator.
    mutating func lexBareRegex(_ start: Int, slash: Int, end: Int) -> Bool {
        guard !isLeftBound(start), !isOperatorName else { return false }
        var isCertain = false
        if !isRightBound(end, isLeftBound: false) {
            let followsTry = isAfterTryMark
            guard followsTry || operandMayFollow else { return false }
            isCertain = followsTry || !operatorMayStandAlone
        }
        guard let regexEnd = endOfBareRegex(from: slash, isCertain: isCertain) else { return false }
        if slash > start { appendOperator(start, slash) }
        position = regexEnd
        append(.regex, from: slash)
        return true
    }

    /// Behind the closing slash; nil where the slash opens no regular expression. One that can be nothing else but has
    /// no end goes on to the end of its line.
    private mutating func endOfBareRegex(from slash: Int, isCertain: Bool) -> Int? {
        var offset = slash + 1
        switch byte(offset) {
        case 0x20, 0x09: if !isCertain { return nil }
        case UInt8(ascii: "*"), UInt8(ascii: "/"): return nil
        default: break
        }
        if slash > 0, base[slash - 1] == UInt8(ascii: "*") { return nil }
        var groups = 0
        var classDepth = 0
        var lastSpace = -1
        while offset < count, !lineEndFollows(offset) {
            switch base[offset] {
            case UInt8(ascii: "\\"):
                offset += 1
                if offset >= count || lineEndFollows(offset) { continue }
            case UInt8(ascii: "["): classDepth += 1
            case UInt8(ascii: "]"): classDepth = max(0, classDepth - 1)
            case UInt8(ascii: "(") where classDepth == 0: groups += 1
            case UInt8(ascii: ")") where classDepth == 0:
                if groups == 0, !isCertain { return nil }
                groups = max(0, groups - 1)
            case 0x20, 0x09: lastSpace = offset
            case UInt8(ascii: "/"):
                let next = byte(offset + 1)
                if next == UInt8(ascii: "*") || next == UInt8(ascii: "/") {
                    return endOfOpenRegex(slash, offset, isCertain)
                }
                return lastSpace == offset - 1 && !isCertain ? nil : offset + 1
            default: break
            }
            offset += 1
        }
        return endOfOpenRegex(slash, min(offset, count), isCertain)
    }

    private mutating func endOfOpenRegex(_ slash: Int, _ end: Int, _ isCertain: Bool) -> Int? {
        guard isCertain else { return nil }
        report(.unexpectedToken, UInt32(slash))
        return end
    }

    // MARK: The token before

    /// `func /` and `operator /` declare an operator.
    private var isOperatorName: Bool {
        guard let last = tokens.last, last.kind == .keyword else { return false }
        return last.payload == KnownName.func.rawValue || last.payload == KnownName.operator.rawValue
    }

    /// `try?` and `try!`, behind which no operator can stand.
    private var isAfterTryMark: Bool {
        guard let last = tokens.last, last.kind == .postfixQuestion || last.kind == .postfixExclamation,
            tokens.count > 1
        else { return false }
        let word = tokens[tokens.count - 2]
        return word.kind == .keyword && word.payload == KnownName.try.rawValue
    }

    /// Where an operator can be an argument or an element: `reduce(1, /)`.
    private var operatorMayStandAlone: Bool {
        switch tokens.last?.kind {
        case .openParenthesis, .openInterpolation, .openBracket, .comma, .colon, .colonColon: true
        default: false
        }
    }

    /// True where the last token asks for an operand, so that a slash can't be a division.
    private var operandMayFollow: Bool {
        guard let last = tokens.last else { return true }
        switch last.kind {
        case .openParenthesis, .openBracket, .openBrace, .openInterpolation, .comma, .colon, .colonColon, .semicolon,
            .equal, .prefixOperator,
            .prefixAmpersand, .infixQuestion, .unknown:
            return true
        case .binaryOperator: return !last.continuesOperator || !isPostfixRun(endingAt: last)
        case .keyword:
            switch KnownName(rawValue: last.payload) {
            case .self, .Self, .super, .true, .false, .nil, .wildcard, .Any: return false
            default: return true
            }
        case .poundWord:
            switch KnownName(rawValue: last.payload) {
            case .if, .else, .elseif, .endif: return true
            default: return false
            }
        default: return false
        }
    }

    /// `>>` was split, and its parts count as binary operators whatever stands around them.
    private func isPostfixRun(endingAt last: Token) -> Bool {
        guard let first = tokens.last(where: { !$0.continuesOperator }) else { return false }
        let isLeftBound = isLeftBound(Int(first.start))
        return isLeftBound && !isRightBound(Int(last.end), isLeftBound: isLeftBound)
    }
}
