import SymbolIndex
import Syntax

/// `Model(…)` or `Model.init(…)`, at the start of a chain.
package struct ObjectCreation {
    package let type: TypeID
    package let call: SyntaxNode

    package var labels: [NameID] { call.argumentLabels }

    package init?(_ chain: SyntaxNode, in analysis: FileAnalysis, _ semantics: Semantics) {
        guard let first = chain.firstChild, first.kind == .identifierExpression, first.anchorToken.kind == .identifier, var call = first.nextSibling else { return nil }
        if call.kind == .memberComponent, call.name == KnownName.`init`.id, let next = call.nextSibling { call = next }
        guard call.kind == .callComponent else { return nil }
        let named = TypeReference.named([TypeReference.Component(name: first.name, arguments: [])])
        guard case .nominal(let type, _) = semantics.types.resolve(named, in: semantics.place(of: chain, analysis)) else { return nil }
        self.type = type
        self.call = call
    }
}

extension Semantics {
    /// Where values of a type are made by its name.
    package func creations(of type: TypeID) -> [(made: ObjectCreation, analysis: FileAnalysis)] {
        let name = index.types[type].name
        return analyses(mentioning: name).flatMap { analysis in
            code(of: analysis).nodes(named: name, in: tree(of: analysis).root).compactMap { node in
                guard let chain = node.parent, chain.kind == .chainExpression, chain.firstChild == node,
                    let made = ObjectCreation(chain, in: analysis, self), made.type == type
                else { return nil }
                return (made, analysis)
            }
        }
    }
}
