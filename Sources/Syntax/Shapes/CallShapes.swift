/// Calls, what they call, and what is handed to them.
extension SyntaxNode {
    /// For a call component the node that names what is called: a member, a name, or `.name`.
    public var calledName: SyntaxNode? {
        guard kind == .callComponent, let callee = previousSibling else { return nil }
        switch callee.kind {
        case .memberComponent, .identifierExpression, .implicitMemberExpression: return callee
        default: return nil
        }
    }

    /// True for the closure of `Task { … }`.
    public var isTask: Bool {
        guard let callee = parent?.parent?.calledName, callee.kind == .identifierExpression else { return false }
        return tree.text(callee.anchor) == "Task"
    }

    /// True for a closure `{ @MainActor in … }`.
    public var isOnMainActor: Bool {
        let first = firstToken + 1
        guard kind == .closureExpression, first + 1 < endToken, tree.tokens[first].kind == .at else { return false }
        return tree.tokens[first + 1].payload == KnownName.MainActor.id
    }

    /// The parts of a chain before a call.
    public var calleeParts: [SyntaxNode] { parent?.children.prefix { $0 != self } ?? [] }

    /// What is called first behind a name, or the name itself: `append` of `items.first?.append(1)`.
    public var firstCallee: SyntaxNode? {
        guard parent?.kind == .chainExpression else { return nil }
        var part = self
        while let next = part.nextSibling {
            if next.kind == .callComponent { return part }
            part = next
        }
        return nil
    }

    /// The call behind the name of a type in a chain: of `Model(…)` and `Model.init(…)`.
    public var callOfInitializer: SyntaxNode? {
        var next = nextSibling
        if let written = next, written.kind == .memberComponent, written.name == KnownName.`init`.id {
            next = written.nextSibling
        }
        return next?.kind == .callComponent ? next : nil
    }

    /// True for `super.init(…)`.
    public var isSuperInitializerCall: Bool { isInitializerCall(behind: .super) }

    /// True for `self.init(…)`.
    public var isOwnInitializerCall: Bool { isInitializerCall(behind: .`self`) }

    private func isInitializerCall(behind base: KnownName) -> Bool {
        guard kind == .chainExpression, let first = firstChild, first.kind == .identifierExpression else {
            return false
        }
        return first.name == base.id && first.nextSibling?.name == KnownName.`init`.id
    }

    /// What stands in a chain behind a part and the `?` and `!` after it.
    public var partBehindUnwrapping: SyntaxNode? {
        var next = nextSibling
        while let part = next, part.kind == .optionalComponent || part.kind == .forceComponent {
            next = part.nextSibling
        }
        return next
    }

    /// What stands in a chain before a part and the `?` and `!` before it.
    public var partBeforeUnwrapping: SyntaxNode? {
        var previous = previousSibling
        while let part = previous, part.kind == .optionalComponent || part.kind == .forceComponent {
            previous = part.previousSibling
        }
        return previous
    }

    /// True for a name that is called: `change(…)`, `reply?(…)`, and not `change(_:)`.
    public var isCalled: Bool { partBehindUnwrapping?.kind == .callComponent }

    /// `_` and `to` of `move(_:to:)`, which names a function; empty for other names.
    public var argumentNames: [NameID] {
        guard kind == .identifierExpression || kind == .memberComponent || kind == .implicitMemberExpression else {
            return []
        }
        let names = tree.tokens[anchor..<max(anchor, endToken)].dropFirst()
        guard names.first?.kind == .openParenthesis, names.last?.kind == .closeParenthesis else { return [] }
        return names.compactMap { $0.kind == .identifier || $0.kind == .keyword ? $0.payload : nil }
    }

    /// True for the name of a function of which the result is called: `makeFilter()(item)`.
    public var isResultCalled: Bool { isCalled && partBehindUnwrapping?.isCalled == true }

    // MARK: Arguments

    /// The label of an argument; nil where it has none.
    public var argumentLabel: NameID? {
        let token = tree.tokens[firstToken]
        // `[:]` has a colon there too.
        guard token.kind == .identifier || token.kind == .keyword, firstToken + 1 < tree.tokens.count,
            tree.tokens[firstToken + 1].kind == .colon
        else { return nil }
        return token.payload
    }

    /// The label of a part of a tuple pattern: `b` of `let (b: x, a: y) = pair`; nil where it has none.
    public var labelInTuplePattern: NameID? {
        guard parent?.kind == .tuplePattern, firstToken >= 2, tree.tokens[firstToken - 1].kind == .colon else {
            return nil
        }
        return tree.tokens[firstToken - 2].payload
    }

    /// The labels of a call's arguments; `_` for those without one.
    public var argumentLabels: [NameID] {
        children.filter { $0.kind == .argument }.map { argument in
            guard let value = argument.expressionChild, argument.firstToken < value.firstToken else {
                return KnownName.wildcard.id
            }
            return argument.tree.tokens[argument.firstToken].payload
        }
    }

    /// True for a call that passes something; also where the arguments were passed over by the parser.
    public var hasArguments: Bool { firstChild != nil || endToken - firstToken > 2 }

    /// `Child(model: model)`, `.environmentObject(model)`
    public var isHandedOn: Bool {
        guard let argument = expressionItEnds?.parent, argument.kind == .argument, let call = argument.parent,
            call.kind == .callComponent,
            let callee = call.previousSibling, let first = callee.tree.text(callee.anchor).first
        else { return false }
        return callee.kind == .identifierExpression && first.isUppercase
            || callee.name == KnownName.environmentObject.id
    }

    // MARK: Subscripts

    /// True for `[dynamicMember: keyPath]`, which asks for the member that the key path leads to.
    public var isDynamicMember: Bool {
        guard kind == .subscriptComponent, let argument = firstChild, argument.nextSibling == nil else { return false }
        return tree.text(argument.firstToken) == "dynamicMember"
    }

    /// `name` of a subscript `[\.name]` or `[keyPath: \.name]`. By tokens, since the parser may have passed over them.
    public var keyPathOfSubscript: NameID? {
        guard kind == .subscriptComponent else { return nil }
        var first = firstToken + 1
        if tree.tokens[first].payload == KnownName.keyPath.id, first + 1 < endToken,
            tree.tokens[first + 1].kind == .colon
        {
            first += 2
        }
        guard first + 4 == endToken, tree.tokens[first].kind == .backslash, tree.tokens[first + 1].kind == .dot,
            tree.tokens[first + 2].kind == .identifier
        else { return nil }
        return tree.tokens[first + 2].payload
    }

    /// `counts[word, default: 0]`
    public var hasDefaultValue: Bool {
        guard kind == .subscriptComponent, let last = lastChild, last != firstChild else { return false }
        return tree.tokens[last.firstToken].payload == KnownName.default.id
    }

    /// `[first...last]`, `[..<end]` or `[start...]`, also where what stands in the brackets was not parsed.
    public var takesWrittenRange: Bool {
        guard kind == .subscriptComponent else { return false }
        var depth = 0
        for position in firstToken + 1..<max(endToken - 1, firstToken + 1) {
            switch tree.tokens[position].kind {
            case .openParenthesis, .openBracket, .openBrace: depth += 1
            case .closeParenthesis, .closeBracket, .closeBrace: depth -= 1
            case .binaryOperator, .prefixOperator, .postfixOperator:
                if depth == 0, tree.isRangeOperator(position) { return true }
            default: break
            }
        }
        return false
    }

    /// `first...last` or `first..<end`
    public var isRange: Bool {
        guard kind == .sequenceExpression else { return false }
        return children.contains { $0.kind == .binaryOperator && tree.isRangeOperator($0.anchor) }
    }
}

extension SyntaxTree {
    fileprivate func isRangeOperator(_ token: Int) -> Bool {
        let text = text(token)
        return text == "..." || text == "..<"
    }
}
