extension Parser {
    // MARK: Recognising

    /// True where a declaration starts, behind any attributes and modifiers.
    func isAtDeclaration(_ context: Context) -> Bool {
        var index = position
        while tokens[index].kind == .at {
            guard let next = endOfAttribute(at: index) else { return false }
            index = next
        }
        var sawModifier = index > position
        while true {
            let token = tokens[index]
            if token.kind == .keyword {
                guard let name = KnownName(rawValue: token.payload) else { return false }
                switch name {
                case .class where tokens[index + 1].kind == .keyword && isModifierOrDeclaration(tokens[index + 1]): break
                case .class, .struct, .enum, .protocol, .extension, .func, .var, .let, .import, .typealias, .operator,
                    .precedencegroup, .associatedtype:
                    return true
                case .`init`, .deinit, .subscript: return context != .code || sawModifier
                case .case: return context == .member
                case .static, .public, .private, .internal, .fileprivate: break
                default: return false
                }
                index += 1
                if tokens[index].kind == .openParenthesis {
                    guard Int(tokens[index].payload) > index else { return false }
                    index = Int(tokens[index].payload) + 1
                }
            } else if token.kind == .identifier, !token.isBackticked, let name = KnownName(rawValue: token.payload) {
                let next = tokens[min(index + 1, tokens.count - 1)]
                if name == .actor || name == .macro {
                    if next.kind == .identifier && !next.isAfterNewline { return true }
                }
                guard Parser.isContextualModifier(name) else { return false }
                index += 1
                if next.kind == .openParenthesis, !next.isAfterSpace, next.payload > 0 { index = Int(next.payload) + 1 }
                let following = tokens[min(index, tokens.count - 1)]
                guard isModifierOrDeclaration(following) || following.kind == .at else { return false }
            } else if token.kind == .at, sawModifier {
                guard let next = endOfAttribute(at: index) else { return false }
                index = next
            } else {
                return false
            }
            sawModifier = true
            guard index < tokens.count - 1 else { return false }
        }
    }

    static func isContextualModifier(_ name: KnownName) -> Bool {
        switch name {
        case .lazy, .weak, .unowned, .final, .open, .override, .mutating, .nonmutating, .convenience, .required, .optional, .dynamic,
            .indirect, .nonisolated, .isolated, .async, .package, .prefix, .postfix, .infix, .distributed, .__consuming, .unsafe,
            .borrowing, .consuming, ._const, ._local:
            true
        default: false
        }
    }

    /// A word that can follow a modifier.
    private func isModifierOrDeclaration(_ token: Token) -> Bool {
        guard let name = KnownName(rawValue: token.payload) else { return false }
        if token.kind == .identifier {
            return !token.isBackticked && (Parser.isContextualModifier(name) || name == .actor || name == .macro)
        }
        guard token.kind == .keyword else { return false }
        switch name {
        case .class, .struct, .enum, .protocol, .extension, .func, .var, .let, .import, .typealias, .operator, .precedencegroup,
            .associatedtype, .`init`, .deinit, .subscript, .case, .static, .public, .private, .internal, .fileprivate:
            return true
        default: return false
        }
    }

    /// Index behind the attribute at `index`.
    private func endOfAttribute(at index: Int) -> Int? {
        var index = index + 1
        guard tokens[index].kind == .identifier || tokens[index].kind == .keyword else { return nil }
        index += 1
        while tokens[index].kind == .dot, tokens[index + 1].kind == .identifier { index += 2 }
        if isAngle(tokens[index], UInt8(ascii: "<")) {
            var depth = 0
            while index < tokens.count - 1 {
                if isAngle(tokens[index], UInt8(ascii: "<")) { depth += 1 }
                if isAngle(tokens[index], UInt8(ascii: ">")) { depth -= 1 }
                index += 1
                if depth == 0 { break }
            }
        }
        while tokens[index].kind == .dot, tokens[index + 1].kind == .identifier { index += 2 }
        let token = tokens[index]
        if token.kind == .openParenthesis, !token.isAfterSpace {
            guard Int(token.payload) > index else { return nil }
            index = Int(token.payload) + 1
        }
        return index
    }

    // MARK: Declarations

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
                if at(.openParenthesis), !current.isAfterSpace { skipBrackets() }
                finish(.modifier, mark)
            } else {
                return
            }
        }
    }

    private var isAtModifier: Bool {
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
        while at(.dot), peek(1).kind == .identifier {
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
        if at(.openParenthesis), !current.isAfterSpace { skipBrackets() }
        finish(.attribute, mark, anchor: anchor)
    }

    private mutating func parseImport(_ mark: Mark) {
        let anchor = position
        advance()
        while !isAtEnd && !current.isAfterNewline && !at(.semicolon) { advance() }
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
        guard at(.openBrace) else { return }
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
            if at(.colon) || at(.binaryOperator) {
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
        advance()
        while !isAtEnd && !current.isAfterNewline && !at(.semicolon) && !at(.closeBrace) {
            switch current.kind {
            case .openBrace, .openParenthesis, .openBracket: skipBrackets()
            default: advance()
            }
        }
        finish(.otherDeclaration, mark)
    }

    // MARK: Functions

    private mutating func parseFunction(_ kind: SyntaxKind, _ mark: Mark) {
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
        if isAtAnyWord, peek(1).kind == .colon || ((peek(1).kind == .identifier || peek(1).kind == .keyword) && peek(2).kind == .colon) {
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

    private mutating func parseVariable(_ mark: Mark) {
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
        guard token.kind == .identifier, !token.isBackticked, let name = KnownName(rawValue: token.payload) else { return nil }
        switch name {
        case .get, .set, .willSet, .didSet, ._modify, ._read, .unsafeAddress, .unsafeMutableAddress, .borrow: return name
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
        while isWord(tokens[index], .mutating) || isWord(tokens[index], .nonmutating) || isWord(tokens[index], .__consuming)
            || isWord(tokens[index], .consuming) || isWord(tokens[index], .borrowing) || isWord(tokens[index], .nonisolated) {
            index += 1
        }
        guard let kind = accessorKind(tokens[index]), index < tokens.count - 1 else { return false }
        let next = tokens[index + 1]
        switch next.kind {
        case .openBrace: return true
        case .openParenthesis: return kind != .get && tokens[min(Int(next.payload) + 1, tokens.count - 1)].kind == .openBrace
        case .closeBrace, .semicolon: return kind == .get || kind == .set
        case .keyword: return next.payload == KnownName.throws.rawValue || kind == .get && next.payload == KnownName.`init`.rawValue
        case .identifier:
            guard let word = KnownName(rawValue: next.payload) else { return false }
            return kind != .willSet && kind != .didSet
                && (word == .set || word == .get || word == .async || word == .nonmutating || word == .mutating || word == ._modify)
        default: return false
        }
    }
}
