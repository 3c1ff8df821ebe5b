import Syntax

/// What a class inherits from a class of a library: its properties are made of the library's own types and of those
/// that the library is given.
///
/// These are the generic arguments, and what they give as associated types of the library's protocols: the types of
/// their members, and what they name as types.
struct LibraryMembers {
    let index: ProjectIndex

    /// The types of the project that may be in an inherited property, with their superclasses and subclasses; nil where
    /// it may be any.
    func typesGiven(to type: TypeID) -> Set<TypeID>? {
        var arguments: [TypeID] = []
        for owner in [type] + index.superclasses(of: type) {
            guard index.types[owner].parent == nil, !index.mayHaveMacro(owner) else { return nil }
            for inherited in index.types[owner].inherited.flatMap(\.type.conjuncts) {
                guard let own = types(given: inherited, by: owner, to: type) else { return nil }
                arguments += own
            }
        }
        return reachable(from: arguments)
    }

    /// - Parameter owner: the class that inherits it: the class itself, or a superclass, whose generic parameters stand
    ///   for what its subclass passes.
    private func types(given inherited: ResolvedType, by owner: TypeID, to type: TypeID) -> [TypeID]? {
        let arguments: [ResolvedType]
        switch inherited {
        case .nominal(let id, let passed):
            // Nothing in the project declares the property, but a protocol of a library may be behind one of its own.
            guard index.types[id].kind != .protocol || areKnown(index.foreignConformances(of: id)) else { return nil }
            arguments = passed
        case .external(let name, let passed):
            guard !passed.isEmpty || areKnown([name]) else { return nil }
            arguments = passed
        default: return nil
        }
        var result: [TypeID] = []
        for argument in arguments {
            switch argument.unwrapped {
            case .external(_, let inner) where inner.isEmpty: break
            case .nominal(let id, let inner) where inner.isEmpty: result.append(id)
            case .array(.nominal(let id, let inner)) where inner.isEmpty: result.append(id)
            case .constrained(let parts):
                if owner != type { continue }
                let classes = parts.compactMap(\.typeID).filter { index.types[$0].kind == .class }
                guard !classes.isEmpty else { return nil }
                result += classes
            default: return nil
            }
        }
        return result
    }

    private func areKnown(_ names: [NameID]) -> Bool {
        names.allSatisfy { SDKAncestors.wellKnown.contains(index.text($0)) }
    }

    private func reachable(from types: [TypeID]) -> Set<TypeID> {
        var result: Set<TypeID> = []
        var visited: Set<TypeID> = []
        var queue = types
        while let type = queue.popLast() {
            guard visited.insert(type).inserted else { continue }
            let superclasses = index.superclasses(of: type)
            result.formUnion([type] + superclasses + index.subclasses(of: type))
            // Only a protocol of a library asks for types in its name.
            for owner in [type] + superclasses where !areKnown(index.foreignConformances(of: owner)) {
                queue += typesNamed(by: owner)
            }
        }
        return result
    }

    /// In heads, but for what is inherited, in aliases and in members; of members what their types are as well, where
    /// an alias is written.
    private func typesNamed(by type: TypeID) -> [TypeID] {
        let members = MemberResolver(index: index)
        var result = index.types[type].nested.values.flatMap { $0 }
        var names: Set<NameID> = []
        for argument in index.types[type].directlyInherited.flatMap(\.genericArguments) {
            argument.forEachType { result.append($0) }
        }
        for part in index.types[type].parts {
            let fact = index.fact(part)
            var codes = fact.requirements + fact.genericParameters.map(\.constraint)
            for number in fact.memberRange {
                let member = MemberReference(file: part.file, member: Int(number))
                let own = index.fact(member)
                codes += [own.type, own.initialValue] + own.parameters.map(\.type)
                members.type(of: MemberResolver.Found(owner: type, member: member)).forEachType { result.append($0) }
            }
            codes += index.types[type].typealiases.values.flatMap { $0 }.filter { $0.file == part.file }.map {
                index.files[part.file].typealiases[$0.index].target
            }
            for code in codes where code != 0 {
                index.decode(code, file: part.file).forEachName { names.insert($0) }
            }
        }
        return result + index.types.indices.filter { names.contains(index.types[$0].name) }
    }
}
