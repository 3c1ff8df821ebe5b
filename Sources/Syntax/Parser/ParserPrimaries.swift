extension Parser {
    /// A primary expression; false where none starts here.
    mutating func parsePrimary() -> Bool {
        let mark = start()
        switch current.kind {
        case .identifier, .dollarIdentifier:
            advance()
            parseNameEnd()
            finish(.identifierExpression, mark)
        case .keyword: return parseKeywordPrimary(mark)
        case .number:
            advance()
            finish(.literalExpression, mark)
        case .openQuote: parseString()
        case .regex:
            advance()
            finish(.regexExpression, mark)
        case .openParenthesis:
            parseArguments()
            finish(.tupleExpression, mark)
        case .openBracket: parseCollection()
        case .openBrace: nested { $0.parseClosure() }
        case .dot: return parseImplicitMember(mark)
        case .backslash: parseKeyPath()
        case .poundWord: return parseMacro(mark)
        case .at:
            // A type with attributes in the place of an expression: `[@Sendable () -> Void]()`.
            parseType()
            finish(.typeExpression, mark)
        default: return false
        }
        return true
    }

    private mutating func parseKeywordPrimary(_ mark: Mark) -> Bool {
        switch KnownName(rawValue: current.payload) {
        case .self, .Self, .super, .Any, .`init`:
            advance()
            eatArgumentNames()
            finish(.identifierExpression, mark)
        case .true, .false, .nil:
            advance()
            finish(.literalExpression, mark)
        case .wildcard:
            advance()
            finish(.wildcardExpression, mark)
        case .if: nested { $0.parseIf() }
        case .switch: nested { $0.parseSwitch() }
        case .do: nested { $0.parseDo() }
        case .let, .var:
            guard isInPattern else { return false }
            advance()
            nested { _ = $0.parseChain() }
            finish(.bindingPattern, mark)
        case .is:
            guard isInPattern else { return false }
            advance()
            parseType()
            finish(.isPattern, mark)
        default: return false
        }
        return true
    }

    private mutating func parseImplicitMember(_ mark: Mark) -> Bool {
        let next = peek(1)
        guard
            next.kind == .identifier || next.kind == .keyword || next.kind == .dollarIdentifier || next.kind == .number
        else { return false }
        advance()
        skipModuleSelector()
        let anchor = position
        advance()
        parseNameEnd()
        finish(.implicitMemberExpression, mark, anchor: anchor)
        return true
    }

    /// A macro that stands for declarations; its attributes are the first children.
    mutating func parseMacroWithAttributes() {
        let mark = start()
        parseAttributesAndModifiers()
        _ = parseMacro(mark)
    }

    private mutating func parseMacro(_ mark: Mark) -> Bool {
        switch KnownName(rawValue: current.payload) {
        case .if, .elseif, .else, .endif: return false
        case .available, .unavailable:
            advance()
            if at(.openParenthesis) { skipBrackets() }
            finish(.macroExpression, mark)
            return true
        default: break
        }
        let anchor = position
        advance()
        if at(.colonColon), peek(1).kind == .identifier { position += 2 }
        if isAtGenericArguments { parseExpressionGenerics() }
        let call = start()
        if at(.openParenthesis), !current.isAfterSpace {
            parseArguments()
            parseTrailingClosures()
            finish(.callComponent, call)
        } else if at(.openBrace), isAtTrailingClosure {
            parseTrailingClosures()
            finish(.callComponent, call)
        }
        finish(.macroExpression, mark, anchor: anchor)
        return true
    }

    // MARK: Literals

    private mutating func parseString() {
        let mark = start()
        let end = current.payload > UInt32(position) ? Int(current.payload) : nil
        if skipsBody, let end {
            position = max(position, end)
            advance()
            return finish(.stringExpression, mark)
        }
        advance()
        while !isAtEnd {
            if at(.stringSegment) {
                advance()
            } else if at(.openInterpolation) {
                let part = start()
                parseArguments()
                finish(.interpolation, part)
            } else {
                break
            }
        }
        if at(.closeQuote) { advance() }
        finish(.stringExpression, mark)
    }

    private mutating func parseCollection() {
        let mark = start()
        let end = closing
        var isDictionary = false
        if skipsBody {
            // The first element tells the index the type of the others.
            advance()
            if position < end {
                inBrackets { parser in
                    _ = parser.parseExpression()
                    guard parser.eat(.colon) else { return }
                    isDictionary = true
                    _ = parser.parseExpression()
                }
            }
            position = max(position, end)
            advance()
            return finish(isDictionary ? .dictionaryExpression : .arrayExpression, mark)
        }
        advance()
        inBrackets(pattern: isInPattern) { parser in
            if parser.at(.colon), parser.peek(1).kind == .closeBracket {
                parser.advance()
                isDictionary = true
            }
            while parser.position < end && !parser.isAtEnd {
                let before = parser.position
                if parser.at(pound: .if) {
                    parser.parseConditionalElements(end)
                    continue
                }
                if !parser.parseExpression() { break }
                if parser.eat(.colon) {
                    isDictionary = true
                    _ = parser.parseExpression()
                }
                if !parser.eat(.comma) || parser.position == before { break }
            }
        }
        if position < end { report(.unexpectedToken) }
        position = max(position, end)
        advance()
        finish(isDictionary ? .dictionaryExpression : .arrayExpression, mark)
    }

    private mutating func parseConditionalElements(_ end: Int) {
        parseConditionalCompilation { parser in
            while parser.position < end && !parser.at(.poundWord) {
                if !parser.parseExpression() { break }
                if parser.eat(.colon) { _ = parser.parseExpression() }
                if !parser.eat(.comma) { break }
            }
        }
    }

    private mutating func parseKeyPath() {
        let mark = start()
        advance()
        if at(.identifier) || at(keyword: .Self) || at(keyword: .wildcard) || at(.openBracket) || at(.openParenthesis) {
            let root = start()
            if at(.openBracket) || at(.openParenthesis) {
                parseType()
                finish(.typeExpression, root)
            } else {
                _ = parsePrimary()
            }
        }
        let saved = isInCondition
        isInCondition = true
        _ = parseComponents(after: .keyPathExpression)
        isInCondition = saved
        finish(.keyPathExpression, mark)
    }
}
