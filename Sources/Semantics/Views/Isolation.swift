import SymbolIndex
import Syntax

extension ProjectIndex {
    /// True where a class may be on an actor, has an attribute that isn't known, or says that it may be used from
    /// anywhere.
    package func mayBeIsolated(_ type: TypeID) -> Bool {
        foreignConformances(of: type).contains(KnownName.Sendable.id) || mayBeOnActor(type)
    }

    /// True where a class may be on an actor, or has an attribute that isn't known.
    package func mayBeOnActor(_ type: TypeID, inEveryTarget: Bool = false) -> Bool {
        if isolation(of: type, inEveryTarget: inEveryTarget).mayBeActor { return true }
        let parts = superclasses(of: type).flatMap { types[$0].declarations } + types[type].parts
        // Any attribute that isn't known may be an actor or a macro.
        return parts.contains { part in
            fact(part).attributes.contains {
                !SDKAttributes.onUnisolatedClasses.contains(text(translate($0, file: part.file)))
            }
        }
    }
}

extension Semantics {
    /// False for a type that loses nothing where it is no longer on an actor: it and its subclasses hold nothing that
    /// is on one, and call nothing and name no type but those on no actor; members that are on one by themselves don't
    /// count (catalogue 165).
    ///
    /// What has the type as a property wrapper was on its actor, too.
    package func mayNeedActor(_ type: TypeID) -> Bool {
        var types = index.subclasses(of: type)
        if index.hasAttribute("propertyWrapper", type) {
            let name = index.types[type].name
            types += index.types.indices.filter { index.isolation(of: $0) == .none && hasWrapper($0) { $1 == name } }
        }
        return needsActor(type) || types.contains { needsActor($0) }
    }

    private func needsActor(_ type: TypeID) -> Bool {
        let parts = parts(of: type)
        guard parts.count == index.types[type].parts.count else { return true }
        if index.members(of: type).contains(where: { index.fact($0).isStored && holdsIsolated($0, of: type) }) {
            return true
        }
        return parts.contains { part in
            let conforms = index.types[type].inherited.contains { entry in
                entry.part.file == part.analysis.file && index.putsOnMainActor(entry.type)
                    && index.fact(entry.part).offset == part.node.anchorToken.start
            }
            return part.node.child(.memberBlock)?.children.contains { member in
                let isWitness = conforms && Semantics.isBody(member)
                return !isWitness && !isIsolatedItself(member) && mayNeedActor(member, of: type)
            } ?? true
        }
    }

    /// True for `body`, which is on the actor of the protocol where the declaration names that.
    private static func isBody(_ member: SyntaxNode) -> Bool {
        (member.kind == .variableDeclaration ? member.child(.binding)?.firstChild ?? member : member).name
            == KnownName.body.id
    }

    private func isIsolatedItself(_ member: SyntaxNode) -> Bool {
        member.attribute(named: .MainActor) != nil || Modifiers(member).isNonisolated
    }

    private func mayNeedActor(_ member: SyntaxNode, of type: TypeID) -> Bool {
        member.contains { node in
            switch node.kind {
            case .closureExpression, .macroExpression, .implicitMemberExpression: true
            case .callComponent: node.calledName.map { !isOfFreeType($0) } ?? true
            case .identifierExpression where index.text(node.name).first?.isUppercase == true: !isOfFreeType(node)
            case .identifierExpression: isInheritedOnActor(node.name, type)
            case .memberComponent where node.isMemberOfSelf: isInheritedOnActor(node.name, type)
            default: false
            }
        }
    }

    /// True for what an extension of `View`, or of another ancestor that may be on an actor, declares.
    private func isInheritedOnActor(_ name: NameID, _ type: TypeID) -> Bool {
        guard let owner = members.firstMember(named: name, in: type)?.owner, owner != type else { return false }
        return index.types[owner].kind == .external || mayBeOnActor(owner)
    }

    /// By itself, or by a wrapper, which may be written out.
    private func mayBeOnActor(_ type: TypeID) -> Bool {
        index.isolation(of: type).mayBeActor
            || ([type] + index.superclasses(of: type)).contains { hasWrapper($0) { LegacyWrapper($1) != nil } }
    }

    /// True for `Copy` of `Copy()` and `Store` of `Store.shared`, where the type is of the project and on no actor, and
    /// for `print`.
    private func isOfFreeType(_ name: SyntaxNode) -> Bool {
        guard name.kind == .identifierExpression, let part = name.nextSibling, part.nextSibling == nil,
            part.kind == .callComponent || part.kind == .memberComponent
        else { return false }
        let types = index.types(named: name.name)
        if types.isEmpty {
            return PureFunctions.harmless.contains(index.text(name.name)) && declarations(named: name.name).isEmpty
        }
        return types.allSatisfy { type in
            index.types[type].kind != .external && !mayBeOnActor(type)
                && !index.types[type].parts.contains { index.fact($0).attributes.contains(KnownName.MainActor.id) }
                && !index.members(of: type).contains { index.hasAttribute($0, .MainActor) }
        }
    }

    private func holdsIsolated(_ member: MemberReference, of owner: TypeID) -> Bool {
        var type = members.type(of: MemberResolver.Found(owner: owner, member: member)).boundValue
        if case .array(let element) = type { type = element.unwrapped }
        return type.conjuncts.contains { part in
            switch part {
            case .nominal(let id, _), .uncertain(let id): mayBeOnActor(id)
            default: index.putsOnMainActor(part)
            }
        }
    }
}
