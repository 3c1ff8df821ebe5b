import Syntax

/// How a class comes to be an `ObservableObject`.
public enum ObservableObjectConformance: Hashable, Sendable {
    /// Named in the inheritance clause of the declaration or of an extension.
    case clause(part: TypeFactReference, position: Int)
    case superclass(TypeID)
    /// Through a protocol of the project that refines `ObservableObject`.
    case protocolRefinement(TypeID)
    /// Through a composition behind a type alias.
    case composition(part: TypeFactReference, position: Int)
}

/// Generic code that asks for an `ObservableObject`.
public struct OpenGeneric: Sendable {
    /// Where it is declared.
    public let file: Int
    public let offset: UInt32
    /// Argument labels that take the constrained parameter; `_` for arguments without one.
    public var labels: Set<NameID>
    /// A function, so that its name is a value that can be passed on.
    public var isFunction = false
    /// A parameter is inferred from the place of the call and not from an argument.
    public var isInferredFromResult = false
}

/// What the legacy system makes of the project's types.
public struct LegacyTypes: Sendable {
    /// The classes that are `ObservableObject`s, with every way in which each is one.
    public internal(set) var classes: [TypeID: [ObservableObjectConformance]] = [:]
    /// Protocols of the project that refine `ObservableObject`.
    public internal(set) var refiningProtocols: Set<TypeID> = []
    public internal(set) var subclasses: [TypeID: [TypeID]] = [:]
    /// Functions and types that are generic over `ObservableObject`, by name.
    public internal(set) var openGenerics: [NameID: OpenGeneric] = [:]
    /// Members that the project adds to `ObservableObject` itself, by name.
    public internal(set) var extensionMembers: [NameID: MemberReference] = [:]
    /// Names of `@Published` properties, with the classes that have one of this name.
    public internal(set) var publishedProperties: [NameID: [TypeID]] = [:]
    /// Names of properties behind legacy wrappers.
    public internal(set) var wrapperProperties: Set<NameID> = []
    /// Names of members whose type is one of the classes, with these classes.
    public internal(set) var membersOfLegacyType: [NameID: Set<TypeID>] = [:]

    /// The classes in the order of their declarations.
    public var sortedClasses: [TypeID] { classes.keys.sorted() }
}

extension ProjectIndex {
    /// Finds the classes that are `ObservableObject`s and what matters about them all over the project.
    public func findLegacyTypes() -> LegacyTypes {
        var result = LegacyTypes()
        result.refiningProtocols = findRefiningProtocols()
        for id in types.indices where types[id].kind == .class || types[id].kind == .actor {
            let ways = directConformances(of: id, refining: result.refiningProtocols)
            if !ways.isEmpty { result.classes[id] = ways }
        }
        spreadToSubclasses(&result)
        findOpenGenerics(&result)
        addOpenAliases(&result)
        findMembers(&result)
        return result
    }

    private func isObservableObject(_ type: ResolvedType) -> Bool {
        if case .external(KnownName.ObservableObject.rawValue, _) = type { return true }
        return false
    }

    private func findRefiningProtocols() -> Set<TypeID> {
        var result: Set<TypeID> = []
        var changed = true
        while changed {
            changed = false
            for id in types.indices where types[id].kind == .protocol && !result.contains(id) {
                let refines = types[id].inherited.contains { refersToObservableObject($0.type, protocols: result) }
                    || requirementsOnSelf(of: id).contains { refersToObservableObject($0, protocols: result) }
                if refines {
                    result.insert(id)
                    changed = true
                }
            }
        }
        return result
    }

    /// `protocol P where Self: ObservableObject`
    private func requirementsOnSelf(of id: TypeID) -> [ResolvedType] {
        guard let declaration = types[id].declarations.first else { return [] }
        return constraints(
            on: KnownName.Self.id, parameters: [], requirements: fact(declaration).requirements, in: LexicalContext(file: declaration.file),
            resolver: TypeResolver(index: self))
    }

    /// True for `ObservableObject`, a refining protocol, or a composition with one.
    func refersToObservableObject(_ type: ResolvedType, protocols: Set<TypeID>) -> Bool {
        switch type {
        case .external: isObservableObject(type)
        case .nominal(let id, _), .uncertain(let id): protocols.contains(id)
        case .constrained(let parts), .tuple(let parts): parts.contains { refersToObservableObject($0, protocols: protocols) }
        case .metatype(let inner), .optional(let inner), .array(let inner): refersToObservableObject(inner, protocols: protocols)
        default: false
        }
    }

    private func directConformances(of id: TypeID, refining: Set<TypeID>) -> [ObservableObjectConformance] {
        var ways: [ObservableObjectConformance] = []
        for entry in types[id].inherited {
            switch entry.type {
            case .external where isObservableObject(entry.type): ways.append(.clause(part: entry.part, position: entry.position))
            case .nominal(let base, _) where refining.contains(base), .uncertain(let base) where refining.contains(base):
                ways.append(.protocolRefinement(base))
            case .constrained(let parts) where parts.contains(where: { refersToObservableObject($0, protocols: refining) }):
                ways.append(.composition(part: entry.part, position: entry.position))
            default: break
            }
        }
        return ways
    }

    private func spreadToSubclasses(_ result: inout LegacyTypes) {
        for id in types.indices {
            if let base = types[id].superclass { result.subclasses[base, default: []].append(id) }
        }
        var queue = result.classes.keys.sorted()
        while let base = queue.popLast() {
            for subclass in result.subclasses[base] ?? [] where result.classes[subclass]?.contains(.superclass(base)) != true {
                if result.classes[subclass] == nil { queue.append(subclass) }
                result.classes[subclass, default: []].append(.superclass(base))
            }
        }
    }

    // MARK: Generic code

    private func findOpenGenerics(_ result: inout LegacyTypes) {
        for id in types.indices {
            for declaration in types[id].declarations {
                let fact = fact(declaration)
                guard !fact.genericParameters.isEmpty, types[id].kind != .protocol else { continue }
                let context = LexicalContext(file: declaration.file, types: enclosingTypes(of: id))
                let open = openParameters(fact.genericParameters, fact.requirements, context, result.refiningProtocols)
                guard !open.isEmpty else { continue }
                var labels: Set<NameID> = []
                for part in types[id].parts {
                    for index in self.fact(part).memberRange {
                        labels.formUnion(labelsTaking(open, MemberReference(file: part.file, member: Int(index))))
                    }
                }
                result.openGenerics[types[id].name] = OpenGeneric(file: declaration.file, offset: fact.offset, labels: labels)
                addOpenCases(of: id, open, &result)
            }
        }
        for file in files.indices {
            for index in files[file].globalRange { addOpenFunction(MemberReference(file: file, member: Int(index)), owner: nil, &result) }
        }
        for id in types.indices {
            for part in types[id].parts {
                for index in fact(part).memberRange { addOpenFunction(MemberReference(file: part.file, member: Int(index)), owner: id, &result) }
            }
        }
    }

    private func addOpenFunction(_ reference: MemberReference, owner: TypeID?, _ result: inout LegacyTypes) {
        let fact = fact(reference)
        guard fact.kind == .function || fact.kind == .initializer || fact.kind == .subscript, files[reference.file].mentionsLegacy || !fact.genericParameters.isEmpty
        else { return }
        let context = LexicalContext(file: reference.file, types: owner.map { enclosingTypes(of: $0) } ?? [])
        let open = openParameters(fact.genericParameters, fact.requirements, context, result.refiningProtocols)
        var labels = open.isEmpty ? [] : labelsTaking(open, reference)
        for parameter in fact.parameters where parameter.type != 0 {
            guard case .constrained(let parts) = TypeResolver(index: self).resolve(decode(parameter.type, file: reference.file), in: context) else { continue }
            if parts.contains(where: { refersToObservableObject($0, protocols: result.refiningProtocols) }) {
                labels.insert(translate(parameter.label, file: reference.file))
            }
        }
        guard !open.isEmpty || !labels.isEmpty else { return }
        // A call of an initializer names the type.
        let isInitializer = fact.kind == .initializer
        let name = isInitializer ? owner.map { types[$0].name } ?? name(of: reference) : name(of: reference)
        var entry = result.openGenerics[name] ?? OpenGeneric(file: reference.file, offset: fact.offset, labels: [])
        entry.labels.formUnion(labels)
        entry.isFunction = entry.isFunction || fact.kind == .function
        entry.isInferredFromResult = entry.isInferredFromResult || labels.isEmpty
        result.openGenerics[name] = entry
    }

    /// An enum case with a payload of the enum's open parameter makes a value that holds one.
    private func addOpenCases(of type: TypeID, _ open: Set<NameID>, _ result: inout LegacyTypes) {
        for part in types[type].parts {
            for number in fact(part).memberRange {
                let reference = MemberReference(file: part.file, member: Int(number))
                guard fact(reference).kind == .enumCase else { continue }
                let labels = Set(fact(reference).parameters.filter { takes(open, $0.type, file: part.file) }.map { caseLabel($0, part.file) })
                guard !labels.isEmpty else { continue }
                let name = name(of: reference)
                result.openGenerics[name, default: OpenGeneric(file: part.file, offset: fact(reference).offset, labels: [])].labels.formUnion(labels)
            }
        }
    }

    /// A payload without a label is parsed as a type alone, and its label is the type's name.
    private func caseLabel(_ parameter: ParameterFact, _ file: Int) -> NameID {
        let label = translate(parameter.label, file: file)
        if case .named(let components) = decode(parameter.type, file: file), components.first?.name == label { return KnownName._.id }
        return label
    }

    private func takes(_ parameters: Set<NameID>, _ code: CodeOffset, file: Int) -> Bool {
        var found = false
        mentionedNames(decode(code, file: file)) { if parameters.contains($0) { found = true } }
        return found
    }

    /// `typealias Screen = Page`: the alias is as generic as what it stands for.
    private func addOpenAliases(_ result: inout LegacyTypes) {
        for file in files.indices {
            for alias in files[file].typealiases {
                guard let target = decode(alias.target, file: file).lastName, let open = result.openGenerics[target] else { continue }
                let name = translate(alias.name, file: file)
                if result.openGenerics[name] == nil { result.openGenerics[name] = open }
            }
        }
    }

    /// The generic parameters that are constrained to `ObservableObject`.
    private func openParameters(
        _ parameters: [GenericParameterFact], _ requirements: [CodeOffset], _ context: LexicalContext, _ protocols: Set<TypeID>
    ) -> Set<NameID> {
        var result: Set<NameID> = []
        for parameter in parameters {
            let name = translate(parameter.name, file: context.file)
            let constraints = constraints(on: name, parameters: parameters, requirements: requirements, in: context, resolver: TypeResolver(index: self))
            if constraints.contains(where: { refersToObservableObject($0, protocols: protocols) }) { result.insert(name) }
        }
        return result
    }

    /// Labels under which a value of one of the generic parameters is passed to a member or, for a property, to the memberwise initializer.
    private func labelsTaking(_ parameters: Set<NameID>, _ reference: MemberReference) -> Set<NameID> {
        let fact = fact(reference)
        if fact.kind == .property { return takes(parameters, fact.type, file: reference.file) ? [name(of: reference)] : [] }
        return Set(fact.parameters.filter { takes(parameters, $0.type, file: reference.file) }.map { translate($0.label, file: reference.file) })
    }

    private func mentionedNames(_ type: TypeReference, _ body: (NameID) -> Void) {
        switch type {
        case .named(let components):
            for component in components {
                body(component.name)
                for argument in component.arguments { mentionedNames(argument, body) }
            }
        case .optional(let inner), .array(let inner), .function(let inner), .some(let inner), .any(let inner), .metatype(let inner):
            mentionedNames(inner, body)
        case .dictionary(let key, let value):
            mentionedNames(key, body)
            mentionedNames(value, body)
        case .tuple(let parts), .composition(let parts): for part in parts { mentionedNames(part, body) }
        case .unknown, .expression: break
        }
    }

    // MARK: Members

    private func findMembers(_ result: inout LegacyTypes) {
        for id in result.classes.keys.sorted() {
            for (name, members) in membersByName[id] ?? [:] where members.contains(where: { hasAttribute($0, .Published) }) {
                result.publishedProperties[name, default: []].append(id)
            }
        }
        if let id = externalTypes[KnownName.ObservableObject.id] {
            for (name, members) in membersByName[id] ?? [:] { result.extensionMembers[name] = members.first }
        }
        let classNames = Set(result.classes.keys.map { types[$0].name })
        for file in files.indices {
            for index in files[file].members.indices {
                let reference = MemberReference(file: file, member: index)
                if files[file].members[index].attributes.contains(where: { LegacyWrapper($0) != nil }) { result.wrapperProperties.insert(name(of: reference)) }
                guard let type = legacyName(of: files[file].members[index], file: file, classNames) else { continue }
                for id in result.classes.keys where types[id].name == type { result.membersOfLegacyType[name(of: reference), default: []].insert(id) }
            }
        }
    }

    /// The name of a legacy class in a member's type or initial value.
    private func legacyName(of fact: MemberFact, file: Int, _ classNames: Set<NameID>) -> NameID? {
        var found: NameID?
        if fact.type != 0 {
            mentionedNames(decode(fact.type, file: file)) { if classNames.contains($0) { found = $0 } }
        } else if fact.initialValue != 0, case .expression(let parts) = decode(fact.initialValue, file: file) {
            for part in parts {
                switch part {
                case .name(let name, _), .member(let name, _), .array(let name, _): if classNames.contains(name) { found = name }
                default: break
                }
            }
        }
        return found
    }
}

// MARK: - Files that matter

extension ProjectIndex {
    /// The files whose bodies must be looked into: those that name the legacy system, one of its classes, or a member that leads to one.
    public func relevantFiles(_ legacy: LegacyTypes) -> [Int] {
        var names: Set<NameID> = Set(legacy.classes.keys.map { types[$0].name })
        names.formUnion(legacy.openGenerics.keys)
        names.formUnion(legacy.extensionMembers.keys)
        let projected = Set(legacy.publishedProperties.keys).union(legacy.wrapperProperties)
        return files.indices.filter { file in
            if files[file].mentionsLegacy { return true }
            if files[file].mentions.contains(where: { names.contains(translate($0, file: file)) }) { return true }
            return files[file].projectedMentions.contains { projected.contains(translate($0, file: file)) }
        }
    }
}

// MARK: - Questions that rules ask

extension ProjectIndex {
    /// The members of a name that a type or one of its extensions declares.
    public func members(named name: NameID, of type: TypeID) -> [MemberReference] {
        membersByName[type]?[name] ?? []
    }

    /// Names of everything from outside that a type inherits: directly, through superclasses and protocols of the project, and through aliases.
    public func foreignConformances(of type: TypeID) -> Set<NameID> {
        var names: Set<NameID> = []
        var visited: Set<TypeID> = []
        var queue: [ResolvedType] = [.nominal(type, [])]
        while let next = queue.popLast() {
            switch next {
            case .external(let name, _): names.insert(name)
            case .constrained(let parts): queue += parts
            case .nominal(let id, _), .uncertain(let id):
                guard visited.insert(id).inserted, visited.count < 128 else { continue }
                queue += types[id].inherited.map(\.type)
            default: break
            }
        }
        return names
    }

    /// True where the project has a function of one of the names with one parameter without a label, whose type is a legacy class or generic.
    public func declaresUnlabelledFunction(named names: [NameID], takingOneOf legacy: LegacyTypes) -> Bool {
        names.contains { name in
            membersByName.values.contains { table in
                (table[name] ?? []).contains { member in
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

    /// Names of all computed properties.
    public func namesOfComputedProperties() -> Set<NameID> {
        var result: Set<NameID> = []
        for file in files.indices {
            for (number, fact) in files[file].members.enumerated() where fact.kind == .property && fact.flags.contains(.isComputed) {
                result.insert(name(of: MemberReference(file: file, member: number)))
            }
        }
        return result
    }

    /// The types of a name outside of other types.
    public func types(named name: NameID) -> [TypeID] { topLevelTypes[name] ?? [] }

    /// The superclasses of the project, nearest first.
    public func superclasses(of type: TypeID) -> [TypeID] {
        var result: [TypeID] = []
        var current = types[type].superclass
        while let base = current, !result.contains(base), result.count < 64 {
            result.append(base)
            current = types[base].superclass
        }
        return result
    }

    /// All direct and indirect subclasses.
    public func subclasses(of type: TypeID, in legacy: LegacyTypes) -> [TypeID] {
        var result: [TypeID] = []
        var queue = legacy.subclasses[type] ?? []
        while let next = queue.popLast() {
            guard !result.contains(next) else { continue }
            result.append(next)
            queue += legacy.subclasses[next] ?? []
        }
        return result.sorted()
    }
}
