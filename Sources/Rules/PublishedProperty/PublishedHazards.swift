import RuleContract
import Semantics
import SymbolIndex
import Syntax

/// What may change for views although a published property stays the same (catalogue 40, 41, 55).
struct PublishedHazards {
    let context: FileSemantics
    let type: TypeID

    private var semantics: Semantics { context.semantics }
    private var hazards: HazardCollector { context.project.table.hazards }

    /// What may get lost with an assignment that the macro takes for none.
    func lossByEqualValues(of property: StoredProperty) -> BehaviorCode? {
        let family = semantics.family(of: type)
        // Only a whole new value is compared with the old one; changes in place always notify.
        let isSet =
            hazards.assignedNames.contains(property.name, of: family)
            || semantics.propertiesSetByCopies(ofFamily: family).contains(property.name)
        if isSet || isBound(property) {
            let check = EqualityCheck(semantics: semantics)
            let types = semantics.members.types(ofProperty: property.name, in: type)
            if types.contains(where: check.mayHideChange)
                || types.contains(where: leavesOpen) && mayHoldPartial(property)
            {
                return .partialEquality
            }
            if types.contains(where: check.comparesIdentity) { return .sameInstance }
            // A binding into an object sets the same object again.
            let isBoundThrough = semantics.isBoundThrough(PropertyKey(owner: type, name: property.name))
            if isBoundThrough, types.contains(where: check.mayBeForeignObject) { return .sameInstance }
        }
        if isSet || isBound(property), CorrectedValues.names(of: type, semantics).contains(property.name),
            mayBeComparable(property)
        {
            return .sameValueRefresh
        }
        return hazards.selfAssignedNames.contains(property.name, of: family) ? .sameValueRefresh : nil
    }

    private func mayBeComparable(_ property: StoredProperty) -> Bool {
        let equatability = Equatability(index: context.index)
        return semantics.members.types(ofProperty: property.name, in: type).contains { equatability.mayBeEquatable($0) }
    }

    /// True where a type does not tell what its values hold: `Set(cards)` is a set of whatever these are.
    private func leavesOpen(_ type: ResolvedType) -> Bool {
        if case .external(_, let arguments) = type { return !arguments.allSatisfy(\.isKnown) }
        return !type.isKnown
    }

    /// `[Board.Card()]`, `Card.all.map { $0 }`: the type of the first value is not known, but a part of it is known to be
    /// of a type of which `==` leaves something out.
    private func mayHoldPartial(_ property: StoredProperty) -> Bool {
        guard property.binding.child(.typeAnnotation) == nil, let value = property.binding.child(.initializer)
        else { return false }
        let check = EqualityCheck(semantics: semantics)
        return value.contains { part in
            guard part.parent?.kind == .chainExpression else { return false }
            var known = semantics.types(at: part, context.analysis).type(before: part)
            if case .metatype(let made) = known { known = made }
            return isOfProject(known) && check.mayHideChange(known.unwrapped)
        }
    }

    /// A type that the project declares, or a list of such; `Defaults` of `Defaults[.name]` tells nothing of its values.
    private func isOfProject(_ type: ResolvedType) -> Bool {
        switch type {
        case .nominal: true
        case .optional(let inner), .array(let inner): isOfProject(inner)
        case .dictionary(let key, let value): isOfProject(key) || isOfProject(value)
        case .external(_, let arguments): arguments.contains { isOfProject($0) }
        default: false
        }
    }

    /// The classes that have to move so that nothing gets lost with a property by which views are only told to update,
    /// since what they show stands elsewhere. Empty for whatever moves; nil for another property.
    func trigger(_ property: StoredProperty) -> [TypeID]? {
        let family = semantics.family(of: type)
        guard hazards.writtenNames.contains(property.name, of: family), !isBound(property),
            !hazards.readNames.contains(property.name, of: family), semantics.isObserved(type)
        else { return nil }
        return LostRedraws.missing(property.name, of: family, semantics)
    }

    private func isBound(_ property: StoredProperty) -> Bool {
        hazards.bindsByKeyPath || hazards.boundNames.contains(property.name, of: semantics.family(of: type))
    }
}

extension Semantics {
    /// True for a property to whose value a binding leads: `address` of `$person.address.city`.
    func isBoundThrough(_ property: PropertyKey) -> Bool {
        project.table.hazards.boundThroughNames.contains(property.name, of: family(of: property.owner))
    }
}
