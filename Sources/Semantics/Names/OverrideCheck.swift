import SymbolIndex
import Syntax

extension Project {
    /// True where a class overrides a stored property of a superclass that moves with it, and only observes it: no
    /// wrapper, no value of its own.
    ///
    /// Ignored by the macro such an override compiles, and the setter of the superclass still tells views (catalogue
    /// 12).
    package func isObservingOverride(of name: NameID, in type: TypeID) -> Bool {
        let overrides = index.members(named: name, of: type)
        guard overrides.count == 1, let override = overrides.first, isPlainOverride(override) else { return false }
        for base in index.superclasses(of: type) {
            guard let member = index.members(named: name, of: base).first else { continue }
            let flags = index.fact(member).flags
            if flags.contains(.isOverride) { return isObservingOverride(of: name, in: base) }
            return legacy.classes[base] != nil && index.fact(member).kind == .property
                && flags.isDisjoint(with: [.isComputed, .isLet, .isStatic, .isLazy])
        }
        return false
    }

    private func isPlainOverride(_ member: MemberReference) -> Bool {
        let fact = index.fact(member)
        guard fact.kind == .property, fact.flags.contains(.isOverride),
            fact.flags.isDisjoint(with: [.isComputed, .hasInitialValue, .isLazy])
        else { return false }
        return fact.attributes.allSatisfy { StoredProperty.isPlain(index.translate($0, file: member.file), index) }
    }
}
