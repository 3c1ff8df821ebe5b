import Syntax

/// What generic parameters conform to.
extension ProjectIndex {
    /// What conforms to all of these: `Model & Identifiable` is a `Model`, and so is `T` in `<T: Model>`.
    func constrained(_ parts: [ResolvedType]) -> ResolvedType {
        for part in parts {
            if case .nominal(let id, _) = part, types[id].kind == .class { return part }
            if case .uncertain(let id) = part, types[id].kind == .class { return part }
        }
        return .constrained(parts)
    }

    /// What the head of a protocol or an extension asks of `Self`.
    ///
    /// - Parameter types: those around it.
    func constraintsOnSelf(in part: TypeFactReference, types: [TypeID] = [], resolver: TypeResolver) -> [ResolvedType] {
        constraints(
            on: KnownName.Self.id, parameters: [], requirements: fact(part).requirements,
            in: LexicalContext(file: part.file, types: types), resolver: resolver)
    }

    /// What a generic parameter conforms to.
    func constraints(
        on name: NameID, parameters: [GenericParameterFact], requirements: [CodeOffset], in context: LexicalContext,
        resolver: TypeResolver
    ) -> [ResolvedType] {
        var result: [ResolvedType] = []
        for parameter in parameters
        where translate(parameter.name, file: context.file) == name && parameter.constraint != 0 {
            let type = resolver.resolve(decode(parameter.constraint, file: context.file), in: context)
            if case .constrained(let parts) = type { result += parts } else { result.append(type) }
        }
        for pair in stride(from: 0, to: requirements.count - 1, by: 2) {
            guard case .named(let components) = decode(requirements[pair], file: context.file), components.count == 1,
                components[0].name == name
            else { continue }
            result.append(resolver.resolve(decode(requirements[pair + 1], file: context.file), in: context))
        }
        return result
    }
}

/// Members whose type is a generic parameter of the type around, which gives the classes that may stand for it.
extension ProjectIndex {
    /// `details: Details?` of `Entity<Details: Hashable>` has any of the classes that are `Hashable`.
    func addMembersOfGenericTypes(_ result: inout LegacyTypes) {
        for id in types.indices where !types[id].genericParameters.isEmpty && types[id].kind != .protocol {
            let parameters = Set(types[id].genericParameters)
            var classes: [NameID: Set<TypeID>] = [:]
            for member in memberTable.members(of: id) where fact(member).type != 0 {
                guard takes(parameters, fact(member).type, file: member.file),
                    let parameter = parameterGiven(by: decode(fact(member).type, file: member.file)),
                    parameters.contains(parameter)
                else { continue }
                let known = classes[parameter]
                let found = known ?? self.classes(standingFor: parameter, of: id, in: result)
                classes[parameter] = found
                result.membersOfLegacyType[name(of: member), default: []].formUnion(found)
            }
        }
    }

    /// `Value` of `Value?` and `[Value]`.
    private func parameterGiven(by type: TypeReference) -> NameID? {
        switch type {
        case .optional(let inner), .array(let inner): parameterGiven(by: inner)
        case .named(let components): components.count == 1 ? components[0].name : nil
        default: nil
        }
    }

    private func classes(standingFor parameter: NameID, of type: TypeID, in legacy: LegacyTypes) -> Set<TypeID> {
        var constraints: [ResolvedType] = []
        for declaration in types[type].declarations {
            let fact = fact(declaration)
            let context = LexicalContext(file: declaration.file, types: enclosingTypes(of: type))
            constraints += self.constraints(
                on: parameter, parameters: fact.genericParameters, requirements: fact.requirements, in: context,
                resolver: TypeResolver(index: self))
        }
        let external = constraints.flatMap(\.conjuncts).compactMap(\.externalName).map { text($0) }
        let classes = classes(meeting: constraints, in: legacy) ?? Set(legacy.classes.keys)
        return classes.filter { type in external.allSatisfy { mayConform(type, to: $0) } }
    }

    /// False for a class that has only ancestors of which it is known that they are not of a protocol's kind.
    private func mayConform(_ type: TypeID, to name: String) -> Bool {
        foreignConformances(of: type).contains { ancestor in
            let ancestor = text(ancestor)
            return SDKProtocols.refined(by: ancestor).contains(name) || !LocalElimination.isPlain(ancestor)
        }
    }
}
