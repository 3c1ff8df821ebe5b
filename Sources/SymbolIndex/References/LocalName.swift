import Syntax

/// What hides members and globals of the same name in code: a parameter, a local, a name in a pattern.
public struct LocalName {
    /// The parameter, the binding, or the pattern.
    public let declaration: SyntaxNode
    /// False for a local function, and for a local variable with a getter, a wrapper or a value made late.
    public let isPlainValue: Bool

    /// The innermost local of a name that is visible at a node; nil where the name means a member, a global or a type.
    public init?(_ name: NameID, at node: SyntaxNode) {
        var current = node
        while let parent = current.parent {
            switch parent.kind {
            case .memberBlock, .sourceFile: return nil
            // Most of what stands around a name, and no scope.
            case .chainExpression, .callComponent, .argument, .sequenceExpression, .prefixExpression, .tupleExpression: break
            default:
                if let found = LocalName.find(name, in: parent, before: current) {
                    self = found
                    return
                }
            }
            current = parent
        }
        return nil
    }

    private init(_ declaration: SyntaxNode, isPlainValue: Bool = true) {
        self.declaration = declaration
        self.isPlainValue = isPlainValue
    }

    /// The written type of a parameter or a local.
    public var annotation: SyntaxNode? {
        declaration.kind == .parameter ? declaration.typeChild : declaration.child(.typeAnnotation)?.typeChild
    }

    /// The first value of a local.
    public var initialValue: SyntaxNode? { declaration.kind == .binding ? declaration.child(.initializer)?.expressionChild : nil }

    // MARK: Declarations

    private static func find(_ name: NameID, in scope: SyntaxNode, before place: SyntaxNode) -> LocalName? {
        var found: LocalName?
        switch scope.kind {
        case .functionDeclaration, .initializerDeclaration, .subscriptDeclaration:
            found = scope.child(.parameterClause)?.children.first { $0.kind == .parameter && $0.name == name }.map { LocalName($0) }
        case .codeBlock, .closureExpression, .switchCase, .catchClause, .conditionalCompilationClause, .ifStatement, .whileStatement, .forStatement:
            for child in scope.children {
                if child == place { break }
                // What a condition binds is not visible behind its block.
                if child.kind == .codeBlock, scope.kind != .codeBlock { return nil }
                found = find(name, declaredBy: child, in: scope) ?? found
            }
            if found == nil { found = scope.children.first { $0.kind == .functionDeclaration && $0.name == name }.map { LocalName($0, isPlainValue: false) } }
        case .accessor: found = parameter(of: scope) == name ? LocalName(scope) : nil
        default: break
        }
        // Without a pattern of its own a `catch` names the error.
        if scope.kind == .catchClause, found == nil, name == KnownName.error.id, place.kind == .codeBlock, scope.firstChild == place { return LocalName(scope) }
        return found
    }

    /// What `set`, `willSet` and `didSet` get, by its own name or the author's.
    static func parameter(of accessor: SyntaxNode) -> NameID? {
        let tokens = accessor.tree.tokens
        let next = min(accessor.anchor + 1, tokens.count - 1)
        if tokens[next].kind == .openParenthesis { return tokens[min(next + 1, tokens.count - 1)].payload }
        guard accessor.name != KnownName.get.id else { return nil }
        return accessor.name == KnownName.didSet.id ? KnownName.oldValue.id : KnownName.newValue.id
    }

    private static func find(_ name: NameID, declaredBy item: SyntaxNode, in scope: SyntaxNode) -> LocalName? {
        switch item.kind {
        case .variableDeclaration: return variable(name, in: item)
        case .closureParameter, .capture: return item.name == name ? LocalName(item) : nil
        case .captureList, .guardStatement, .conditionalCompilation, .conditionalCompilationClause:
            for child in item.children {
                if child.kind == .codeBlock { continue }
                if let found = find(name, declaredBy: child, in: item) { return found }
            }
            return nil
        case .optionalBindingCondition, .matchingCondition: return item.firstChild.flatMap { pattern(name, in: $0) }
        case .identifierPattern, .tuplePattern, .bindingPattern: return pattern(name, in: item)
        default: return scope.kind == .switchCase || scope.kind == .catchClause ? pattern(name, in: item) : nil
        }
    }

    private static func variable(_ name: NameID, in declaration: SyntaxNode) -> LocalName? {
        for binding in declaration.children where binding.kind == .binding {
            guard let pattern = binding.firstChild, LocalName.pattern(name, in: pattern) != nil else { continue }
            let isSpecial = declaration.children.contains { $0.kind == .attribute } || Modifiers(declaration).isLazy || binding.isComputed
            return LocalName(pattern.kind == .identifierPattern ? binding : pattern, isPlainValue: !isSpecial)
        }
        return nil
    }

    /// A name that a pattern binds.
    private static func pattern(_ name: NameID, in pattern: SyntaxNode) -> LocalName? {
        var found: LocalName?
        pattern.walk { node in
            let isBound = node.kind == .identifierPattern || node.kind == .identifierExpression && node.ancestor { $0.kind == .bindingPattern } != nil
            if isBound, node.name == name { found = LocalName(node) }
            return found == nil
        }
        return found
    }
}
