import Syntax

/// `StateObject(wrappedValue: e)`, `Published<Int>.init(initialValue: e)` or `.init(wrappedValue: e)`.
package struct WrapperCall {
    /// Index of the token that names the wrapper; nil for `.init(…)`.
    package let nameToken: Int?
    /// Index of the argument label's token.
    package let labelToken: Int
    package let value: SyntaxNode

    package init?(_ node: SyntaxNode, named names: [KnownName]) {
        guard node.kind == .chainExpression else { return nil }
        var parts = Array(node.children)
        guard let call = parts.popLast(), call.kind == .callComponent, let argument = call.firstChild,
            argument.nextSibling == nil,
            let value = argument.expressionChild, argument.firstToken < value.firstToken
        else { return nil }
        if let written = parts.last, written.kind == .memberComponent, written.name == KnownName.`init`.id {
            parts.removeLast()
        }
        guard let last = parts.last else { return nil }
        let label = node.tree.tokens[argument.firstToken].payload
        guard label == KnownName.wrappedValue.id || label == KnownName.initialValue.id else { return nil }
        if last.kind == .implicitMemberExpression, last.name == KnownName.`init`.id, parts.count == 1 {
            nameToken = nil
        } else if names.contains(where: { $0.id == last.name }),
            last.kind == .identifierExpression || last.kind == .memberComponent
        {
            // `SwiftUI.StateObject(…)`
            guard parts.count == 1 || (parts.count == 2 && parts[0].kind == .identifierExpression) else { return nil }
            nameToken = last.anchor
        } else {
            return nil
        }
        labelToken = argument.firstToken
        self.value = value
    }

    /// True for an expression with a call or a closure in it.
    package static func makesSomething(_ expression: SyntaxNode) -> Bool {
        expression.contains {
            $0.kind == .callComponent || $0.kind == .closureExpression || $0.kind == .macroExpression
        }
    }
}
