extension SyntaxNode {
    /// The last name of a chain or the name of an identifier: `items` of `self.items`.
    public var lastName: NameID? { lastNamed?.name }

    /// The part that has the last name.
    public var lastNamed: SyntaxNode? {
        switch kind {
        case .identifierExpression, .memberComponent: return anchorToken.kind == .identifier ? self : nil
        case .chainExpression:
            var last: SyntaxNode?
            for child in children { last = child }
            return last?.kind == .memberComponent ? last?.lastNamed : nil
        default: return nil
        }
    }

    /// What stands before the node among the parts of its parent: for a call, what is called.
    public var previousSibling: SyntaxNode? {
        guard let parent, parent.firstChild != self else { return nil }
        // The parser numbers a node behind all below it, so that the one before has the number before the lowest here. Long chains have many parts.
        var lowest = self
        while let child = lowest.firstChild { lowest = child }
        return lowest.index > 0 ? tree.node(at: lowest.index - 1) : nil
    }

    /// The label of an argument; nil where it has none.
    public var argumentLabel: NameID? {
        let token = tree.tokens[firstToken]
        // `[:]` has a colon there too.
        guard token.kind == .identifier || token.kind == .keyword, firstToken + 1 < tree.tokens.count, tree.tokens[firstToken + 1].kind == .colon
        else { return nil }
        return token.payload
    }

    /// The call behind the name of a type in a chain: of `Model(…)` and `Model.init(…)`.
    public var callOfInitializer: SyntaxNode? {
        var next = nextSibling
        if let written = next, written.kind == .memberComponent, written.name == KnownName.`init`.id { next = written.nextSibling }
        return next?.kind == .callComponent ? next : nil
    }

    /// True for `super.init(…)`.
    public var isSuperInitializerCall: Bool {
        guard kind == .chainExpression, let first = firstChild, first.kind == .identifierExpression, first.name == KnownName.super.id else { return false }
        return first.nextSibling?.name == KnownName.`init`.id
    }

    /// True for `self.init(…)`.
    public var isOwnInitializerCall: Bool {
        guard kind == .chainExpression, let first = firstChild, first.kind == .identifierExpression else { return false }
        return first.name == KnownName.`self`.id && first.nextSibling?.name == KnownName.`init`.id
    }
}
