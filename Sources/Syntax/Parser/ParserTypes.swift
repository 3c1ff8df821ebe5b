extension Parser {
    /// One type; a `missingType` node where there is none.
    mutating func parseType() {
        nested { $0.parseTypeBody() }
    }

    private mutating func parseTypeBody() {
        let mark = start()
        var sawSpecifier = false
        while isAtTypeSpecifier {
            sawSpecifier = true
            if at(.at) {
                parseAttribute()
            } else {
                advance()
                if at(.openParenthesis), !current.isAfterSpace, isWord(tokens[position - 1], .nonisolated) {
                    skipBrackets()
                }
            }
        }
        parseCompositionOrFunction()
        if sawSpecifier { finish(.attributedType, mark) }
    }

    private var isAtTypeSpecifier: Bool {
        if at(.at) || at(keyword: .inout) || at(keyword: .repeat) { return true }
        guard at(.identifier), !current.isBackticked, let name = KnownName(rawValue: current.payload) else {
            return false
        }
        switch name {
        case .borrowing, .consuming, .sending, .isolated, .__owned, .__shared, ._const, .each, .nonisolated, .package,
            .unsafe:
            let next = peek(1)
            return next.kind == .identifier || next.kind == .keyword || next.kind == .openBracket || next.kind == .at
                || (next.kind == .openParenthesis && (name == .nonisolated || next.isAfterSpace))
        default: return false
        }
    }

    private mutating func parseCompositionOrFunction() {
        let mark = start()
        let isTuple = at(.openParenthesis)
        parseCompositionPart()
        if isTuple, isAtFunctionArrow {
            parseEffects()
            advance()
            parseType()
            return finish(.functionType, mark)
        }
        guard at(.binaryOperator), isCharacter(current, UInt8(ascii: "&")) else { return }
        while at(.binaryOperator), isCharacter(current, UInt8(ascii: "&")) {
            advance()
            parseCompositionPart()
        }
        finish(.compositionType, mark)
    }

    /// `Sendable` or `~Copyable` (SE-0390)
    private mutating func parseCompositionPart() {
        let mark = start()
        let isSuppressed = at(.prefixOperator) && isCharacter(current, UInt8(ascii: "~"))
        if isSuppressed { advance() }
        parseSimpleType()
        if isSuppressed { finish(.attributedType, mark) }
    }

    private var isAtFunctionArrow: Bool {
        if at(.arrow) { return true }
        guard at(word: .async) || at(keyword: .throws) || at(keyword: .rethrows) else { return false }
        var index = position
        while index < tokens.count - 1 {
            let token = tokens[index]
            if token.kind == .arrow { return true }
            if isWord(token, .async)
                || (token.kind == .keyword
                    && (token.payload == KnownName.throws.rawValue || token.payload == KnownName.rethrows.rawValue))
            {
                index += 1
            } else if token.kind == .openParenthesis, token.payload > 0 {
                index = Int(token.payload) + 1
            } else {
                return false
            }
        }
        return false
    }

    private mutating func parseSimpleType() {
        let mark = start()
        if at(word: .some) || at(word: .any), isTypeStart(peek(1)) {
            let kind: SyntaxKind = at(word: .some) ? .someType : .anyType
            advance()
            nested { $0.parseCompositionOrFunction() }
            return finish(kind, mark)
        }
        switch current.kind {
        case .openParenthesis:
            parseTupleType()
            parseMemberTypes(mark)
        case .openBracket:
            parseBracketType()
            parseMemberTypes(mark)
        case .identifier, .dollarIdentifier, .keyword:
            guard isAtTypeName else { return finish(.missingType, mark) }
            parseNamedType()
        default: return finish(.missingType, mark)
        }
        parseTypeSuffixes(mark)
    }

    /// `[Int].SubSequence`, `(each Input).Output`
    private mutating func parseMemberTypes(_ mark: Mark) {
        guard at(.dot), peek(1).kind == .identifier, !isWord(peek(1), .Type), !isWord(peek(1), .Protocol) else {
            return
        }
        while eatTypeDot() { advance() }
        finish(.attributedType, mark)
    }

    private func isTypeStart(_ token: Token) -> Bool {
        switch token.kind {
        case .identifier, .openParenthesis, .openBracket, .at, .prefixOperator: true
        case .keyword: token.payload == KnownName.Self.rawValue || token.payload == KnownName.Any.rawValue
        default: false
        }
    }

    private var isAtTypeName: Bool {
        guard at(.keyword) else { return at(.identifier) || at(.dollarIdentifier) }
        return at(keyword: .Self) || at(keyword: .Any) || at(keyword: .wildcard) || at(keyword: .self)
    }

    private mutating func parseNamedType() {
        let mark = start()
        repeat {
            let component = start()
            advance()
            if isAtOpenAngle { _ = speculate { $0.parseGenericArguments() } }
            finish(.typeComponent, component)
        } while eatTypeDot()
        finish(.namedType, mark)
    }

    private mutating func eatTypeDot() -> Bool {
        guard current.separatesNames, peek(1).kind == .identifier || peek(1).kind == .keyword else { return false }
        advance()
        return true
    }

    /// `?`, `!`, `.Type`, `.Protocol` and a member of a type that has one of them (`Int?.Wrapped`). Each wraps what
    /// stands before it, so that their number bounds the depth of the tree.
    private mutating func parseTypeSuffixes(_ mark: Mark) {
        for _ in 0..<Parser.typeSuffixLimit {
            if at(.postfixQuestion) {
                advance()
                finish(.optionalType, mark)
            } else if at(.postfixExclamation) {
                advance()
                finish(.implicitlyUnwrappedType, mark)
            } else if at(.dot),
                isWord(peek(1), .Type) || isWord(peek(1), .Protocol) || isBehindSuffix && peek(1).kind == .identifier
            {
                advance()
                advance()
                finish(.attributedType, mark)
            } else {
                return
            }
        }
        report(.nestingTooDeep)
    }

    private var isBehindSuffix: Bool {
        tokens[position - 1].kind == .postfixQuestion || tokens[position - 1].kind == .postfixExclamation
    }

    private mutating func parseTupleType() {
        let mark = start()
        let end = closing
        advance()
        while position < end && !isAtEnd {
            let before = position
            parseTupleTypeElement()
            if !eat(.comma) || position == before { break }
        }
        position = max(position, end)
        advance()
        finish(.tupleType, mark)
    }

    private mutating func parseTupleTypeElement() {
        if isAtAnyWord, peek(1).kind == .colon {
            position += 2
        } else if isAtAnyWord, peek(1).kind == .identifier || peek(1).kind == .keyword, peek(2).kind == .colon {
            position += 3
        }
        parseType()
        if at(.postfixOperator) || at(.binaryOperator) || at(.prefixOperator) { advance() }
        if at(.equal) { parseInitializer() }
    }

    private mutating func parseBracketType() {
        let mark = start()
        let end = closing
        advance()
        if at(.number) || isWord(peek(1), .of) {
            advance()
            advance()
        }
        parseType()
        var kind = SyntaxKind.arrayType
        if eat(.colon) {
            kind = .dictionaryType
            parseType()
        }
        position = max(position, end)
        advance()
        finish(kind, mark)
    }

    /// `<A, B>`; leaves the arguments pending. False where it turns out to be no generic argument list.
    mutating func parseGenericArguments() -> Bool {
        let start = position
        guard !failedGenericStarts.contains(start) else { return false }
        let isList = parseGenericArgumentList()
        if !isList { failedGenericStarts.insert(start) }
        return isList
    }

    private mutating func parseGenericArgumentList() -> Bool {
        advance()
        while !isAtCloseAngle {
            if at(.number) {
                advance()
            } else {
                let before = position
                parseType()
                guard position > before, lastKind != .missingType else { return false }
            }
            if !eat(.comma) { break }
        }
        guard isAtCloseAngle else { return false }
        advance()
        return true
    }
}
