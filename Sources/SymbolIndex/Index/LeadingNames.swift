import Syntax

/// Finds every name that an expression must hold for its value to be of a legacy class, or for it to be about the legacy system.
///
/// To reach an object, code names the class, something that is declared to give or take one, or a name of the legacy system. Code that holds
/// none of these names can be passed over: no matter what it does, it does it to something else.
///
/// Names of types come first: whether one leads depends on types alone, so that a property `text` of a class makes no type of that name lead.
/// Members follow, by their written types or by what they are made from, where that is not known to be something else.
struct LeadingNames {
    private let index: ProjectIndex
    private(set) var names: NameSet
    /// Those that lead where a type is written.
    private var typeNames: NameSet
    /// A type's name leads where one of those in its declaration does.
    private var typeLinks: [Link] = []
    /// A member's name leads where one of those in its initial value does, unless its type says otherwise.
    private var valueLinks: [Link] = []

    private struct Link {
        let source: NameID
        let target: NameID
        /// Of a member whose type is inferred: its file and its number there.
        var member: MemberReference?
    }

    static func find(in index: ProjectIndex, _ legacy: LegacyTypes) -> NameSet {
        var finder = LeadingNames(index)
        finder.addSeeds(legacy)
        for file in index.files.indices { finder.addTypeLinks(of: file) }
        finder.spreadTypes()
        for file in index.files.indices { finder.addMembers(of: file) }
        finder.spreadValues()
        return finder.names
    }

    private init(_ index: ProjectIndex) {
        self.index = index
        names = NameSet(of: index.names)
        typeNames = names
    }

    private mutating func addSeeds(_ legacy: LegacyTypes) {
        for id in KnownName.ObservableObject.id...KnownName.environmentObject.id { typeNames.insert(id) }
        for name: KnownName in [.focusedObject, .focusedSceneObject, .ObservableObjectPublisher, .Mirror, .dump] { typeNames.insert(name.id) }
        // A value may be typed by what its class inherits or conforms to.
        for id in legacy.classes.keys { for type in index.inheritedTypes(of: id) { typeNames.insert(index.types[type].name) } }
        for id in legacy.refiningProtocols { typeNames.insert(index.types[id].name) }
        typeNames.insert(legacy.openGenerics.keys)
        typeNames.insert(index.namesOfMemberwiseOwners())
        names.insert(legacy.extensionMembers.keys)
        names.insert(index.storageNames(legacy))
    }

    // MARK: Types

    private mutating func addTypeLinks(of file: Int) {
        let facts = index.files[file]
        for alias in facts.typealiases { link(alias.target, toType: index.translate(alias.name, file: file), file) }
        for member in facts.members { if let details = member.details { link(details.genericParameters, details.requirements, file) } }
        for type in facts.types {
            let name = index.translate(type.name, file: file)
            link(type.genericParameters, type.requirements, file)
            for code in type.inherited { link(code, toType: name, file, onlyArguments: true) }
            // What has no name of its own is reached through the type's.
            for member in type.memberRange {
                let member = facts.members[Int(member)]
                let memberName = index.translate(member.name, file: file)
                guard memberName == KnownName.subscript.id || memberName == KnownName.callAsFunction.id else { continue }
                link(member.type, toType: name, file)
                for parameter in member.parameters { link(parameter.type, toType: name, file) }
            }
        }
    }

    private mutating func link(_ parameters: [GenericParameterFact], _ requirements: [CodeOffset], _ file: Int) {
        for parameter in parameters where parameter.constraint != 0 { link(parameter.constraint, toType: index.translate(parameter.name, file: file), file) }
        for pair in stride(from: 0, to: requirements.count - 1, by: 2) {
            var subjects = EncodedNames(index.files[file].codes, at: requirements[pair])
            subjects.forEach { subject, _ in link(requirements[pair + 1], toType: index.translate(subject, file: file), file) }
        }
    }

    /// - Parameter onlyArguments: links only the names among generic arguments.
    private mutating func link(_ code: CodeOffset, toType target: NameID, _ file: Int, onlyArguments: Bool = false) {
        guard !typeNames.contains(target) else { return }
        var encoded = EncodedNames(index.files[file].codes, at: code)
        encoded.forEach { name, role in
            if onlyArguments, role == .type { return }
            let source = index.translate(name, file: file)
            if typeNames.contains(source) { typeNames.insert(target) } else { typeLinks.append(Link(source: source, target: target)) }
        }
    }

    private mutating func spreadTypes() {
        var isGrowing = true
        while isGrowing {
            isGrowing = false
            for link in typeLinks where typeNames.contains(link.source) && typeNames.insert(link.target) { isGrowing = true }
        }
        typeLinks = []
        names.formUnion(typeNames)
    }

    // MARK: Members

    private mutating func addMembers(of file: Int) {
        for number in index.files[file].members.indices { addMember(MemberReference(file: file, member: number)) }
    }

    private mutating func addMember(_ reference: MemberReference) {
        let name = index.name(of: reference)
        guard !names.contains(name) else { return }
        let fact = index.files[reference.file].members[reference.member]
        if let details = fact.details, details.parameters.contains(where: { namesLeadingType($0.type, reference.file) }) {
            names.insert(name)
        } else if fact.type != 0 {
            if namesLeadingType(fact.type, reference.file) { names.insert(name) }
        } else if fact.kind == .property {
            addInferred(reference, name, fact.initialValue)
        }
    }

    private func namesLeadingType(_ code: CodeOffset, _ file: Int) -> Bool {
        var leads = false
        var encoded = EncodedNames(index.files[file].codes, at: code)
        encoded.forEach { name, _ in if typeNames.contains(index.translate(name, file: file)) { leads = true } }
        return leads
    }

    private mutating func addInferred(_ reference: MemberReference, _ name: NameID, _ value: CodeOffset) {
        var encoded = EncodedNames(index.files[reference.file].codes, at: value)
        var sources: [NameID] = []
        encoded.forEach { source, _ in sources.append(index.translate(source, file: reference.file)) }
        // Neither a type nor a value that was understood: it may be anything.
        if value == 0 || encoded.isOpaque { names.insert(name) }
        for source in sources { valueLinks.append(Link(source: source, target: name, member: reference)) }
    }

    private mutating func spreadValues() {
        let members = MemberResolver.caching(index: index)
        var isGrowing = true
        while isGrowing {
            isGrowing = false
            var waiting: [Link] = []
            for link in valueLinks where !names.contains(link.target) {
                guard names.contains(link.source) else {
                    waiting.append(link)
                    continue
                }
                if let member = link.member, leadsNowhere(member, members) { continue }
                names.insert(link.target)
                isGrowing = true
            }
            valueLinks = waiting
        }
    }

    /// True where the type of a member's initial value is known, and to be none that leads.
    private func leadsNowhere(_ reference: MemberReference, _ members: MemberResolver) -> Bool {
        let facts = index.files[reference.file]
        guard !facts.globalRange.contains(Int32(reference.member)) else { return leadsNowhere(members.type(ofGlobal: reference)) }
        guard let owner = facts.types.firstIndex(where: { $0.memberRange.contains(Int32(reference.member)) }),
            let type = index.type(of: TypeFactReference(file: reference.file, type: owner))
        else { return false }
        return leadsNowhere(members.type(of: MemberResolver.Found(owner: type, member: reference), isImplicitSelf: true))
    }

    private func leadsNowhere(_ type: ResolvedType) -> Bool {
        switch type {
        // A function may take an object.
        case .unknown, .uncertain, .alternatives, .function: false
        case .nominal(let id, let arguments): !typeNames.contains(index.types[id].name) && arguments.allSatisfy { leadsNowhere($0) }
        case .external(let name, let arguments): !typeNames.contains(name) && arguments.allSatisfy { leadsNowhere($0) }
        case .optional(let inner), .array(let inner), .metatype(let inner), .binding(let inner), .wrapper(let inner): leadsNowhere(inner)
        case .dictionary(let key, let value): leadsNowhere(key) && leadsNowhere(value)
        case .tuple(let parts), .constrained(let parts): parts.allSatisfy { leadsNowhere($0) }
        }
    }
}
