extension Lexer {
    mutating func lexOperator() {
        let start = position
        if base[position] == UInt8(ascii: "<"), byte(position + 1) == UInt8(ascii: "#"), lexPlaceholder() { return }
        if base[start] == UInt8(ascii: "?") || base[start] == UInt8(ascii: "!"), isLeftBound(start) {
            return lexPostfixMark()
        }
        if isAlone(start) { return appendAlone(start) }
        let (end, slash) = operatorEnd(from: start)
        guard let slash else { return appendOperator(start, end) }
        if lexBareRegex(start, slash: slash, end: end) { return }
        appendOperator(start, startOfComment(start, end))
    }

    /// True for a character that no other one of an operator follows, which nearly all are: dots, and `=`.
    @inline(__always)
    private func isAlone(_ start: Int) -> Bool {
        guard base[start] != UInt8(ascii: "/") else { return false }
        switch classes[Int(byte(start + 1))] {
        case .operatorCharacter, .slash, .dot, .high: return false
        default: return true
        }
    }

    @inline(__always)
    private mutating func appendAlone(_ start: Int) {
        if appendSingle(base[start], at: start) { return }
        position = start + 1
        append(operatorKind(start, start + 1), from: start)
    }

    /// One token of operator characters; more than one where it may close generic arguments.
    mutating func appendOperator(_ start: Int, _ end: Int) {
        if end - start == 1, appendSingle(base[start], at: start) { return }
        if end - start == 2, base[start] == UInt8(ascii: "-"), base[start + 1] == UInt8(ascii: ">") {
            position = end
            return append(.arrow, from: start)
        }
        if splitClosingAngles(start, end) || splitOpeningAngle(start, end) { return }
        position = end
        append(operatorKind(start, end), from: start, payload: operatorName(start, end))
    }

    /// `==` is the one operator that is known by its name.
    private func operatorName(_ start: Int, _ end: Int) -> UInt32 {
        let isEquality = end - start == 2 && base[start] == UInt8(ascii: "=") && base[start + 1] == UInt8(ascii: "=")
        return isEquality ? KnownName.equalityOperator.rawValue : 0
    }

    /// `<#text#>`, which Xcode leaves for the author to fill in, stands for a name.
    private mutating func lexPlaceholder() -> Bool {
        guard let end = endOfPlaceholder(from: position) else { return false }
        mentionReserved(KnownName.wildcard.rawValue)
        let start = position
        position = end
        append(.identifier, from: start, payload: KnownName.wildcard.rawValue)
        return true
    }

    private func endOfPlaceholder(from start: Int) -> Int? {
        var offset = start + 2
        while offset < count, base[offset] != 0x0A {
            let next = byte(offset + 1)
            if base[offset] == UInt8(ascii: "#"), next == UInt8(ascii: ">") { return offset + 2 }
            if base[offset] == UInt8(ascii: "<"), next == UInt8(ascii: "#") { return nil }
            offset += 1
        }
        return nil
    }

    /// The end of a run of operator characters, comments in it included, and its first slash. A dot only goes on where
    /// the run starts with one; a placeholder ends it.
    private func operatorEnd(from start: Int) -> (end: Int, slash: Int?) {
        let allowsDots = base[start] == UInt8(ascii: ".")
        // `.?` of a key path is no operator; `.!` and `.==` are.
        if allowsDots,
            byte(start + 1) == UInt8(ascii: "?") || byte(start + 1) == UInt8(ascii: "!") && isInKeyPath(start)
        {
            return (start + 1, nil)
        }
        var slash: Int?
        var offset = start
        while offset < count {
            let current = base[offset]
            switch classes[Int(current)] {
            case .operatorCharacter:
                let isMarked = current == UInt8(ascii: "<") && byte(offset + 1) == UInt8(ascii: "#") && offset > start
                if isMarked, endOfPlaceholder(from: offset) != nil { return (offset, slash) }
                offset += 1
            case .slash:
                if slash == nil { slash = offset }
                offset += 1
            case .dot:
                guard allowsDots else { return (offset, slash) }
                offset += 1
            case .high:
                let (scalar, length) = decodeScalar(at: offset)
                guard
                    CharacterClass.classifyHigh(scalar) == .operatorCharacter
                        || offset > start && CharacterClass.isOperatorMark(scalar)
                else {
                    return (offset, slash)
                }
                offset += length
            default: return (offset, slash)
            }
        }
        return (offset, slash)
    }

    /// `\.!` and `\Sample?.!`
    private func isInKeyPath(_ start: Int) -> Bool {
        guard start > 0 else { return false }
        return base[start - 1] == UInt8(ascii: "\\") || base[start - 1] == UInt8(ascii: "?")
            || base[start - 1] == UInt8(ascii: "!")
    }

    /// Where a comment in a run of operator characters starts; the end of the run where there is none.
    private func startOfComment(_ start: Int, _ end: Int) -> Int {
        for offset in (start + 1)..<max(start + 1, end) where base[offset] == UInt8(ascii: "/") {
            let next = byte(offset + 1)
            if next == UInt8(ascii: "/") || next == UInt8(ascii: "*") { return offset }
        }
        return end
    }

    @inline(__always)
    private mutating func appendSingle(_ character: UInt8, at start: Int) -> Bool {
        switch character {
        case UInt8(ascii: "="):
            position += 1
            append(.equal, from: start)
        case UInt8(ascii: "."):
            position += 1
            append(.dot, from: start)
        case UInt8(ascii: "?"):
            position += 1
            append(.infixQuestion, from: start)
        case UInt8(ascii: "&"):
            guard !isLeftBound(start), isRightBound(start + 1, isLeftBound: false) else { return false }
            position += 1
            append(.prefixAmpersand, from: start)
        default: return false
        }
        return true
    }

    /// `>>`, `>?` and the like are split, since each part may close generic arguments.
    private mutating func splitClosingAngles(_ start: Int, _ end: Int) -> Bool {
        guard base[start] == UInt8(ascii: ">"), end - start > 1 else { return false }
        for offset in start..<end {
            let character = base[offset]
            guard character == UInt8(ascii: ">") || character == UInt8(ascii: "?") || character == UInt8(ascii: "!")
            else { return false }
        }
        for offset in start..<end {
            position = offset + 1
            if offset > start { flags |= Token.joinedFlag }
            switch base[offset] {
            case UInt8(ascii: ">"): append(.binaryOperator, from: offset)
            case UInt8(ascii: "?"): append(.postfixQuestion, from: offset)
            default: append(.postfixExclamation, from: offset)
            }
        }
        return true
    }

    /// `func ==<T>(…)`: the last character of the operator's name opens generic parameters, as in the compiler.
    private mutating func splitOpeningAngle(_ start: Int, _ end: Int) -> Bool {
        guard end - start > 1, base[end - 1] == UInt8(ascii: "<"), let last = tokens.last, last.kind == .keyword,
            last.payload == KnownName.func.rawValue,
            startsName(end)
        else { return false }
        position = end - 1
        append(operatorKind(start, end - 1), from: start, payload: operatorName(start, end - 1))
        position = end
        flags |= Token.joinedFlag
        append(.prefixOperator, from: end - 1)
        return true
    }

    /// `?` and `!` bound to what stands before them are tokens of their own, whatever follows.
    private mutating func lexPostfixMark() {
        let start = position
        position += 1
        append(base[start] == UInt8(ascii: "?") ? .postfixQuestion : .postfixExclamation, from: start)
    }

    private func operatorKind(_ start: Int, _ end: Int) -> TokenKind {
        let left = isLeftBound(start)
        let right = isRightBound(end, isLeftBound: left)
        if left == right { return .binaryOperator }
        return left ? .postfixOperator : .prefixOperator
    }

    /// True where something an operator can bind to stands directly before.
    func isLeftBound(_ start: Int) -> Bool {
        guard start > 0 else { return false }
        switch base[start - 1] {
        case 0x20, 0x09, 0x0A, 0x0D, 0x00, UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"), UInt8(ascii: ","),
            UInt8(ascii: ";"), UInt8(ascii: ":"):
            return false
        // The end of a comment, and a space that does not break.
        case UInt8(ascii: "/"): return start < 2 || base[start - 2] != UInt8(ascii: "*")
        case 0xA0: return start < 2 || base[start - 2] != 0xC2
        default: return true
        }
    }

    func isRightBound(_ end: Int, isLeftBound: Bool) -> Bool {
        switch byte(end) {
        case 0x20, 0x09, 0x0A, 0x0D, 0x00, UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"), UInt8(ascii: ","),
            UInt8(ascii: ";"), UInt8(ascii: ":"):
            return false
        // In `x^.y` the dot belongs to what stands before the operator, in `^.y` to what follows.
        case UInt8(ascii: "."): return !isLeftBound
        case UInt8(ascii: "/"): return byte(end + 1) != UInt8(ascii: "/") && byte(end + 1) != UInt8(ascii: "*")
        case 0xC2: return byte(end + 1) != 0xA0
        default: return true
        }
    }
}
