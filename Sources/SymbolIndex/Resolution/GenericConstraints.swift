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
