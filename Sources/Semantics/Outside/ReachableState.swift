import SymbolIndex
import Syntax

/// What views may read through an object of a class: its properties, what these hold, what its getters and functions
/// give back (catalogue 45, 47).
package struct ReachableState {
    private let type: TypeID
    /// Its properties that announce each change.
    private let tracked: Set<NameID>
    private let semantics: Semantics

    /// - Parameter tracked: the properties of the class that announce each change.
    package init(of type: TypeID, tracked: Set<NameID>, _ semantics: Semantics) {
        self.type = type
        self.tracked = tracked
        self.semantics = semantics
    }

    private var index: ProjectIndex { semantics.index }

    /// True where nothing of it changes but the tracked properties, and what announces itself where it is read.
    package var isTracked: Bool {
        semantics.family(of: type) == [type] && !semantics.parts(of: type).isEmpty
            && semantics.storedProperties(ofClass: type).allSatisfy { isTracked($0.property, $0.reading) }
            && index.members(of: type).allSatisfy { isTracked($0) }
    }

    /// The same for what some of its members lead to.
    package func isTracked(through names: Set<NameID>) -> Bool {
        guard semantics.family(of: type) == [type] else { return false }
        let stored = semantics.storedProperties(ofClass: type).filter { names.contains($0.property.name) }
        let others = names.subtracting(stored.map(\.property.name))
        return stored.allSatisfy { isTracked($0.property, $0.reading) }
            && others.allSatisfy { name in
                let members = index.members(named: name, of: type)
                return !members.isEmpty && members.allSatisfy { isTracked($0) }
            }
    }

    // MARK: Properties

    private func isTracked(_ property: StoredProperty, _ reading: PropertyReading) -> Bool {
        if !reading.mayBeReadByViews(property) { return true }
        guard property.isLet || tracked.contains(property.name) else { return false }
        return isTracked(semantics.members.type(ofProperty: property.name, in: type))
    }

    /// True for values, and for objects that never change.
    private func isTracked(_ held: ResolvedType) -> Bool {
        let answer = semantics.heldTypes.answer(for: held)
        guard !answer.isUnknownCode, !answer.isUnknown else { return false }
        return answer.types.allSatisfy { $0 == type || !mayChange($0) }
            && !semantics.heldTypes.holdsForeign(answer) { mayChange($0) }
    }

    private func mayChange(_ held: TypeID) -> Bool {
        guard index.types[held].kind == .class else { return index.types[held].kind == .actor }
        if semantics.models.isObservable(held) { return false }
        return !semantics.isPlainClass(held)
            || index.members(of: held).contains { member in
                let fact = index.fact(member)
                guard fact.isStored, fact.flags.isDisjoint(with: [.isStatic, .isLet]) else { return false }
                let storage = SilentStorage.property(PropertyKey(owner: held, name: index.name(of: member)))
                return VariableChanges.inSight(storage, semantics) || VariableChanges.outOfSight(storage, semantics)
            }
    }

    private func mayChange(_ foreign: NameID) -> Bool {
        let name = index.text(foreign)
        let known = [SDKTypes.values, SDKTypes.madeOfParts, SDKTypes.comparedByContent]
        if known.contains(where: { $0.contains(name) }) { return false }
        return OutsideNames.changingObjects.contains(name) || IdentityEquality.isObjectiveCClass(name)
            || ForeignObjects.mayChange(foreign, semantics)
    }

    // MARK: Members

    private func isTracked(_ member: MemberReference) -> Bool {
        let fact = index.fact(member)
        guard !fact.flags.contains(.isStatic), fact.access > .private, givesBack(fact) else { return true }
        guard let (declaration, analysis) = semantics.node(of: member) else { return false }
        if declaration.isAsynchronous { return true }
        // It says by hand that it is read, or that it is set.
        if declaration.kind == .identifierPattern,
            OutsideReads.announcesChanges(declaration, semantics.code(of: analysis))
        {
            return false
        }
        let answer = semantics.outsideReads.answer(of: CollectionOfOne(member))
        return !answer.asks && answer.closures.isEmpty && answer.objects.subtracting([type]).isEmpty
    }

    /// True for getters, subscripts and functions with a result.
    private func givesBack(_ fact: MemberFact) -> Bool {
        switch fact.kind {
        case .property: fact.flags.contains(.isComputed)
        case .function: fact.type != 0
        case .subscript: true
        case .initializer, .enumCase: false
        }
    }
}
