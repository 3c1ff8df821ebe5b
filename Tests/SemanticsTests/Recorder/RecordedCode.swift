import Syntax

/// One piece of code whose runs are recorded: the body of a function, an accessor or an initial value.
struct RecordedCode {
    enum Form {
        /// Statements, with what stands before the only expression that they are.
        case statements(prefix: String)
        /// Statements of a function that may wait: what runs meanwhile is not run by it.
        case waiting
        /// The content of a view builder.
        case views
        /// A value that is made when it is needed.
        case value
    }

    /// What a summary is asked for.
    let node: SyntaxNode
    /// What is rewritten: statements, or a value.
    let body: SyntaxNode
    let form: Form

    /// The code of a file in the order of its places.
    static func all(in tree: SyntaxTree) -> [RecordedCode] {
        var found: [RecordedCode] = []
        tree.root.walk { node in
            if node.kind == .macroExpression { return false }
            if let code = code(of: node) { found.append(code) }
            return true
        }
        return found
    }

    private static func code(of node: SyntaxNode) -> RecordedCode? {
        switch node.kind {
        case .functionDeclaration:
            guard let body = node.child(.codeBlock) else { return nil }
            let form = node.isAsynchronous ? .waiting : form(of: body, type: node.child(.returnType), of: node)
            return RecordedCode(node: node, body: body, form: form)
        case .initializerDeclaration, .deinitializerDeclaration:
            guard let body = node.child(.codeBlock), body.childCount > 0 else { return nil }
            return RecordedCode(node: node, body: body, form: .statements(prefix: ""))
        case .accessor:
            guard let body = node.child(.codeBlock), !["_modify", "_read"].contains(name(of: node)) else { return nil }
            return RecordedCode(node: body, body: body, form: form(of: body, returns: name(of: node) == "get"))
        case .accessorBlock:
            guard let owner = node.parent, let body = node.child(.codeBlock) else { return nil }
            if owner.kind == .subscriptDeclaration {
                return RecordedCode(node: owner, body: body, form: form(of: body, returns: true))
            }
            guard owner.kind == .binding, let variable = owner.parent else { return nil }
            let form = form(of: body, type: owner.child(.typeAnnotation), of: variable)
            return RecordedCode(node: body, body: body, form: form)
        case .initializer:
            guard let binding = node.parent, binding.kind == .binding, let variable = binding.parent,
                [.memberBlock, .sourceFile].contains(variable.parent?.kind), let value = node.expressionChild,
                value.contains(where: { $0.kind == .callComponent })
            else { return nil }
            return RecordedCode(node: value, body: value, form: .value)
        default: return nil
        }
    }

    private static func name(of accessor: SyntaxNode) -> String { accessor.tree.text(accessor.anchor) }

    private static func form(of body: SyntaxNode, type: SyntaxNode?, of declaration: SyntaxNode) -> Form {
        let isView = type?.contains { $0.kind == .someType && $0.text == "some View" } ?? false
        let isBuilt = isView || declaration.children.contains { $0.kind == .attribute && $0.text == "@ViewBuilder" }
        if isBuilt, !returnsItself(body) { return .views }
        return form(of: body, returns: type != nil)
    }

    private static func form(of body: SyntaxNode, returns: Bool) -> Form {
        let statements = Array(body.children)
        guard returns, statements.count == 1, let only = statements.first, only.kind != .returnStatement,
            only.kind != .macroExpression
        else { return .statements(prefix: "") }
        let isStatement =
            [.guardStatement, .whileStatement, .repeatStatement, .forStatement, .throwStatement].contains(only.kind)
        let isNever = ["fatalError", "preconditionFailure"].contains(only.tree.text(only.firstToken))
        return .statements(prefix: isStatement || isNever || returnsItself(only) ? "" : "return ")
    }

    private static func returnsItself(_ code: SyntaxNode) -> Bool {
        var returns = false
        code.walk { node in
            if node.kind == .returnStatement { returns = true }
            return node.kind != .closureExpression && node.kind != .functionDeclaration
        }
        return returns
    }
}

extension RecordedCode {
    /// True where a parameter is, or holds, a function or a key path: what these do is in the summary of the code that
    /// gives them.
    var isGivenCode: Bool {
        let declaration = node.kind == .codeBlock ? node.ancestor { $0.kind == .subscriptDeclaration } ?? node : node
        return declaration.parameters.contains { parameter in
            parameter.contains { $0.kind == .functionType || $0.kind == .typeComponent && $0.text.contains("KeyPath") }
        }
    }

    /// The nodes that a summary may name when it means this code.
    var names: [SyntaxNode] {
        var names = [node, body]
        let around: Set<SyntaxKind> = [.accessor, .accessorBlock, .subscriptDeclaration, .initializer]
        var next = body.parent
        while let parent = next, around.contains(parent.kind) {
            names.append(parent)
            next = parent.parent
        }
        return names
    }
}
