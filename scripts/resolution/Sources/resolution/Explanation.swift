import SymbolIndex
import Syntax

/// Differences that are no mistake of the product; README.md gives the reason of each.
enum Explanation: String {
    case unwritten = "what a macro or the compiler declares"
    case argumentOfWrittenCall = "an argument of a call or a subscript on the left of an assignment"

    case shorthandBinding = "a local of the same name that takes the value of what the compiler names"
    case subscripted = "what is subscripted"
    case conditional = "declared within #if"
    case leftOut = "what stands in code that this build leaves out"
    case ownOfOutside = "a type from outside has a member of the name itself"
    case otherExtension = "an extension of another type or protocol from outside, which the receiver is as well"
    case keyPath = "what a key path leads to"
    case operand = "what an operator gets as inout"
    case unloaded = "what an extension in another module adds, which the file does not import"
    case notImported = """
        in an extension of a type that the imports of the file do not decide, the product goes on with the one that it \
        takes for extended
        """
    case witness = "what a protocol of the project asks for or adds, and the compiler knows the type that has it"

    /// `if let x`, `[x]`: the compiler goes on naming the outer `x`.
    static func ofLocal(_ node: SyntaxNode) -> Explanation? {
        guard node.kind == .identifierExpression else { return nil }
        guard let declaration = LocalName(node.name, at: node)?.declaration else { return nil }
        if declaration.ancestor(where: { $0.kind == .conditionalCompilation }) != nil { return .leftOut }
        if declaration.kind == .capture, declaration.expressionChild.map({ $0.name == node.name }) ?? true {
            return .shorthandBinding
        }
        guard let condition = declaration.parent, condition.kind == .optionalBindingCondition else { return nil }
        return condition.child(.initializer) == nil ? .shorthandBinding : nil
    }

    static func ofWrite(_ node: SyntaxNode) -> Explanation? {
        if node.parent?.kind == .chainExpression, node.isFollowed(by: .subscriptComponent) { return .subscripted }
        if node.ancestor(where: { $0.kind == .keyPathExpression }) != nil { return .keyPath }
        let isOperator: (SyntaxNode) -> Bool = { $0.anchorToken.kind == .prefixOperator }
        if node.ancestor(where: { $0.kind == .prefixExpression && isOperator($0) }) != nil { return .operand }
        let call = node.ancestor { $0.kind == .callComponent || $0.kind == .subscriptComponent }
        return call?.parent.map { $0.kind == .chainExpression && $0.isWritten } ?? false ? .argumentOfWrittenCall : nil
    }
}

extension SyntaxNode {
    fileprivate func isFollowed(by kind: SyntaxKind) -> Bool {
        var next = nextSibling
        while let part = next {
            if part.kind == kind { return true }
            next = part.nextSibling
        }
        return false
    }
}
