import SymbolIndex
import Syntax

/// The members that the types of the project have for a value.
extension OutsideWalk {
    func isKnown(_ type: ResolvedType) -> Bool {
        switch type.boundValue {
        case .nominal, .metatype, .constrained, .alternatives, .array, .dictionary: true
        case .external(let name, _): name != KnownName.Any.id
        default: false
        }
    }

    func isOfProject(_ type: ResolvedType) -> Bool {
        switch type.boundValue {
        case .nominal, .metatype: true
        default: false
        }
    }

    func members(named name: NameID, of type: ResolvedType) -> [MemberResolver.Found] {
        owners(of: type).flatMap { owner in
            let found = semantics.members.members(named: name, in: owner)
            guard index.types[owner].kind == .class, !found.isEmpty else { return found }
            // A subclass may put its own in the place.
            return found
                + semantics.conformers(of: owner, seenFrom: context.analysis.file).filter { $0 != owner }.flatMap {
                    subclass in
                    index.members(named: name, of: subclass).map { MemberResolver.Found(owner: subclass, member: $0) }
                }
        }
    }

    /// Those that a name behind a value or a type may mean: `rule.label(of:)` is not `label(since:)` of the same type;
    /// all of the name where none fits.
    func members(meantBy member: SyntaxNode, of base: ResolvedType) -> [MemberResolver.Found] {
        let found = members(named: member.name, of: base)
        guard found.count > 1 else { return found }
        let fit = NameFit(member, of: base, in: context.analysis, semantics)
        let meant = found.filter { fit.mayMean(.init(owner: $0.owner, member: $0.member)) }
        return meant.isEmpty ? found : meant
    }

    func owners(of type: ResolvedType) -> [TypeID] {
        switch type.boundValue {
        case .nominal(let id, _), .uncertain(let id):
            index.types[id].kind == .protocol
                ? [id] + semantics.conformers(of: id, seenFrom: context.analysis.file) : [id]
        case .metatype(let inner): owners(of: inner)
        case .constrained(let parts), .alternatives(let parts): parts.flatMap { owners(of: $0) }
        case .external(let name, _): index.extendedType(named: name).map { [$0] } ?? []
        default: []
        }
    }
}
