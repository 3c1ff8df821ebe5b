/// Names in expressions, and what they are names of.
extension SyntaxNode {
    /// The last name of a chain or the name of an identifier: `items` of `self.items`.
    public var lastName: NameID? { lastNamed?.name }

    /// `Store` of the type `Main.Store<Item>`, with its arguments; nil for a type that is not written by a name.
    public var lastTypeComponent: SyntaxNode? {
        var last: SyntaxNode?
        for component in children where component.kind == .typeComponent { last = component }
        return last
    }

    /// The type of an entry in an inheritance clause, without what stands before it: `ObservableObject` of
    /// `@MainActor ObservableObject` (SE-0470).
    public var inheritedType: SyntaxNode? {
        guard let type = typeChild, type.kind == .attributedType, let inner = type.typeChild,
            inner.endToken == type.endToken
        else { return typeChild }
        return inner
    }

    /// What an entry of an inheritance clause asks for: the parts of a composition that is written there, else its
    /// type.
    public var inheritedParts: [SyntaxNode] {
        guard let type = inheritedType else { return [] }
        return type.kind == .compositionType ? type.children.filter(\.kind.isType) : [type]
    }

    /// The part that has the last name.
    public var lastNamed: SyntaxNode? {
        switch kind {
        case .identifierExpression, .memberComponent: return anchorToken.kind == .identifier ? self : nil
        case .chainExpression: return lastChild.flatMap { $0.kind == .memberComponent ? $0.lastNamed : nil }
        default: return nil
        }
    }

    /// The chain that a part belongs to, or the node itself.
    public var wholeExpression: SyntaxNode { parent.flatMap { $0.kind == .chainExpression ? $0 : nil } ?? self }

    /// The expression that a name is the end of: the name or its chain; nil where more follows.
    public var expressionItEnds: SyntaxNode? {
        guard let parent, parent.kind == .chainExpression else { return self }
        return nextSibling == nil ? parent : nil
    }

    /// `name`, `self.name`, or `name` of `if let name`.
    public func isOwnName(_ name: NameID) -> Bool {
        guard self.name == name, anchorToken.kind == .identifier else { return false }
        return kind == .identifierExpression || isMemberOfSelf || isShorthandBinding
    }

    /// `x` of `self.x`.
    public var isMemberOfSelf: Bool { kind == .memberComponent && baseSelf?.nextSibling == self }

    /// `x`, `self.x`, `self?.x` and `self!.x`.
    public var isOfSelf: Bool { kind != .memberComponent || baseSelf?.partBehindUnwrapping == self }

    /// The `self` that a member's chain starts with.
    private var baseSelf: SyntaxNode? {
        guard let base = parent?.firstChild, base.kind == .identifierExpression, base.name == KnownName.`self`.id else {
            return nil
        }
        return base
    }

    /// `name` of `if let name` (SE-0345), which reads what has the name and declares another.
    public var isShorthandBinding: Bool {
        guard kind == .identifierPattern, let condition = parent, condition.kind == .optionalBindingCondition else {
            return false
        }
        return condition.firstChild == self && condition.child(.initializer) == nil
    }

    /// `$x`, and not `$0`.
    public var isProjection: Bool {
        (kind == .identifierExpression || kind == .memberComponent) && anchorToken.kind == .dollarIdentifier
            && !tree.isAnonymousParameter(anchorToken)
    }

    /// `$0`: what a closure gets and gives no name.
    public var isAnonymousParameter: Bool { kind == .identifierExpression && tree.isAnonymousParameter(anchorToken) }

    /// The closure that gets `$0`: the nearest one around, in whose list of captures it is not.
    public var closureOfAnonymousParameter: SyntaxNode? {
        var current = self
        while let parent = current.parent {
            if parent.kind == .closureExpression, current.kind != .captureList { return parent }
            current = parent
        }
        return nil
    }

    /// True where a member is asked of this expression: `$x.name`, `$x[dynamicMember: keyPath]`.
    public var isFollowedByMember: Bool {
        switch kind {
        case .identifierExpression, .memberComponent:
            guard parent?.kind == .chainExpression, let next = nextSibling else { return false }
            return next.kind == .memberComponent || next.isDynamicMember
        default: return false
        }
    }

    /// True for a part of a type's name in an expression: `Outer` and `Model` of `Outer.Model`.
    public var isNamePart: Bool {
        switch kind {
        case .identifierExpression, .memberComponent: anchorToken.kind == .identifier || anchorToken.kind == .keyword
        default: false
        }
    }

    /// True for a value that may be another one at another time: a name that is no type, or members of such; no call
    /// and no literal.
    public var isChangingName: Bool {
        switch kind {
        case .identifierExpression:
            return anchorToken.kind == .identifier && !isTypeNamed
        case .chainExpression:
            guard let first = firstChild, first.kind == .identifierExpression, !first.isTypeNamed else { return false }
            return children.allSatisfy {
                $0.kind == .identifierExpression || $0.kind == .memberComponent || $0.kind == .optionalComponent
                    || $0.kind == .forceComponent
            }
        default: return false
        }
    }

    private var isTypeNamed: Bool {
        tree.text(anchor).first?.isUppercase == true && tree.text(anchor) != "Self" || name == KnownName.Self.id
    }

    /// True for `Module` of `Module::name` (SE-0491), which is no type even where one has the same name.
    public var isModuleSelector: Bool { tree.tokens[min(endToken, tree.tokens.count - 1)].kind == .colonColon }
}

extension SyntaxTree {
    /// True for `$0`, `$1` …
    public func isAnonymousParameter(_ token: Token) -> Bool {
        guard token.kind == .dollarIdentifier, token.start + 1 < token.end else { return false }
        return UInt8(ascii: "0")...UInt8(ascii: "9") ~= file.bytes[Int(token.start) + 1]
    }
}
