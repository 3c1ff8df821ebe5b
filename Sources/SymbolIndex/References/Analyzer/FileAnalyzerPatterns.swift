import Syntax

/// Names that patterns bind, with their types.
extension FileAnalyzer {
    /// Declares every name that a pattern binds.
    func declare(pattern: SyntaxNode, _ type: ResolvedType) { patterns.visit(pattern, type) }

    func declareLoopPattern(_ pattern: SyntaxNode, _ type: ResolvedType) {
        switch pattern.kind {
        case .identifierPattern, .tuplePattern, .bindingPattern: patterns.visit(pattern, type)
        default: patterns.visitBindings(in: pattern, type)
        }
    }

    private var patterns: PatternTypes {
        PatternTypes(members: members, resolve: { self.resolve($0) }, declare: { self.scope.declare($0.name, $1) })
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
                if bindsNames(child) {
                    patterns.visitBindings(in: child, node.subjectOfCase.map { type(of: $0) } ?? .unknown)
                }
                if child.kind != .bindingPattern { visit(child) }
            }
        }
        if hasOwnFrame { scope.pop() }
    }

    private func bindsNames(_ pattern: SyntaxNode) -> Bool {
        tree.tokens[pattern.tokenRange].contains {
            $0.kind == .keyword && ($0.payload == KnownName.let.id || $0.payload == KnownName.var.id)
        }
    }
}
