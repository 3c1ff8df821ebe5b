import SymbolIndex
import Syntax

/// What a name in code may stand for that the project declares, by types where these are known and by the name alone
/// elsewhere.
package struct MeantDeclarations {
    package let semantics: Semantics

    package init(semantics: Semantics) {
        self.semantics = semantics
    }

    private var index: ProjectIndex { semantics.index }

    /// A member of a type, or a global.
    package struct Declaration {
        package let owner: TypeID?
        package let member: MemberReference
    }

    /// What a name may stand for that the project declares; locals left out.
    package func declarations(of node: SyntaxNode, _ analysis: FileAnalysis) -> [Declaration] {
        if node.kind == .identifierExpression || node.isShorthandBinding {
            for type in analysis.enclosingType(of: node).map({ index.enclosingTypes(of: $0) }) ?? [] {
                let found = members(named: node.name, of: type)
                if !found.isEmpty { return found }
            }
            return index.globals(named: node.name).map { Declaration(owner: nil, member: $0) }
        }
        // Types take longer.
        guard !semantics.membersOfAnyType(named: node.name).isEmpty else { return [] }
        let base =
            node.kind == .memberComponent
            ? semantics.types(at: node, analysis).type(before: node) : .unknown
        return declarations(named: node.name, in: base).filter { found in
            // Whose static members names are is not noted.
            guard let owner = found.owner, semantics.project.legacy.memberNames.contains(node.name),
                !index.fact(found.member).flags.contains(.isStatic)
            else { return true }
            let owners = semantics.family(of: owner).union(semantics.conformers(of: owner))
            // Of other types nothing is noted.
            guard owners.contains(where: { semantics.project.legacy.classes[$0] != nil }) else { return true }
            return analysis.uses.mayMean(node, memberOf: owners)
        }
    }

    /// The members of a name that a value of a type may have.
    package func declarations(named name: NameID, in base: ResolvedType) -> [Declaration] {
        switch base.boundValue {
        case .nominal(let id, _), .metatype(.nominal(let id, _)): return members(named: name, of: id)
        case .constrained(let parts):
            let ids = parts.compactMap(\.typeID)
            return ids.count == parts.count
                ? ids.flatMap { members(named: name, of: $0) } : semantics.membersOfAnyType(named: name)
        case .external, .array, .dictionary, .tuple:
            return semantics.membersOfAnyType(named: name).filter { $0.owner.map { mayBelongToForeignType($0) } ?? true }
        default: return semantics.membersOfAnyType(named: name)
        }
    }

    /// True for an extension of a type from outside, and for a protocol to which such an extension conforms.
    private func mayBelongToForeignType(_ owner: TypeID) -> Bool {
        switch index.types[owner].kind {
        case .external: true
        case .protocol: semantics.conformers(of: owner).contains { index.types[$0].kind == .external }
        default: false
        }
    }

    /// With those that stand in for them: of subclasses, and of what conforms to a protocol.
    private func members(named name: NameID, of type: TypeID) -> [Declaration] {
        let found = semantics.members.members(named: name, in: type)
        guard !found.isEmpty else { return [] }
        let kind = index.types[type].kind
        let others = kind == .class || kind == .protocol ? semantics.conformers(of: type) : []
        return found.map { Declaration(owner: $0.owner, member: $0.member) }
            + others.filter { $0 != type }.flatMap { other in
                index.members(named: name, of: other).map { Declaration(owner: other, member: $0) }
            }
    }
}
