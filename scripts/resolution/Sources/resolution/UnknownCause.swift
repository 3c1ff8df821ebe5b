import SymbolIndex
import Syntax

/// Why the product has no type for what stands before a member.
struct UnknownCause {
    private let types: TreeTypes

    init(_ types: TreeTypes) { self.types = types }

    /// The first part of a chain of which the type is unknown.
    func cause(before part: SyntaxNode) -> String {
        guard let chain = part.parent else { return "no chain" }
        var current = ResolvedType.unknown
        for child in chain.children {
            if child == part { break }
            let isFirst = child == chain.firstChild
            current = isFirst ? types.type(of: child) : types.step(child, from: current)
            guard current == .unknown else { continue }
            if isFirst { return cause(of: child) }
            return child.kind == .memberComponent ? "\(child.kind)" : "\(child.kind) \(steps(before: child))"
        }
        return "something within"
    }

    /// What is called or subscripted.
    private func steps(before part: SyntaxNode) -> String { part.previousSibling.map { "of \($0.kind)" } ?? "" }

    private func cause(of node: SyntaxNode) -> String {
        guard node.kind == .identifierExpression else { return "\(node.kind)" }
        if node.anchorToken.kind == .dollarIdentifier { return "a name with $" }
        guard node.anchorToken.kind == .identifier else { return "\(node.text)" }
        guard let local = LocalName(node.name, at: node) else { return "a member, global or type" }
        if local.annotation != nil { return "a local with a type" }
        if let value = local.initialValue { return "a local with a value: \(value.kind)" }
        return "a local: \(local.declaration.kind) in \(local.declaration.parent.map { "\($0.kind)" } ?? "")"
    }
}
