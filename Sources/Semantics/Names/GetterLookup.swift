import SymbolIndex
import Syntax

/// Tells whether reading a name runs code: a getter of the project, or one that a subclass puts in its place.
package struct GetterLookup {
    package let semantics: Semantics
    package let file: Int
    /// Types around the place, inner ones first.
    package let types: [TypeID]

    package init(semantics: Semantics, file: Int, types: [TypeID]) {
        self.semantics = semantics
        self.file = file
        self.types = types
    }

    private var index: ProjectIndex { semantics.project.index }
    private var members: MemberResolver { semantics.members }

    /// The types of expressions at the place.
    package var expressions: TreeTypes { TreeTypes(members: members, place: LexicalContext(file: file, types: types)) }

    /// True where the plain name may run a getter.
    package func mayRunCode(_ identifier: SyntaxNode) -> Bool {
        let name = identifier.name
        if let local = LocalName(name, at: identifier) { return !local.isPlainValue }
        guard semantics.names.computed.contains(name) else { return false }
        for type in types { if let hasGetter = hasGetter(name, in: type) { return hasGetter } }
        let globals = index.globals(named: name)
        if !globals.isEmpty { return globals.contains { index.fact($0).flags.contains(.isComputed) } }
        return index.types(named: name).isEmpty
    }

    /// True where a member of the name may run a getter, asked of a value of the type.
    package func mayRunCode(_ name: NameID, of base: ResolvedType) -> Bool {
        if isFoundBySubscript(name, of: base) { return true }
        guard semantics.names.computed.contains(name) else { return false }
        switch base.boundValue {
        case .nominal(let type, _), .metatype(.nominal(let type, _)):
            return hasGetter(name, in: type) ?? index.types[type].nested[name]?.isEmpty ?? true
        default: return true
        }
    }

    /// A member that `subscript(dynamicMember:)` of the project finds.
    func isFoundBySubscript(_ name: NameID, of base: ResolvedType) -> Bool {
        guard semantics.hasDynamicMembers, case .nominal(let type, _) = base.boundValue else { return false }
        return index.hasAttribute("dynamicMemberLookup", type) && members.members(named: name, in: type).isEmpty
    }

    /// Whether the member that a name means in a type is computed; nil where the type has no such member.
    private func hasGetter(_ name: NameID, in type: TypeID) -> Bool? {
        let found = members.members(named: name, in: type)
        guard let owner = found.first?.owner else { return nil }
        if found.contains(where: { $0.owner == owner && index.fact($0.member).flags.contains(.isComputed) }) {
            return true
        }
        guard index.types[owner].kind == .class else { return false }
        return index.subclasses(of: owner).contains { subclass in
            index.members(named: name, of: subclass).contains { index.fact($0).flags.contains(.isComputed) }
        }
    }
}
