import Syntax

/// What an enum's own `==` does with the values that come with a case.
struct PayloadComparison {
    /// The code of the `==`.
    let body: SyntaxNode

    /// True where a pattern of the case binds all that comes with it, and `==` compares each as a whole within what the
    /// pattern is for: `case (.loaded(let left), .loaded(let right)): left == right`.
    ///
    /// - Parameter count: how many values come with the case.
    func compares(_ name: NameID, count: Int) -> Bool {
        body.contains { node in
            guard node.kind == .implicitMemberExpression || node.kind == .memberComponent, node.name == name,
                let call = node.nextSibling, call.kind == .callComponent, let bound = names(boundBy: call)
            else { return false }
            // `case loaded(Int, String)` may be bound as one tuple.
            guard bound.count == count || bound.count == 1, let around = node.ancestor(where: isBranch) else {
                return false
            }
            return bound.allSatisfy { isCompared($0, in: around) }
        }
    }

    /// What a pattern's arguments bind; nil where one of them binds nothing.
    private func names(boundBy call: SyntaxNode) -> [NameID]? {
        var names: [NameID] = []
        for argument in call.children {
            guard var value = argument.expressionChild ?? argument.firstChild else { return nil }
            while value.kind == .bindingPattern, let inner = value.firstChild { value = inner }
            guard value.kind == .identifierExpression || value.kind == .identifierPattern,
                value.name != KnownName.wildcard.id
            else { return nil }
            names.append(value.name)
        }
        return names.isEmpty ? nil : names
    }

    private func isBranch(_ node: SyntaxNode) -> Bool {
        switch node.kind {
        case .switchCase, .ifStatement, .codeBlock: true
        default: false
        }
    }

    /// True where the name is one side of `==`, and not a part of something that is.
    private func isCompared(_ name: NameID, in root: SyntaxNode) -> Bool {
        root.contains { node in
            node.kind == .identifierExpression && node.name == name && node.parent?.kind == .sequenceExpression
                && (isEquality(node.nextSibling) || isEquality(node.previousSibling))
        }
    }

    private func isEquality(_ node: SyntaxNode?) -> Bool {
        guard let node, node.kind == .binaryOperator else { return false }
        return node.tree.text(node.anchor) == "=="
    }
}
