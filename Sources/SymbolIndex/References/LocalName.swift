import Syntax

/// What hides members and globals of the same name in code: a parameter, a local, a name in a pattern.
public struct LocalName {
    /// The parameter, the binding, or the name in a pattern.
    public let declaration: SyntaxNode
    /// False for a local function, and for a local variable with a getter, a wrapper or a value made late.
    public let isPlainValue: Bool

    /// The innermost local of a name that is visible at a node; nil where the name means a member, a global or a type.
    public init?(_ name: NameID, at node: SyntaxNode) {
        var current = node
        while let parent = current.parent {
            switch parent.kind {
            case .memberBlock: return nil
            case .sourceFile:
                guard let found = LocalName.find(name, inTopLevelCode: parent, before: current) else { return nil }
                self = found
                return
            // Most of what stands around a name, and no scope.
            case .chainExpression, .callComponent, .argument, .sequenceExpression, .prefixExpression, .tupleExpression:
                break
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

    /// The local that a node names; that of `if let name` is looked for around it, since it declares another one.
    public init?(meantBy node: SyntaxNode) {
        self.init(node.name, at: node.isShorthandBinding ? node.parent ?? node : node)
    }

    private init(_ declaration: SyntaxNode, isPlainValue: Bool = true) {
        self.declaration = declaration
        self.isPlainValue = isPlainValue
    }

    /// The written type of a parameter or a local.
    public var annotation: SyntaxNode? {
        declaration.kind == .parameter ? declaration.typeChild : declaration.child(.typeAnnotation)?.typeChild
    }

    /// The first value of a local; of one that `if let` binds, the value that must not be nil.
    public var initialValue: SyntaxNode? {
        let binding = isUnwrapped ? declaration.parent : declaration.kind == .binding ? declaration : nil
        return binding?.child(.initializer)?.expressionChild
    }

    /// True for one that `if let` binds.
    var isUnwrapped: Bool { declaration.parent?.kind == .optionalBindingCondition }

    // MARK: Scopes

    /// - Parameter place: the child of the scope from which the name is seen.
    private static func find(_ name: NameID, in scope: SyntaxNode, before place: SyntaxNode) -> LocalName? {
        switch scope.kind {
        case .functionDeclaration, .initializerDeclaration, .subscriptDeclaration:
            // Default values see none of the parameters.
            guard place.kind == .codeBlock || place.kind == .accessorBlock else { return nil }
            return scope.child(.parameterClause)?.children.first { $0.kind == .parameter && $0.name == name }.map {
                LocalName($0)
            }
        case .accessor: return scope.parameterOfAccessor == name ? LocalName(scope) : nil
        case .variableDeclaration, .binding: return find(name, inVariable: scope, before: place)
        case .forStatement:
            guard let pattern = scope.firstChild, place != pattern, place != scope.loopSequence else { return nil }
            return bound(name, in: pattern).map { LocalName($0) }
        case .switchCase, .catchClause: return find(name, inCase: scope, before: place)
        case .ifStatement, .whileStatement, .guardStatement: return find(name, inConditionsOf: scope, before: place)
        case .conditionalCompilationClause where !isInCode(scope): return nil
        case .codeBlock, .closureExpression, .conditionalCompilationClause:
            return find(name, inCode: scope, before: place)
        default: return nil
        }
    }

    /// What a `guard` binds in the code of a file; its variables are globals.
    private static func find(_ name: NameID, inTopLevelCode scope: SyntaxNode, before place: SyntaxNode) -> LocalName? {
        var found: LocalName?
        for child in scope.children {
            if child == place { break }
            if child.kind == .guardStatement { found = find(name, declaredBy: child) ?? found }
        }
        return found
    }

    private static func find(_ name: NameID, inCode scope: SyntaxNode, before place: SyntaxNode) -> LocalName? {
        var found: LocalName?
        for child in scope.children {
            if child == place { break }
            found = find(name, declaredBy: child) ?? found
        }
        // The values of captures are those around the closure.
        if found != nil || place.kind == .captureList { return found }
        return function(name, in: scope).map { LocalName($0, isPlainValue: false) }
    }

    private static func find(_ name: NameID, inConditionsOf scope: SyntaxNode, before place: SyntaxNode) -> LocalName? {
        // The block of a `guard` does not see them.
        if scope.kind == .guardStatement, place.kind == .codeBlock { return nil }
        var found: LocalName?
        for child in scope.children {
            if child == place { break }
            // They are not visible behind the block.
            if child.kind == .codeBlock { return nil }
            found = find(name, declaredBy: child) ?? found
        }
        return found
    }

    private static func find(_ name: NameID, inCase scope: SyntaxNode, before place: SyntaxNode) -> LocalName? {
        for child in scope.children {
            if child == place { break }
            if let found = bound(name, in: child) { return LocalName(found) }
        }
        let isError = name == KnownName.error.id && scope.kind == .catchClause
        return isError && scope.bindsErrorByItself ? LocalName(scope) : nil
    }

    /// A variable sees those before it in its declaration, and its own accessors see it.
    private static func find(_ name: NameID, inVariable scope: SyntaxNode, before place: SyntaxNode) -> LocalName? {
        var found: LocalName?
        if scope.kind == .variableDeclaration {
            for binding in scope.children {
                if binding == place { break }
                found = variable(name, binding) ?? found
            }
        } else if place.kind == .accessorBlock {
            found = variable(name, scope)
        }
        return found != nil && isInCode(scope.kind == .binding ? scope.parent ?? scope : scope) ? found : nil
    }

    /// False for what stands among the members of a type or of a file.
    private static func isInCode(_ item: SyntaxNode) -> Bool {
        let around = item.ancestor { $0.kind != .conditionalCompilation && $0.kind != .conditionalCompilationClause }
        return around?.kind != .memberBlock && around?.kind != .sourceFile
    }

    // MARK: Declarations

    private static func find(_ name: NameID, declaredBy item: SyntaxNode) -> LocalName? {
        switch item.kind {
        case .variableDeclaration:
            for binding in item.children { if let found = variable(name, binding) { return found } }
            return nil
        case .closureParameter, .capture: return item.name == name ? LocalName(item) : nil
        case .captureList, .guardStatement, .conditionalCompilation, .conditionalCompilationClause:
            for child in item.children { if let found = find(name, declaredBy: child) { return found } }
            return nil
        case .optionalBindingCondition, .matchingCondition:
            return item.firstChild.flatMap { bound(name, in: $0) }.map { LocalName($0) }
        default: return nil
        }
    }

    private static func variable(_ name: NameID, _ binding: SyntaxNode) -> LocalName? {
        guard binding.kind == .binding, let declaration = binding.parent, let pattern = binding.firstChild,
            let bound = bound(name, in: pattern)
        else { return nil }
        let hasAttribute = declaration.children.contains { $0.kind == .attribute }
        let isSpecial = hasAttribute || Modifiers(declaration).isLazy || binding.isComputed
        return LocalName(pattern.kind == .identifierPattern ? binding : bound, isPlainValue: !isSpecial)
    }

    /// Functions are visible before their declaration.
    private static func function(_ name: NameID, in scope: SyntaxNode) -> SyntaxNode? {
        for child in scope.children {
            switch child.kind {
            case .functionDeclaration where child.name == name: return child
            case .conditionalCompilation, .conditionalCompilationClause:
                if let found = function(name, in: child) { return found }
            default: break
            }
        }
        return nil
    }

    /// A name that a pattern binds.
    ///
    /// - Parameter isBinding: within `let` or `var`, where each name is bound that is not one of a case.
    private static func bound(_ name: NameID, in pattern: SyntaxNode, isBinding: Bool = false) -> SyntaxNode? {
        switch pattern.kind {
        case .identifierPattern: return pattern.name == name ? pattern : nil
        case .identifierExpression: return isBinding && pattern.name == name ? pattern : nil
        case .closureExpression: return nil
        default: break
        }
        let isBinding = isBinding || pattern.kind == .bindingPattern
        let isCase = pattern.namesEnumCase
        for child in pattern.children where !isCase || child.kind == .callComponent {
            if let found = bound(name, in: child, isBinding: isBinding) { return found }
        }
        return nil
    }
}
