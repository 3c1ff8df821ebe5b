/// Patterns, and what stands beside them.
extension SyntaxNode {
    /// True for a chain in a pattern that is more than `x?`: its first name is that of a type or a value, not of
    /// something that is bound.
    public var namesEnumCase: Bool {
        kind == .chainExpression && children.contains { $0 != firstChild && $0.kind != .optionalComponent }
    }

    /// `.now` of `case .now, .later:` and of `if case .now = date`.
    public var isWholePattern: Bool {
        guard let parent else { return false }
        if parent.kind == .matchingCondition { return parent.firstChild == self }
        return parent.kind == .switchCase && kind != .codeBlock
    }

    /// What a loop goes through: `items` of `for item in items where item.isShown`.
    public var loopSequence: SyntaxNode? {
        let pattern = firstChild
        return children.first { $0.kind.isExpression && $0 != pattern }
    }

    /// `.failed(let error)` of a `case`, which calls nothing.
    public var isMatchedWithValues: Bool {
        guard kind == .implicitMemberExpression, let values = nextSibling, values.kind == .callComponent else {
            return false
        }
        return wholeExpression.parent?.kind == .bindingPattern
            || values.contains {
                $0.kind == .bindingPattern
            } outside: {
                $0.kind == .closureExpression
            }
    }

    /// The value at which the `case` of a switch or a condition looks.
    public var subjectOfCase: SyntaxNode? {
        switch kind {
        case .matchingCondition: child(.initializer)?.expressionChild
        case .switchCase: ancestor { $0.kind == .switchStatement }?.expressionChild
        default: nil
        }
    }

    /// True for `catch {` and `catch where isLate {`, which bind `error`.
    public var bindsErrorByItself: Bool {
        let next = tree.tokens[min(firstToken + 1, lastToken)]
        return next.kind == .openBrace || next.kind == .keyword && next.payload == KnownName.where.id
    }

    /// The name by which `set`, `willSet`, `didSet` and `init` get a value: its own or the author's; nil for any other
    /// accessor.
    public var parameterOfAccessor: NameID? {
        guard kind == .accessor else { return nil }
        let own: KnownName
        switch KnownName(rawValue: name) {
        case .set, .willSet, .`init`: own = .newValue
        case .didSet: own = .oldValue
        default: return nil
        }
        let last = tree.tokens.count - 1
        guard tree.tokens[min(anchor + 1, last)].kind == .openParenthesis else { return own.id }
        return tree.tokens[min(anchor + 2, last)].payload
    }
}
