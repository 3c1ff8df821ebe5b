import Syntax

/// Finds members and their types.
///
/// A member is looked for in a type, its extensions, its superclasses and its protocols. Its type is the written one,
/// or that of its initial value.
public struct MemberResolver {
    public let index: ProjectIndex
    private var depth = 0
    /// Types that were found before, by one thread.
    private let cache: MemberTypeCache?
    /// What the compiler saw, where somebody has asked for it; of one thread.
    public let compiler: CompilerAnswers?

    public init(index: ProjectIndex) {
        self.index = index
        cache = nil
        compiler = nil
    }

    /// A resolver that remembers the types of members, for many questions on one thread.
    ///
    /// - Parameter witness: a compiler that is asked where the sources do not tell.
    public static func caching(index: ProjectIndex, witness: (any CompilerWitness)? = nil) -> MemberResolver {
        MemberResolver(index: index, cache: MemberTypeCache(), compiler: witness.map { CompilerAnswers(index: index, witness: $0) })
    }

    private init(index: ProjectIndex, cache: MemberTypeCache?, compiler: CompilerAnswers?) {
        self.index = index
        self.cache = cache
        self.compiler = compiler
    }

    private var deeper: MemberResolver {
        var resolver = self
        resolver.depth += 1
        return resolver
    }

    /// A member with the type that declares it.
    public struct Found: Sendable {
        public let owner: TypeID
        public let member: MemberReference

        public init(owner: TypeID, member: MemberReference) {
            self.owner = owner
            self.member = member
        }
    }

    /// The members of a name in a type, its extensions, its superclasses, and the protocols of the project that it conforms to; nearest first.
    public func members(named name: NameID, in type: TypeID) -> [Found] {
        guard index.memberNames.contains(name) else { return [] }
        var result: [Found] = []
        for id in index.lookUpOrder[type] {
            for member in index.memberTable.members(named: name, of: id) { result.append(Found(owner: id, member: member)) }
        }
        return result
    }

    /// The nearest of the members of a name.
    public func firstMember(named name: NameID, in type: TypeID) -> Found? {
        guard index.memberNames.contains(name) else { return nil }
        for id in index.lookUpOrder[type] {
            if let member = index.memberTable.first(named: name, of: id) { return Found(owner: id, member: member) }
        }
        return nil
    }

    /// The type of a member as seen on a value; functions as `.function`.
    ///
    /// - Parameters:
    ///   - arguments: generic arguments of the value's type, as far as they are known.
    ///   - isImplicitSelf: seen from within the type, where generic parameters stand for themselves.
    public func type(of found: Found, arguments: [ResolvedType] = [], isImplicitSelf: Bool = false) -> ResolvedType {
        // What was cut off at the depth limit is not remembered.
        guard let cache, depth == 0, arguments.isEmpty else { return makeType(of: found, arguments: arguments, isImplicitSelf: isImplicitSelf) }
        let key = MemberTypeCache.key(found.member, isImplicitSelf: isImplicitSelf)
        if let known = cache.types[key] { return known }
        let type = makeType(of: found, arguments: arguments, isImplicitSelf: isImplicitSelf)
        cache.types[key] = type
        return type
    }

    /// The type of the property of a name, whatever functions have the name as well; unknown where there is none.
    public func type(ofProperty name: NameID, in type: TypeID, isImplicitSelf: Bool = true) -> ResolvedType {
        .merging(types(ofProperty: name, in: type, isImplicitSelf: isImplicitSelf))
    }

    /// The types of the declarations of a property: one for each `#if` branch.
    public func types(ofProperty name: NameID, in type: TypeID, isImplicitSelf: Bool = true) -> [ResolvedType] {
        let found = members(named: name, in: type)
        guard let first = found.first(where: { index.fact($0.member).kind == .property }) else { return [] }
        let same = found.filter { $0.owner == first.owner }
        if same.count == 1 { return [self.type(of: first, isImplicitSelf: isImplicitSelf)] }
        let isStatic = index.fact(first.member).flags.contains(.isStatic)
        let properties = same.filter {
            let fact = index.fact($0.member)
            return fact.kind == .property && fact.flags.contains(.isStatic) == isStatic
        }
        return properties.map { typeOfDeclaration($0, arguments: [], isImplicitSelf: isImplicitSelf) }
    }

    /// The type of a member of a type or one of its superclasses, seen from the code of the type without a base.
    ///
    /// - Parameter isSpecialised: seen from an extension with conditions, where generic parameters may stand for something else than for themselves.
    public func type(of found: Found, seenFrom type: TypeID, isSpecialised: Bool = false) -> ResolvedType {
        let isGeneric = !index.types[found.owner].genericParameters.isEmpty
        if !isGeneric || found.owner == type && !isSpecialised { return self.type(of: found, isImplicitSelf: true) }
        return self.type(of: found, arguments: arguments(of: found.owner, seenFrom: type))
    }

    /// The generic arguments for what declares a member, on a value of a type with arguments of its own.
    func arguments(for found: Found, on type: TypeID, _ arguments: [ResolvedType]) -> [ResolvedType] {
        found.owner == type ? arguments : self.arguments(of: found.owner, seenFrom: type)
    }

    /// The generic arguments with which a type inherits from a class; none where that isn't told directly, or the type is generic itself.
    func arguments(of superclass: TypeID, seenFrom type: TypeID) -> [ResolvedType] {
        guard index.types[type].genericParameters.isEmpty else { return [] }
        for part in index.types[type].directlyInherited { if case .nominal(superclass, let arguments) = part { return arguments } }
        return []
    }

    /// What all declarations of the member's name in its type make of it: `#if` branches and overloads may differ.
    private func makeType(of found: Found, arguments: [ResolvedType], isImplicitSelf: Bool) -> ResolvedType {
        let isStatic = index.fact(found.member).flags.contains(.isStatic)
        let same = index.members(named: index.name(of: found.member), of: found.owner).filter { index.fact($0).flags.contains(.isStatic) == isStatic }
        guard same.count > 1 else { return typeOfDeclaration(found, arguments: arguments, isImplicitSelf: isImplicitSelf) }
        // Each level would ask all of its declarations again.
        guard depth < Limits.overloadDepth, same.count <= Limits.overloads else { return .unknown }
        return .merging(same.map { typeOfDeclaration(Found(owner: found.owner, member: $0), arguments: arguments, isImplicitSelf: isImplicitSelf) })
    }

    private func typeOfDeclaration(_ found: Found, arguments: [ResolvedType], isImplicitSelf: Bool) -> ResolvedType {
        guard depth < Limits.initialValueDepth else { return .unknown }
        let fact = index.fact(found.member)
        var context = context(of: found, arguments: arguments, isImplicitSelf: isImplicitSelf)
        switch fact.kind {
        case .enumCase: return .nominal(found.owner, arguments)
        case .initializer: return .function(.nominal(found.owner, arguments))
        case .function, .subscript:
            // What the caller's arguments make of them is not inferred.
            for parameter in fact.genericParameters { context.substitutions[index.translate(parameter.name, file: found.member.file)] = .unknown }
            guard fact.type != 0 else { return .function(.external(KnownName.Void.id, [])) }
            return .function(resolve(fact.type, in: context))
        case .property: return confirmed(typeOfProperty(found, in: context), at: fact.offset, file: found.member.file)
        }
    }

    private func typeOfProperty(_ found: Found, in context: LexicalContext) -> ResolvedType {
        let fact = index.fact(found.member)
        if fact.type != 0 { return resolve(fact.type, in: context) }
        guard fact.initialValue != 0 else { return .unknown }
        let value = index.decode(fact.initialValue, file: found.member.file)
        guard case .expression(let parts) = value else { return resolve(fact.initialValue, in: context) }
        if case .keyPath = parts.first { return deeper.injectedType(of: found, parts, in: context) }
        return deeper.evaluate(parts, in: context, expected: .unknown)
    }

    /// The own answer, or what the compiler saw where that is not known.
    ///
    /// - Parameter offset: the UTF-8 offset of the name, where it is used or declared.
    func confirmed(_ type: ResolvedType, at offset: UInt32, file: Int) -> ResolvedType {
        guard let compiler, !type.isKnown else { return type }
        return compiler.type(at: offset, file: file) ?? type
    }

    /// The place of a member's declaration, with what its owner's generic parameters stand for.
    func context(of found: Found, arguments: [ResolvedType], isImplicitSelf: Bool) -> LexicalContext {
        var context = LexicalContext(file: found.member.file, types: index.enclosingTypes(of: found.owner))
        let parameters = index.types[found.owner].genericParameters
        if parameters.count == arguments.count {
            for (name, argument) in zip(parameters, arguments) { context.substitutions[name] = argument }
        } else if !isImplicitSelf {
            for name in parameters { context.substitutions[name] = .unknown }
        }
        return context
    }

    /// The type of a global variable or function.
    public func type(ofGlobal member: MemberReference) -> ResolvedType {
        guard depth < Limits.initialValueDepth else { return .unknown }
        let fact = index.fact(member)
        var context = LexicalContext(file: member.file)
        for parameter in fact.genericParameters { context.substitutions[index.translate(parameter.name, file: member.file)] = .unknown }
        if fact.kind == .function { return .function(fact.type == 0 ? .external(KnownName.Void.id, []) : resolve(fact.type, in: context)) }
        return confirmed(typeOfVariable(fact, in: context), at: fact.offset, file: member.file)
    }

    private func typeOfVariable(_ fact: MemberFact, in context: LexicalContext) -> ResolvedType {
        if fact.type != 0 { return resolve(fact.type, in: context) }
        guard fact.initialValue != 0, case .expression(let parts) = index.decode(fact.initialValue, file: context.file) else { return .unknown }
        return deeper.evaluate(parts, in: context, expected: .unknown)
    }

    /// The types of the values that come with a case of an enum.
    func payload(ofCase name: NameID, in type: ResolvedType) -> [ResolvedType] {
        guard case .nominal(let id, let arguments) = type.unwrapped, index.types[id].kind == .enum,
            let found = members(named: name, in: id).first(where: { index.fact($0.member).kind == .enumCase })
        else { return [] }
        let context = self.context(of: found, arguments: arguments, isImplicitSelf: false)
        return index.fact(found.member).parameters.map { resolve($0.type, in: context) }
    }

    func resolve(_ code: CodeOffset, in context: LexicalContext) -> ResolvedType {
        TypeResolver(index: index).resolve(index.decode(code, file: context.file), in: context)
    }

    // MARK: Initial values

    /// The type of an initial value. `expected` is the written type, for `.init()` and `.shared`.
    public func evaluate(_ parts: [TypeReference.ChainPart], in context: LexicalContext, expected: ResolvedType) -> ResolvedType {
        guard let first = parts.first else { return .unknown }
        var current = evaluate(first: first, in: context, expected: expected)
        for part in parts.dropFirst() { current = step(part, from: current, in: context) }
        return current
    }

    private func evaluate(first: TypeReference.ChainPart, in context: LexicalContext, expected: ResolvedType) -> ResolvedType {
        switch first {
        case .name(let name, let arguments): return name == KnownName.`self`.id ? selfType(context) : lookUp(name, arguments, in: context)
        case .module(let name): return .metatype(.external(name, []))
        case .implicitMember(let name): return member(name, of: .metatype(expected.unwrapped))
        case .array(let name, let isValues):
            guard name != 0 else { return .unknown }
            let element = resolve(named: name, in: context)
            return isValues ? .array(element) : .metatype(.array(element))
        case .dictionary(let key, let value, let isValues):
            guard value != 0 else { return .unknown }
            let dictionary = ResolvedType.dictionary(key == 0 ? .unknown : resolve(named: key, in: context), resolve(named: value, in: context))
            return isValues ? dictionary : .metatype(dictionary)
        case .string: return .external(KnownName.String.id, [])
        case .literal: return .external(KnownName.Int.id, [])
        case .closure(.expression(let parts)):
            guard depth < Limits.initialValueDepth else { return .unknown }
            return .function(deeper.evaluate(parts, in: context, expected: .unknown))
        case .closure(let type): return .function(TypeResolver(index: index).resolve(type, in: context))
        default: return .unknown
        }
    }

    private func resolve(named name: NameID, in context: LexicalContext) -> ResolvedType {
        TypeResolver(index: index).resolve(.named([TypeReference.Component(name: name, arguments: [])]), in: context)
    }

    private func selfType(_ context: LexicalContext) -> ResolvedType {
        context.types.first.map { selfType($0) } ?? .unknown
    }

    /// `self` in a type: its generic parameters stand for themselves.
    public func selfType(_ type: TypeID) -> ResolvedType {
        let context = LexicalContext(file: index.declaration(of: type)?.file ?? 0, types: [type])
        let arguments = index.types[type].genericParameters.map { name in
            TypeResolver(index: index).resolve(.named([TypeReference.Component(name: name, arguments: [])]), in: context)
        }
        return .nominal(type, arguments)
    }

    /// A name outside of any function: a member of a type around, a global, or a type.
    public func lookUp(_ name: NameID, _ arguments: [TypeReference], in context: LexicalContext) -> ResolvedType {
        for type in context.types {
            if let found = firstMember(named: name, in: type) { return self.type(of: found, seenFrom: type) }
        }
        return lookUpGlobal(name, arguments, in: context)
    }

    /// A global or a type as a value.
    public func lookUpGlobal(_ name: NameID, _ arguments: [TypeReference], in context: LexicalContext) -> ResolvedType {
        let globals = visibleGlobals(named: name, in: context)
        if globals.count > 1, depth >= Limits.overloadDepth || globals.count > Limits.overloads { return .unknown }
        if !globals.isEmpty { return .merging(globals.map { deeper.type(ofGlobal: $0) }) }
        let type = TypeResolver(index: index).resolve(.named([TypeReference.Component(name: name, arguments: arguments)]), in: context)
        if type.isForeign, !isTypeName(name), context.types.contains(where: { index.mayHaveUnseenMembers($0) }) { return .unknown }
        return type == .unknown ? .unknown : .metatype(type)
    }

    /// The globals that a name may mean: those of the file's own modules hide those of imported ones.
    func visibleGlobals(named name: NameID, in context: LexicalContext) -> [MemberReference] {
        let visible = (index.globals[name] ?? []).filter { global in
            let isPrivate = index.fact(global).access <= .fileprivate
            return global.file == context.file || (!isPrivate && index.isVisible(from: context.file, modules: index.modules[global.file]))
        }
        let own = visible.filter { !Set(index.modules[$0.file]).isDisjoint(with: index.modules[context.file]) }
        return own.isEmpty ? visible : own
    }

    private func step(_ part: TypeReference.ChainPart, from current: ResolvedType, in context: LexicalContext) -> ResolvedType {
        switch part {
        case .member(let name, let arguments):
            if !arguments.isEmpty, case .metatype = current {
                let types = arguments.map { TypeResolver(index: index).resolve($0, in: context) }
                if case .metatype(.nominal(let id, _)) = member(name, of: current) { return .metatype(.nominal(id, types)) }
            }
            return member(name, of: current)
        case .call(let hasArguments): return call(current, argumentTypes: hasArguments ? [.unknown] : [])
        case .subscript: return element(of: current)
        case .keyPath(let name): return element(of: current, keyPath: name)
        case .optional, .force: return current.unwrapped
        default: return .unknown
        }
    }

    // MARK: Steps

    /// What calling a value gives.
    ///
    /// What is declared outside the root gives nothing of the project back, unless it is generic: then what goes in may come out.
    ///
    /// - Parameter argumentTypes: the types of the arguments, `unknown` where they aren't known.
    public func call(_ type: ResolvedType, argumentTypes: [ResolvedType] = []) -> ResolvedType {
        let mayInferProjectType = argumentTypes.contains { !$0.isForeign }
        switch type.asCallee {
        case .function(let result): return result
        case .metatype(.external(let name, let arguments)):
            guard mayInferProjectType, arguments.isEmpty else { return .external(name, arguments) }
            return isTypeName(name) ? .external(name, [.unknown]) : .unknown
        case .metatype(let instance): return instance
        case .nominal(let id, _) where index.types[id].kind == .enum: return type
        case .optional: return type
        case .alternatives(let parts): return .merging(parts.map { call($0, argumentTypes: argumentTypes) })
        case .external(KnownName.Any.rawValue, _): return mayInferProjectType ? .unknown : type
        default: return .unknown
        }
    }

    private func isTypeName(_ name: NameID) -> Bool {
        index.text(name).unicodeScalars.first?.properties.isUppercase ?? false
    }

    /// A member of something outside the root that the project doesn't extend.
    private func foreignMember(of type: ResolvedType) -> ResolvedType {
        type.isForeign ? .external(KnownName.Any.id, []) : .unknown
    }

    /// What a subscript gives.
    public func element(of type: ResolvedType) -> ResolvedType {
        switch type {
        case .array(let element): element
        case .dictionary(_, let value): .optional(value)
        case .binding(.array(let element)): .binding(element)
        case .nominal(let id, let arguments):
            firstMember(named: KnownName.subscript.id, in: id).map { call(self.type(of: $0, arguments: self.arguments(for: $0, on: id, arguments))) } ?? .unknown
        default: .unknown
        }
    }

    /// What a subscript gives that is passed a key path: `Values[\.store]` is a `Store` where the subscript gives what the key path leads to.
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
            guard let id = index.externalTypes[name], firstMember(named: keyPath, in: id) != nil else { return .unknown }
            return member(keyPath, of: .external(name, arguments))
        case .nominal(let id, _): return takesKeyPaths(id, isStatic: false) ? member(keyPath, of: type) : element(of: type)
        default: return element(of: type)
        }
    }

    /// True where the only subscript that takes a key path is `subscript<T>(path: KeyPath<Values, T>) -> T` of a type `Values`.
    private func takesKeyPaths(_ type: TypeID, isStatic: Bool) -> Bool {
        let subscripts = members(named: KnownName.subscript.id, in: type).filter { found in
            let fact = index.fact(found.member)
            return fact.flags.contains(.isStatic) == isStatic && fact.parameters.count == 1 && keyPath(fact.parameters[0], found.member.file) != nil
        }
        guard subscripts.count == 1, let only = subscripts.first else { return false }
        let fact = index.fact(only.member)
        guard let path = keyPath(fact.parameters[0], only.member.file), path.arguments.count == 2, let root = path.arguments[0].lastName,
            root == index.types[type].name || root == KnownName.Self.id, let result = index.decode(fact.type, file: only.member.file).lastName
        else { return false }
        let isGeneric = fact.genericParameters.contains { index.translate($0.name, file: only.member.file) == result }
        return isGeneric && path.arguments[1] == .named([TypeReference.Component(name: result, arguments: [])])
    }

    /// `KeyPath<Root, Value>` and the like as the written type of a parameter.
    private func keyPath(_ parameter: ParameterFact, _ file: Int) -> TypeReference.Component? {
        guard case .named(let components) = index.decode(parameter.type, file: file), components.count == 1, index.text(components[0].name).hasSuffix("KeyPath")
        else { return nil }
        return components[0]
    }

    /// What a loop over a value gets each time.
    func elementOfSequence(_ type: ResolvedType) -> ResolvedType {
        switch type {
        case .array(let element): element
        case .dictionary(let key, let value): .tuple([key, value])
        case .binding(.array(let element)): .binding(element)
        default: .unknown
        }
    }

    /// The type of a member on a value, or a static one on a type.
    public func member(_ name: NameID, of base: ResolvedType) -> ResolvedType {
        switch base.asValue {
        case .metatype(let instance): return staticMember(name, of: instance)
        case .alternatives(let parts): return .merging(parts.map { member(name, of: $0) })
        case .nominal(let id, let arguments):
            if name == KnownName.`self`.id { return base }
            guard let found = firstMember(named: name, in: id) else { return .unknown }
            return type(of: found, arguments: self.arguments(for: found, on: id, arguments))
        case .constrained(let parts):
            for part in parts {
                let type = member(name, of: part)
                if type != .unknown { return type }
            }
            return .unknown
        case .external(let external, let arguments):
            // `State<Model>`, and any other wrapper with one argument.
            if name == KnownName.wrappedValue.id, arguments.count == 1 { return arguments[0] }
            guard let id = index.externalTypes[external], let found = firstMember(named: name, in: id) else { return foreignMember(of: base) }
            return type(of: found)
        case .optional(let inner): return optionalMember(name, inner)
        case .array(let element): return arrayMember(name, element)
        case .dictionary(let key, let value):
            if name == KnownName.values.id { return .array(value) }
            return name == KnownName.keys.id ? .array(key) : .unknown
        case .binding(let inner), .wrapper(let inner):
            if name == KnownName.wrappedValue.id { return inner }
            let type = member(name, of: inner)
            return type == .unknown ? .unknown : .binding(type)
        default: return .unknown
        }
    }

    /// `FeedModel` of `Feed.FeedModel()`, where a module of the project is called so and has one such type (catalogue 230).
    private func type(_ name: NameID, ofModule module: NameID) -> ResolvedType? {
        guard let modules = index.modulesByName[module] else { return nil }
        let types = index.types(named: name).filter { type in
            index.types[type].access > .fileprivate && index.types[type].modules.contains { modules.contains($0) }
        }
        return types.count == 1 ? .nominal(types[0], []) : nil
    }

    private func staticMember(_ name: NameID, of instance: ResolvedType) -> ResolvedType {
        if name == KnownName.`self`.id || name == KnownName.`init`.id { return .metatype(instance) }
        switch instance {
        case .nominal(let id, let arguments):
            let found = members(named: name, in: id)
            if let member = found.first(where: { index.fact($0.member).flags.contains(.isStatic) }) ?? found.first {
                return type(of: member, arguments: self.arguments(for: member, on: id, arguments))
            }
            if let nested = index.types[id].nested[name]?.first { return .metatype(.nominal(nested, [])) }
            return index.types[id].kind == .enum && index.text(name) == "allCases" ? .array(instance) : .unknown
        case .external(let external, _):
            guard let id = index.externalTypes[external] else {
                return type(name, ofModule: external).map { .metatype($0) } ?? staticForeignMember(name, of: instance)
            }
            if let found = firstMember(named: name, in: id) { return type(of: found) }
            if let nested = index.types[id].nested[name]?.first { return .metatype(.nominal(nested, [])) }
            return staticForeignMember(name, of: instance)
        case .alternatives(let parts): return .merging(parts.map { staticMember(name, of: $0) })
        default: return .unknown
        }
    }

    /// A type nested in one from outside, or a static value of it.
    private func staticForeignMember(_ name: NameID, of instance: ResolvedType) -> ResolvedType {
        guard instance.isForeign else { return .unknown }
        // `Module.Type` of the project, or a type of the same name from outside.
        if isTypeName(name), let own = index.topLevelTypes[name]?.first { return .metatype(.uncertain(own)) }
        return isTypeName(name) ? .metatype(.external(name, [])) : .external(KnownName.Any.id, [])
    }

    /// A member of an implicitly unwrapped value: what is not a member of `Optional` itself.
    private func optionalMember(_ name: NameID, _ inner: ResolvedType) -> ResolvedType {
        if let id = index.externalTypes[KnownName.Optional.id], let found = firstMember(named: name, in: id) { return type(of: found) }
        switch KnownName(rawValue: name) {
        case .map, .flatMap: return .unknown
        default: return member(name, of: inner)
        }
    }

    private func arrayMember(_ name: NameID, _ element: ResolvedType) -> ResolvedType {
        switch KnownName(rawValue: name) {
        case .first, .last, .min, .max, .randomElement, .popLast:
            // Both a property and a function: `first` and `first(where:)`; calling an optional is the same value here.
            return .optional(element)
        case .removeFirst, .removeLast: return .function(element)
        case .filter, .sorted, .reversed, .prefix: return .function(.array(element))
        case .enumerated: return .function(.array(.tuple([.external(KnownName.Int.id, []), element])))
        default: return .unknown
        }
    }
}

/// Types of members by who asks; belongs to one thread.
final class MemberTypeCache {
    var types: [UInt64: ResolvedType] = [:]

    /// A member has one owner, so that its own number says all.
    static func key(_ member: MemberReference, isImplicitSelf: Bool) -> UInt64 {
        UInt64(member.file) << 33 | UInt64(member.member) << 1 | (isImplicitSelf ? 1 : 0)
    }
}
