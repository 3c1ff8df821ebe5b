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
}
