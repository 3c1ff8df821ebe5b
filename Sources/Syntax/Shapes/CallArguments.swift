/// The arguments of a call as they are written, trailing closures included.
public struct CallArguments {
    public struct Argument {
        public let node: SyntaxNode
        /// Nil where there is none.
        public let label: NameID?
        public let value: SyntaxNode
        /// True behind the closing parenthesis, or where there are no parentheses.
        public let isTrailing: Bool
    }

    public let call: SyntaxNode
    public let list: [Argument]

    /// - Parameter call: a call component.
    public init(_ call: SyntaxNode) {
        self.call = call
        let tokens = call.tree.tokens
        let hasParentheses = tokens[call.firstToken].kind == .openParenthesis
        let end = hasParentheses ? Int(tokens[call.firstToken].payload) : call.firstToken
        list = call.children.filter { $0.kind == .argument }.compactMap { node in
            guard let value = node.expressionChild else { return nil }
            let label = value.firstToken == node.firstToken ? nil : node.name
            return Argument(node: node, label: label, value: value, isTrailing: !hasParentheses || node.firstToken > end)
        }
    }

    /// True where what has parameters with these labels, `_` for none, may be called so; a closure behind the
    /// parentheses needs no label.
    ///
    /// - Parameter required: how many of the parameters can't be left out.
    public func mayFit(_ labels: [NameID], required: Int) -> Bool {
        guard list.count >= required else { return false }
        var labels = labels[...]
        for argument in list {
            if argument.isTrailing, argument.label == nil {
                guard !labels.isEmpty else { return false }
            } else {
                guard let position = labels.firstIndex(of: argument.label ?? KnownName._.id) else {
                    // It may be one more value for a variadic parameter.
                    if argument.label == nil, argument.node != list.first?.node { continue }
                    return false
                }
                // One without a label may be variadic.
                labels = labels[(argument.label == nil ? position : position + 1)...]
            }
        }
        return true
    }
}
