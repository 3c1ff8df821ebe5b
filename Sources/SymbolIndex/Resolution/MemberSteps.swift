import Syntax

/// What a member, a call or a subscript makes of the type before it.
extension MemberResolver {
    /// What calling a value gives.
    ///
    /// What is declared outside the root gives nothing of the project back, unless it is generic: then what goes in may
    /// come out.
    ///
    /// - Parameter argumentTypes: the types of the arguments, `unknown` where they aren't known.
    public func call(_ type: ResolvedType, argumentTypes: [ResolvedType] = []) -> ResolvedType {
        let mayInferProjectType = argumentTypes.contains { !$0.isForeign }
        switch type.asCallee {
        case .function(let result): return result
        case .metatype(.external(let name, let arguments)):
            if let result = index.typesOfSDKFunctions[name] { return result }
            guard mayInferProjectType, arguments.isEmpty else { return .external(name, arguments) }
            if name == KnownName.Optional.id, argumentTypes.count == 1 { return .optional(argumentTypes[0]) }
            if name == KnownName.Array.id || name == KnownName.Set.id, argumentTypes.count == 1 {
                // `Array(items.enumerated())`, `Set(items)`
                let element = elementOfSequence(argumentTypes[0])
                if element != .unknown { return .array(element) }
            }
            return isTypeName(name) ? .external(name, [.unknown]) : .unknown
        case .metatype(let instance): return instance
        case .nominal(let id, _) where index.types[id].kind == .enum: return type
        case .optional: return type
        case .alternatives(let parts): return .merging(parts.map { call($0, argumentTypes: argumentTypes) })
        case .external(KnownName.Any.rawValue, _): return mayInferProjectType ? .unknown : type
        default: return .unknown
        }
    }

    func isTypeName(_ name: NameID) -> Bool {
        index.text(name).unicodeScalars.first?.properties.isUppercase ?? false
    }

    /// A member of something outside the root that the project doesn't extend; what it extends may be a protocol of
    /// that.
    func foreignMember(_ name: NameID, of type: ResolvedType) -> ResolvedType {
        type.isForeign && !index.isForeignMember(name) && index.foreignFile == nil
            ? .external(KnownName.Any.id, []) : .unknown
    }

    /// A member of a type of Swift, Foundation or SwiftUI, unless the project may have added another function of the
    /// name, for example to a protocol. Its own property is meant before one of a protocol.
    private func knownMember(
        _ name: NameID, of type: NameID, _ table: [SDKMemberTypes.Key: ResolvedType]
    ) -> ResolvedType? {
        guard let known = table[SDKMemberTypes.Key(type: type, member: name)] else { return nil }
        return known.isFunction && index.isForeignMember(name) ? nil : known
    }

    /// A modifier that the project declares for views, or one of SwiftUI: its arguments, the project's own among them,
    /// never come back.
    private func memberOfView(_ name: NameID) -> ResolvedType {
        if let id = index.externalTypes[KnownName.View.id], let found = firstMember(named: name, in: id) {
            return type(of: found)
        }
        // Of a protocol to which views conform it might be.
        return index.isForeignMember(name) ? .unknown : .function(.external(KnownName.View.id, []))
    }

    /// The same of a view of the project, which does not declare it itself.
    private func memberOfView(_ name: NameID, _ type: TypeID) -> ResolvedType {
        guard index.types[type].kind != .class, index.foreignConformances(of: type).contains(KnownName.View.id),
            !index.mayHaveUnseenMembers(type)
        else { return .unknown }
        return memberOfView(name)
    }

    /// What a subscript gives.
    public func element(of type: ResolvedType) -> ResolvedType {
        switch asArray(type) {
        case .array(let element): element
        case .dictionary(_, let value): .optional(value)
        case .binding(.array(let element)): .binding(element)
        case .nominal(let id, let arguments):
            firstMember(named: KnownName.subscript.id, in: id).map {
                call(self.type(of: $0, arguments: self.arguments(for: $0, on: id, arguments)))
            } ?? .unknown
        default: .unknown
        }
    }

    /// What a subscript gives that is passed a key path: `Values[\.store]` is a `Store` where the subscript gives what
    /// the key path leads to.
    ///
    /// A type from outside that the project extends has such a subscript, or the code would not compile.
    ///
    /// - Parameter keyPath: the only name in it; nil for any other subscript.
    func element(of type: ResolvedType, keyPath: NameID?) -> ResolvedType {
        guard let keyPath else { return element(of: type) }
        switch type.asValue {
        case .metatype(.nominal(let id, let arguments)):
            return takesKeyPaths(id, isStatic: true) ? member(keyPath, of: .nominal(id, arguments)) : element(of: type)
        case .metatype(.external(let name, let arguments)):
            guard let id = index.externalTypes[name], firstMember(named: keyPath, in: id) != nil else {
                return .unknown
            }
            return member(keyPath, of: .external(name, arguments))
        case .nominal(let id, _):
            return takesKeyPaths(id, isStatic: false) ? member(keyPath, of: type) : element(of: type)
        default: return element(of: type)
        }
    }

    /// True where the only subscript that takes a key path is `subscript<T>(path: KeyPath<Values, T>) -> T` of a type
    /// `Values`.
    private func takesKeyPaths(_ type: TypeID, isStatic: Bool) -> Bool {
        let subscripts = members(named: KnownName.subscript.id, in: type).filter { found in
            let fact = index.fact(found.member)
            return fact.flags.contains(.isStatic) == isStatic && fact.parameters.count == 1
                && keyPath(fact.parameters[0], found.member.file) != nil
        }
        guard subscripts.count == 1, let only = subscripts.first else { return false }
        let fact = index.fact(only.member)
        guard let path = keyPath(fact.parameters[0], only.member.file), path.arguments.count == 2,
            let root = path.arguments[0].lastName,
            root == index.types[type].name || root == KnownName.Self.id,
            let result = index.decode(fact.type, file: only.member.file).lastName
        else { return false }
        let isGeneric = fact.genericParameters.contains { index.translate($0.name, file: only.member.file) == result }
        return isGeneric && path.arguments[1] == .plain(result)
    }

    /// `KeyPath<Root, Value>` and the like as the written type of a parameter.
    private func keyPath(_ parameter: ParameterFact, _ file: Int) -> TypeReference.Component? {
        guard case .named(let components) = index.decode(parameter.type, file: file), components.count == 1,
            index.text(components[0].name).hasSuffix("KeyPath")
        else { return nil }
        return components[0]
    }

    /// An array in the place of `FetchedResults<Note>`, which has the same elements; any other type as it is.
    func asArray(_ type: ResolvedType) -> ResolvedType {
        guard case .external(let name, let arguments) = type, arguments.count == 1, name == index.nameOfFetchedResults
        else { return type }
        return .array(arguments[0])
    }

    /// What a loop over a value gets each time.
    func elementOfSequence(_ type: ResolvedType) -> ResolvedType {
        switch asArray(type) {
        case .array(let element): element
        case .dictionary(let key, let value): .tuple([key, value], labels: [KnownName.key.id, KnownName.value.id])
        case .binding(.array(let element)): .binding(element)
        // `for part in text.split(separator: ",")`
        case .external(KnownName.Any.rawValue, _): type
        default: .unknown
        }
    }

    /// The type of a member on a value, or a static one on a type.
    public func member(_ name: NameID, of base: ResolvedType) -> ResolvedType { member(name, of: base, .unclear) }

    /// - Parameter use: what code does with the member.
    func member(_ name: NameID, of base: ResolvedType, _ use: NameUse) -> ResolvedType {
        switch base.asValue {
        case .metatype(let instance): return staticMember(name, of: instance, use)
        case .alternatives(let parts): return .merging(having(name, among: parts).map { member(name, of: $0, use) })
        case .nominal(let id, let arguments):
            if name == KnownName.`self`.id { return base }
            return type(ofMember: name, in: id, arguments: arguments, isOfType: false, use: use)
                ?? rootView(name, ofHost: id) ?? rawValue(name, of: id) ?? memberOfView(name, id)
        case .constrained(let parts):
            for part in parts {
                let type = member(name, of: part, use)
                if type != .unknown { return type }
            }
            return .unknown
        case .external(let external, let arguments):
            // `State<Model>`, and any other wrapper with one argument.
            if name == KnownName.wrappedValue.id, arguments.count == 1 { return arguments[0] }
            if name == KnownName.coordinator.id, let view = arguments.first?.typeID, index.isContext(external) {
                return coordinator(of: view)
            }
            if let id = index.externalTypes[external], let found = firstMember(named: name, in: id) {
                return type(of: found)
            }
            if let view = rootView(name, of: base.asValue) { return view }
            if case .array(let element) = asArray(base.asValue),
                case let type = arrayMember(name, element), type != .unknown
            {
                return type
            }
            if let known = knownMember(name, of: external, index.typesOfSDKMembers) { return known }
            return index.viewNames.contains(external) && use.mayBeCalled
                ? memberOfView(name) : foreignMember(name, of: base)
        case .optional(let inner): return optionalMember(name, inner, use)
        case .array(let element): return arrayMember(name, element)
        case .dictionary(let key, let value): return dictionaryMember(name, key, value)
        case .tuple(let elements, let labels):
            return labels.firstIndex(of: name).map { elements[$0] } ?? .unknown
        case .binding(let inner), .wrapper(let inner):
            let type = member(name, of: inner, use)
            // The wrapper of `$model` passes on what the object itself has.
            if name == KnownName.wrappedValue.id, base.isBinding || type == .unknown { return inner }
            return type == .unknown ? .unknown : .binding(type)
        default: return .unknown
        }
    }

    /// `rawValue` of `enum Level: Int`, whose raw type is the first that it names.
    private func rawValue(_ name: NameID, of type: TypeID) -> ResolvedType? {
        guard index.types[type].kind == .enum, case .external(let raw, _) = index.types[type].directlyInherited.first,
            SDKMemberTypes.rawTypes.contains(index.text(raw)), index.text(name) == "rawValue"
        else { return nil }
        return .external(raw, [])
    }

    /// `rootView` of `UIHostingController<Page>`.
    private func rootView(_ name: NameID, of host: ResolvedType) -> ResolvedType? {
        guard case .external(let type, let arguments) = host, arguments.count == 1, index.text(name) == "rootView",
            SDKAncestors.hosts.contains(index.text(type))
        else { return nil }
        return arguments[0]
    }

    /// The same of a class that inherits from one, or whose superclass does, with a view that it tells.
    private func rootView(_ name: NameID, ofHost type: TypeID) -> ResolvedType? {
        for host in [type] + index.superclasses(of: type) where index.types[host].genericParameters.isEmpty {
            for part in index.types[host].directlyInherited {
                if let view = rootView(name, of: part) { return view }
            }
        }
        return nil
    }

    /// The object that a representable makes once for itself.
    private func coordinator(of view: TypeID) -> ResolvedType {
        guard let made = firstMember(named: KnownName.makeCoordinator.id, in: view) else { return .unknown }
        return call(type(of: made))
    }

    /// `FeedModel` of `Feed.FeedModel()`, where a module of the project is called so and has one such type (catalogue
    /// 230).
    private func member(_ name: NameID, ofModule module: NameID) -> ResolvedType? {
        guard let own = index.modulesByName[module] else { return nil }
        let modules = index.withReexports(Set(own))
        let globals = index.globals(named: name).filter { !modules.isDisjoint(with: index.modules[$0.file]) }
        guard globals.count <= Limits.overloads else { return .unknown }
        if !globals.isEmpty { return .merging(globals.map { deeper.type(ofGlobal: $0) }) }
        let types = index.types(named: name).filter { type in
            index.types[type].access > .fileprivate && index.types[type].modules.contains { modules.contains($0) }
        }
        return types.count == 1 ? .metatype(.nominal(types[0], [])) : nil
    }

    private func staticMember(_ name: NameID, of instance: ResolvedType, _ use: NameUse) -> ResolvedType {
        if name == KnownName.`self`.id || name == KnownName.`init`.id { return .metatype(instance) }
        switch instance {
        case .nominal(let id, let arguments):
            if let type = type(ofMember: name, in: id, arguments: arguments, isOfType: true, use: use) { return type }
            if let nested = index.types[id].nested[name]?.first { return .metatype(.nominal(nested, [])) }
            return synthesizedMember(name, of: id) ?? .unknown
        case .external(let external, _):
            guard let id = index.externalTypes[external] else {
                return member(name, ofModule: external) ?? staticForeignMember(name, of: instance)
            }
            if let found = firstMember(named: name, in: id) { return type(of: found) }
            if let nested = index.types[id].nested[name]?.first { return .metatype(.nominal(nested, [])) }
            return staticForeignMember(name, of: instance)
        case .alternatives(let parts):
            return .merging(having(name, among: parts).map { staticMember(name, of: $0, use) })
        default: return .unknown
        }
    }

    /// Those of several types that may have a member: one that nothing gives it is not meant where it is named.
    private func having(_ name: NameID, among parts: [ResolvedType]) -> [ResolvedType] {
        let having = parts.filter { part in
            guard case .nominal(let id, _) = part else { return true }
            return firstMember(named: name, in: id) != nil || index.types[id].nested[name] != nil
                || index.foreignConformances(of: id).contains {
                    !SDKAncestors.givingNothingBack.contains(index.text($0))
                }
        }
        return having.isEmpty ? parts : having
    }

    /// A type nested in one from outside, or a static value of it.
    private func staticForeignMember(_ name: NameID, of instance: ResolvedType) -> ResolvedType {
        guard instance.isForeign else { return .unknown }
        if let type = instance.externalName, let known = knownMember(name, of: type, index.typesOfStaticSDKMembers) {
            return known
        }
        // `Module.Type` of the project, or a type of the same name from outside.
        if isTypeName(name), let own = index.topLevelTypes[name]?.first { return .metatype(.uncertain(own)) }
        if isTypeName(name) { return .metatype(.external(name, [])) }
        // `Color.red` is a color.
        if let type = instance.externalName, index.viewNames.contains(type) { return .external(type, []) }
        return index.foreignFile == nil ? .external(KnownName.Any.id, []) : .unknown
    }

    /// A member of an implicitly unwrapped value: what is not a member of `Optional` itself.
    private func optionalMember(_ name: NameID, _ inner: ResolvedType, _ use: NameUse) -> ResolvedType {
        // Also where an extension has functions of these names.
        if name == KnownName.map.id || name == KnownName.flatMap.id { return .unknown }
        if let id = index.externalTypes[KnownName.Optional.id], let found = firstMember(named: name, in: id) {
            return type(of: found)
        }
        return member(name, of: inner, use)
    }

    private func dictionaryMember(_ name: NameID, _ key: ResolvedType, _ value: ResolvedType) -> ResolvedType {
        let dictionary = ResolvedType.dictionary(key, value)
        switch KnownName(rawValue: name) {
        case .values: return .array(value)
        case .keys: return .array(key)
        case .first, .min, .max, .randomElement: return .optional(elementOfSequence(dictionary))
        case .filter: return .function(dictionary)
        case .sorted: return .function(.array(elementOfSequence(dictionary)))
        default: return .unknown
        }
    }

    private func arrayMember(_ name: NameID, _ element: ResolvedType) -> ResolvedType {
        switch KnownName(rawValue: name) {
        case .first, .last, .min, .max, .randomElement, .popLast:
            // Both a property and a function: `first` and `first(where:)`; calling an optional is the same value here.
            return .optional(element)
        case .removeFirst, .removeLast: return .function(element)
        case .filter, .sorted, .reversed, .prefix: return .function(.array(element))
        // Sets are resolved as arrays are; the project may add members of these names that give something else.
        case .dropFirst, .dropLast, .suffix, .shuffled, .subtracting, .union, .intersection, .symmetricDifference:
            return index.isForeignMember(name) ? .unknown : .function(.array(element))
        case .joined:
            guard case .array(let inner) = element, !index.isForeignMember(name) else { return .unknown }
            return .function(.array(inner))
        case .enumerated:
            let labels = [KnownName.offset.id, KnownName.element.id]
            return .function(.array(.tuple([.external(KnownName.Int.id, []), element], labels: labels)))
        default: return .unknown
        }
    }
}
