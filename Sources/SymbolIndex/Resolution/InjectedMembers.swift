import Syntax

/// Properties without a type behind a wrapper that takes a key path, as libraries that inject dependencies have them:
/// `@Injected(\.session) var session`,
/// where the project declares the `session` of the container (catalogue 211).
extension MemberResolver {
    /// The type of what the key path leads to; `unknown` where the container or the member is not found.
    func injectedType(of found: Found, _ parts: [TypeReference.ChainPart], in context: LexicalContext) -> ResolvedType {
        guard case .keyPath(let first) = parts.first else { return .unknown }
        let rest = parts.dropFirst()
        for attribute in index.fact(found.member).attributes {
            let name = index.translate(attribute, file: found.member.file)
            if let wrapper = index.types(named: name).first ?? index.externalTypes[name] {
                let values = containers(of: wrapper).map { container in
                    value(of: follow(rest, from: start(first, in: container.type), in: context), in: container)
                }
                let known = Set(values.filter { $0 != .unknown })
                if known.count == 1, let only = known.first { return only }
                if !values.isEmpty || index.externalTypes[name] != wrapper { return .unknown }
            }
            if WrapperCatalogue.traits(of: index.text(name)).contains(.injects) {
                return content(of: follow(rest, from: start(first, in: nil), in: context))
            }
        }
        return .unknown
    }

    /// What a library's function hands out of a container: `resolve(\Container.session)`.
    ///
    /// - Parameters:
    ///   - callee: what a name that no source declares stands for.
    ///   - path: the names of the key path that is the only argument.
    /// - Returns: nil for any other call.
    func injectedType(byCalling callee: ResolvedType, _ path: [NameID]) -> ResolvedType? {
        guard let first = path.first, case .metatype(.external(let function, _)) = callee,
            WrapperCatalogue.traits(of: index.text(function)).contains(.injects)
        else { return nil }
        return content(of: path.dropFirst().reduce(start(first, in: nil)) { member($1, of: $0) })
    }

    /// Where a wrapper of the project, or an initializer that the project adds to one from outside, takes its values
    /// from.
    private struct Container {
        /// The root of the key path that it takes.
        let type: ResolvedType
        /// `Value` where the key path leads to a `K` and the wrapper's value is a `K.Value`.
        let valueOfKey: NameID?
        /// `Key` and the position of `Value` where the key path leads to a `Key<Value>` of the project.
        let key: (type: TypeID, position: Int)?
    }

    /// What a wrapper makes of what its key path leads to.
    private func value(of member: ResolvedType, in container: Container) -> ResolvedType {
        if let name = container.valueOfKey { return associatedType(name, of: member) }
        guard let key = container.key else { return content(of: member) }
        guard case .nominal(key.type, let arguments) = member, key.position < arguments.count else { return .unknown }
        return arguments[key.position]
    }

    private func containers(of wrapper: TypeID) -> [Container] {
        index.memberTable.members(of: wrapper).flatMap { member -> [Container] in
            let fact = index.fact(member)
            guard fact.kind == .initializer else { return [] }
            let place = LexicalContext(file: member.file, types: index.enclosingTypes(of: wrapper))
            return fact.parameters.compactMap { parameter in
                guard case .named(let components) = index.decode(parameter.type, file: member.file),
                    components.count == 1,
                    index.text(components[0].name).hasSuffix("KeyPath"), let root = components[0].arguments.first
                else { return nil }
                let key = components[0].arguments.last ?? .unknown
                let resolver = TypeResolver(index: index)
                return Container(
                    type: resolver.resolve(root, in: place),
                    valueOfKey: key.lastName.flatMap { associatedValue(of: $0, fact, member.file) },
                    key: openKey(key, resolver.resolve(key, in: place)))
            }
        }
    }

    /// A generic type of the project with one argument that is a generic parameter.
    private func openKey(_ written: TypeReference, _ type: ResolvedType) -> (type: TypeID, position: Int)? {
        guard case .named(let components) = written, let arguments = components.last?.arguments,
            case .nominal(let id, _) = type,
            let position = arguments.firstIndex(where: { $0.lastName != nil }), arguments.count == 1
        else { return nil }
        return (id, position)
    }

    /// `Value` of `where K.Value == …`, for a generic parameter `K` of an initializer.
    private func associatedValue(of key: NameID, _ fact: MemberFact, _ file: Int) -> NameID? {
        guard fact.genericParameters.contains(where: { index.translate($0.name, file: file) == key })
        else { return nil }
        for requirement in fact.requirements {
            guard case .named(let names) = index.decode(requirement, file: file), names.count == 2, names[0].name == key
            else { continue }
            return names[1].name
        }
        return nil
    }

    /// What an associated type of a key is: a generic parameter or an alias of the name, or the type of the property
    /// that a protocol asks for with it.
    private func associatedType(_ name: NameID, of type: ResolvedType) -> ResolvedType {
        guard case .nominal(let id, let arguments) = type else { return .unknown }
        if let position = index.types[id].genericParameters.firstIndex(of: name) {
            return position < arguments.count ? arguments[position] : .unknown
        }
        let place = LexicalContext(file: index.declaration(of: id)?.file ?? 0, types: index.enclosingTypes(of: id))
        let written = TypeReference.plain(name)
        if index.types[id].typealiases[name] != nil { return TypeResolver(index: index).resolve(written, in: place) }
        for base in index.lookUpOrder[id] where index.types[base].kind == .protocol {
            for member in index.members(of: base) {
                guard index.decode(index.fact(member).type, file: member.file) == written,
                    let found = firstMember(named: index.name(of: member), in: id), found.owner == id
                else { continue }
                return self.type(of: found, arguments: arguments)
            }
        }
        return .unknown
    }

    /// The first member of the path, or the root where one is written.
    ///
    /// - Parameter container: nil where only the library knows it: whatever type of the library the project extends
    /// with the member.
    private func start(_ name: NameID, in container: ResolvedType?) -> ResolvedType {
        if let container, let type = known(member(name, of: container)) { return type }
        if let root = index.types(named: name).first { return .nominal(root, []) }
        if index.externalTypes[name] != nil { return .external(name, []) }
        guard container == nil else { return .unknown }
        let types = index.externalTypes.values.sorted().compactMap { owner in
            firstMember(named: name, in: owner).map { type(of: $0) }
        }
        return types.isEmpty ? .unknown : .merging(types)
    }

    private func known(_ type: ResolvedType) -> ResolvedType? { type == .unknown ? nil : type }

    private func follow(
        _ rest: ArraySlice<TypeReference.ChainPart>, from type: ResolvedType, in context: LexicalContext
    ) -> ResolvedType {
        var current = type
        for case .member(let name, _) in rest { current = member(name, of: current) }
        return current
    }

    /// What a `Factory<Session>` makes; any other type itself.
    private func content(of type: ResolvedType) -> ResolvedType {
        switch type {
        case .external(let name, let arguments) where index.text(name).hasSuffix("Factory"): arguments.last ?? .unknown
        case .nominal(let id, let arguments) where index.text(index.types[id].name).hasSuffix("Factory"):
            arguments.last ?? type
        default: type
        }
    }
}
