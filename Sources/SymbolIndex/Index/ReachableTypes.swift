import Syntax

/// Which legacy classes the code of a file may mean, judged by the names in it alone.
///
/// For files that can't be trusted to be parsed rightly. An expression starts with a name and goes on with names, so
/// that its type is named in the declarations of these names, or in what they are inferred from.
public struct ReachableTypes {
    private let index: ProjectIndex
    private let legacy: LegacyTypes
    private let classesByName: [NameID: [TypeID]]
    /// The names that a declaration of a name leads to: those of types, initial values and aliased types.
    private var leads: [NameID: Set<NameID>] = [:]
    /// The files in which a declaration of the name has an initial value that wasn't understood.
    private var opaque: [NameID: Set<Int>] = [:]
    private let storageNames: Set<NameID>
    private var aliases: Set<NameID> = []

    public init(index: ProjectIndex, legacy: LegacyTypes) {
        self.index = index
        self.legacy = legacy
        classesByName = Dictionary(grouping: legacy.sortedClasses) { index.types[$0].name }
        storageNames = index.storageNames(legacy)
        for file in index.files.indices {
            for alias in index.files[file].typealiases {
                let name = index.translate(alias.name, file: file)
                aliases.insert(name)
                add(index.decode(alias.target, file: file), to: name, file)
            }
            for (number, fact) in index.files[file].members.enumerated() {
                add(fact, named: index.name(of: MemberReference(file: file, member: number)), file)
            }
        }
        for name in legacy.wrapperProperties.union(legacy.publishedProperties.keys) {
            if let storage = index.names.lookUp("_" + index.text(name)) { leads[storage, default: []].insert(name) }
        }
    }

    /// The classes that the file declares or names, those that inherit from what it declares and so may owe it members,
    /// and those that its uses of the legacy system may concern.
    public func classes(inFile file: Int) -> [TypeID] {
        var found: Set<TypeID> = []
        for type in legacy.classes.keys {
            let isDeclaredHere = index.inheritedTypes(of: type).contains {
                index.types[$0].parts.contains { $0.file == file }
            }
            if isDeclaredHere { found.insert(type) }
        }
        for name in index.files[file].projectedMentions {
            found.formUnion(legacy.publishedProperties[index.translate(name, file: file)] ?? [])
        }
        let mentions = Set(index.files[file].mentions.map { index.translate($0, file: file) })
        for name in namesReached(from: mentions, throughMembers: usesLegacySystem(file, mentions)) {
            found.formUnion(classesByName[name] ?? [])
        }
        return found.sorted()
    }

    private func usesLegacySystem(_ file: Int, _ mentions: Set<NameID>) -> Bool {
        if index.files[file].mentionsLegacy || !storageNames.isDisjoint(with: mentions) { return true }
        if mentions.contains(where: { legacy.openGenerics[$0] != nil || legacy.extensionMembers[$0] != nil }) {
            return true
        }
        return index.files[file].projectedMentions.contains { name in
            let name = index.translate(name, file: file)
            return legacy.wrapperProperties.contains(name) || legacy.publishedProperties[name] != nil
        }
    }

    private func namesReached(from mentions: Set<NameID>, throughMembers: Bool) -> Set<NameID> {
        var reached = mentions
        var queue = Array(mentions)
        var visitedFiles: Set<Int> = []
        while let name = queue.popLast() {
            guard throughMembers || aliases.contains(name) else { continue }
            for next in leads[name] ?? [] where reached.insert(next).inserted { queue.append(next) }
            guard throughMembers else { continue }
            for file in opaque[name] ?? [] where visitedFiles.insert(file).inserted {
                for mention in index.files[file].mentions {
                    let next = index.translate(mention, file: file)
                    if reached.insert(next).inserted { queue.append(next) }
                }
            }
        }
        return reached
    }

    // MARK: The table

    private mutating func add(_ fact: MemberFact, named name: NameID, _ file: Int) {
        for parameter in fact.parameters where parameter.type != 0 {
            add(index.decode(parameter.type, file: file), to: name, file)
        }
        if fact.type != 0 { return add(index.decode(fact.type, file: file), to: name, file) }
        guard fact.kind == .property else { return }
        add(fact.initialValue == 0 ? .unknown : index.decode(fact.initialValue, file: file), to: name, file)
    }

    private mutating func add(_ reference: TypeReference, to name: NameID, _ file: Int) {
        guard case .expression(let parts) = reference else {
            if reference == .unknown { opaque[name, default: []].insert(file) }
            index.mentionedNames(reference) { leads[name, default: []].insert($0) }
            return
        }
        for part in parts {
            switch part {
            case .name(let next, let arguments), .member(let next, let arguments):
                leads[name, default: []].insert(next)
                for argument in arguments { index.mentionedNames(argument) { leads[name, default: []].insert($0) } }
            case .implicitMember(let next), .module(let next): leads[name, default: []].insert(next)
            case .array(let next, _) where next != 0: leads[name, default: []].insert(next)
            case .call(_, let path): leads[name, default: []].formUnion(path)
            case .array, .unknown, .closure: opaque[name, default: []].insert(file)
            default: break
            }
        }
    }
}
