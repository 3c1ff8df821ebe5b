/// Closures with their signatures, and patterns.
extension Parser {
    // MARK: Closures

    mutating func parseClosure() {
        let mark = start()
        let end = closing
        if skipsBody {
            skipBrackets()
            return finish(.closureExpression, mark)
        }
        advance()
        inBraces { parser in
            if let signatureEnd = parser.endOfClosureSignature(end) { parser.parseClosureSignature(signatureEnd) }
            parser.parseItems(.code, until: end)
        }
        position = max(position, end)
        if at(.closeBrace) { advance() }
        finish(.closureExpression, mark)
    }

    /// Index of the `in` that ends a closure's signature; nil where the closure has none.
    private func endOfClosureSignature(_ end: Int) -> Int? {
        var index = position
        var sawParameters = false
        while index < end {
            let token = tokens[index]
            switch token.kind {
            case .keyword:
                if token.payload == KnownName.in.rawValue { return index }
                let isWildcard = token.payload == KnownName.wildcard.rawValue
                guard
                    isWildcard || token.payload == KnownName.throws.rawValue || token.payload == KnownName.Self.rawValue
                        || token.payload == KnownName.Any.rawValue || token.payload == KnownName.inout.rawValue
                else { return nil }
            case .openParenthesis, .openBracket:
                guard token.payload > 0 else { return nil }
                if token.kind == .openParenthesis, sawParameters, index > position,
                    tokens[index - 1].kind == .identifier, !token.isAfterSpace
                {
                    // `foo(…)` is a call unless it follows an attribute or a return arrow.
                    guard isInSignatureTail(index) else { return nil }
                }
                index = Int(token.payload)
            case .identifier, .dollarIdentifier:
                sawParameters = true
            case .comma, .colon, .at, .arrow, .dot, .colonColon, .postfixQuestion, .postfixExclamation, .prefixOperator:
                break
            case .binaryOperator, .postfixOperator:
                guard
                    isAngle(token, UInt8(ascii: "<")) || isAngle(token, UInt8(ascii: ">"))
                        || isAngle(token, UInt8(ascii: "&"))
                else { return nil }
            default: return nil
            }
            index += 1
        }
        return nil
    }

    /// True where the token at `index` follows `@name` or stands behind an arrow.
    private func isInSignatureTail(_ index: Int) -> Bool {
        var cursor = index - 1
        while cursor >= position {
            if tokens[cursor].kind == .at || tokens[cursor].kind == .arrow { return true }
            if tokens[cursor].kind == .comma { return false }
            cursor -= 1
        }
        return false
    }

    private mutating func parseClosureSignature(_ end: Int) {
        while at(.at) { parseAttribute() }
        if at(.openBracket) { parseCaptures() }
        if at(.openParenthesis) {
            parseClosureParameters(closing)
        } else {
            while position < end, at(.identifier) || at(.dollarIdentifier) || at(keyword: .wildcard),
                !at(word: .async) || peek(1).kind == .comma
            {
                let parameter = start()
                advance()
                finish(.closureParameter, parameter)
                if !eat(.comma) { break }
            }
        }
        parseEffects()
        if at(.arrow) {
            let result = start()
            advance()
            parseType()
            finish(.returnType, result)
        }
        position = max(position, end + 1)
    }

    private mutating func parseClosureParameters(_ end: Int) {
        advance()
        while position < end {
            let parameter = start()
            while at(.at) { parseAttribute() }
            if at(.identifier) || at(keyword: .wildcard), peek(1).kind == .identifier || peek(1).kind == .keyword {
                advance()
            }
            let anchor = position
            if at(.openParenthesis) { skipBrackets() } else { advance() }
            if eat(.colon) {
                parseType()
                if at(.postfixOperator) { advance() }
            }
            finish(.closureParameter, parameter, anchor: anchor)
            if !eat(.comma) { break }
        }
        position = max(position, end + 1)
    }

    private mutating func parseCaptures() {
        let mark = start()
        let end = closing
        advance()
        while position < end {
            let capture = start()
            while at(word: .weak) || at(word: .unowned) {
                advance()
                if at(.openParenthesis) { skipBrackets() }
            }
            let anchor = position
            if peek(1).kind == .equal {
                advance()
                advance()
            }
            let before = position
            _ = parseExpression()
            finish(.capture, capture, anchor: anchor)
            if !eat(.comma) || position == before { break }
        }
        position = max(position, end + 1)
        finish(.captureList, mark)
    }

    // MARK: Patterns

    /// A pattern of a variable, a parameter or a loop.
    mutating func parsePattern() {
        nested { $0.parsePatternBody() }
    }

    private mutating func parsePatternBody() {
        let mark = start()
        switch current.kind {
        case .identifier, .dollarIdentifier:
            advance()
            finish(.identifierPattern, mark)
        case .keyword:
            if at(keyword: .let) || at(keyword: .var) {
                advance()
                parsePattern()
                return finish(.bindingPattern, mark)
            }
            if at(keyword: .wildcard) {
                advance()
                return finish(.wildcardPattern, mark)
            }
            if at(keyword: .self) {
                advance()
                finish(.identifierPattern, mark)
            }
        case .openParenthesis:
            let end = closing
            advance()
            while position < end {
                let before = position
                if isAtAnyWord, peek(1).kind == .colon { position += 2 }
                parsePattern()
                if !eat(.comma) || position == before { break }
            }
            position = max(position, end)
            advance()
            finish(.tuplePattern, mark)
        default: break
        }
    }
}
