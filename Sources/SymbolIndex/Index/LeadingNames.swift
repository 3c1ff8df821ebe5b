import Syntax

/// Finds every name that an expression must hold for its value to be of a legacy class, or for it to be about the legacy system.
///
/// To reach an object, code names the class, something that is declared to give or take one, or a name of the legacy system. Code that holds
/// none of these names can be passed over: no matter what it does, it does it to something else.
struct LeadingNames {
    private let index: ProjectIndex
    private(set) var names: NameSet
    /// `targets[i]` leads where `sources[i]` does.
    private var sources: [NameID] = []
    private var targets: [NameID] = []

    static func find(in index: ProjectIndex, _ legacy: LegacyTypes) -> NameSet {
        var finder = LeadingNames(index)
        finder.addSeeds(legacy)
        for file in index.files.indices { finder.addLinks(of: file) }
        finder.spread()
        return finder.names
    }

    private init(_ index: ProjectIndex) {
        self.index = index
        names = NameSet(of: index.names)
    }

    private mutating func addSeeds(_ legacy: LegacyTypes) {
        for id in KnownName.ObservableObject.id...KnownName.environmentObject.id { names.insert(id) }
        for name: KnownName in [.focusedObject, .focusedSceneObject, .ObservableObjectPublisher, .Mirror, .dump] { names.insert(name.id) }
        // A value may be typed by what its class inherits or conforms to.
        for id in legacy.classes.keys { for type in index.inheritedTypes(of: id) { names.insert(index.types[type].name) } }
        for id in legacy.refiningProtocols { names.insert(index.types[id].name) }
        for name in legacy.openGenerics.keys { names.insert(name) }
        for name in legacy.extensionMembers.keys { names.insert(name) }
        for name in index.storageNames(legacy) { names.insert(name) }
        for name in index.namesOfMemberwiseOwners() { names.insert(name) }
    }

    private mutating func link(_ source: NameID, to target: NameID) {
        if names.contains(source) {
            names.insert(target)
        } else if !names.contains(target) {
            sources.append(source)
            targets.append(target)
        }
    }

    private mutating func spread() {
        var isGrowing = true
        while isGrowing {
            isGrowing = false
            for (number, source) in sources.enumerated() where names.contains(source) {
                if names.insert(targets[number]) { isGrowing = true }
            }
        }
    }

    // MARK: Links

    private mutating func addLinks(of file: Int) {
        let facts = index.files[file]
        for alias in facts.typealiases { link(alias.target, to: index.translate(alias.name, file: file), file) }
        for number in facts.members.indices { addLinks(ofMember: number, facts, file) }
        for number in facts.types.indices { addLinks(ofType: number, facts, file) }
    }

    private mutating func addLinks(ofMember number: Int, _ facts: FileFacts, _ file: Int) {
        let name = index.name(of: MemberReference(file: file, member: number))
        if let details = facts.members[number].details {
            for parameter in details.parameters { link(parameter.type, to: name, file) }
            link(details.genericParameters, details.requirements, file)
        }
        let type = facts.members[number].type
        if type != 0 { return link(type, to: name, file) }
        guard facts.members[number].kind == .property else { return }
        // Neither a type nor a value that was understood: it may be anything.
        let value = facts.members[number].initialValue
        if value == 0 { names.insert(name) } else { link(value, to: name, file, opaqueLeads: true) }
    }

    private mutating func addLinks(ofType number: Int, _ facts: FileFacts, _ file: Int) {
        let name = index.translate(facts.types[number].name, file: file)
        link(facts.types[number].genericParameters, facts.types[number].requirements, file)
        for code in facts.types[number].inherited { link(code, to: name, file, onlyArguments: true) }
        // What has no name of its own is reached through the type's.
        for member in facts.types[number].memberRange {
            let member = facts.members[Int(member)]
            let memberName = index.translate(member.name, file: file)
            guard memberName == KnownName.subscript.id || memberName == KnownName.callAsFunction.id else { continue }
            link(member.type, to: name, file)
            for parameter in member.parameters { link(parameter.type, to: name, file) }
        }
    }

    private mutating func link(_ parameters: [GenericParameterFact], _ requirements: [CodeOffset], _ file: Int) {
        for parameter in parameters where parameter.constraint != 0 { link(parameter.constraint, to: index.translate(parameter.name, file: file), file) }
        for pair in stride(from: 0, to: requirements.count - 1, by: 2) {
            var subjects = EncodedNames(index.files[file].codes, at: requirements[pair])
            subjects.forEach { subject, _ in link(requirements[pair + 1], to: index.translate(subject, file: file), file) }
        }
    }

    /// - Parameters:
    ///   - onlyArguments: links only the names among generic arguments.
    ///   - opaqueLeads: what is not understood leads as well.
    private mutating func link(_ code: CodeOffset, to target: NameID, _ file: Int, onlyArguments: Bool = false, opaqueLeads: Bool = false) {
        guard !names.contains(target) else { return }
        var encoded = EncodedNames(index.files[file].codes, at: code)
        encoded.forEach { name, isArgument in
            if isArgument || !onlyArguments { link(index.translate(name, file: file), to: target) }
        }
        if opaqueLeads, encoded.isOpaque { names.insert(target) }
    }
}
