import Syntax

/// The actor on which the members of a type run unless they say otherwise.
public enum Isolation: Sendable {
    case none, mainActor
    /// A global actor of the project.
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
    public func isolation(of type: TypeID) -> Isolation { isolation(of: type, depth: 0) }

    private func isolation(of type: TypeID, depth: Int) -> Isolation {
        guard depth < Limits.isolationDepth else { return .unknown }
        let declarations = types[type].declarations
        let written = declarations.compactMap { writtenIsolation(of: $0) }
        if let known = written.first {
            return written.count == declarations.count && written.allSatisfy { $0 == known } ? known : .unknown
        }
        var isUnknown = types[type].kind != .protocol && types[type].modules.contains { mainActorModules.contains($0) }
        // What an extension conforms to puts nothing on an actor.
        for entry in types[type].inherited where declarations.contains(entry.part) {
            for ancestor in entry.type.conjuncts {
                let found = isolation(inheritedFrom: ancestor, depth: depth)
                if found.isActor { return found }
                if found == .unknown { isUnknown = true }
            }
        }
        return isUnknown ? .unknown : .none
    }

    private func isolation(inheritedFrom type: ResolvedType, depth: Int) -> Isolation {
        switch type {
        case .nominal(let id, _): isolation(of: id, depth: depth + 1)
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
        let place = LexicalContext(file: declaration.file, types: type(of: declaration).map { enclosingTypes(of: $0) } ?? [])
        let named = TypeReference.named([TypeReference.Component(name: attribute, arguments: [])])
        switch TypeResolver(index: self).resolve(named, in: place) {
        case .external(KnownName.MainActor.rawValue, _): return .mainActor
        case .nominal(let id, _) where hasAttribute("globalActor", id): return .otherActor
        // `@Actors.Disk` is known by its last name only.
        case .external where types.contains(where: { $0.name == attribute && $0.parent != nil && isGlobalActor($0) }): return .otherActor
        default: return nil
        }
    }

    private func isGlobalActor(_ type: TypeSymbol) -> Bool {
        type.declarations.contains { part in fact(part).attributes.contains { text(translate($0, file: part.file)) == "globalActor" } }
    }
}

/// What classes and protocols from outside say of what inherits from them.
private enum ForeignIsolation {
    static func of(_ name: String) -> Isolation {
        if SDKAncestors.onMainActor.contains(name) { return .mainActor }
        return SDKAncestors.onNoActor.contains(name) ? .none : .unknown
    }
}
