import Syntax

/// Names that patterns bind, with their types.
extension FileAnalyzer {
    /// Declares every name that a pattern binds.
    func declare(pattern: SyntaxNode, _ type: ResolvedType) {
        switch pattern.kind {
        case .identifierPattern: scope.declare(pattern.name, type)
        case .bindingPattern: for child in pattern.children { declare(pattern: child, type) }
        case .identifierExpression: scope.declare(pattern.name, type)
        case .tuplePattern:
            var elements: [ResolvedType] = []
            if case .tuple(let parts, _) = type { elements = parts }
            for (position, child) in pattern.children.enumerated() {
                declare(pattern: child, position < elements.count ? elements[position] : .unknown)
            }
        case .sequenceExpression:
            // `let x as T`
            let cast = pattern.children.first { $0.kind == .castOperator }
            if let first = pattern.firstChild { declare(pattern: first, cast?.typeChild.map { resolve($0) } ?? .unknown) }
        case .chainExpression:
            // `let x?` binds what the optional holds; in `let State.loaded(x)` only the arguments bind.
            guard pattern.namesEnumCase else {
                if let first = pattern.firstChild { declare(pattern: first, type.unwrapped) }
                return
            }
            let payload = payloadTypes(of: pattern, type)
            for child in pattern.children where child.kind == .callComponent {
                for (argument, type) in values(of: child, payload) { declare(pattern: argument, type) }
            }
        case .tupleExpression, .argument: for child in pattern.children { declare(pattern: child, .unknown) }
        default: break
        }
    }

    func declareLoopPattern(_ pattern: SyntaxNode, _ type: ResolvedType) {
        switch pattern.kind {
        case .identifierPattern, .tuplePattern, .bindingPattern: declare(pattern: pattern, type)
        default: declareBindings(in: pattern, type)
        }
    }

    /// Declares the names below every `let` of a `case` pattern.
    func declareBindings(in node: SyntaxNode, _ type: ResolvedType) {
        switch node.kind {
        case .bindingPattern: declare(pattern: node, type)
        case .chainExpression:
            let payload = payloadTypes(of: node, type)
            for child in node.children {
                if child.kind == .callComponent {
                    for (argument, type) in values(of: child, payload) { declareBindings(in: argument, type) }
                } else {
                    declareBindings(in: child, type.unwrapped)
                }
            }
        case .tupleExpression:
            var elements: [ResolvedType] = []
            if case .tuple(let parts, _) = type { elements = parts }
            for (argument, type) in values(of: node, elements) { declareBindings(in: argument, type) }
        default: for child in node.children { declareBindings(in: child, .unknown) }
        }
    }

    /// The arguments of a pattern, each with the type of what it matches.
    private func values(of node: SyntaxNode, _ types: [ResolvedType]) -> [(SyntaxNode, ResolvedType)] {
        node.children.enumerated().map { position, argument in
            (argument.expressionChild ?? argument, position < types.count ? types[position] : .unknown)
        }
    }

    /// The types of the values that come with the case which a pattern names: `.loaded(let model)`.
    private func payloadTypes(of pattern: SyntaxNode, _ type: ResolvedType) -> [ResolvedType] {
        var name: NameID?
        for part in pattern.children where part.kind == .implicitMemberExpression || part.kind == .memberComponent { name = part.name }
        return name.map { members.payload(ofCase: $0, in: type) } ?? []
    }

    /// A `case` of a switch or a condition, or a `catch`: its names are visible in what follows.
    func visitCase(_ node: SyntaxNode) {
        // A condition's names belong to the statement around it, which has a frame of its own.
        let hasOwnFrame = node.kind != .matchingCondition
        if hasOwnFrame { scope.push() }
        if node.kind == .catchClause, node.bindsErrorByItself { scope.declare(KnownName.error.id, .unknown) }
        // In `case .some(let x) = x` the second `x` is another one.
        if let value = node.child(.initializer) { visit(value) }
        for child in node.children where child.kind != .initializer {
            if child.kind == .codeBlock {
                visit(child)
            } else {
                if bindsNames(child) { declareBindings(in: child, subject(of: node).map { type(of: $0) } ?? .unknown) }
                if child.kind != .bindingPattern { visit(child) }
            }
        }
        if hasOwnFrame { scope.pop() }
    }

    private func bindsNames(_ pattern: SyntaxNode) -> Bool {
        tree.tokens[pattern.tokenRange].contains { $0.kind == .keyword && ($0.payload == KnownName.let.id || $0.payload == KnownName.var.id) }
    }

    /// The value that a `case` looks at.
    private func subject(of node: SyntaxNode) -> SyntaxNode? {
        switch node.kind {
        case .matchingCondition: node.child(.initializer)?.expressionChild
        case .switchCase: node.ancestor { $0.kind == .switchStatement }?.expressionChild
        default: nil
        }
    }
}
