import Syntax

/// What initial values, and names outside of functions, stand for.
extension MemberResolver {
    /// The type of an initial value. `expected` is the written type, for `.init()` and `.shared`.
    public func evaluate(_ parts: [TypeReference.ChainPart], in context: LexicalContext, expected: ResolvedType)
        -> ResolvedType
    {
        guard let first = parts.first else { return .unknown }
        var current = evaluate(first: first, in: context, expected: expected)
        for part in parts.dropFirst() { current = step(part, from: current, in: context) }
        return current
    }

    private func evaluate(first: TypeReference.ChainPart, in context: LexicalContext, expected: ResolvedType)
        -> ResolvedType
    {
        switch first {
        case .name(let name, let arguments):
            return name == KnownName.`self`.id ? selfType(context) : lookUp(name, arguments, in: context)
        case .module(let name): return .metatype(.external(name, []))
        case .implicitMember(let name): return member(name, of: .metatype(expected.unwrapped))
        case .array(let name, let isValues):
            guard name != 0 else { return .array(.unknown) }
            if !isValues, !isTypeName(name) { return .array(value(named: name, in: context)) }
            let element = resolve(named: name, in: context)
            return isValues ? .array(element) : .metatype(.array(element))
        case .dictionary(let key, let value, let isValues):
            guard value != 0 else { return .dictionary(.unknown, .unknown) }
            let dictionary = ResolvedType.dictionary(
                key == 0 ? .unknown : resolve(named: key, in: context), resolve(named: value, in: context))
            return isValues ? dictionary : .metatype(dictionary)
        case .string: return .external(KnownName.String.id, [])
        case .literal(let name): return name == 0 ? .unknown : .external(name, [])
        case .closure(let result): return .function(type(ofResult: result, in: context))
        default: return .unknown
        }
    }

    private func type(ofResult result: TypeReference, in context: LexicalContext) -> ResolvedType {
        guard case .expression(let parts) = result else {
            return TypeResolver(index: index).resolve(result, in: context)
        }
        return depth < Limits.initialValueDepth ? deeper.evaluate(parts, in: context, expected: .unknown) : .unknown
    }

    /// What a name in a literal stands for, where it is not that of a type.
    private func value(named name: NameID, in context: LexicalContext) -> ResolvedType {
        depth < Limits.initialValueDepth ? deeper.lookUp(name, [], in: context) : .unknown
    }

    private func resolve(named name: NameID, in context: LexicalContext) -> ResolvedType {
        TypeResolver(index: index).resolve(.plain(name), in: context)
    }

    private func selfType(_ context: LexicalContext) -> ResolvedType {
        context.types.first.map { selfType($0) } ?? .unknown
    }

    /// `self` in a type, or `Self` as a value: its generic parameters stand for themselves.
    func selfType(_ type: TypeID, isType: Bool) -> ResolvedType {
        let instance = selfType(type)
        return isType && instance.isKnown ? .metatype(instance) : instance
    }

    /// `super` in a class; in its static members the superclass itself.
    func superType(of type: TypeID, isType: Bool) -> ResolvedType {
        guard let superclass = index.types[type].superclass else { return .unknown }
        return isType ? .metatype(.nominal(superclass, [])) : .nominal(superclass, [])
    }

    /// `self` in a type: its generic parameters stand for themselves.
    public func selfType(_ type: TypeID) -> ResolvedType {
        let context = LexicalContext(file: index.declaration(of: type)?.file ?? 0, types: [type])
        let arguments = index.types[type].genericParameters.map { name in
            TypeResolver(index: index).resolve(.plain(name), in: context)
        }
        return index.selfType(type, arguments: arguments)
    }

    /// A name outside of any function: a member of a type around, a global, or a type.
    public func lookUp(_ name: NameID, _ arguments: [TypeReference], in context: LexicalContext) -> ResolvedType {
        lookUp(name, arguments, in: context, .unclear)
    }

    /// - Parameter use: what code does with what has the name.
    func lookUp(
        _ name: NameID, _ arguments: [TypeReference], in context: LexicalContext, _ use: NameUse
    ) -> ResolvedType {
        for (position, type) in context.types.enumerated() {
            // A nested type has no object of the types around it.
            if let found = self.type(ofOwn: name, in: type, use, file: context.file, isOuter: position > 0) {
                return found
            }
        }
        return lookUpGlobal(name, arguments, in: context)
    }

    /// A global or a type as a value.
    public func lookUpGlobal(_ name: NameID, _ arguments: [TypeReference], in context: LexicalContext) -> ResolvedType {
        let globals = visibleGlobals(named: name, in: context)
        if globals.count > 1, depth >= Limits.overloadDepth || globals.count > Limits.overloads { return .unknown }
        if !globals.isEmpty { return .merging(globals.map { deeper.type(ofGlobal: $0) }) }
        let type = TypeResolver(index: index).resolve(
            .named([TypeReference.Component(name: name, arguments: arguments)]), in: context)
        if type.isForeign, !isTypeName(name), index.foreignFile != nil || mayBeUnseen(name, in: context.types) {
            return .unknown
        }
        return type == .unknown ? .unknown : .metatype(type)
    }

    /// True for the name of a member that types around a place may have, though no source shows them with it.
    private func mayBeUnseen(_ name: NameID, in types: [TypeID]) -> Bool {
        guard !types.isEmpty else { return false }
        if let property = index.name(keptIn: name), index.memberNames.contains(property) { return true }
        return index.isForeignMember(name) || types.contains { index.mayHaveUnseenMembers($0) }
    }

    /// The globals that a name may mean: those of the file's own modules hide those of imported ones.
    func visibleGlobals(named name: NameID, in context: LexicalContext) -> [MemberReference] {
        let visible = (index.globals[name] ?? []).filter { global in
            let isPrivate = index.fact(global).access <= .fileprivate
            return global.file == context.file
                || (!isPrivate && index.isVisible(from: context.file, modules: index.modules[global.file]))
        }
        let own = visible.filter { !Set(index.modules[$0.file]).isDisjoint(with: index.modules[context.file]) }
        return own.isEmpty ? visible : own
    }

    private func step(_ part: TypeReference.ChainPart, from current: ResolvedType, in context: LexicalContext)
        -> ResolvedType
    {
        switch part {
        case .member(let name, let arguments):
            if !arguments.isEmpty, case .metatype = current {
                let types = arguments.map { TypeResolver(index: index).resolve($0, in: context) }
                if case .metatype(.nominal(let id, _)) = member(name, of: current) {
                    return .metatype(.nominal(id, types))
                }
            }
            return member(name, of: current)
        case .call(let hasArguments, let path):
            return injectedType(byCalling: current, path)
                ?? call(current, argumentTypes: hasArguments ? [.unknown] : [])
        case .subscript(let isRange): return isRange && current.isArray ? current : element(of: current)
        case .keyPath(let name): return element(of: current, keyPath: name)
        case .optional, .force: return current.unwrapped
        case .tried: return current == .unknown ? .unknown : current.tried
        case .closure(let result):
            // Own functions of the name may give what they like.
            guard current.isArray, !index.isForeignMember(KnownName.map.id) else { return .unknown }
            return .array(type(ofResult: result, in: context))
        default: return .unknown
        }
    }
}
