extension Parser {
    /// Items up to a closing brace, an `#else`-like clause or the end of the file; each loop consumes at least one
    /// token.
    mutating func parseItems(_ context: Context) {
        while !isAtEnd {
            if eat(.semicolon) { continue }
            if at(.closeBrace) && context != .topLevel { return }
            if isAtClauseEnd && conditionalDepth > 0 { return }
            if context == .code && isAtSwitchCase { return }
            let before = position
            nested { $0.parseItem(context) }
            if position == before {
                parseUnexpected()
            } else if context != .topLevel || depth == 0 {
                checkSeparator()
            }
        }
    }

    /// Items up to the brace at index `end`, whatever else stands before it.
    mutating func parseItems(_ context: Context, until end: Int) {
        while position < end && !isAtEnd {
            parseItems(context)
            guard position < end && !at(.closeBrace) else { return }
            parseUnexpected()
        }
    }

    /// The start of the next case of a `switch`, which ends the items of the case before.
    var isAtSwitchCase: Bool { isSwitchCase(at: position) }

    private func isSwitchCase(at index: Int) -> Bool {
        func kind(_ index: Int) -> TokenKind { tokens[min(index, tokens.count - 1)].kind }
        func isDefault(_ index: Int) -> Bool {
            kind(index) == .keyword && tokens[index].payload == KnownName.default.rawValue
        }
        if kind(index) == .keyword, tokens[index].payload == KnownName.case.rawValue { return true }
        if isDefault(index) { return kind(index + 1) == .colon }
        // `@unknown default`
        return kind(index) == .at && kind(index + 1) == .identifier && isDefault(index + 2)
    }

    private mutating func checkSeparator() {
        let token = current
        if token.isAfterNewline || token.kind == .semicolon || token.kind == .closeBrace || token.kind == .endOfFile {
            return
        }
        if isAtClauseEnd && conditionalDepth > 0 { return }
        report(.missingSeparator)
    }

    mutating func parseUnexpected() {
        report(.unexpectedToken)
        let mark = start()
        switch current.kind {
        case .openParenthesis, .openBracket, .openBrace: skipBrackets()
        default: advance()
        }
        finish(.unexpected, mark)
    }

    mutating func parseItem(_ context: Context) {
        switch current.kind {
        case .poundWord where current.payload == KnownName.if.rawValue:
            parseConditionalCompilation { $0.parseItems(context) }
        case .at, .keyword, .identifier:
            if isAtDeclaration(context) { return parseDeclaration(context) }
            if isAtMacroWithAttributes { return parseMacroWithAttributes() }
            parseStatement()
        default:
            parseStatement()
        }
    }

    // MARK: Conditional compilation

    /// What ends a clause of `#if`.
    var isAtClauseEnd: Bool { at(pound: .elseif) || at(pound: .else) || at(pound: .endif) }

    /// Index of the first token on a later line than the token before `index`; the end of the file where there is none.
    func startOfNextLine(from index: Int) -> Int {
        var index = index
        while index < tokens.count - 1 && !tokens[index].isAfterNewline { index += 1 }
        return index
    }

    /// `#if … #elseif … #else … #endif`; `content` parses the items of one clause.
    mutating func parseConditionalCompilation(_ content: (inout Parser) -> Void) {
        let mark = start()
        conditionalDepth += 1
        repeat {
            let clause = start()
            let isElse = at(pound: .else)
            advance()
            if !isElse { skipLine() }
            content(&self)
            if !isAtClauseEnd { recoverToClauseEnd() }
            finish(.conditionalCompilationClause, clause, anchor: clause.token)
        } while at(pound: .elseif) || at(pound: .else)
        conditionalDepth -= 1
        if at(pound: .endif) { advance() } else { report(.unexpectedToken) }
        finish(.conditionalCompilation, mark)
    }

    /// Passes over the condition, which ends with its line.
    private mutating func skipLine() {
        position = startOfNextLine(from: position)
    }

    /// Passes over what a clause can't hold.
    private mutating func recoverToClauseEnd() {
        while !isAtEnd && !at(.closeBrace) && !isAtClauseEnd { parseUnexpected() }
    }

    // MARK: Code

    /// `{ … }` of a function, a statement or an accessor.
    mutating func parseCodeBlock() {
        let mark = start()
        guard at(.openBrace) else { return }
        if skipsBody {
            skipBrackets()
            return finish(.codeBlock, mark)
        }
        let end = closing
        advance()
        inBraces { $0.parseItems(.code, until: end) }
        if position == end { advance() }
        finish(.codeBlock, mark)
    }

    mutating func parseStatement() {
        let mark = start()
        if at(.identifier), peek(1).kind == .colon, peek(2).kind == .keyword { position += 2 }
        guard at(.keyword) else { return parseExpressionStatement() }
        switch KnownName(rawValue: current.payload) {
        case .if, .switch, .do: parseExpressionStatement()
        case .guard: parseGuard(mark)
        case .while: parseWhile(mark)
        case .repeat: parseRepeat(mark)
        case .for: parseFor(mark)
        case .defer:
            advance()
            parseCodeBlock()
            finish(.deferStatement, mark)
        case .return: parseReturn(.returnStatement, mark)
        case .throw: parseReturn(.throwStatement, mark)
        case .break, .continue, .fallthrough:
            advance()
            if at(.identifier) && !current.isAfterNewline { advance() }
            finish(.jumpStatement, mark)
        default: parseExpressionStatement()
        }
    }

    private mutating func parseExpressionStatement() {
        _ = parseExpression()
    }

    private mutating func parseReturn(_ kind: SyntaxKind, _ mark: Mark) {
        advance()
        if !at(.closeBrace) && !at(.semicolon) && !isAtSwitchCase && !(current.isAfterNewline && isAtDeclaration(.code))
        {
            _ = parseExpression()
        }
        finish(kind, mark)
    }

    private mutating func parseGuard(_ mark: Mark) {
        advance()
        parseConditions()
        _ = eat(keyword: .else)
        parseCodeBlock()
        finish(.guardStatement, mark)
    }

    private mutating func parseWhile(_ mark: Mark) {
        advance()
        parseConditions()
        parseCodeBlock()
        finish(.whileStatement, mark)
    }

    private mutating func parseRepeat(_ mark: Mark) {
        advance()
        guard at(.openBrace) else {
            // `repeat each value`: a pack expansion (SE-0393).
            _ = parseExpression()
            return finish(.prefixExpression, mark, anchor: mark.token)
        }
        parseCodeBlock()
        if eat(keyword: .while) { _ = parseExpression() }
        finish(.repeatStatement, mark)
    }

    private mutating func parseFor(_ mark: Mark) {
        advance()
        while eat(keyword: .try) || eat(word: .await) || eat(word: .unsafe) {}
        if eat(keyword: .case) { parsePatternExpression() } else { parsePattern() }
        if at(.colon) { parseTypeAnnotation() }
        _ = eat(keyword: .in)
        parseConditionExpression()
        if eat(keyword: .where) { parseConditionExpression() }
        parseCodeBlock()
        finish(.forStatement, mark)
    }

    mutating func parseIf() {
        let mark = start()
        advance()
        parseConditions()
        parseCodeBlock()
        if eat(keyword: .else) {
            if at(keyword: .if) { nested { $0.parseIf() } } else { parseCodeBlock() }
        }
        finish(.ifStatement, mark)
    }

    mutating func parseDo() {
        let mark = start()
        advance()
        if eat(keyword: .throws), at(.openParenthesis) { skipBrackets() }
        parseCodeBlock()
        while at(keyword: .catch) {
            let clause = start()
            advance()
            while !at(.openBrace) && !isAtEnd && !at(.closeBrace) {
                let before = position
                parsePatternExpression(inCondition: true)
                if eat(keyword: .where) { parseConditionExpression() }
                if !eat(.comma) || position == before { break }
            }
            parseCodeBlock()
            finish(.catchClause, clause)
        }
        finish(.doStatement, mark)
    }

    // MARK: Conditions

    mutating func parseConditions() {
        while !at(.openBrace) && !isAtEnd && !at(keyword: .else) {
            let before = position
            parseCondition()
            if !eat(.comma) || position == before { return }
            if isAtCalledClosure { parseCondition() }
        }
    }

    /// `{ … }()`, which is a condition where it stands behind a comma.
    private var isAtCalledClosure: Bool {
        guard at(.openBrace), tokens[position - 1].kind == .comma, closing < tokens.count - 1 else { return false }
        let next = tokens[closing + 1]
        return next.kind == .openParenthesis && !next.isAfterSpace
    }

    private mutating func parseCondition() {
        let mark = start()
        if at(keyword: .let) || at(keyword: .var) {
            advance()
            parsePattern()
            if at(.colon) { parseTypeAnnotation() }
            if at(.equal) { parseInitializer(inCondition: true) }
            return finish(.optionalBindingCondition, mark, anchor: mark.token)
        }
        if at(keyword: .case) {
            advance()
            parsePatternExpression(inCondition: true)
            if at(.equal) { parseInitializer(inCondition: true) }
            return finish(.matchingCondition, mark, anchor: mark.token)
        }
        parseConditionExpression()
    }

    mutating func parseConditionExpression() {
        let saved = isInCondition
        isInCondition = true
        _ = parseExpression()
        isInCondition = saved
    }

    // MARK: Switch

    mutating func parseSwitch() {
        let mark = start()
        advance()
        parseConditionExpression()
        guard at(.openBrace) else { return finish(.switchStatement, mark) }
        if skipsBody {
            skipBrackets()
            return finish(.switchStatement, mark)
        }
        let end = closing
        advance()
        inBraces { $0.parseSwitchCases(end) }
        position = max(position, end)
        advance()
        finish(.switchStatement, mark)
    }

    private mutating func parseSwitchCases(_ end: Int) {
        while position < end && !isAtEnd {
            let before = position
            if at(pound: .if) {
                parseConditionalCompilation { parser in parser.nested { $0.parseSwitchCases(end) } }
            } else if isAtClauseEnd {
                return
            } else if isAtSwitchCase {
                parseSwitchCase()
            }
            if position == before { parseUnexpected() }
        }
    }

    private mutating func parseSwitchCase() {
        let mark = start()
        if at(.at) { position += 2 }
        let isDefault = at(keyword: .default)
        advance()
        while !isDefault && !at(.colon) && !isAtEnd {
            let before = position
            parsePatternExpression()
            if eat(keyword: .where) { _ = parseExpression() }
            if !eat(.comma) || position == before { break }
        }
        if !eat(.colon) { report(.unexpectedToken) }
        let block = start()
        // `#if` around further cases belongs to the switch, not to this case.
        while !isAtEnd && !at(.closeBrace) && !isAtSwitchCase && !isAtConditionalCases {
            let before = position
            parseCaseItem()
            if position == before { break }
        }
        finish(.codeBlock, block)
        finish(.switchCase, mark)
    }

    private mutating func parseCaseItem() {
        if eat(.semicolon) { return }
        if isAtClauseEnd { return }
        let before = position
        nested { $0.parseItem(.code) }
        if position == before { parseUnexpected() }
    }

    /// `#if` whose first item, behind clauses that are empty and further `#if`, is a case.
    private var isAtConditionalCases: Bool {
        guard at(pound: .if) else { return false }
        var index = position
        repeat { index = startOfNextLine(from: index + 1) } while isClauseStart(tokens[index])
        return isSwitchCase(at: index)
    }

    private func isClauseStart(_ token: Token) -> Bool {
        guard token.kind == .poundWord else { return false }
        switch KnownName(rawValue: token.payload) {
        case .if, .elseif, .else: return true
        default: return false
        }
    }
}
