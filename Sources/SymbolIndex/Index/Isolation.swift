import Syntax

/// The actor on which the members of a type run unless they say otherwise.
public enum Isolation: Sendable {
    case none, mainActor
    /// A global actor of the project, or the type itself, which is an actor.
    case otherActor
    /// What stands in the sources doesn't tell.
    case unknown

    /// True where the type is on an actor for sure.
    public var isActor: Bool { self == .mainActor || self == .otherActor }
    /// True where the type may be on an actor.
    public var mayBeActor: Bool { self != .none }
}

/// Isolation of types: the one answer for all rules (catalogue 160–165, 217; SE-0316, SE-0466).
extension ProjectIndex {
    /// - Parameter inEveryTarget: true for what holds in all targets that compile the type, of which only some may have
    ///   a default isolation.
    public func isolation(of type: TypeID, inEveryTarget: Bool = false) -> Isolation {
        let isolation = self.isolation(of: type, depth: 0)
        guard inEveryTarget, isolation == .unknown, !types[type].modules.allSatisfy({ mainActorModules.contains($0) })
        else { return isolation }
        return self.isolation(of: type, depth: 0, countsDefault: false)
    }

    private func isolation(of type: TypeID, depth: Int, countsDefault: Bool = true) -> Isolation {
        guard depth < Limits.isolationDepth else { return .unknown }
        let written = types[type].declarations.map { writtenIsolation(of: $0) }
        if let first = written.first, let known = first, written.allSatisfy({ $0 == known }) { return known }
        if written.contains(where: { $0 != nil }) { return .unknown }
        if types[type].kind == .actor { return .otherActor }
        // What an extension conforms to puts nothing on an actor, in the same file either: SE-0316 as it is
        // implemented.
        let inherited = types[type].inherited.filter { types[type].declarations.contains($0.part) }.flatMap(
            \.type.conjuncts)
        let found = inherited.map { isolation(inheritedFrom: $0, depth: depth, countsDefault: countsDefault) }
        if let actor = found.first(where: \.isActor) { return actor }
        if found.contains(.unknown) { return .unknown }
        let isDefault = countsDefault && isInMainActorModule(type) && getsDefault(type, inherited, depth: depth)
        return isDefault ? .unknown : .none
    }

    /// True where a property wrapper puts the type on its actor, whatever compiles the type (SE-0401): in Swift 5 mode.
    public func infersActorOfWrapper(_ type: TypeID) -> Bool {
        !types[type].modules.isEmpty && types[type].modules.allSatisfy { wrapperActorModules.contains($0) }
    }

    /// True where a property wrapper puts the type on no actor, whatever compiles the type.
    public func ignoresActorOfWrapper(_ type: TypeID) -> Bool {
        !types[type].modules.isEmpty && types[type].modules.allSatisfy { plainWrapperModules.contains($0) }
    }

    /// True where only protocols of the SDK keep the isolation from being known: they are of the main actor or of none,
    /// by the version of the SDK.
    public func isIsolatedByVersionOfSDK(_ type: TypeID) -> Bool {
        isolation(of: type) == .unknown && !isInMainActorModule(type)
            && types[type].declarations.allSatisfy { writtenIsolation(of: $0) == nil }
            && foreignConformances(of: type).allSatisfy { SDKAncestors.all.contains(text($0)) }
    }

    /// True for a class or protocol that puts what inherits from it on the main actor.
    public func putsOnMainActor(_ inherited: ResolvedType) -> Bool {
        inherited.conjuncts.contains { isolation(inheritedFrom: $0, depth: 0) == .mainActor }
    }

    private func isInMainActorModule(_ type: TypeID) -> Bool {
        types[type].modules.contains { mainActorModules.contains($0) }
    }

    /// False for what gets no actor from its module (SE-0466): what inherits from a class that has none or conforms to
    /// a protocol for values that cross actors, and what is nested in a type that is not on the main actor.
    private func getsDefault(_ type: TypeID, _ inherited: [ResolvedType], depth: Int) -> Bool {
        let isSent = inherited.contains { ancestor in
            guard case .external(let name, _) = ancestor else { return false }
            return SDKAncestors.withoutDefaultActor.contains(text(name))
        }
        if isSent { return false }
        let around = [types[type].superclass, typeAroundDeclaration(of: type)].compactMap { $0 }
        return around.allSatisfy { other in
            guard isInMainActorModule(other) else { return true }
            let isolation = isolation(of: other, depth: depth + 1)
            return isolation == .mainActor || isolation == .unknown
        }
    }

    /// The type in whose own declaration, and not in an extension, all declarations of a type stand.
    private func typeAroundDeclaration(of type: TypeID) -> TypeID? {
        let isInExtension = types[type].declarations.contains { part in
            let parent = Int(fact(part).parent)
            return parent >= 0 && files[part.file].types[parent].kind == .extension
        }
        return isInExtension ? nil : types[type].parent
    }

    private func isolation(inheritedFrom type: ResolvedType, depth: Int, countsDefault: Bool = true) -> Isolation {
        switch type {
        case .nominal(let id, _): isolation(of: id, depth: depth + 1, countsDefault: countsDefault)
        case .external(let name, _): ForeignIsolation.of(text(name))
        default: .unknown
        }
    }

    /// What a declaration says itself; nil where it says nothing.
    private func writtenIsolation(of declaration: TypeFactReference) -> Isolation? {
        let fact = fact(declaration)
        if fact.isNonisolated { return Isolation.none }
        for attribute in fact.attributes {
            if let actor = globalActor(translate(attribute, file: declaration.file), in: declaration) { return actor }
        }
        return nil
    }

    /// The global actor that an attribute of a declaration names, by its last name; nil for any other attribute.
    public func globalActor(_ attribute: NameID, in declaration: TypeFactReference) -> Isolation? {
        if attribute == KnownName.MainActor.id { return .mainActor }
        let place = LexicalContext(
            file: declaration.file, types: type(of: declaration).map { enclosingTypes(of: $0) } ?? [])
        let named = TypeReference.plain(attribute)
        switch TypeResolver(index: self).resolve(named, in: place) {
        case .external(KnownName.MainActor.rawValue, _): return .mainActor
        case .nominal(let id, _) where hasAttribute("globalActor", id): return .otherActor
        // `@Actors.Disk` is known by its last name only.
        case .external where types.contains(where: { $0.name == attribute && $0.parent != nil && isGlobalActor($0) }):
            return .otherActor
        default: return nil
        }
    }

    private func isGlobalActor(_ type: TypeSymbol) -> Bool {
        type.declarations.contains { part in
            fact(part).attributes.contains { text(translate($0, file: part.file)) == "globalActor" }
        }
    }
}

/// What classes and protocols from outside say of what inherits from them.
private enum ForeignIsolation {
    static func of(_ name: String) -> Isolation {
        if SDKAncestors.onMainActor.contains(name) { return .mainActor }
        return SDKAncestors.onNoActor.contains(name) ? .none : .unknown
    }
}
