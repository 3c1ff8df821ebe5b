extension Parser {
    /// One expression with its operators; false where none starts here.
    mutating func parseExpression() -> Bool {
        let before = position
        nested { $0.parseSequence() }
        return position > before
    }

    /// A pattern in a `case`: an expression in which `let x` binds.
    mutating func parsePatternExpression(inCondition: Bool = false) {
        let saved = (isInPattern, isInCondition)
        isInPattern = true
        isInCondition = inCondition || isInCondition
        nested { $0.parseSequence(stopsAtAssignment: true) }
        (isInPattern, isInCondition) = saved
    }

    private mutating func parseSequence(stopsAtAssignment: Bool = false) {
        let mark = start()
        if isAtCoveringWord {
            // `try x = make()`: the word covers all to its right, and `x` is what is set.
            advance()
            if at(.postfixQuestion) || at(.postfixExclamation) { advance() }
            nested { $0.parseSequence(stopsAtAssignment: stopsAtAssignment) }
            return finish(.prefixExpression, mark)
        }
        guard parseOperand() else { return }
        var operators = 0
        while parseBinaryOperator(stopsAtAssignment) { operators += 1 }
        if operators > 0 { finish(.sequenceExpression, mark) }
    }

    /// `try`, `await` and `unsafe` before an expression.
    private var isAtCoveringWord: Bool {
        if current.kind == .keyword { return current.payload == KnownName.try.rawValue }
        guard current.kind == .identifier, isAtPrefixWord else { return false }
        return current.payload == KnownName.await.rawValue || current.payload == KnownName.unsafe.rawValue
    }

    /// An operator and its right operand.
    private mutating func parseBinaryOperator(_ stopsAtAssignment: Bool) -> Bool {
        let mark = start()
        switch current.kind {
        case .binaryOperator:
            advance()
            while current.continuesOperator { advance() }
            finish(.binaryOperator, mark)
            _ = parseOperand()
        case .arrow:
            advance()
            finish(.binaryOperator, mark)
            _ = parseOperand()
        case .identifier
        where isWord(current, .async) && (peek(1).kind == .arrow || peek(1).kind == .keyword && peek(2).kind == .arrow):
            parseEffects()
            finish(.binaryOperator, mark)
        case .equal:
            guard !stopsAtAssignment else { return false }
            advance()
            finish(.assignmentOperator, mark)
            _ = parseOperand()
        case .infixQuestion:
            advance()
            _ = parseExpression()
            if !eat(.colon) { report(.unexpectedToken) }
            finish(.ternaryOperator, mark)
            _ = parseOperand()
        case .keyword where current.payload == KnownName.as.rawValue || current.payload == KnownName.is.rawValue:
            advance()
            if at(.postfixQuestion) || at(.postfixExclamation) { advance() }
            parseType()
            finish(.castOperator, mark)
        case .keyword where current.payload == KnownName.throws.rawValue && peek(1).kind == .arrow:
            advance()
            finish(.binaryOperator, mark)
        default:
            return false
        }
        return true
    }

    /// An operand with its prefix operators; false where none starts here.
    private mutating func parseOperand() -> Bool {
        let mark = start()
        switch current.kind {
        case .prefixOperator, .prefixAmpersand:
            advance()
            return parsePrefixed(mark)
        case .binaryOperator, .postfixOperator:
            // An operator that is passed as a function, as in `reduce(0, +)`, or one with odd spaces.
            advance()
            while current.continuesOperator { advance() }
            if at(.comma) || at(.closeParenthesis) || at(.closeBracket) || at(.colon) {
                finish(.literalExpression, mark)
                return true
            }
            return parsePrefixed(mark)
        case .keyword where current.payload == KnownName.try.rawValue:
            advance()
            if at(.postfixQuestion) || at(.postfixExclamation) { advance() }
            return parsePrefixed(mark)
        case .keyword
        where current.payload == KnownName.inout.rawValue
            || (current.payload == KnownName.repeat.rawValue && peek(1).kind != .openBrace):
            advance()
            return parsePrefixed(mark)
        case .identifier where isAtPrefixWord:
            advance()
            return parsePrefixed(mark)
        default:
            return parseChain()
        }
    }

    private mutating func parsePrefixed(_ mark: Mark) -> Bool {
        nested { _ = $0.parseOperand() }
        finish(.prefixExpression, mark)
        return true
    }

    /// `await`, and words such as `consume` where a name follows on the same line.
    private var isAtPrefixWord: Bool {
        guard !current.isBackticked, let name = KnownName(rawValue: current.payload) else { return false }
        let next = peek(1)
        // `try await` may stand at the end of a line.
        guard !next.isAfterNewline || name == .await else { return false }
        switch name {
        case .await:
            switch next.kind {
            case .identifier, .dollarIdentifier, .openParenthesis, .openBracket, .openBrace, .dot, .openQuote,
                .poundWord, .keyword, .prefixOperator:
                return next.isAfterSpace
            default: return false
            }
        case .unsafe where next.kind == .prefixOperator: return next.isAfterSpace
        case .unsafe where next.kind == .keyword:
            return next.payload == KnownName.try.rawValue || next.payload == KnownName.`self`.rawValue
        case .discard: return next.kind == .keyword && next.payload == KnownName.`self`.rawValue
        case .consume, .copy, .borrow, .each, .unsafe:
            return next.kind == .identifier || (next.kind == .keyword && next.payload == KnownName.`self`.rawValue)
        case .any, .some: return next.kind == .identifier
        // In the accessors `_modify` and `_read`.
        case .yield:
            return next.kind == .prefixAmpersand || next.kind == .identifier
                || (next.kind == .keyword && next.payload == KnownName.`self`.rawValue)
        default: return false
        }
    }

    // MARK: Chains

    /// A primary expression and what follows it: members, calls, subscripts, marks.
    mutating func parseChain() -> Bool {
        let mark = start()
        guard parsePrimary() else { return false }
        guard let kind = lastKind else { return false }
        if parseComponents(after: kind) { finish(.chainExpression, mark, anchor: mark.token) }
        return true
    }

    /// The components at the current token; false where there are none.
    mutating func parseComponents(after primary: SyntaxKind) -> Bool {
        var count = 0
        while parseComponent(allowsClosure: count > 0 || takesTrailingClosure(primary)) { count += 1 }
        return count > 0
    }

    private func takesTrailingClosure(_ kind: SyntaxKind) -> Bool {
        switch kind {
        // `catch _ {`
        case .wildcardExpression: !isInPattern
        case .literalExpression, .stringExpression, .regexExpression, .closureExpression, .ifStatement,
            .switchStatement, .doStatement,
            .keyPathExpression, .bindingPattern, .isPattern:
            false
        default: true
        }
    }

    private mutating func parseComponent(allowsClosure: Bool) -> Bool {
        let mark = start()
        switch current.kind {
        case .dot: return parseMember(mark)
        case .colonColon:
            guard peek(1).kind == .identifier || peek(1).kind == .keyword else { return false }
            return parseMember(mark)
        case .openParenthesis:
            guard !current.isAfterNewline else { return false }
            parseArguments()
            parseTrailingClosures()
            finish(.callComponent, mark)
        case .openBracket:
            guard !current.isAfterNewline else { return false }
            parseArguments()
            finish(.subscriptComponent, mark)
        case .openBrace:
            guard allowsClosure, isAtTrailingClosure else { return false }
            parseTrailingClosures()
            finish(.callComponent, mark)
        case .postfixQuestion:
            advance()
            finish(.optionalComponent, mark)
        case .postfixExclamation:
            advance()
            finish(.forceComponent, mark)
        case .postfixOperator:
            advance()
            finish(.postfixOperatorComponent, mark)
        case .poundWord:
            guard isAtConditionalComponents else { return false }
            parseConditionalCompilation { parser in
                while parser.at(.dot) || parser.isAtConditionalComponents {
                    var sawComponent = false
                    parser.nested { sawComponent = $0.parseComponents(after: .identifierExpression) }
                    if !sawComponent { break }
                }
            }
        default:
            return false
        }
        return true
    }

    /// `#if` between the members of a chain: the first token behind the condition is a dot.
    private var isAtConditionalComponents: Bool {
        guard at(pound: .if) else { return false }
        var index = startOfNextLine(from: position + 1)
        // Clauses without content may come first.
        while tokens[index].kind == .poundWord, index < tokens.count - 1 {
            if tokens[index].payload == KnownName.endif.rawValue { return false }
            index = startOfNextLine(from: index + 1)
        }
        return tokens[index].kind == .dot
    }

    private mutating func parseMember(_ mark: Mark) -> Bool {
        let next = peek(1)
        switch next.kind {
        case .identifier, .keyword, .dollarIdentifier, .number, .poundWord:
            advance()
            skipModuleSelector()
            let anchor = position
            advance()
            parseNameEnd()
            finish(.memberComponent, mark, anchor: anchor)
        case .openParenthesis, .openBracket, .postfixQuestion, .postfixExclamation:
            // `\.[0]`, `\.?.name`
            advance()
            finish(.memberComponent, mark, anchor: mark.token)
        default:
            report(.unexpectedToken)
            advance()
            finish(.memberComponent, mark, anchor: mark.token)
        }
        return true
    }

    /// `Module::` before the name of a member (SE-0491): `point.Geometry::distance`.
    mutating func skipModuleSelector() {
        guard at(.identifier), peek(1).kind == .colonColon, peek(2).kind == .identifier || peek(2).kind == .keyword
        else { return }
        position += 2
    }

    /// What belongs to a name: generic arguments, or the names of a function's arguments.
    mutating func parseNameEnd() {
        if isAtGenericArguments { parseExpressionGenerics() }
        eatArgumentNames()
    }

    /// `(_:to:)` of `move(_:to:)`, which names a function and does not call it.
    mutating func eatArgumentNames() {
        guard at(.openParenthesis), !current.isAfterNewline else { return }
        var end = position + 1
        while tokens[end].kind == .identifier || tokens[end].kind == .keyword, tokens[end + 1].kind == .colon {
            end += 2
        }
        guard end > position + 1, tokens[end].kind == .closeParenthesis else { return }
        position = end + 1
    }

    /// `A<B>(c)` and `A <B>(c)`, on the next line too, where `<` can't be the operator between two values.
    var isAtGenericArguments: Bool { isAtOpenAngle && (!current.isAfterSpace || at(.prefixOperator)) }

    /// Generic arguments in an expression: taken only where what follows can't be the right side of a comparison (SE
    /// grammar).
    mutating func parseExpressionGenerics() {
        _ = speculate { parser in
            guard parser.parseGenericArguments() else { return false }
            let next = parser.current
            switch next.kind {
            case .openParenthesis, .openBracket: return !next.isAfterNewline
            case .closeParenthesis, .closeBracket, .closeBrace, .openBrace, .dot, .comma, .semicolon, .colon,
                .endOfFile, .postfixQuestion,
                .postfixExclamation, .equal, .closeInterpolation:
                return true
            case .binaryOperator:
                return parser.isCharacter(next, UInt8(ascii: "&")) || parser.isAtCloseAngle || !next.isAfterSpace
            default: return next.isAfterNewline
            }
        }
    }

    // MARK: Arguments

    /// `( … )` or `[ … ]` of a call, a tuple or a subscript; leaves the arguments pending.
    mutating func parseArguments() {
        let end = closing
        if skipsBody { return skipBrackets() }
        advance()
        inBrackets(pattern: isInPattern) { parser in
            while parser.position < end && !parser.isAtEnd {
                let before = parser.position
                let isBareLabel = parser.parseArgument()
                if !parser.eat(.comma), !isBareLabel {
                    if parser.position < end { parser.skipToArgumentEnd(end) }
                    if parser.position == before || !parser.eat(.comma) { break }
                }
            }
        }
        position = max(position, end)
        advance()
    }

    private mutating func skipToArgumentEnd(_ end: Int) {
        if position < end { report(.unexpectedToken) }
        while position < end && !at(.comma) && !isAtEnd {
            switch current.kind {
            case .openParenthesis, .openBracket, .openBrace: skipBrackets()
            default: advance()
            }
        }
    }

    /// True for a label without a value, as in `#selector(move(_:to:))`.
    private mutating func parseArgument() -> Bool {
        let mark = start()
        if at(pound: .if) {
            parseConditionalCompilation { parser in
                while !parser.at(.poundWord) && !parser.isAtEnd {
                    let before = parser.position
                    _ = parser.parseArgument()
                    _ = parser.eat(.comma)
                    if parser.position == before { break }
                }
            }
            return false
        }
        // `$value:` passes a projected value (SE-0293).
        let hasLabel = (isAtAnyWord || at(.dollarIdentifier)) && peek(1).kind == .colon
        if hasLabel { position += 2 }
        let isLabelNext = isAtAnyWord && peek(1).kind == .colon
        let hasValue = !(hasLabel && (isLabelNext || at(.closeParenthesis))) && parseExpression()
        finish(.argument, mark, anchor: mark.token)
        return hasLabel && !hasValue
    }

    /// True where the brace opens a closure of the call before it. In a condition most braces open the body; as in the
    /// compiler (`Parser::isValidTrailingClosure`) what follows the closing brace tells, in
    /// `if names.filter { $0.isEmpty }.isEmpty {`.
    var isAtTrailingClosure: Bool {
        guard isInCondition else { return !isAccessorBlock(at: position) }
        let end = closing
        guard !peek(1).isAfterNewline, end < tokens.count - 1, end > position else { return false }
        let next = tokens[end + 1]
        switch next.kind {
        case .openBrace, .comma: return true
        case .keyword where next.payload == KnownName.where.rawValue: return true
        case .keyword where next.payload == KnownName.is.rawValue || next.payload == KnownName.as.rawValue:
            return !next.isAfterNewline
        case .openBracket, .openParenthesis, .dot, .postfixQuestion, .postfixExclamation, .colon, .equal,
            .postfixOperator, .binaryOperator:
            return !next.isAfterNewline
        default: return false
        }
    }

    /// `{ … }` and any labeled closures behind it; leaves them pending as arguments.
    mutating func parseTrailingClosures() {
        guard at(.openBrace), isAtTrailingClosure else { return }
        let first = start()
        nested { $0.parseClosure() }
        finish(.argument, first)
        while isAtAnyWord, peek(1).kind == .colon, peek(2).kind == .openBrace, !at(keyword: .default),
            !at(keyword: .case)
        {
            let mark = start()
            position += 2
            nested { $0.parseClosure() }
            finish(.argument, mark)
        }
    }
}
