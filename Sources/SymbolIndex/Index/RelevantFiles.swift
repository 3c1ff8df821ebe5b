import Syntax

extension ProjectIndex {
    /// The files whose bodies must be looked into: those that name the legacy system, one of its classes, or a member
    /// or a view that leads to one.
    ///
    /// A name leads there as far as Swift lets the file see what it means: what is private elsewhere, or belongs to an
    /// app that the file is no part of, leads nowhere.
    public func relevantFiles(_ legacy: LegacyTypes) -> [Int] {
        let finder = RelevantFiles(self, legacy)
        return files.indices.filter { finder.contains($0) }
    }
}

/// Tells by the names in a file whether it matters, as far as what they name can be seen from there.
private struct RelevantFiles {
    private let index: ProjectIndex
    private let legacy: LegacyTypes
    /// Names that are of interest wherever they stand.
    private var wanted: NameSet
    /// Names behind a dollar sign.
    private var projected: NameSet
    /// `_x` by the property behind which it is.
    private let storageNames: [NameID: NameID]
    private var storage: NameSet
    private var classNames: NameSet
    /// Published properties that other files see, with their classes.
    private var published: [NameID: [TypeID]] = [:]
    private var publishedNames: NameSet
    private var heldNames: NameSet
    /// Protocols by which code may set published properties without naming a class, with these properties.
    private var requirements: [NameID: Set<NameID>] = [:]

    init(_ index: ProjectIndex, _ legacy: LegacyTypes) {
        self.index = index
        self.legacy = legacy
        let empty = NameSet(of: index.names)
        wanted = empty
        projected = empty
        storage = empty
        classNames = empty
        publishedNames = empty
        heldNames = empty
        storageNames = index.propertiesByStorageName(legacy)
        classNames.insert(legacy.namesOfClasses.keys)
        wanted.insert(legacy.openGenerics.keys)
        wanted.insert(legacy.extensionMembers.keys)
        wanted.insert(index.namesOfMemberwiseOwners())
        storage.insert(storageNames.keys)
        projected.insert(legacy.publishedProperties.keys)
        projected.insert(legacy.wrapperProperties)
        for (name, types) in legacy.publishedProperties {
            // What is private is seen in the file of the class only, which names the legacy system.
            let shared = types.filter { type in
                index.members(named: name, of: type).contains { index.fact($0).access > .fileprivate }
            }
            if !shared.isEmpty { published[name] = shared }
            for type in shared.flatMap({ index.inheritedTypes(of: $0) }) where index.types[type].kind == .protocol {
                guard !index.members(named: name, of: type).isEmpty else { continue }
                requirements[index.types[type].name, default: []].insert(name)
            }
        }
        publishedNames.insert(published.keys)
        heldNames.insert(legacy.sharedMembersOfLegacyType.keys)
    }

    func contains(_ file: Int) -> Bool {
        let facts = index.files[file]
        if facts.mentionsLegacy || mayDeclareEquality(facts) { return true }
        if facts.projectedMentions.contains(where: { projected.contains(index.translate($0, file: file)) }) {
            return true
        }
        var owners: Set<TypeID> = []
        var held: Set<TypeID> = []
        for mention in facts.mentions {
            let name = index.translate(mention, file: file)
            if wanted.contains(name) { return true }
            if classNames.contains(name), isOfReachableClass(name, from: file) { return true }
            if storage.contains(name), let property = storageNames[name], extendsType(with: property, file) {
                return true
            }
            if let asked = requirements[name], asked.contains(where: { index.mentions($0, file: file) }) { return true }
            if publishedNames.contains(name) { owners.formUnion(published[name] ?? []) }
            guard heldNames.contains(name) else { continue }
            for type in legacy.sharedMembersOfLegacyType[name] ?? []
            where !held.contains(type) && index.isReachable(type, from: file) {
                held.insert(type)
                held.formUnion(index.superclasses(of: type))
            }
        }
        // A file may name an object only by a member that holds it, and one of its published properties:
        // `controller.model.items = []`.
        return !held.isDisjoint(with: owners)
    }

    private func isOfReachableClass(_ name: NameID, from file: Int) -> Bool {
        legacy.namesOfClasses[name]?.contains { index.isReachable($0, from: file) } ?? false
    }

    /// True for a file that says when values are equal, which decides whether an assignment is a change (catalogue 40).
    private func mayDeclareEquality(_ facts: FileFacts) -> Bool {
        !legacy.classes.isEmpty
            && facts.members.contains { $0.kind == .function && $0.name == KnownName.equalityOperator.rawValue }
    }

    /// True for `_x = …` where the file declares or extends a type with such a property.
    private func extendsType(with property: NameID, _ file: Int) -> Bool {
        index.files[file].types.indices.contains { number in
            guard let type = index.type(of: TypeFactReference(file: file, type: number)) else { return true }
            return !index.members(named: property, of: type).isEmpty
        }
    }
}

extension ProjectIndex {
    /// The names of types by which code may get an object of a class without naming anything else that leads to it,
    /// with the classes: those of the classes, aliases, and types that give an object where no name is written.
    ///
    /// `list[0].title = ""` names the type of `list` at most, and `shelf.first.title = ""` only one that inherits from
    /// `Shelf<Book>`.
    func findNamesOfClasses(_ legacy: LegacyTypes) -> [NameID: Set<TypeID>] {
        var found: [NameID: Set<TypeID>] = [:]
        for id in legacy.classes.keys { found[types[id].name, default: []].insert(id) }
        let links = linksBetweenTypes()
        var isGrowing = true
        while isGrowing {
            isGrowing = false
            for link in links {
                guard let classes = found[link.source] else { continue }
                let known = found[link.target] ?? []
                guard !classes.isSubset(of: known) else { continue }
                found[link.target] = known.union(classes)
                isGrowing = true
            }
        }
        return found
    }

    /// Types whose name gives what another one's gives.
    private func linksBetweenTypes() -> [(source: NameID, target: NameID)] {
        var links: [(source: NameID, target: NameID)] = []
        for file in files.indices {
            let facts = files[file]
            for alias in facts.typealiases {
                let target = translate(alias.name, file: file)
                forEachName(in: alias.target, file: file) { links.append(($0, target)) }
            }
            for type in facts.types.indices {
                let target = translate(facts.types[type].name, file: file)
                for code in facts.types[type].inherited {
                    var encoded = EncodedNames(facts.codes, at: code)
                    encoded.forEach { name, role in
                        if role == .argument { links.append((translate(name, file: file), target)) }
                    }
                }
                for member in facts.types[type].memberRange.lazy.map({ Int($0) }) {
                    let name = facts.members[member].name
                    guard name == KnownName.subscript.id || name == KnownName.callAsFunction.id else { continue }
                    forEachName(in: facts.members[member].type, file: file) { links.append(($0, target)) }
                }
            }
        }
        return links
    }

    /// `_x` for every property that has storage behind a legacy wrapper or `@Published`, as far as it is mentioned
    /// anywhere.
    func storageNames(_ legacy: LegacyTypes) -> Set<NameID> { Set(propertiesByStorageName(legacy).keys) }

    /// The properties by the names of their storage.
    fileprivate func propertiesByStorageName(_ legacy: LegacyTypes) -> [NameID: NameID] {
        var result: [NameID: NameID] = [:]
        for name in legacy.wrapperProperties {
            if let storage = names.lookUp("_" + text(name)) { result[storage] = name }
        }
        for name in legacy.publishedProperties.keys {
            if let storage = names.lookUp("_" + text(name)) { result[storage] = name }
        }
        return result
    }
}
