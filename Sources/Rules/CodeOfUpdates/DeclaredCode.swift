import Semantics
import SymbolIndex
import Syntax

/// The code that runs where a name stands, or where a value is made, and that no object of a legacy class has: of globals, static members, structures and
/// plain classes.
///
/// Only where types tell what a name means; a member of a value of unknown type leads nowhere.
struct DeclaredCode {
    let semantics: Semantics

    private var index: ProjectIndex { semantics.index }

    /// What runs where a function is called, or where a getter is asked.
    func bodies(of node: SyntaxNode, _ analysis: FileAnalysis) -> [ClassCode.Body] {
        guard !node.isWrittenHere, isKnown(node, analysis) else { return [] }
        let found = MeantDeclarations(semantics: semantics).declarations(of: node, analysis)
        guard found.count <= Limits.meantDeclarations else { return [] }
        return found.compactMap { body(of: $0.member, at: node) }
    }

    /// What runs where a structure or an object of a plain class is made.
    func bodies(making made: ObjectCreation) -> [ClassCode.Body] {
        guard [.struct, .class].contains(index.types[made.type].kind) else { return [] }
        return index.members(of: made.type).flatMap { member -> [ClassCode.Body] in
            let fact = index.fact(member)
            switch fact.kind {
            case .initializer: return bodies(ofInitializer: member, made.labels)
            case .property where fact.flags.isDisjoint(with: [.isComputed, .isStatic, .isLazy]):
                guard !made.labels.contains(index.name(of: member)), let (pattern, analysis) = semantics.node(of: member),
                    let value = pattern.parent?.child(.initializer)
                else { return [] }
                return [ClassCode.Body(node: value, analysis: analysis)]
            default: return []
            }
        }
    }

    private func bodies(ofInitializer member: MemberReference, _ labels: [NameID]) -> [ClassCode.Body] {
        guard let (declaration, analysis) = semantics.node(of: member), declaration.accepts(labels: labels) else { return [] }
        return [declaration.child(.parameterClause), declaration.child(.codeBlock)].compactMap { part in
            part.map { ClassCode.Body(node: $0, analysis: analysis) }
        }
    }

    private func isKnown(_ node: SyntaxNode, _ analysis: FileAnalysis) -> Bool {
        guard node.kind == .memberComponent else { return LocalName(node.name, at: node) == nil }
        switch semantics.types(at: node, analysis).type(before: node).boundValue {
        case .nominal, .metatype(.nominal): return true
        default: return false
        }
    }

    private func body(of member: MemberReference, at node: SyntaxNode) -> ClassCode.Body? {
        let fact = index.fact(member)
        guard let (declaration, analysis) = semantics.node(of: member) else { return nil }
        switch fact.kind {
        case .function:
            guard let call = node.nextSibling, call.kind == .callComponent, !declaration.isAsynchronous,
                declaration.accepts(labels: call.argumentLabels)
            else { return nil }
            return declaration.child(.codeBlock).map { ClassCode.Body(node: $0, analysis: analysis) }
        case .property where fact.flags.contains(.isComputed):
            return declaration.parent?.getterBody.map { ClassCode.Body(node: $0, analysis: analysis) }
        default: return nil
        }
    }
}
