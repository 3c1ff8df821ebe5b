import SymbolIndex
import Syntax

/// Finds the `==` that the project writes for a type (catalogue 41, 228).
struct EqualityWitness {
    let semantics: Semantics

    private var index: ProjectIndex { semantics.index }

    /// Its own, one of a protocol, a superclass or an extension of `Equatable`, or a global one, which may be generic.
    /// What compares the type with another one is none.
    func equality(of type: TypeID) -> MemberReference? {
        let own = semantics.members.members(named: KnownName.equalityOperator.id, in: type).map(\.member)
        if let member = own.first(where: { comparesValues($0) }) { return member }
        let global = index.globals(named: KnownName.equalityOperator.id)
        return global.first { takes(type, $0, isGeneric: false) } ?? global.first { takes(type, $0, isGeneric: true) }
    }

    /// True where both sides are written alike.
    private func comparesValues(_ member: MemberReference) -> Bool {
        let parameters = index.fact(member).parameters.map { index.decode($0.type, file: member.file) }
        return parameters.count != 2 || parameters[0] == parameters[1]
    }

    /// True for an operator on the type, or on a generic parameter whose constraints the type meets.
    private func takes(_ type: TypeID, _ global: MemberReference, isGeneric: Bool) -> Bool {
        let fact = index.fact(global)
        guard comparesValues(global), let parameter = fact.parameters.first else { return false }
        let written = index.decode(parameter.type, file: global.file)
        guard isGeneric else {
            return semantics.types.resolve(written, in: LexicalContext(file: global.file)).typeID == type
        }
        let own = fact.genericParameters.first { index.translate($0.name, file: global.file) == written.lastName }
        guard let own else { return false }
        var required = [own.constraint]
        for pair in stride(from: 0, to: fact.requirements.count - 1, by: 2)
        where index.decode(fact.requirements[pair], file: global.file) == written {
            required.append(fact.requirements[pair + 1])
        }
        return required.filter { $0 != 0 }.allSatisfy { constraint in
            let resolved = semantics.types.resolve(
                index.decode(constraint, file: global.file), in: LexicalContext(file: global.file))
            return resolved.conjuncts.allSatisfy { part in part.typeID.map { index.inherits(type, from: $0) } ?? true }
        }
    }
}
