/// Functions, variables and their accessors.
extension Parser {
    // MARK: Functions

    mutating func parseFunction(_ kind: SyntaxKind, _ mark: Mark) {
        var anchor = position
        advance()
        if kind == .functionDeclaration {
            anchor = position
            parseFunctionName()
        }
        if at(.postfixQuestion) || at(.postfixExclamation) { advance() }
        if isAtOpenAngle { parseGenericParameters() }
        if at(.openParenthesis) { parseParameters() }
        parseEffects()
        if at(.arrow) {
            let result = start()
            advance()
            parseType()
            finish(.returnType, result)
        }
        if at(keyword: .where) { parseWhere() }
        if at(.openBrace) {
            if kind == .subscriptDeclaration { parseAccessorBlock() } else { parseCodeBlock() }
        }
        finish(kind, mark, anchor: anchor)
    }

    private mutating func parseFunctionName() {
        if isAtAnyWord { return advance() }
        while !isAtEnd && !at(.openParenthesis) && !at(.openBrace) && !current.isAfterNewline {
            advance()
            // `func < <T>(…)`: the generic clause starts after a space.
            if isAtOpenAngle, current.isAfterSpace || peek(1).kind == .identifier { return }
        }
    }

    mutating func parseEffects() {
        while true {
            if at(keyword: .throws) || at(keyword: .rethrows) {
                advance()
                if at(.openParenthesis) { skipBrackets() }
            } else if at(word: .async) || at(word: .reasync) {
                advance()
            } else {
                return
            }
        }
    }

    mutating func parseParameters() {
        let mark = start()
        let end = closing
        advance()
        inBrackets { parser in
            while parser.position < end && !parser.isAtEnd {
                let before = parser.position
                parser.parseParameter()
                if !parser.eat(.comma) || parser.position == before { break }
            }
        }
        if position < end { report(.unexpectedToken) }
        position = max(position, end)
        advance()
        finish(.parameterClause, mark)
    }

    private mutating func parseParameter() {
        let mark = start()
        while at(.at) { parseAttribute() }
        var anchor = position
        if isAtAnyWord,
            peek(1).kind == .colon
                || ((peek(1).kind == .identifier || peek(1).kind == .keyword) && peek(2).kind == .colon)
        {
            if peek(1).kind != .colon { advance() }
            anchor = position
            advance()
            advance()
        }
        parseType()
        if at(.postfixOperator) || at(.binaryOperator) || at(.prefixOperator) { advance() }
        if at(.equal) { parseInitializer() }
        finish(.parameter, mark, anchor: anchor)
    }

    // MARK: Variables

    mutating func parseVariable(_ mark: Mark) {
        let anchor = position
        advance()
        repeat {
            let item = start()
            parsePattern()
            if at(.colon) { parseTypeAnnotation() }
            if at(.equal) { parseInitializer() }
            if at(.openBrace) { parseAccessorBlock() }
            finish(.binding, item)
        } while eat(.comma)
        finish(.variableDeclaration, mark, anchor: anchor)
    }

    mutating func parseTypeAnnotation() {
        let mark = start()
        advance()
        parseType()
        finish(.typeAnnotation, mark)
    }

    mutating func parseInitializer(inCondition: Bool = false) {
        let mark = start()
        advance()
        if inCondition { parseConditionExpression() } else { _ = parseExpression() }
        finish(.initializer, mark)
    }

    mutating func parseAccessorBlock() {
        let mark = start()
        guard isAccessorBlock(at: position) else {
            parseCodeBlock()
            return finish(.accessorBlock, mark)
        }
        let end = closing
        advance()
        while position < end && !isAtEnd {
            let before = position
            if at(pound: .if) {
                parseConditionalCompilation { parser in
                    while parser.isAtAccessor { parser.parseAccessor() }
                }
            } else if isAtAccessor {
                parseAccessor()
            }
            if position == before { parseUnexpected() }
        }
        position = max(position, end)
        advance()
        finish(.accessorBlock, mark)
    }

    private var isAtAccessor: Bool {
        at(.at) || isAtModifier || accessorKind(current) != nil
    }

    private mutating func parseAccessor() {
        let mark = start()
        parseAttributesAndModifiers()
        let anchor = position
        advance()
        if at(.openParenthesis) { skipBrackets() }
        parseEffects()
        if at(.openBrace) { nested { $0.parseCodeBlock() } }
        finish(.accessor, mark, anchor: anchor)
    }

    private func accessorKind(_ token: Token) -> KnownName? {
        if token.kind == .keyword { return token.payload == KnownName.`init`.rawValue ? .`init` : nil }
        guard token.kind == .identifier, !token.isBackticked, let name = KnownName(rawValue: token.payload) else {
            return nil
        }
        switch name {
        case .get, .set, .willSet, .didSet, ._modify, ._read, .unsafeAddress, .unsafeMutableAddress, .borrow:
            return name
        default: return nil
        }
    }

    /// True where the brace at `index` opens accessors and not statements.
    func isAccessorBlock(at index: Int) -> Bool {
        guard tokens[index].kind == .openBrace else { return false }
        var index = index + 1
        while tokens[index].kind == .at {
            guard let next = endOfAttribute(at: index) else { return false }
            index = next
        }
        while isWord(tokens[index], .mutating) || isWord(tokens[index], .nonmutating)
            || isWord(tokens[index], .__consuming)
            || isWord(tokens[index], .consuming) || isWord(tokens[index], .borrowing)
            || isWord(tokens[index], .nonisolated)
        {
            index += 1
        }
        guard let kind = accessorKind(tokens[index]), index < tokens.count - 1 else { return false }
        let next = tokens[index + 1]
        switch next.kind {
        case .openBrace: return true
        case .openParenthesis:
            return kind != .get && tokens[min(Int(next.payload) + 1, tokens.count - 1)].kind == .openBrace
        case .closeBrace, .semicolon: return kind == .get || kind == .set || kind == .borrow
        case .keyword:
            return next.payload == KnownName.throws.rawValue
                || kind == .get && next.payload == KnownName.`init`.rawValue
        case .identifier:
            guard let word = KnownName(rawValue: next.payload) else { return false }
            return kind != .willSet && kind != .didSet
                && (word == .set || word == .get || word == .async || word == .nonmutating || word == .mutating
                    || word == ._modify)
        default: return false
        }
    }
}
