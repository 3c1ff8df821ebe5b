import SymbolIndex
import Syntax

/// Finds types for which an assignment of a changed value counts as no change: the macro compares with `==`, or objects
/// with `!==`, and notifies nobody where they are equal (catalogue 40, 41; SE-0395 as of Swift 6.2).
package struct EqualityCheck {
    package let semantics: Semantics

    package init(semantics: Semantics) {
        self.semantics = semantics
    }

    package var project: Project { semantics.project }
    private var index: ProjectIndex { project.index }

    /// True where an `==` decides that leaves stored properties out: the type's own, or one of a type that it holds.
    package func mayHideChange(_ type: ResolvedType) -> Bool {
        semantics.answers.answer(EqualityCheck.hidingChanges, type) {
            var visited: Set<ResolvedType> = []
            return mayHideChange(type, &visited)
        }
    }

    private static let hidingChanges = SharedQuestion<ResolvedType, Bool>()

    private func mayHideChange(_ type: ResolvedType, _ visited: inout Set<ResolvedType>) -> Bool {
        guard Equatability(index: index).mayBeEquatable(type) else { return false }
        switch type {
        case .nominal(let id, let arguments):
            return isPartial(id, arguments, &visited) || arguments.contains { mayHideChange($0, &visited) }
        case .optional(let inner), .array(let inner): return mayHideChange(inner, &visited)
        case .dictionary(let key, let value): return mayHideChange(key, &visited) || mayHideChange(value, &visited)
        case .external(let name, let arguments):
            let text = index.text(name)
            return isPartlyCompared(name) || ForeignEquality.mayLeaveOut(text)
                || !ForeignEquality.isTrusted(text) && semantics.mayBeOfPackage(name)
                || arguments.contains { mayHideChange($0, &visited) }
        // A generic parameter stands for whatever type of the project meets what it asks for.
        case .constrained(let parts):
            guard parts.contains(where: { isEquatableProtocol($0) }), visited.insert(type).inserted else {
                return false
            }
            let constraints = GenericConstraints(parts, index)
            return index.types.indices.contains { constraints.mayBeMet(by: $0) && isPartial($0, [], &visited) }
        default: return false
        }
    }

    private func isEquatableProtocol(_ part: ResolvedType) -> Bool {
        switch part {
        case .external(let name, _): SDKAncestors.withEquality.contains(index.text(name))
        case .nominal(let id, _): isEquatable(id)
        default: false
        }
    }

    /// True unless there is no `==`, or it takes every stored property into account, and theirs do too.
    ///
    /// - Parameter arguments: what its generic parameters stand for, each of which is asked as well.
    private func isPartial(_ type: TypeID, _ arguments: [ResolvedType], _ visited: inout Set<ResolvedType>) -> Bool {
        let isTold = arguments.count == index.types[type].genericParameters.count && arguments.allSatisfy(\.isKnown)
        // With other arguments it holds the same but for these.
        guard visited.insert(.nominal(type, isTold ? [] : [.unknown])).inserted else { return false }
        switch ownEquality(of: type) {
        case .partial: return true
        case .ofIdentity: return false
        // Views hold the object that was there before, whose later changes are not those of the new one.
        case .ofCopies: return isChangingObject(type)
        case .complete: if isChangingObject(type) { return true }
        case .none: guard isSynthesized(type) else { return false }
        }
        return typesHeld(by: type, isTold ? arguments : []).contains { mayHideChange($0, &visited) }
    }

    /// True for a class with variables, or with subclasses that store more.
    private func isChangingObject(_ type: TypeID) -> Bool {
        guard index.types[type].kind == .class else { return false }
        return ([type] + index.superclasses(of: type)).contains { declaring in
            storedProperties(of: declaring).contains { !index.fact($0).flags.contains(.isLet) }
        } || index.subclasses(of: type).contains { !storedProperties(of: $0).isEmpty }
    }

    /// What the `==` that the project writes for a type looks at.
    private enum OwnEquality {
        /// There is none.
        case none
        /// Not all that the type stores.
        case partial
        /// Enough, since values that are equal are copies of each other.
        case ofCopies
        /// Whether both are the same object, so that what it holds does not matter.
        case ofIdentity
        case complete
    }

    private static let question = SharedQuestion<TypeID, OwnEquality>()

    private func ownEquality(of type: TypeID) -> OwnEquality {
        semantics.answers.answer(EqualityCheck.question, type) { findOwnEquality(of: type) }
    }

    private func findOwnEquality(of type: TypeID) -> OwnEquality {
        let family = [type] + index.superclasses(of: type)
        if let isEqual = semantics.name("isEqual"),
            family.contains(where: { !index.members(named: isEqual, of: $0).isEmpty })
        {
            return .partial
        }
        guard let equality = EqualityWitness(semantics: semantics).equality(of: type) else {
            return ofRequirement(type)
        }
        guard let body = body(of: equality) else { return .partial }
        if isConjunction(body), body.contains(where: { comparesParameters($0) }) { return .ofIdentity }
        if comparesCopies(type, namesCompared(in: body), body) { return .ofCopies }
        let stored = family.flatMap { storedProperties(of: $0) }
        return (index.types[type].kind == .enum ? areCompared(stored, in: body) : areAllCompared(stored, by: body))
            ? .complete : .partial
    }

    /// True where an enum's `==` names each case, with all that comes with it.
    private func areCompared(_ cases: [MemberReference], in body: SyntaxNode) -> Bool {
        let names = namesCompared(in: body)
        return cases.allSatisfy { isCompared($0, names, body) }
    }

    private func areAllCompared(_ stored: [MemberReference], by body: SyntaxNode) -> Bool {
        let compared = ComparedPaths(of: body)
        return stored.allSatisfy { compared.contain(index.name(of: $0)) }
    }

    /// The `==` that a protocol of the library gives: `Strideable` asks for the distance only.
    private func ofRequirement(_ type: TypeID) -> OwnEquality {
        if index.conforms(type, to: "Strideable"), storedProperties(of: type).count > 1 { return .partial }
        return ofRawValues(type)
    }

    /// True where the project itself compares values of a type from outside, and not by all that they hold.
    private func isPartlyCompared(_ name: NameID) -> Bool {
        guard let type = index.extendedType(named: name),
            let equality = EqualityWitness(semantics: semantics).equality(of: type)
        else { return false }
        guard let body = body(of: equality), let fields = ForeignEquality.fields[index.text(name)] else { return true }
        let names = fields.compactMap { semantics.name($0) }
        return names.count < fields.count || !ComparedPaths(of: body).end(withAll: names)
    }

    /// `RawRepresentable` types compare their raw values, whatever else they store (Swift, `==` of `RawRepresentable`;
    /// catalogue 228).
    private func ofRawValues(_ type: TypeID) -> OwnEquality {
        let isOptionSet = index.conforms(type, to: "OptionSet")
        guard isOptionSet || isSynthesized(type) && index.conforms(type, to: "RawRepresentable"),
            let rawValue = semantics.name("rawValue")
        else { return .none }
        let others = storedProperties(of: type).filter { member in
            let fact = index.fact(member)
            return fact.kind == .enumCase ? !fact.parameters.isEmpty : index.name(of: member) != rawValue
        }
        return others.isEmpty ? .none : .partial
    }

    /// The types of stored properties and of what comes with enum cases, and the wrappers around them, whose `==` is
    /// asked.
    ///
    /// - Parameter arguments: what generic parameters stand for; none where that is not told.
    private func typesHeld(by type: TypeID, _ arguments: [ResolvedType] = []) -> [ResolvedType] {
        let members = semantics.members
        return storedProperties(of: type).flatMap { member -> [ResolvedType] in
            let fact = index.fact(member)
            guard fact.kind == .enumCase else {
                let found = MemberResolver.Found(owner: type, member: member)
                let value = members.type(of: found, arguments: arguments, isImplicitSelf: true)
                return [value] + wrappers(of: member).map { .nominal($0, [value]) }
            }
            var context = LexicalContext(file: member.file, types: index.enclosingTypes(of: type))
            for (name, argument) in zip(index.types[type].genericParameters, arguments) {
                context.substitutions[name] = argument
            }
            return fact.parameters.map {
                semantics.types.resolve(index.decode($0.type, file: member.file), in: context)
            }
        }
    }

    /// The property wrappers of the project around a property.
    private func wrappers(of member: MemberReference) -> [TypeID] {
        index.fact(member).attributes.flatMap { semantics.wrappers(named: index.translate($0, file: member.file)) }
    }

    /// True where the compiler writes `==`: the type says that it is `Equatable`, directly or through a protocol of the
    /// project.
    private func isSynthesized(_ type: TypeID) -> Bool {
        (index.types[type].kind == .struct || index.types[type].kind == .enum) && isEquatable(type)
    }

    private func isEquatable(_ type: TypeID) -> Bool {
        index.foreignConformances(of: type).contains { SDKAncestors.withEquality.contains(index.text($0)) }
    }

    /// The members that the code of an `==` names.
    private func namesCompared(in body: SyntaxNode) -> Set<NameID> {
        var names: Set<NameID> = []
        body.walk { part in
            // `left.name`, and no part of it such as its count.
            if part.kind == .memberComponent, part.nextSibling == nil { names.insert(part.name) }
            if part.kind == .implicitMemberExpression { names.insert(part.name) }
            return true
        }
        return names
    }

    /// True for a property that is named, and for a case that is named with all that comes with it.
    private func isCompared(_ member: MemberReference, _ names: Set<NameID>, _ body: SyntaxNode) -> Bool {
        guard names.contains(index.name(of: member)) else { return false }
        let fact = index.fact(member)
        guard fact.kind == .enumCase, !fact.parameters.isEmpty else { return true }
        return PayloadComparison(body: body).compares(index.name(of: member), count: fact.parameters.count)
    }

    /// The code of a function whose file is at hand.
    package func body(of function: MemberReference) -> SyntaxNode? {
        guard let position = project.position(of: function.file) else { return nil }
        let root = semantics.tree(of: project.analyses[position]).root
        return root.descendant(anchoredAt: index.fact(function).offset) { $0.kind == .functionDeclaration }?.child(
            .codeBlock)
    }

    /// True for the operator of `left === right`.
    private func comparesParameters(_ node: SyntaxNode) -> Bool {
        guard node.kind == .binaryOperator, node.tree.text(node.anchor) == "===" else { return false }
        return node.previousSibling?.kind == .identifierExpression && node.nextSibling?.kind == .identifierExpression
    }

    private func storedProperties(of type: TypeID) -> [MemberReference] {
        index.types[type].declarations.flatMap { index.members(of: $0) }.filter {
            index.fact($0).isStored || index.fact($0).kind == .enumCase
        }
    }

    // MARK: Objects

    /// True for an object whose changes nobody else announces, so that setting the same one again was its notification;
    /// also where it stands in a collection or a structure that is compared.
    package func comparesIdentity(_ type: ResolvedType) -> Bool {
        // Objects themselves are compared by `!==`.
        if case .nominal(let id, _) = type, index.types[id].kind == .class { return isSilentClass(id) }
        if case .constrained(let parts) = type { return areOfSilentObjects(parts) }
        var visited: Set<TypeID> = []
        return holdsComparedObject(type, &visited)
    }

    /// True for a generic parameter that stands for objects, of which nothing says that they tell of their changes.
    private func areOfSilentObjects(_ constraints: [ResolvedType]) -> Bool {
        let foreign = constraints.flatMap { constraint -> [NameID] in
            switch constraint {
            case .external(let name, _): [name]
            case .nominal(let id, _): index.foreignConformances(of: id)
            default: []
            }
        }
        let telling = [KnownName.ObservableObject.id, KnownName.Observable.id]
        return foreign.contains { SDKAncestors.ofObjects.contains(index.text($0)) }
            && !foreign.contains { telling.contains($0) }
    }

    /// True where an equal value may hold an object that has changed: one that compares by identity, within values that
    /// the compiler compares.
    private func holdsComparedObject(_ type: ResolvedType, _ visited: inout Set<TypeID>) -> Bool {
        switch type {
        case .nominal(let id, _):
            guard visited.insert(id).inserted else { return false }
            let isInherited = index.types[id].kind == .class && IdentityEquality.isInherited(by: id, index)
            guard isInherited || ownEquality(of: id) != .none || isSynthesized(id) else { return false }
            if index.types[id].kind == .class { return isSilentClass(id) }
            return typesHeld(by: id).contains { holdsComparedObject($0, &visited) }
        case .external(let name, let arguments):
            let text = index.text(name)
            return text.hasPrefix("NSMutable") || project.objectiveCClasses.contains(text) || isManagedObject(name)
                || arguments.contains { holdsComparedObject($0, &visited) }
        case .optional(let inner), .array(let inner): return holdsComparedObject(inner, &visited)
        case .dictionary(let key, let value):
            return holdsComparedObject(key, &visited) || holdsComparedObject(value, &visited)
        default: return false
        }
    }

    /// A class that is generated from a Core Data model has no source: a file that fetches objects of it tells
    /// (catalogue 170).
    private func isManagedObject(_ name: NameID) -> Bool {
        IdentityEquality.mayBeManagedObject(index.text(name)) && semantics.isFetched(name)
    }

    /// True for a type from outside, or one that isn't known, which may be a class.
    package func mayBeForeignObject(_ type: ResolvedType) -> Bool {
        switch type.unwrapped {
        case .external(let name, _): !IdentityEquality.isValueType(index.text(name))
        case .unknown: true
        default: false
        }
    }

    private func isSilentClass(_ type: TypeID) -> Bool {
        guard index.types[type].kind == .class, project.legacy.classes[type] == nil else { return false }
        // Observable classes announce their changes themselves; a class without variables has none.
        let isObservable = index.types[type].declarations.contains { part in
            index.fact(part).attributes.contains {
                $0 == KnownName.Observable.id || index.text(index.translate($0, file: part.file)) == "Model"
            }
        }
        guard !isObservable else { return false }
        return storedProperties(of: type).contains { !index.fact($0).flags.contains(.isLet) }
    }
}
