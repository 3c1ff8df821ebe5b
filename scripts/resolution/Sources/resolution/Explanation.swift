import SymbolIndex
import Syntax

/// Differences that are no mistake of the product; README.md gives the reason of each.
enum Explanation: String {
    case unwritten = "what a macro or the compiler declares"
    case argumentOfWrittenCall = "an argument of a call on the left of an assignment"

    case shorthandBinding = "a local of the same name that takes the value of what the compiler names"
    case subscripted = "what is subscripted"
    case conditional = "declared within #if"

    /// `if let x`, `[x]`: the compiler goes on naming the outer `x`.
    static func ofLocal(_ node: SyntaxNode) -> Explanation? {
        guard node.kind == .identifierExpression, let declaration = LocalName(node.name, at: node)?.declaration else { return nil }
        if declaration.kind == .capture, declaration.expressionChild.map({ $0.name == node.name }) ?? true { return .shorthandBinding }
        guard let condition = declaration.parent, condition.kind == .optionalBindingCondition else { return nil }
        return condition.child(.initializer) == nil ? .shorthandBinding : nil
    }

    static func ofWrite(_ node: SyntaxNode) -> Explanation? {
        if node.nextSibling?.kind == .subscriptComponent { return .subscripted }
        let call = node.ancestor { $0.kind == .callComponent }
        return call?.parent.map { $0.kind == .chainExpression && $0.isWritten } ?? false ? .argumentOfWrittenCall : nil
    }
}
