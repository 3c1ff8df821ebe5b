/// The arguments of a call as they are written, trailing closures included.
public struct CallArguments {
    public struct Argument {
        public let node: SyntaxNode
        /// Nil where there is none.
        public let label: NameID?
        public let value: SyntaxNode
        /// True behind the closing parenthesis, or where there are no parentheses.
        public let isTrailing: Bool

        /// False for a parameter or a property that another argument of the call is for, by its label.
        public func mayBe(for name: NameID) -> Bool {
            if let label { return label == name }
            guard let call = node.parent else { return true }
            return !CallArguments(call).list.contains { $0.label == name }
        }

        /// Those parameters that the argument may be for, if it is a function: by label; a trailing closure without one
        /// is for the only function behind what the parentheses fill that has no default, or for any function there
        /// (SE-0286).
        ///
        /// - Parameters:
        ///   - parameters: all parameters, or the bindings of a memberwise initializer.
        ///   - name: what a call names a parameter; `_` for nothing.
        public func parameters(
            among parameters: [SyntaxNode], label name: (SyntaxNode) -> NameID, isFunction: (SyntaxNode) -> Bool
        ) -> [SyntaxNode] {
            guard isTrailing, label == nil, let call = node.parent else {
                return parameters.filter { name($0) == label ?? KnownName.wildcard.id && isFunction($0) }
            }
            let arguments = CallArguments(call).list
            var rest = parameters[...]
            for argument in arguments where !argument.isTrailing {
                guard let filled = rest.firstIndex(where: { name($0) == argument.label ?? KnownName.wildcard.id })
                else { continue }
                rest = rest[(filled + 1)...]
            }
            let labels = Set(arguments.compactMap(\.label))
            let functions = rest.filter { !labels.contains(name($0)) && isFunction($0) }
            let required = functions.filter { !$0.hasDefaultArgument }
            return required.count == 1 ? required : Array(functions)
        }

        /// The same for the parameters of a function, of those whose type is written as that of a function.
        public func functions(among parameters: [SyntaxNode]) -> [SyntaxNode] {
            let label = { (parameter: SyntaxNode) in parameter.tree.tokens[parameter.labelToken].payload }
            return self.parameters(among: parameters, label: label) {
                $0.typeChild?.contains { $0.kind == .functionType } ?? false
            }
        }
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
            return Argument(
                node: node, label: label, value: value, isTrailing: !hasParentheses || node.firstToken > end)
        }
    }

    /// True where an argument has a label, also a trailing closure behind the first one.
    public var hasLabels: Bool { list.contains { $0.label != nil } }

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
                guard let position = labels.firstIndex(of: argument.label ?? KnownName.wildcard.id) else {
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

extension SyntaxNode {
    /// True for a parameter that a call may leave out. The optional variables of a structure are `nil` then.
    fileprivate var hasDefaultArgument: Bool {
        if child(.initializer) != nil { return true }
        guard kind == .binding, let type = writtenType else { return false }
        return type.kind == .optionalType || type.kind == .implicitlyUnwrappedType
    }
}
