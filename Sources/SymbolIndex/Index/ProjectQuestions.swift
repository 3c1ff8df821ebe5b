import Syntax

extension ProjectIndex {
    /// The types whose memberwise initializer takes an object for `@StateObject`: a file may make one there and name
    /// only the view.
    func namesOfMemberwiseOwners() -> Set<NameID> {
        var result: Set<NameID> = []
        for file in files.indices where files[file].mentionsLegacy {
            for type in files[file].types where !type.memberRange.isEmpty {
                let members = type.memberRange.lazy.map { self.files[file].members[Int($0)] }
                let takesObject = members.contains {
                    $0.attributes.contains(KnownName.StateObject.id) && !$0.flags.contains(.hasInitialValue)
                }
                if takesObject, !members.contains(where: { $0.kind == .initializer }) {
                    result.insert(translate(type.name, file: file))
                }
            }
        }
        return result
    }
}

/// What rules ask of the index.
extension ProjectIndex {
    /// True where some file names the legacy system.
    public var mentionsLegacy: Bool { files.contains(where: \.mentionsLegacy) }

    /// True where a type is named, and the name may mean another one that is called so.
    public func isUncertain(_ type: ResolvedType) -> Bool {
        guard let parts = type.alternatives else { return type.typeID != nil }
        let named = parts.map { part in part.typeID.map { types[$0].name } }
        return named.allSatisfy { $0 != nil && $0 == named[0] }
    }

    /// The members of a name that a type or one of its extensions declares.
    public func members(named name: NameID, of type: TypeID) -> ArraySlice<MemberReference> {
        memberNames.contains(name) ? memberTable.members(named: name, of: type) : []
    }

    /// All members that a type and its extensions declare.
    public func members(of type: TypeID) -> ArraySlice<MemberReference> { memberTable.members(of: type) }

    /// The type from outside that extensions of the project are for.
    public func extendedType(named name: NameID) -> TypeID? { externalTypes[name] }

    /// True where what stands between the name of a member and that of the next one names what no object publishes,
    /// which also tells of files without a tree.
    public func mayAskOutside(_ member: MemberReference) -> Bool {
        let facts = files[member.file]
        let start = fact(member).offset
        guard facts.outsideOffsets.contains(where: { $0 > start }) else { return false }
        let declared = facts.members.lazy.map(\.offset).filter { $0 > start }.min() ?? .max
        let end = min(declared, facts.types.lazy.map(\.offset).filter { $0 > start }.min() ?? .max)
        return facts.outsideOffsets.contains { $0 > start && $0 < end }
    }

    /// The names of all functions that are declared `mutating`.
    public var mutatingFunctions: Set<NameID> {
        var result: Set<NameID> = []
        for file in files.indices {
            for member in files[file].members where member.flags.contains(.isMutating) {
                result.insert(translate(member.name, file: file))
            }
        }
        return result
    }

    /// True for a type that says itself that it is a representable.
    func isRepresentable(_ type: TypeID) -> Bool {
        types[type].externalInherited.contains { SDKProtocols.isRepresentable(text($0)) }
    }

    /// True for what a representable is given each time: `Context`, `UIViewRepresentableContext<Self>`.
    func isContext(_ name: NameID) -> Bool {
        name == KnownName.Context.id || text(name).hasSuffix("RepresentableContext")
    }

    /// True where an extension of something from outside declares a member of a name.
    package func isForeignMember(_ name: NameID) -> Bool {
        outerMemberNames.contains(name)
    }

    /// True where an extension of something from outside that may be a publisher declares a member of a name.
    func mayBeOperator(_ name: NameID) -> Bool {
        isForeignMember(name)
            && externalTypes.contains { external, type in
                !SDKAncestors.sequences.contains(text(external)) && !memberTable.members(named: name, of: type).isEmpty
            }
    }

    /// True where a type or one of its extensions declares a member with an attribute.
    public func hasMember(of type: TypeID, with attribute: KnownName) -> Bool {
        memberTable.members(of: type).contains { hasAttribute($0, attribute) }
    }

    /// The properties through which SwiftUI makes an application delegate and puts it into the environment.
    public var delegateAdaptors: [MemberResolver.Found] {
        types.indices.flatMap { owner in
            memberTable.members(of: owner).compactMap { member in
                let isAdaptor = fact(member).attributes.contains { KnownName(rawValue: $0)?.isDelegateAdaptor ?? false }
                return isAdaptor ? MemberResolver.Found(owner: owner, member: member) : nil
            }
        }
    }

    /// True where a type may have members that no source shows: a macro may add them, or what it inherits from outside
    /// hands on what it is made for or holds.
    package func mayHaveUnseenMembers(_ type: TypeID) -> Bool {
        lookUpOrder[type].contains { id in
            mayHaveMacro(id) || conditionedTypes.contains(id)
                || types[id].directlyInherited.contains { handsOnOwnTypes($0, to: types[id].kind) }
        }
    }

    /// True where a macro may add members and conformances to a type.
    public func mayHaveMacro(_ type: TypeID) -> Bool {
        types[type].declarations.contains { part in
            fact(part).attributes.contains { mayBeMacro(translate($0, file: part.file)) }
        }
    }

    /// True for a class from outside that is made for types of the project, and for a protocol whose members give what
    /// a type holds.
    private func handsOnOwnTypes(_ inherited: ResolvedType, to kind: TypeSymbol.Kind) -> Bool {
        guard case .external(let name, let arguments) = inherited else { return false }
        return kind == .class && arguments.contains { !$0.isForeign } || SDKAncestors.ofElements.contains(text(name))
    }

    /// `x` of `_x`, in which a wrapper or a macro keeps the value of `x`; nil for any other name.
    func name(keptIn storage: NameID) -> NameID? {
        let text = text(storage)
        return text.count > 1 && text.hasPrefix("_") ? names.lookUp(String(text.dropFirst())) : nil
    }

    /// `Self` in the code of a type; a protocol stands for what conforms to it.
    ///
    /// - Parameter arguments: what generic parameters stand for.
    func selfType(_ type: TypeID, arguments: [ResolvedType] = []) -> ResolvedType {
        switch types[type].kind {
        case .protocol: .constrained([.nominal(type, [])])
        case .external: conditionedTypes.contains(type) ? .unknown : .external(types[type].name, [])
        default: .nominal(type, arguments)
        }
    }

    /// The types from outside with values of the project in them, as far as extensions tell: `extension Range where
    /// Bound == Row`, and those of the standard library that are written in a way of their own.
    func findConditionedTypes() -> Set<TypeID> {
        let sugared: [KnownName] = [.Optional, .Array, .Set, .Dictionary, .Binding]
        let resolver = TypeResolver(index: self)
        return Set(
            externalTypes.values.filter { type in
                sugared.contains { $0.id == types[type].name }
                    || types[type].extensions.contains { part in
                        let (fact, context) = (fact(part), LexicalContext(file: part.file, types: [type]))
                        let written = decode(fact.extended, file: part.file)
                        let extended = resolver.resolve(written, in: LexicalContext(file: part.file))
                        if extended.genericArguments.contains(where: { !$0.isForeign }) { return true }
                        return stride(from: 1, to: fact.requirements.count, by: 2).contains { position in
                            !resolver.resolve(decode(fact.requirements[position], file: part.file), in: context)
                                .isForeign
                        }
                    }
            })
    }

    /// True for the name of an attribute that is neither known nor a type of the project, such as a property wrapper or
    /// a global actor.
    private func mayBeMacro(_ attribute: NameID) -> Bool {
        !MacroCatalogue.isKnown(attribute: attribute, names) && topLevelTypes[attribute] == nil
    }

    /// True where a declaration of a type has an attribute of this name.
    public func hasAttribute(_ name: String, _ type: TypeID) -> Bool {
        types[type].declarations.contains { part in
            fact(part).attributes.contains { text(translate($0, file: part.file)) == name }
        }
    }

    /// True where the project has a function of one of the names with one parameter without a label, whose type is a
    /// legacy class or generic.
    public func declaresUnlabeledFunction(named names: [NameID], takingOneOf legacy: LegacyTypes) -> Bool {
        names.contains { name in
            memberNames.contains(name)
                && types.indices.contains { type in
                    memberTable.members(named: name, of: type).contains { member in
                        let fact = fact(member)
                        guard fact.kind == .function, fact.parameters.count == 1, let parameter = fact.parameters.first,
                            translate(parameter.label, file: member.file) == KnownName.wildcard.id
                        else { return false }
                        let type = TypeResolver(index: self).resolve(
                            decode(parameter.type, file: member.file), in: LexicalContext(file: member.file))
                        return !fact.genericParameters.isEmpty
                            || type.unwrapped.typeID.map { legacy.classes[$0] != nil } ?? false
                    }
                }
        }
    }

    /// Global variables and functions of a name.
    public func globals(named name: NameID) -> [MemberReference] { globals[name] ?? [] }

    /// The types of a name outside of other types.
    public func types(named name: NameID) -> [TypeID] { topLevelTypes[name] ?? [] }
}
