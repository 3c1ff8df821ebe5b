extension Lexer {
    mutating func lexOperator() {
        let start = position
        if base[position] == UInt8(ascii: "/"), lexBareRegex() { return }
        if base[position] == UInt8(ascii: "<"), byte(position + 1) == UInt8(ascii: "#"), lexPlaceholder() { return }
        if base[start] == UInt8(ascii: "?") || base[start] == UInt8(ascii: "!"), isLeftBound(start) { return lexPostfixMark() }
        let end = operatorEnd(from: start)
        if end - start == 1, appendSingle(base[start], at: start) { return }
        if end - start == 2, base[start] == UInt8(ascii: "-"), base[start + 1] == UInt8(ascii: ">") {
            position = end
            return append(.arrow, from: start)
        }
        if splitClosingAngles(start, end) { return }
        position = end
        let isEquality = end - start == 2 && base[start] == UInt8(ascii: "=") && base[start + 1] == UInt8(ascii: "=")
        append(operatorKind(start, end), from: start, payload: isEquality ? KnownName.equalityOperator.rawValue : 0)
    }

    /// `<#text#>`, which Xcode leaves for the author to fill in, stands for a name.
    private mutating func lexPlaceholder() -> Bool {
        var offset = position + 2
        while offset < count, base[offset] != 0x0A, base[offset] != 0x0D {
            if base[offset] == UInt8(ascii: "#"), byte(offset + 1) == UInt8(ascii: ">") {
                let start = position
                position = offset + 2
                append(.identifier, from: start, payload: KnownName._.rawValue)
                return true
            }
            offset += 1
        }
        return false
    }

    /// The end of a run of operator characters; a comment ends it, and a dot only goes on where the run starts with one.
    private func operatorEnd(from start: Int) -> Int {
        let allowsDots = base[start] == UInt8(ascii: ".")
        var offset = start
        if allowsDots, byte(start + 1) != UInt8(ascii: ".") { return start + 1 }
        while offset < count {
            let current = base[offset]
            switch CharacterClass(rawValue: classes[Int(current)]) ?? .other {
            case .operatorCharacter: offset += 1
            case .slash:
                let next = byte(offset + 1)
                if next == UInt8(ascii: "/") || next == UInt8(ascii: "*") { return offset }
                offset += 1
            case .dot:
                guard allowsDots else { return offset }
                offset += 1
            case .high:
                let (scalar, length) = decodeScalar(at: offset)
                guard CharacterClass.classifyHigh(scalar) == .operatorCharacter else { return offset }
                offset += length
            default: return offset
            }
        }
        return offset
    }

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
            guard !isLeftBound(start), isRightBound(start + 1) else { return false }
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
            guard character == UInt8(ascii: ">") || character == UInt8(ascii: "?") || character == UInt8(ascii: "!") else { return false }
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

    /// `?` and `!` bound to what stands before them are tokens of their own, whatever follows.
    private mutating func lexPostfixMark() {
        let start = position
        position += 1
        append(base[start] == UInt8(ascii: "?") ? .postfixQuestion : .postfixExclamation, from: start)
    }

    private func operatorKind(_ start: Int, _ end: Int) -> TokenKind {
        let left = isLeftBound(start)
        let right = isRightBound(end)
        if left == right { return .binaryOperator }
        return left ? .postfixOperator : .prefixOperator
    }

    /// True where something an operator can bind to stands directly before.
    private func isLeftBound(_ start: Int) -> Bool {
        guard start > 0, flags & Token.spaceFlag == 0 else { return false }
        switch base[start - 1] {
        case 0x20, 0x09, 0x0A, 0x0D, 0x00, UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"), UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: ":"):
            return false
        default: return true
        }
    }

    private func isRightBound(_ end: Int) -> Bool {
        switch byte(end) {
        case 0x20, 0x09, 0x0A, 0x0D, 0x00, UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"), UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: ":"):
            return false
        case UInt8(ascii: "."): return !isLeftBoundAtDot(end)
        case UInt8(ascii: "/"): return byte(end + 1) != UInt8(ascii: "/") && byte(end + 1) != UInt8(ascii: "*")
        default: return true
        }
    }

    /// `x!.y`: the dot belongs to what stands before the operator.
    private func isLeftBoundAtDot(_ end: Int) -> Bool {
        flags & Token.spaceFlag == 0
    }
}
