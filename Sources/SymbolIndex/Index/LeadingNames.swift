import Syntax

/// Finds every name that an expression must hold for its value to be of a legacy class, or for it to be about the
/// legacy system.
///
/// To reach an object, code names the class, something that is declared to give or take one, or a name of the legacy
/// system. Code that holds none of these names can be passed over: no matter what it does, it does it to something
/// else.
///
/// Names of types come first: whether one leads depends on types alone, so that a property `text` of a class makes no
/// type of that name lead. Members follow, by their written types or by what they are made from, where that is not
/// known to be something else.
struct LeadingNames {
    private let index: ProjectIndex
    private(set) var names: NameSet
    private let types: LeadingTypeNames
    /// A member's name leads where one of those in its initial value does, unless its type says otherwise.
    private var links: [Link] = []

    private struct Link {
        let source: NameID
        let target: NameID
        let member: MemberReference
        /// The type that declares the member, by its number in the file.
        let owner: Int?
    }

    static func find(in index: ProjectIndex, _ legacy: LegacyTypes) -> NameSet {
        var finder = LeadingNames(index, LeadingTypeNames(index, seeds: typeSeeds(index, legacy)))
        finder.names.insert(legacy.extensionMembers.keys)
        finder.names.insert(index.storageNames(legacy))
        for file in index.files.indices { finder.addMembers(of: file) }
        finder.spread()
        return finder.names
    }

    private init(_ index: ProjectIndex, _ types: LeadingTypeNames) {
        self.index = index
        self.types = types
        names = types.names
        names.insert(types.leadingLocalNames)
    }

    private static func typeSeeds(_ index: ProjectIndex, _ legacy: LegacyTypes) -> NameSet {
        var seeds = NameSet(of: index.names)
        for id in KnownName.ObservableObject.id...KnownName.environmentObject.id { seeds.insert(id) }
        for name: KnownName in [.focusedObject, .focusedSceneObject, .ObservableObjectPublisher, .Mirror, .dump] {
            seeds.insert(name.id)
        }
        // A value may be typed by what its class inherits or conforms to.
        for id in legacy.classes.keys {
            for type in index.inheritedTypes(of: id) { seeds.insert(index.types[type].name) }
        }
        for id in legacy.refiningProtocols { seeds.insert(index.types[id].name) }
        seeds.insert(legacy.openGenerics.keys)
        seeds.insert(index.namesOfMemberwiseOwners())
        return seeds
    }

    // MARK: Members

    private mutating func addMembers(of file: Int) {
        let facts = index.files[file]
        for (number, type) in facts.types.enumerated() {
            let scope = types.scope(ofType: number, file)
            for member in type.memberRange { addMember(Int(member), facts, file, of: number, scope) }
        }
        for member in facts.globalRange { addMember(Int(member), facts, file, of: nil, [:]) }
    }

    // Fields one by one: a whole fact is copied with its lists.
    private mutating func addMember(
        _ number: Int, _ facts: FileFacts, _ file: Int, of owner: Int?, _ scope: LeadingTypeNames.Scope
    ) {
        let name = index.translate(facts.members[number].name, file: file)
        let type = facts.members[number].type
        if let details = facts.members[number].details {
            let parameters = types.leadingParameters(details, file, in: scope)
            names.insert(parameters)
            guard !names.contains(name) else { return }
            if types.leads(type, file, in: scope, parameters: parameters)
                || details.parameters.contains(where: { types.leads($0.type, file, in: scope, parameters: parameters) })
            {
                names.insert(name)
                return
            }
        } else if names.contains(name) || types.leads(type, file, in: scope) {
            names.insert(name)
            return
        }
        guard type == 0, facts.members[number].kind == .property else { return }
        addInferred(MemberReference(file: file, member: number), name, facts.members[number].initialValue, owner)
    }

    private mutating func addInferred(_ reference: MemberReference, _ name: NameID, _ value: CodeOffset, _ owner: Int?)
    {
        var encoded = EncodedNames(index.files[reference.file].codes, at: value)
        var sources: [NameID] = []
        encoded.forEach { source, _ in sources.append(index.translate(source, file: reference.file)) }
        // Neither a type nor a value that was understood: it may be anything.
        if value == 0 || encoded.isOpaque { names.insert(name) }
        for source in sources { links.append(Link(source: source, target: name, member: reference, owner: owner)) }
    }

    private mutating func spread() {
        let members = MemberResolver.caching(index: index)
        var isGrowing = true
        while isGrowing {
            isGrowing = false
            var waiting: [Link] = []
            for link in links where !names.contains(link.target) {
                if !names.contains(link.source) {
                    waiting.append(link)
                } else if !leadsNowhere(link, members) {
                    names.insert(link.target)
                    isGrowing = true
                }
            }
            links = waiting
        }
    }

    /// True where the type of a member's initial value is known, and to be none that leads.
    private func leadsNowhere(_ link: Link, _ members: MemberResolver) -> Bool {
        guard let owner = link.owner else { return leadsNowhere(members.type(ofGlobal: link.member)) }
        guard let type = index.type(of: TypeFactReference(file: link.member.file, type: owner)) else { return false }
        return leadsNowhere(
            members.type(of: MemberResolver.Found(owner: type, member: link.member), isImplicitSelf: true))
    }

    private func leadsNowhere(_ type: ResolvedType) -> Bool {
        switch type {
        // A function may take an object.
        case .unknown, .uncertain, .alternatives, .function: false
        case .nominal(let id, let arguments):
            !types.names.contains(index.types[id].name) && arguments.allSatisfy { leadsNowhere($0) }
        case .external(let name, let arguments):
            !types.names.contains(name) && arguments.allSatisfy { leadsNowhere($0) }
        case .optional(let inner), .array(let inner), .metatype(let inner), .binding(let inner), .wrapper(let inner):
            leadsNowhere(inner)
        case .dictionary(let key, let value): leadsNowhere(key) && leadsNowhere(value)
        case .tuple(let parts, _), .constrained(let parts): parts.allSatisfy { leadsNowhere($0) }
        }
    }
}
