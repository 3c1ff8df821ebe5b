import SymbolIndex
import Syntax

/// Functions that code puts into a variable before somebody looks, and that run each time that the variable is asked.
struct GivenFunctions {
    let semantics: Semantics

    /// True where the functions look at nothing but what they are given: `add { $0.uppercased() }`.
    ///
    /// - Parameter variable: the variable that gets them.
    func arePlain(at variable: SyntaxNode, in analysis: FileAnalysis) -> Bool {
        guard let statement = SameTurn.statement(around: variable) else { return false }
        var closures: [SyntaxNode] = []
        var parameters: Set<SyntaxNode> = []
        statement.walk { node in
            if node.kind == .closureExpression { closures.append(node) }
            if node.kind == .identifierExpression, let local = LocalName(node.name, at: node)?.declaration,
                local.kind == .parameter
            {
                parameters.insert(local)
            }
            return node.kind != .closureExpression
        }
        guard !closures.isEmpty || !parameters.isEmpty else { return false }
        return closures.allSatisfy { isPlain($0) } && parameters.allSatisfy { arePlain(givenFor: $0, analysis) }
    }

    /// The same for what all calls of a function give it for a parameter.
    private func arePlain(givenFor parameter: SyntaxNode, _ analysis: FileAnalysis) -> Bool {
        guard let function = parameter.parent?.parent, function.kind == .functionDeclaration,
            let type = analysis.enclosingType(of: function),
            let member = semantics.member(declaredBy: function, in: type, analysis)
        else { return false }
        return !semantics.mayBeNamed(member) { name, _ in
            guard name.isCalled, let call = name.partBehindUnwrapping else { return true }
            let closures = CallArguments(call).list.map(\.value).filter { $0.kind == .closureExpression }
            return closures.isEmpty || !closures.allSatisfy { isPlain($0) }
        }
    }

    private func isPlain(_ closure: SyntaxNode) -> Bool {
        !closure.contains { node in
            switch node.kind {
            case .identifierExpression: !node.isAnonymousParameter && LocalName(node.name, at: node) == nil
            case .implicitMemberExpression, .macroExpression, .keyPathExpression: true
            default: false
            }
        }
    }
}
