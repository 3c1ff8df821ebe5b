import Syntax

extension ProjectIndex {
    /// The types whose memberwise initializer takes an object for `@StateObject`: a file may make one there and name only the view.
    func namesOfMemberwiseOwners() -> Set<NameID> {
        var result: Set<NameID> = []
        for file in files.indices where files[file].mentionsLegacy {
            for type in files[file].types where !type.memberRange.isEmpty {
                let members = type.memberRange.lazy.map { self.files[file].members[Int($0)] }
                let takesObject = members.contains { $0.attributes.contains(KnownName.StateObject.id) && !$0.flags.contains(.hasInitialValue) }
                if takesObject, !members.contains(where: { $0.kind == .initializer }) { result.insert(translate(type.name, file: file)) }
            }
        }
        return result
    }
}

/// What rules ask of the index.
extension ProjectIndex {
    /// True where some file names the legacy system.
    public var mentionsLegacy: Bool { files.contains(where: \.mentionsLegacy) }

    /// The members of a name that a type or one of its extensions declares.
    public func members(named name: NameID, of type: TypeID) -> ArraySlice<MemberReference> {
        memberNames.contains(name) ? memberTable.members(named: name, of: type) : []
    }

    /// All members that a type and its extensions declare.
    public func members(of type: TypeID) -> ArraySlice<MemberReference> { memberTable.members(of: type) }

    /// The type from outside that extensions of the project are for.
    public func extendedType(named name: NameID) -> TypeID? { externalTypes[name] }

    /// True where what stands between the name of a member and that of the next one names what no object publishes, which also tells of files
    /// without a tree.
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
            for member in files[file].members where member.flags.contains(.isMutating) { result.insert(translate(member.name, file: file)) }
        }
        return result
    }

    /// True where an extension of something from outside declares a member of a name.
    func isForeignMember(_ name: NameID) -> Bool {
        memberNames.contains(name) && externalTypes.values.contains { !members(named: name, of: $0).isEmpty }
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

    /// True where a type may have members that no source shows: a macro may add them, or a generic class from outside hands on what it is made
    /// for.
    func mayHaveUnseenMembers(_ type: TypeID) -> Bool {
        lookUpOrder[type].contains { id in
            types[id].declarations.contains { part in fact(part).attributes.contains { mayBeMacro(translate($0, file: part.file)) } }
                || types[id].kind == .class && types[id].directlyInherited.contains { inherited in
                    if case .external(_, let arguments) = inherited { return arguments.contains { !$0.isForeign } }
                    return false
                }
        }
    }

    /// True for the name of an attribute that is neither known nor a type of the project, such as a property wrapper or a global actor.
    private func mayBeMacro(_ attribute: NameID) -> Bool {
        !MacroCatalogue.isKnown(attribute: attribute, names) && topLevelTypes[attribute] == nil
    }

    /// True where a declaration of a type has an attribute of this name.
    public func hasAttribute(_ name: String, _ type: TypeID) -> Bool {
        types[type].declarations.contains { part in
            fact(part).attributes.contains { text(translate($0, file: part.file)) == name }
        }
    }

    /// True where the project has a function of one of the names with one parameter without a label, whose type is a legacy class or generic.
    public func declaresUnlabelledFunction(named names: [NameID], takingOneOf legacy: LegacyTypes) -> Bool {
        names.contains { name in
            memberNames.contains(name) && types.indices.contains { type in
                memberTable.members(named: name, of: type).contains { member in
                    let fact = fact(member)
                    guard fact.kind == .function, fact.parameters.count == 1, let parameter = fact.parameters.first,
                        translate(parameter.label, file: member.file) == KnownName._.id
                    else { return false }
                    let type = TypeResolver(index: self).resolve(decode(parameter.type, file: member.file), in: LexicalContext(file: member.file))
                    return !fact.genericParameters.isEmpty || type.unwrapped.typeID.map { legacy.classes[$0] != nil } ?? false
                }
            }
        }
    }

    /// Global variables and functions of a name.
    public func globals(named name: NameID) -> [MemberReference] { globals[name] ?? [] }

    /// The types of a name outside of other types.
    public func types(named name: NameID) -> [TypeID] { topLevelTypes[name] ?? [] }
}
