import Syntax

extension ProjectIndex {
    /// Finds the classes that are `ObservableObject`s and what matters about them all over the project.
    public func findLegacyTypes() -> LegacyTypes {
        var result = LegacyTypes()
        result.refiningProtocols = findRefiningProtocols()
        for id in types.indices where types[id].kind == .class || types[id].kind == .actor {
            let ways = directConformances(of: id, refining: result.refiningProtocols)
            if !ways.isEmpty { result.classes[id] = ways }
        }
        // Nothing can be one that a project without the words makes use of.
        if result.classes.isEmpty, !mentionsLegacy { return result }
        spreadToSubclasses(&result)
        findConformers(&result)
        result.sharedNames = sharedNames(result)
        findOpenGenerics(&result)
        addOpenAliases(&result)
        findMembers(&result)
        result.wrappersOfAnyType = wrappersOfAnyType()
        result.leads = LeadingNames.find(in: self, result)
        let moved = namesOfMoved()
        result.creatable = creatableNames(result)
        result.creatable.insert(moved)
        if !moved.isEmpty { findPropertiesOfMoved(moved, &result) }
        return result
    }

    private func sharedNames(_ legacy: LegacyTypes) -> [NameID] {
        let names =
            legacy.sortedClasses.map { types[$0].name } + legacy.refiningProtocols.sorted().map { types[$0].name }
        // A type of another repository is meant where the file sees none of the project.
        return Set(names.filter { topLevelTypes[$0, default: []].count(where: { !isForeign($0) }) > 1 }).sorted()
    }

    /// The wrappers from outside that stand before a value of a type which can't be an `ObservableObject` somewhere:
    /// what a wrapper asks of its value it asks of each.
    private func wrappersOfAnyType() -> Set<NameID> {
        var found: Set<NameID> = []
        for type in types.indices {
            for member in memberTable.members(of: type) where fact(member).type != 0 {
                for attribute in fact(member).attributes where KnownName(rawValue: attribute) == nil {
                    let name = translate(attribute, file: member.file)
                    guard !found.contains(name), !declaresType(named: name), holdsNoObject(member, of: type)
                    else { continue }
                    found.insert(name)
                }
            }
        }
        return found
    }

    /// True for a property of a structure, an enumeration or a protocol of the project, and for one of a collection or
    /// a function.
    private func holdsNoObject(_ member: MemberReference, of owner: TypeID) -> Bool {
        let place = LexicalContext(file: member.file, types: typesAround(member, of: owner))
        switch TypeResolver(index: self).resolve(decode(fact(member).type, file: member.file), in: place) {
        case .nominal(let id, _): return [.struct, .enum].contains(types[id].kind) || isPlainProtocol(id)
        case .constrained(let parts):
            return !parts.isEmpty && parts.allSatisfy { $0.typeID.map { isPlainProtocol($0) } ?? false }
        case .array, .dictionary, .function: return true
        default: return false
        }
    }

    private func isPlainProtocol(_ type: TypeID) -> Bool {
        types[type].kind == .protocol && !foreignConformances(of: type).contains(KnownName.ObservableObject.id)
    }

    /// The names of classes with `@Observable`, which read the others while they are made.
    private func namesOfMoved() -> [NameID] {
        types.indices.filter { types[$0].kind == .class && hasAttribute("Observable", $0) }.map { types[$0].name }
    }

    private func findPropertiesOfMoved(_ moved: [NameID], _ result: inout LegacyTypes) {
        var classes = NameSet(of: names)
        classes.insert(moved)
        for file in files.indices {
            let facts = files[file]
            for index in facts.members.indices where facts.members[index].type != 0 {
                guard !names(in: facts.members[index].type, file: file, among: classes).isEmpty else { continue }
                result.propertiesOfMoved.insert(translate(facts.members[index].name, file: file))
            }
        }
    }

    private func creatableNames(_ legacy: LegacyTypes) -> NameSet {
        var names = NameSet(of: names)
        for type in legacy.classes.keys { names.insert(types[type].name) }
        names.insert(KnownName.Self.id)
        for type in types.indices {
            for name in types[type].genericParameters where legacy.leads.contains(name) { names.insert(name) }
        }
        for file in files.indices {
            for alias in files[file].typealiases {
                let name = translate(alias.name, file: file)
                if legacy.leads.contains(name) { names.insert(name) }
            }
        }
        return names
    }

    private func isObservableObject(_ type: ResolvedType) -> Bool {
        if case .external(KnownName.ObservableObject.rawValue, _) = type { return true }
        return false
    }

    private func findRefiningProtocols() -> Set<TypeID> {
        Set(
            types.indices.filter {
                types[$0].kind == .protocol && foreignConformances(of: $0).contains(KnownName.ObservableObject.id)
            })
    }

    /// True for `ObservableObject`, a refining protocol, or a composition with one.
    func refersToObservableObject(_ type: ResolvedType, protocols: Set<TypeID>) -> Bool {
        switch type {
        case .external: isObservableObject(type)
        case .nominal(let id, _), .uncertain(let id): protocols.contains(id)
        case .constrained(let parts), .tuple(let parts, _):
            parts.contains { refersToObservableObject($0, protocols: protocols) }
        case .metatype(let inner), .optional(let inner), .array(let inner):
            refersToObservableObject(inner, protocols: protocols)
        default: false
        }
    }

    private func directConformances(of id: TypeID, refining: Set<TypeID>) -> [ObservableObjectConformance] {
        var ways: [ObservableObjectConformance] = []
        // Once for each protocol, as often as the type is declared.
        var refined: Set<TypeID> = []
        func addRefinement(of base: TypeID) {
            if refining.contains(base), refined.insert(base).inserted { ways.append(.protocolRefinement(base)) }
        }
        for entry in types[id].inherited {
            switch entry.type {
            case .external where isObservableObject(entry.type):
                ways.append(.clause(part: entry.part, position: entry.position))
            case .nominal(let base, _), .uncertain(let base): addRefinement(of: base)
            case .constrained:
                if refersToObservableObject(entry.type, protocols: []) {
                    ways.append(
                        isWrittenPart(entry)
                            ? .clause(part: entry.part, position: entry.position)
                            : .composition(part: entry.part, position: entry.position))
                }
                for part in entry.type.conjuncts { if let base = part.typeID { addRefinement(of: base) } }
            default: break
            }
        }
        return ways
    }

    /// True for `Saving & ObservableObject` in an inheritance clause, where no other part can stand for the protocol
    /// too: what is left without it does not ask for it.
    private func isWrittenPart(_ entry: InheritedType) -> Bool {
        let code = fact(entry.part).inherited[entry.position]
        guard case .composition(let written) = decode(code, file: entry.part.file),
            case .constrained(let types) = entry.type, written.count == types.count
        else { return false }
        return types.count(where: isObservableObject) == 1
            && zip(types, written).allSatisfy { isNamed($0, $1.lastName) }
    }

    /// True for a type by its own name, and not by that of an alias, which `#if` may declare in two ways.
    private func isNamed(_ type: ResolvedType, _ name: NameID?) -> Bool {
        switch type {
        case .external(let own, _): own == name
        case .nominal(let id, _): types[id].name == name
        default: false
        }
    }

    /// Which classes conform to the protocols that refine `ObservableObject`, and whether anything else does.
    private func findConformers(_ result: inout LegacyTypes) {
        guard !result.refiningProtocols.isEmpty else { return }
        for id in result.sortedClasses {
            for type in inheritedTypes(of: id) where result.refiningProtocols.contains(type) {
                result.conformers[type, default: []].append(id)
            }
        }
        for id in types.indices where result.classes[id] == nil && types[id].kind != .protocol {
            for entry in types[id].inherited {
                for type in entry.type.alternatives ?? [entry.type]
                where refersToObservableObject(type, protocols: result.refiningProtocols) {
                    result.protocolsOfOthers.formUnion(
                        inheritedTypes(of: id).filter { result.refiningProtocols.contains($0) })
                    type.forEachType {
                        if result.refiningProtocols.contains($0) { result.protocolsOfOthers.insert($0) }
                    }
                }
            }
        }
    }

    private func spreadToSubclasses(_ result: inout LegacyTypes) {
        var queue = result.classes.keys.sorted()
        while let base = queue.popLast() {
            for subclass in directSubclasses(of: base)
            where result.classes[subclass]?.contains(.superclass(base)) != true {
                if result.classes[subclass] == nil { queue.append(subclass) }
                result.classes[subclass, default: []].append(.superclass(base))
            }
        }
    }

    // MARK: Members

    private func findMembers(_ result: inout LegacyTypes) {
        result.memberNames = NameSet(of: names)
        for id in result.classes.keys.sorted() {
            memberTable.forEachName(of: id) { name, members in
                result.memberNames.insert(name)
                if members.contains(where: { hasAttribute($0, .Published) }) {
                    result.publishedProperties[name, default: []].append(id)
                }
            }
        }
        if let id = externalTypes[KnownName.ObservableObject.id] {
            memberTable.forEachName(of: id) { name, members in result.extensionMembers[name] = members.first }
        }
        let idsByName = Dictionary(grouping: result.classes.keys) { types[$0].name }
        var classNames = NameSet(of: names)
        classNames.insert(idsByName.keys)
        result.namesOfClasses = findNamesOfClasses(result)
        var leadingTypes = NameSet(of: names)
        leadingTypes.insert(result.namesOfClasses.keys)
        for file in files.indices {
            let facts = files[file]
            let mayHoldObjects = facts.mentionsLegacy || facts.mentions.contains(KnownName.InjectedObject.id)
            for index in facts.members.indices {
                if mayHoldObjects,
                    facts.members[index].attributes.contains(where: {
                        LegacyWrapper($0) != nil || $0 == KnownName.InjectedObject.id
                    })
                {
                    result.wrapperProperties.insert(translate(facts.members[index].name, file: file))
                }
                let type = facts.members[index].type
                let value = facts.members[index].initialValue
                let leading = names(in: type != 0 ? type : value, file: file, among: leadingTypes)
                guard !leading.isEmpty else { continue }
                let name = translate(facts.members[index].name, file: file)
                if facts.members[index].access > .fileprivate {
                    let classes = leading.flatMap { result.namesOfClasses[$0] ?? [] }
                    result.sharedMembersOfLegacyType[name, default: []].formUnion(classes)
                }
                guard let type = legacyName(type, value, file: file, classNames) else { continue }
                result.membersOfLegacyType[name, default: []].formUnion(idsByName[type] ?? [])
            }
        }
        addMembersOfGenericTypes(&result)
        spreadLeadingNames(&result)
    }

    /// Members without a written type lead where the names in their initial values do, or where that wasn't understood.
    private func spreadLeadingNames(_ result: inout LegacyTypes) {
        result.leadingNames = Set(result.membersOfLegacyType.keys)
        var waiting: [(name: NameID, sources: [NameID])] = []
        for file in files.indices {
            let facts = files[file]
            for number in facts.members.indices
            where facts.members[number].kind == .property && facts.members[number].type == 0 {
                let name = translate(facts.members[number].name, file: file)
                let value = facts.members[number].initialValue
                guard case .expression(let parts) = decode(value, file: file) else {
                    if value == 0, facts.members[number].flags.contains(.hasInitialValue) {
                        result.leadingNames.insert(name)
                    }
                    continue
                }
                var sources: [NameID] = []
                for part in parts {
                    switch part {
                    case .name(let next, _), .member(let next, _), .implicitMember(let next): sources.append(next)
                    case .call(_, let path): sources += path
                    case .array, .closure, .unknown: result.leadingNames.insert(name)
                    default: break
                    }
                }
                waiting.append((name, sources))
            }
        }
        var isGrowing = true
        while isGrowing {
            isGrowing = false
            for entry in waiting
            where !result.leadingNames.contains(entry.name)
                && entry.sources.contains(where: { result.leadingNames.contains($0) })
            {
                result.leadingNames.insert(entry.name)
                isGrowing = true
            }
        }
    }

    private func names(in code: CodeOffset, file: Int, among wanted: NameSet) -> [NameID] {
        var found: [NameID] = []
        forEachName(in: code, file: file) { if wanted.contains($0) { found.append($0) } }
        return found
    }

    /// The name of a legacy class in a member's type or initial value.
    private func legacyName(_ type: CodeOffset, _ initialValue: CodeOffset, file: Int, _ classNames: NameSet) -> NameID?
    {
        var found: NameID?
        if type != 0 {
            forEachName(in: type, file: file) { if classNames.contains($0) { found = $0 } }
        } else if initialValue != 0 {
            // Decoded only where there is something to find.
            var isMentioned = false
            forEachName(in: initialValue, file: file) { if classNames.contains($0) { isMentioned = true } }
            guard isMentioned, case .expression(let parts) = decode(initialValue, file: file) else { return nil }
            for part in parts {
                switch part {
                case .name(let name, _), .member(let name, _), .array(let name, _):
                    if classNames.contains(name) { found = name }
                default: break
                }
            }
        }
        return found
    }
}
