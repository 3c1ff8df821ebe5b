import Syntax

/// Generic code that asks for an `ObservableObject`: values that flow into it would no longer fit.
extension ProjectIndex {
    func findOpenGenerics(_ result: inout LegacyTypes) {
        for id in types.indices {
            for declaration in types[id].declarations {
                let fact = fact(declaration)
                guard !fact.genericParameters.isEmpty, types[id].kind != .protocol else { continue }
                let context = LexicalContext(file: declaration.file, types: enclosingTypes(of: id))
                let open = openParameters(fact.genericParameters, fact.requirements, context, result.refiningProtocols)
                guard !open.isEmpty else { continue }
                let isDirect = open.values.contains { namesObservableObject($0) }
                var entry = OpenGeneric(
                    file: declaration.file, offset: fact.offset, labels: [], namesObservableObject: isDirect)
                entry.isGenericType = true
                entry.hasOneParameter = open.count == 1
                let hasMemberwiseInitializer = hasMemberwiseInitializer(id)
                for part in types[id].parts {
                    for index in self.fact(part).memberRange {
                        let member = MemberReference(file: part.file, member: Int(index))
                        guard hasMemberwiseInitializer || self.fact(member).kind != .property else { continue }
                        addLabels(taking: Set(open.keys), member, to: &entry)
                    }
                }
                entry.classes = classes(meetingOneOf: open.values, in: result)
                add(entry, named: types[id].name, &result)
                if !entry.labels.isEmpty { addInitializer(entry, &result) }
                addOpenCases(of: id, Set(open.keys), entry, &result)
            }
        }
        addConstrainedAliases(&result)
        let constraining = namesOfConstraints(result)
        for file in files.indices {
            for index in files[file].globalRange {
                addOpenFunction(MemberReference(file: file, member: Int(index)), owner: nil, constraining, &result)
            }
        }
        for id in types.indices {
            for part in types[id].parts {
                for index in files[part.file].types[part.type].memberRange {
                    addOpenFunction(
                        MemberReference(file: part.file, member: Int(index)), owner: id, constraining, &result)
                }
            }
        }
    }

    /// True for a struct whose declarations have no initializer of their own.
    private func hasMemberwiseInitializer(_ type: TypeID) -> Bool {
        types[type].kind == .struct
            && types[type].declarations.allSatisfy { part in
                fact(part).memberRange.allSatisfy { files[part.file].members[Int($0)].kind != .initializer }
            }
    }

    /// A type without any of these names is none that asks for an `ObservableObject`.
    private func namesOfConstraints(_ legacy: LegacyTypes) -> NameSet {
        var result = NameSet(of: names)
        result.insert(KnownName.ObservableObject.id)
        result.insert(KnownName.Self.id)
        for id in legacy.refiningProtocols { result.insert(types[id].name) }
        for id in types.indices { result.insert(types[id].genericParameters) }
        for file in files.indices {
            for alias in files[file].typealiases { result.insert(translate(alias.name, file: file)) }
        }
        return result
    }

    private func addOpenFunction(
        _ reference: MemberReference, owner: TypeID?, _ constraining: NameSet, _ result: inout LegacyTypes
    ) {
        let kind = files[reference.file].members[reference.member].kind
        guard kind == .function || kind == .initializer || kind == .subscript else { return }
        let fact = fact(reference)
        let isGeneric = !fact.genericParameters.isEmpty
        guard
            isGeneric
                || files[reference.file].mentionsLegacy
                    && fact.parameters.contains(where: { takes(constraining, $0.type, file: reference.file) })
        else { return }
        let context = LexicalContext(file: reference.file, types: owner.map { enclosingTypes(of: $0) } ?? [])
        let ofOwner = owner.map { kind == .initializer ? parametersAsked(of: $0, in: reference.file) : [] } ?? []
        let open = openParameters(
            fact.genericParameters + ofOwner, fact.requirements, context, result.refiningProtocols)
        var entry = OpenGeneric(file: reference.file, offset: fact.offset, labels: [], namesObservableObject: false)
        if !open.isEmpty { addLabels(taking: Set(open.keys), reference, to: &entry) }
        entry.isGenericType = ofOwner.contains { open[translate($0.name, file: reference.file)] != nil }
        // Nothing that must be passed tells the parameter.
        let parameters = Set(open.keys)
        let isTold = fact.parameters.contains { !$0.hasDefault && takes(parameters, $0.type, file: reference.file) }
        entry.isInferredFromResult = !open.isEmpty && !isTold
        var told = parameters
        var constraints = Array(open.values)
        for parameter in fact.parameters where parameter.type != 0 {
            let type = decode(parameter.type, file: reference.file)
            guard case .constrained(let parts) = TypeResolver(index: self).resolve(type, in: context) else { continue }
            if parts.contains(where: { refersToObservableObject($0, protocols: result.refiningProtocols) }) {
                let label = translate(parameter.label, file: reference.file)
                entry.labels.insert(label)
                constraints.append(parts)
                // The type's own parameter, or one for each `some`.
                if case .named(let components) = type, let first = components.first {
                    told.insert(first.name)
                } else {
                    told.insert(label)
                }
            }
        }
        entry.hasOneParameter = told.count == 1
        guard !open.isEmpty || !entry.labels.isEmpty else { return }
        // A call of an initializer names the type.
        let isInitializer = fact.kind == .initializer
        let name = isInitializer ? owner.map { types[$0].name } ?? name(of: reference) : name(of: reference)
        entry.namesObservableObject = constraints.contains { namesObservableObject($0) }
        entry.isFunction = fact.kind == .function
        entry.classes = classes(meetingOneOf: constraints, in: result)
        if !isInitializer, let owner { entry.owners = [owner] }
        add(entry, named: name, &result)
        // `.init(model)` names no type.
        if isInitializer { addInitializer(entry, &result) }
    }

    /// `Value` of `struct Box<Value>`, of which an initializer may ask more than the type does: `where Value:
    /// ObservableObject`. Only where both stand in one file.
    private func parametersAsked(of type: TypeID, in file: Int) -> [GenericParameterFact] {
        guard declaresParametersInitializersAsk(type, in: file), let declaration = types[type].declarations.first else {
            return []
        }
        return fact(declaration).genericParameters
    }

    /// True where what initializers ask of the type's parameters is told by their calls.
    func declaresParametersInitializersAsk(_ type: TypeID, in file: Int) -> Bool {
        let symbol = types[type]
        guard symbol.declarations.count == 1, let declaration = symbol.declarations.first else { return false }
        return symbol.kind != .protocol && symbol.kind != .external && declaration.file == file
    }

    /// What has the same name is judged as one.
    func add(_ entry: OpenGeneric, named name: NameID, _ result: inout LegacyTypes) {
        result.openGenerics[name] = result.openGenerics[name]?.merged(with: entry) ?? entry
    }

    /// `.init(model)` names no type, so that it may call any of them.
    private func addInitializer(_ entry: OpenGeneric, _ result: inout LegacyTypes) {
        guard entry.namesObservableObject else { return }
        result.openInitializers = result.openInitializers?.merged(with: entry) ?? entry
    }

    /// False where only protocols of the project that refine `ObservableObject` ask for it.
    public func namesObservableObject(_ constraints: [ResolvedType]) -> Bool {
        constraints.contains { refersToObservableObject($0, protocols: []) }
    }

    func classes(meetingOneOf constraints: some Collection<[ResolvedType]>, in legacy: LegacyTypes) -> Set<TypeID>? {
        var result: Set<TypeID> = []
        for constraint in constraints {
            guard let classes = classes(meeting: constraint, in: legacy) else { return nil }
            result.formUnion(classes)
        }
        return constraints.isEmpty ? nil : result
    }

    /// The legacy classes that conform to all protocols of the project among the constraints and derive from the
    /// classes among them; nil where there are none of either.
    func classes(meeting constraints: [ResolvedType], in legacy: LegacyTypes) -> Set<TypeID>? {
        var required: [TypeID] = []
        var queue = constraints
        while let next = queue.popLast() {
            if case .constrained(let parts) = next { queue += parts }
            if case .nominal(let id, _) = next, types[id].kind == .protocol || types[id].kind == .class {
                required.append(id)
            }
        }
        guard !required.isEmpty else { return nil }
        return Set(
            legacy.classes.keys.filter { type in
                required.allSatisfy { inherits(type, from: $0) }
            })
    }

    /// An enum case with a payload of the enum's open parameter makes a value that holds one.
    private func addOpenCases(of type: TypeID, _ open: Set<NameID>, _ owner: OpenGeneric, _ result: inout LegacyTypes) {
        for part in types[type].parts {
            for number in fact(part).memberRange {
                let reference = MemberReference(file: part.file, member: Int(number))
                guard fact(reference).kind == .enumCase else { continue }
                let labels = Set(
                    fact(reference).parameters.filter { takes(open, $0.type, file: part.file) }.map {
                        caseLabel($0, part.file)
                    })
                guard !labels.isEmpty else { continue }
                var entry = OpenGeneric(
                    file: part.file, offset: fact(reference).offset, labels: labels,
                    namesObservableObject: owner.namesObservableObject)
                entry.classes = owner.classes
                add(entry, named: name(of: reference), &result)
            }
        }
    }

    /// A payload without a label is parsed as a type alone, and its label is the type's name.
    private func caseLabel(_ parameter: ParameterFact, _ file: Int) -> NameID {
        let label = translate(parameter.label, file: file)
        if case .named(let components) = decode(parameter.type, file: file), components.first?.name == label {
            return KnownName.wildcard.id
        }
        return label
    }

    private func takes(_ names: NameSet, _ code: CodeOffset, file: Int) -> Bool {
        var found = false
        forEachName(in: code, file: file) { if names.contains($0) { found = true } }
        return found
    }

    func takes(_ parameters: Set<NameID>, _ code: CodeOffset, file: Int) -> Bool {
        var found = false
        forEachName(in: code, file: file) { if parameters.contains($0) { found = true } }
        return found
    }

    /// The generic parameters that are constrained to `ObservableObject`, with all their constraints.
    func openParameters(
        _ parameters: [GenericParameterFact], _ requirements: [CodeOffset], _ context: LexicalContext,
        _ protocols: Set<TypeID>
    ) -> [NameID: [ResolvedType]] {
        var result: [NameID: [ResolvedType]] = [:]
        for parameter in parameters {
            let name = translate(parameter.name, file: context.file)
            let constraints = constraints(
                on: name, parameters: parameters, requirements: requirements, in: context,
                resolver: TypeResolver(index: self))
            if constraints.contains(where: { refersToObservableObject($0, protocols: protocols) }) {
                result[name] = constraints
            }
        }
        return result
    }

    /// Adds the labels under which a value of one of the generic parameters is passed to a member or, for a property,
    /// to the memberwise initializer.
    private func addLabels(taking parameters: Set<NameID>, _ reference: MemberReference, to entry: inout OpenGeneric) {
        let fact = fact(reference)
        func add(_ label: NameID, _ type: CodeOffset, isAutoclosure: Bool = false) {
            guard takes(parameters, type, file: reference.file) else { return }
            entry.labels.insert(label)
            let type = decode(type, file: reference.file)
            if !isToldByArgument(parameters, type) { entry.indirectLabels.insert(label) }
            // A closure as an autoclosure is a value that is no object.
            if !isAutoclosure, isToldByResult(parameters, type) { entry.makerLabels.insert(label) }
        }
        if fact.kind == .property { return add(name(of: reference), fact.type) }
        for parameter in fact.parameters {
            add(
                translate(parameter.label, file: reference.file), parameter.type,
                isAutoclosure: parameter.isAutoclosure)
        }
    }

    /// False where a generic parameter stands among the arguments of another type, so that a value of a type which
    /// inherits from that one or conforms
    /// to it doesn't show the parameter.
    private func isToldByArgument(_ parameters: Set<NameID>, _ type: TypeReference) -> Bool {
        switch type {
        case .named(let components):
            !components.contains { component in component.arguments.contains { mentions(parameters, $0) } }
        case .optional(let inner), .array(let inner), .metatype(let inner), .some(let inner), .any(let inner):
            isToldByArgument(parameters, inner)
        case .dictionary(let key, let value): isToldByArgument(parameters, key) && isToldByArgument(parameters, value)
        case .tuple(let parts, _), .composition(let parts): parts.allSatisfy { isToldByArgument(parameters, $0) }
        case .function, .expression, .unknown: true
        }
    }

    private func isToldByResult(_ parameters: Set<NameID>, _ type: TypeReference) -> Bool {
        switch type {
        case .function(let result, _): mentions(parameters, result)
        case .optional(let inner): isToldByResult(parameters, inner)
        case .tuple(let parts, _): parts.count == 1 && isToldByResult(parameters, parts[0])
        default: false
        }
    }

    private func mentions(_ names: Set<NameID>, _ type: TypeReference) -> Bool {
        var found = false
        type.forEachName { if names.contains($0) { found = true } }
        return found
    }

    /// Calls `body` for each name in an encoded type; decoding it would cost several arrays.
    public func forEachName(in type: CodeOffset, file: Int, _ body: (NameID) -> Void) {
        var encoded = EncodedNames(files[file].codes, at: type)
        encoded.forEach { name, _ in body(translate(name, file: file)) }
    }

    func mentionedNames(_ type: TypeReference, _ body: (NameID) -> Void) {
        switch type {
        case .named(let components):
            for component in components {
                body(component.name)
                for argument in component.arguments { mentionedNames(argument, body) }
            }
        case .optional(let inner), .array(let inner), .function(let inner, _), .some(let inner), .any(let inner),
            .metatype(let inner):
            mentionedNames(inner, body)
        case .dictionary(let key, let value):
            mentionedNames(key, body)
            mentionedNames(value, body)
        case .tuple(let parts, _), .composition(let parts): for part in parts { mentionedNames(part, body) }
        case .unknown, .expression: break
        }
    }
}
