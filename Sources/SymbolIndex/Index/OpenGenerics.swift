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

    func takes(_ parameters: Set<NameID>, _ code: CodeOffset, file: Int) -> Bool {
        var found = false
        mentionedNames(decode(code, file: file)) { if parameters.contains($0) { found = true } }
        return found
    }

    /// `typealias Screen = Page`: the alias is as generic as what it stands for.
    func addOpenAliases(_ result: inout LegacyTypes) {
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

    func mentionedNames(_ type: TypeReference, _ body: (NameID) -> Void) {
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
}
