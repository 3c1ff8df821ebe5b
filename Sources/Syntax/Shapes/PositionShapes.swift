import SourceText

/// Where nodes stand in a tree and in the text.
extension SyntaxNode {
    /// True for the node itself and for what stands within it.
    public func encloses(_ other: SyntaxNode) -> Bool {
        tree === other.tree && firstToken <= other.firstToken && other.endToken <= endToken
    }

    /// `Views/Row.swift:12`
    public var placeInFile: String {
        "\(tree.file.path):\(LineIndex(tree.file.bytes).location(at: range.start).line)"
    }

    /// What `try` and `await` cover, or the node itself.
    public var behindEffects: SyntaxNode {
        var node = self
        while node.kind == .prefixExpression, node.anchorToken.kind == .keyword || node.anchorToken.kind == .identifier,
            let covered = node.expressionChild
        {
            node = covered
        }
        return node
    }

    /// What stands before the node among the parts of its parent: for a call, what is called.
    public var previousSibling: SyntaxNode? {
        guard let parent, parent.firstChild != self else { return nil }
        // The parser numbers a node behind all below it, so that the one before has the number before the lowest here.
        // Long chains have many parts.
        var lowest = self
        while let child = lowest.firstChild { lowest = child }
        return lowest.index > 0 ? tree.node(at: lowest.index - 1) : nil
    }

    /// From the first token to behind the last one.
    public var tokenRange: Range<Int> { firstToken..<endToken }

    /// The nodes as a walk over their tree meets them, each once.
    public static func inSourceOrder(_ nodes: [SyntaxNode]) -> [SyntaxNode] {
        let sorted = nodes.sorted { ($0.firstToken, $1.index) < ($1.firstToken, $0.index) }
        return sorted.indices.filter { $0 == 0 || sorted[$0] != sorted[$0 - 1] }.map { sorted[$0] }
    }

    /// The node below this one whose anchor starts at an offset, of those for which the condition holds. Enters only
    /// what stands around the offset.
    public func descendant(anchoredAt offset: UInt32, where condition: (SyntaxNode) -> Bool) -> SyntaxNode? {
        let tokens = tree.tokens
        var token = firstToken
        var end = endToken
        while token < end {
            let middle = (token + end) / 2
            if tokens[middle].start < offset { token = middle + 1 } else { end = middle }
        }
        guard token < endToken, tokens[token].start == offset else { return nil }
        return descendant(anchoredAtToken: token, where: condition)
    }

    private func descendant(anchoredAtToken token: Int, where condition: (SyntaxNode) -> Bool) -> SyntaxNode? {
        if anchor == token, condition(self) { return self }
        for child in children where child.firstToken <= token && token < child.endToken {
            if let found = child.descendant(anchoredAtToken: token, where: condition) { return found }
        }
        return nil
    }

    /// The text without line ends, cut where it is long.
    public var inOneLine: String {
        let text = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        return text.count <= 60 ? text : text.prefix(59) + "…"
    }

    /// The type that is written for an expression: `T` of `let x: T = …`, and of `func x() -> T { return … }`.
    public var writtenTypeAsked: SyntaxNode? {
        guard let parent else { return nil }
        if parent.kind == .initializer { return parent.parent?.writtenType }
        let code = codeGivingBack
        return code?.kind == .accessorBlock
            ? code?.parent?.child(.typeAnnotation)?.typeChild : code?.child(.returnType)?.typeChild
    }

    /// The function, the closure or the accessors of the property that give an expression back, behind `return` or as
    /// all their code.
    public var codeGivingBack: SyntaxNode? {
        guard let parent else { return nil }
        let kinds: [SyntaxKind] = [.functionDeclaration, .accessorBlock, .closureExpression]
        if parent.kind == .returnStatement { return parent.ancestor { kinds.contains($0.kind) } }
        guard parent.kind == .codeBlock, parent.childCount == 1 else { return nil }
        let code = parent.parent?.kind == .accessor ? parent.parent?.parent : parent.parent
        return code.flatMap { kinds.contains($0.kind) ? $0 : nil }
    }

    /// What the code of a function or a getter may give back: behind each `return`, and its last statement, or what the
    /// branches of that give.
    public var valuesGivenBack: [SyntaxNode] {
        var values = valuesAtEnd
        walk { node in
            if node.kind == .returnStatement, let value = node.expressionChild { values += value.valuesOfBranches }
            return node == self || node.kind != .closureExpression && node.kind != .functionDeclaration
        }
        return values
    }

    /// Those of the last statement, in each branch of `#if`.
    private var valuesAtEnd: [SyntaxNode] {
        guard let last = lastChild else { return [] }
        if last.kind == .conditionalCompilation { return last.children.flatMap(\.valuesAtEnd) }
        return last.kind.isExpression ? last.valuesOfBranches : []
    }

    /// What `if` and `switch` may give as an expression, nothing where all branches leave by `return` or `throw`; the
    /// node itself where it is none, or where that can't be told (Swift evolution 0380).
    public var valuesOfBranches: [SyntaxNode] {
        let values: [[SyntaxNode]?]
        switch kind {
        case .ifStatement: values = children.drop { $0.kind != .codeBlock }.map { $0.valuesAsBranch }
        case .switchStatement: values = children.dropFirst().map { $0.child(.codeBlock)?.valuesAsBranch }
        default: return [self]
        }
        // Without `else` the code goes on.
        guard values.count > 1 || kind == .switchStatement, values.allSatisfy({ $0 != nil }) else { return [self] }
        return values.flatMap { $0 ?? [] }
    }

    /// What a branch gives; nil where that can't be told.
    private var valuesAsBranch: [SyntaxNode]? {
        if kind == .ifStatement { return valuesOfBranches }
        guard let last = lastChild else { return nil }
        if last.kind == .returnStatement || last.kind == .throwStatement { return [] }
        return childCount == 1 && last.kind.isExpression ? last.valuesOfBranches : nil
    }

    /// What a sequence of expressions may be: both sides of `??`, the branches of a condition, what is cast; of an
    /// assignment what it gives.
    public var operandsGivenOn: [SyntaxNode] {
        guard kind == .sequenceExpression else { return [] }
        let all = Array(children)
        // `model = given ?? makeModel()`
        let parts = all.lastIndex { $0.kind == .assignmentOperator }.map { Array(all[($0 + 1)...]) } ?? all
        let branches = parts.filter { $0.kind == .ternaryOperator }.compactMap(\.expressionChild)
        let rest = parts.lastIndex { $0.kind == .ternaryOperator }.map { parts[($0 + 1)...] } ?? parts[...]
        let operators = rest.filter { !$0.kind.isExpression }
        guard operators.allSatisfy({ $0.kind == .castOperator || $0.text == "??" }) else { return branches }
        return branches + rest.filter { $0.kind.isExpression }
    }

    /// The expression that gives the value on as its own: `isOn ? .green : .red`, `color ?? .red`; itself elsewhere.
    public var expressionGivingOn: SyntaxNode {
        var value = self
        while let outer = value.parent {
            let whole = outer.kind == .ternaryOperator ? outer.parent : outer
            guard let whole, whole.kind == .sequenceExpression, whole.child(.assignmentOperator) == nil,
                whole.operandsGivenOn.contains(value)
            else { break }
            value = whole
        }
        return value
    }

    /// True within a key path.
    public var isInKeyPath: Bool { ancestor { $0.kind == .keyPathExpression } != nil }

    /// The local variable whose first value the expression is, or is part of, as a closure is of
    /// `flag ? { … } : { … }`.
    public var localHolding: SyntaxNode? {
        let parts: [SyntaxKind] = [
            .sequenceExpression, .arrayExpression, .dictionaryExpression, .tupleExpression, .argument,
        ]
        let around = kind == .initializer ? self : ancestor { !parts.contains($0.kind) }
        guard let around, around.kind == .initializer, let binding = around.parent, binding.kind == .binding,
            let block = binding.parent?.parent, block.kind == .codeBlock || block.kind == .closureExpression
        else { return nil }
        return binding
    }
}
