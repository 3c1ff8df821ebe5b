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
            if let wrapper = index.types(named: name).first {
                return own(wrapper, context).map { content(of: follow(rest, from: start(first, in: $0), in: context)) } ?? .unknown
            }
            if WrapperCatalogue.traits(of: index.text(name)).contains(.injects) {
                return content(of: follow(rest, from: start(first, in: nil), in: context))
            }
        }
        return .unknown
    }

    /// The container of a wrapper of the project: the root of the key path that it takes.
    private func own(_ wrapper: TypeID, _ context: LexicalContext) -> ResolvedType? {
        for member in index.memberTable.members(of: wrapper) where index.fact(member).kind == .initializer {
            for parameter in index.fact(member).parameters {
                guard case .named(let components) = index.decode(parameter.type, file: member.file), components.count == 1,
                    index.text(components[0].name).hasSuffix("KeyPath"), let root = components[0].arguments.first
                else { continue }
                let place = LexicalContext(file: member.file, types: index.enclosingTypes(of: wrapper))
                return TypeResolver(index: index).resolve(root, in: place)
            }
        }
        return nil
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

    private func follow(_ rest: ArraySlice<TypeReference.ChainPart>, from type: ResolvedType, in context: LexicalContext) -> ResolvedType {
        var current = type
        for case .member(let name, _) in rest { current = member(name, of: current) }
        return current
    }

    /// What a `Factory<Session>` makes; any other type itself.
    private func content(of type: ResolvedType) -> ResolvedType {
        switch type {
        case .external(let name, let arguments) where index.text(name).hasSuffix("Factory"): arguments.last ?? .unknown
        case .nominal(let id, let arguments) where index.text(index.types[id].name).hasSuffix("Factory"): arguments.last ?? type
        default: type
        }
    }
}
