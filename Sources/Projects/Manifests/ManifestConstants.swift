import Syntax

/// Resolves the literals of a manifest, through constants like `let name = "Core"` where these are unambiguous.
///
/// It holds nodes, so whoever asks it holds their trees.
struct ManifestConstants {
    /// The value of each constant; names that mean several things are left out.
    private let values: [NameID: SyntaxNode]

    /// Constants that stand for constants.
    private static let longestChain = 4

    /// - Parameter trees: those of a manifest and of the files with its helpers, with the names of one table.
    init(_ trees: [SyntaxTree]) {
        var values: [NameID: SyntaxNode] = [:]
        var ambiguous: Set<NameID> = []
        for node in trees.lazy.flatMap(\.nodes) {
            switch node.kind {
            case .identifierPattern:
                if let value = ManifestConstants.value(of: node), values.updateValue(value, forKey: node.name) == nil {
                    continue
                }
                ambiguous.insert(node.name)
            case .parameter where node.parent?.parent?.kind != .enumCaseElement, .closureParameter, .capture:
                ambiguous.insert(node.name)
            case .identifierExpression where node.ancestor(where: { $0.kind == .bindingPattern }) != nil:
                ambiguous.insert(node.name)
            // What is set again has several values.
            case .identifierExpression where node.isWrittenHere, .memberComponent where node.isWrittenHere:
                ambiguous.insert(node.name)
            default: break
            }
        }
        self.values = values.filter { !ambiguous.contains($0.key) }
    }

    /// The string an expression stands for: a literal or the name of a constant (`name`, `.name`, `Names.name`).
    func string(_ expression: SyntaxNode) -> String? { resolved(expression).stringValue }

    /// The strings of an array literal, and whether these are all its elements.
    func strings(_ expression: SyntaxNode) -> (values: [String], isComplete: Bool) {
        guard let array = array(expression) else { return ([], false) }
        let values = array.elements.map(string)
        return (values.compactMap { $0 }, array.isWhole && !values.contains(nil))
    }

    /// The elements of an array literal, and whether the expression is nothing but the literal: `[a] + more` is not.
    func array(_ expression: SyntaxNode) -> (elements: [SyntaxNode], isWhole: Bool)? {
        let value = resolved(expression)
        var literal = value
        while literal.kind == .sequenceExpression || literal.kind == .chainExpression, let first = literal.firstChild {
            literal = first
        }
        return literal.kind == .arrayExpression ? (Array(literal.children), literal == value) : nil
    }

    /// The expression itself or, where it is a constant's name, that constant's value.
    private func resolved(_ expression: SyntaxNode) -> SyntaxNode {
        var expression = expression
        for _ in 0..<ManifestConstants.longestChain {
            guard let name = constantName(expression), let value = values[name] else { break }
            expression = value
        }
        return expression
    }

    private func constantName(_ expression: SyntaxNode) -> NameID? {
        switch expression.kind {
        case .implicitMemberExpression: expression.name
        case .chainExpression where expression.childCount > 2: nil
        default: expression.lastName
        }
    }

    /// The value of the constant that an expression names; nil where it names none, or several.
    func value(namedBy expression: SyntaxNode) -> SyntaxNode? { constantName(expression).flatMap { values[$0] } }

    /// The initial value of the variable that a pattern is the name of, or what its getter gives back where that is
    /// all its code.
    private static func value(of pattern: SyntaxNode) -> SyntaxNode? {
        guard let binding = pattern.parent, binding.kind == .binding else { return nil }
        if let value = binding.child(.initializer)?.expressionChild { return value }
        guard let body = binding.getterBody, body.childCount == 1, let only = body.firstChild else { return nil }
        return only.kind == .returnStatement ? only.expressionChild : only.kind.isExpression ? only : nil
    }
}
