extension Parser {
    mutating func parseDeclaration(_ context: Context) {
        let mark = start()
        parseAttributesAndModifiers()
        guard let keyword = KnownName(rawValue: current.payload), at(.keyword) || at(.identifier) else {
            return finish(.otherDeclaration, mark)
        }
        switch keyword {
        case .class: parseNominal(.classDeclaration, mark)
        case .struct: parseNominal(.structDeclaration, mark)
        case .enum: parseNominal(.enumDeclaration, mark)
        case .actor: parseNominal(.actorDeclaration, mark)
        case .protocol: parseNominal(.protocolDeclaration, mark)
        case .extension: parseExtension(mark)
        case .func: parseFunction(.functionDeclaration, mark)
        case .`init`: parseFunction(.initializerDeclaration, mark)
        case .deinit: parseFunction(.deinitializerDeclaration, mark)
        case .subscript: parseFunction(.subscriptDeclaration, mark)
        case .var, .let: parseVariable(mark)
        case .case: parseEnumCase(mark)
        case .typealias: parseTypealias(.typealiasDeclaration, mark)
        case .associatedtype: parseTypealias(.associatedTypeDeclaration, mark)
        case .import: parseImport(mark)
        default: parseOther(mark)
        }
    }

    mutating func parseAttributesAndModifiers() {
        while true {
            if at(.at) {
                parseAttribute()
            } else if isAtModifier {
                let mark = start()
                advance()
                if at(.openParenthesis), !current.isAfterSpace || isWordInParentheses { skipBrackets() }
                finish(.modifier, mark)
            } else {
                return
            }
        }
    }

    /// `(set)`, which may stand behind a space.
    private var isWordInParentheses: Bool { isWord(peek(1), .set) && peek(2).kind == .closeParenthesis }

    var isAtModifier: Bool {
        guard let name = KnownName(rawValue: current.payload) else { return false }
        if at(.identifier) { return !current.isBackticked && Parser.isContextualModifier(name) }
        guard at(.keyword) else { return false }
        switch name {
        case .static, .public, .private, .internal, .fileprivate: return true
        case .class: return isModifierOrDeclaration(peek(1)) && !isWord(peek(1), .actor) && !isWord(peek(1), .open)
        default: return false
        }
    }

    mutating func parseAttribute() {
        let mark = start()
        advance()
        var anchor = position
        advance()
        while current.separatesNames, peek(1).kind == .identifier {
            advance()
            anchor = position
            advance()
        }
        if isAtOpenAngle && !current.isAfterSpace { _ = speculate { $0.parseGenericArguments() } }
        // `@FocusState<Bool>.Binding`
        while at(.dot), peek(1).kind == .identifier, !current.isAfterSpace {
            advance()
            anchor = position
            advance()
        }
        if isAtAttributeArguments(of: tokens[anchor]) { skipBrackets() }
        finish(.attribute, mark, anchor: anchor)
    }

    /// `@escaping(Int) -> Void` has no arguments, and those of `@convention (c)` may stand behind a space.
    private func isAtAttributeArguments(of name: Token) -> Bool {
        guard at(.openParenthesis), !isWord(name, .escaping), !isWord(name, .autoclosure),
            !isParameterListOfFunctionType
        else { return false }
        return !current.isAfterSpace || isWord(name, .convention) && !current.isAfterNewline
            || areArgumentsBehindSpace(at: position)
    }

    /// `@MainActor(Int) -> Void`, as the compiler reads it up to the language mode of Swift 5.
    private var isParameterListOfFunctionType: Bool {
        let next = tokens[min(closing + 1, tokens.count - 1)]
        switch next.kind {
        case .arrow: return true
        case .keyword: return next.payload == KnownName.throws.rawValue || next.payload == KnownName.rethrows.rawValue
        case .identifier: return isWord(next, .async)
        default: return false
        }
    }

    private mutating func parseImport(_ mark: Mark) {
        let anchor = position
        advance()
        // The module may stand on the next line.
        if at(.identifier) { advance() }
        while !isAtEnd && !current.isAfterNewline && !at(.semicolon) && !isAtClauseEnd { advance() }
        finish(.importDeclaration, mark, anchor: anchor)
    }

    private mutating func parseNominal(_ kind: SyntaxKind, _ mark: Mark) {
        advance()
        let anchor = position
        if isAtAnyWord { advance() }
        parseNominalRest()
        finish(kind, mark, anchor: anchor)
    }

    private mutating func parseExtension(_ mark: Mark) {
        let anchor = position
        advance()
        parseType()
        parseNominalRest()
        finish(.extensionDeclaration, mark, anchor: anchor)
    }

    private mutating func parseNominalRest() {
        if isAtOpenAngle { parseGenericParameters() }
        if at(.colon) { parseInheritance() }
        if at(keyword: .where) { parseWhere() }
        // A type without a body is one that was cut off.
        guard at(.openBrace) else { return report(.unexpectedToken) }
        let block = start()
        let end = closing
        advance()
        inBraces { $0.parseItems(.member, until: end) }
        if position == end { advance() }
        finish(.memberBlock, block)
    }

    private mutating func parseInheritance() {
        let mark = start()
        advance()
        while !at(.openBrace) && !isAtEnd {
            let item = start()
            let before = position
            if !eat(keyword: .class) { parseType() }
            finish(.inheritedType, item)
            if !eat(.comma) || position == before { break }
        }
        finish(.inheritanceClause, mark)
    }

    mutating func parseGenericParameters() {
        let mark = start()
        advance()
        while !isAtCloseAngle && !isAtEnd {
            let item = start()
            while at(.at) { parseAttribute() }
            if at(word: .each) || at(keyword: .let) { advance() }
            let anchor = position
            guard isAtAnyWord else { break }
            advance()
            if eat(.colon) { parseType() }
            finish(.genericParameter, item, anchor: anchor)
            if !eat(.comma) { break }
        }
        if isAtCloseAngle { advance() }
        finish(.genericParameterClause, mark)
    }

    mutating func parseWhere() {
        let mark = start()
        advance()
        while !at(.openBrace) && !isAtEnd {
            let item = start()
            parseType()
            let anchor = position
            // `A ==B` compiles as well.
            let isEquality =
                (at(.prefixOperator) || at(.postfixOperator)) && current.payload == KnownName.equalityOperator.rawValue
            if at(.colon) || at(.binaryOperator) || isEquality {
                advance()
                parseType()
            }
            finish(.requirement, item, anchor: min(anchor, tokens.count - 1))
            if !eat(.comma) { break }
        }
        finish(.whereClause, mark)
    }

    private mutating func parseTypealias(_ kind: SyntaxKind, _ mark: Mark) {
        advance()
        let anchor = position
        if isAtAnyWord { advance() }
        if isAtOpenAngle { parseGenericParameters() }
        if at(.colon) { parseInheritance() }
        if eat(.equal) { parseType() }
        if at(keyword: .where) { parseWhere() }
        finish(kind, mark, anchor: anchor)
    }

    private mutating func parseEnumCase(_ mark: Mark) {
        let anchor = position
        advance()
        while isAtAnyWord {
            let item = start()
            advance()
            if at(.openParenthesis) { parseParameters() }
            if at(.equal) { parseInitializer() }
            finish(.enumCaseElement, item)
            if !eat(.comma) { break }
        }
        finish(.enumCaseDeclaration, mark, anchor: anchor)
    }

    private mutating func parseOther(_ mark: Mark) {
        let isMacro = at(word: .macro)
        advance()
        if isMacro {
            if isAtAnyWord { advance() }
            if isAtOpenAngle { parseGenericParameters() }
        }
        while !isAtEnd && !at(.semicolon) && !at(.closeBrace) {
            if current.isAfterNewline, !isMacro || !continuesMacro { break }
            switch current.kind {
            case .openBrace, .openParenthesis, .openBracket: skipBrackets()
            default: advance()
            }
        }
        finish(.otherDeclaration, mark)
    }

    /// True for the first token of a line that belongs to the macro declared before it.
    private var continuesMacro: Bool {
        if at(.equal) || at(.arrow) || at(keyword: .where) { return true }
        switch tokens[position - 1].kind {
        case .equal, .arrow, .comma, .colon: return true
        case .keyword: return tokens[position - 1].payload == KnownName.where.rawValue
        default: return false
        }
    }
}
