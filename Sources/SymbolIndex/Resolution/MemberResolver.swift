import Syntax

/// Finds members and their types.
///
/// A member is looked for in a type, its extensions, its superclasses and its protocols. Its type is the written one,
/// or that of its initial value.
public struct MemberResolver {
    public let index: ProjectIndex
    /// How many initial values and overloads are being followed.
    private(set) var depth = 0
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
        MemberResolver(
            index: index, cache: MemberTypeCache(), compiler: witness.map { CompilerAnswers(index: index, witness: $0) }
        )
    }

    private init(index: ProjectIndex, cache: MemberTypeCache?, compiler: CompilerAnswers?) {
        self.index = index
        self.cache = cache
        self.compiler = compiler
    }

    var deeper: MemberResolver {
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

    /// The members of a name in a type, its extensions, its superclasses, and the protocols of the project that it
    /// conforms to; nearest first.
    public func members(named name: NameID, in type: TypeID) -> [Found] {
        guard index.memberNames.contains(name) else { return [] }
        var result: [Found] = []
        for id in index.lookUpOrder[type] {
            for member in index.memberTable.members(named: name, of: id) {
                result.append(Found(owner: id, member: member))
            }
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
        guard let cache, depth == 0, arguments.isEmpty else {
            return makeType(of: found, arguments: arguments, isImplicitSelf: isImplicitSelf)
        }
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
    /// - Parameter isSpecialized: seen from an extension with conditions, where generic parameters may stand for
    ///   something else than for themselves.
    public func type(of found: Found, seenFrom type: TypeID, isSpecialized: Bool = false) -> ResolvedType {
        let isGeneric = !index.types[found.owner].genericParameters.isEmpty
        if !isGeneric || found.owner == type && !isSpecialized { return self.type(of: found, isImplicitSelf: true) }
        return self.type(of: found, arguments: arguments(of: found.owner, seenFrom: type))
    }

    /// The generic arguments for what declares a member, on a value of a type with arguments of its own.
    func arguments(for found: Found, on type: TypeID, _ arguments: [ResolvedType]) -> [ResolvedType] {
        found.owner == type ? arguments : self.arguments(of: found.owner, seenFrom: type)
    }

    /// The generic arguments with which a type inherits from a class; none where that isn't told directly, or the type
    /// is generic itself.
    func arguments(of superclass: TypeID, seenFrom type: TypeID) -> [ResolvedType] {
        guard index.types[type].genericParameters.isEmpty else { return [] }
        for part in index.types[type].directlyInherited {
            if case .nominal(superclass, let arguments) = part { return arguments }
        }
        return []
    }

    /// What all declarations of the member's name in its type make of it: `#if` branches and overloads may differ.
    private func makeType(of found: Found, arguments: [ResolvedType], isImplicitSelf: Bool) -> ResolvedType {
        let isStatic = index.fact(found.member).flags.contains(.isStatic)
        let same = index.members(named: index.name(of: found.member), of: found.owner).filter {
            index.fact($0).flags.contains(.isStatic) == isStatic
        }
        guard same.count > 1 else {
            return typeOfDeclaration(found, arguments: arguments, isImplicitSelf: isImplicitSelf)
        }
        // Each level would ask all of its declarations again.
        guard depth < Limits.overloadDepth, same.count <= Limits.overloads else { return .unknown }
        return .merging(
            same.map {
                typeOfDeclaration(
                    Found(owner: found.owner, member: $0), arguments: arguments, isImplicitSelf: isImplicitSelf)
            })
    }

    /// - Parameter receiver: what `Self` is in a member of a protocol; nil where it is not asked for on a value.
    func typeOfDeclaration(
        _ found: Found, arguments: [ResolvedType], isImplicitSelf: Bool, receiver: ResolvedType? = nil
    ) -> ResolvedType {
        guard depth < Limits.initialValueDepth else { return .unknown }
        let fact = index.fact(found.member)
        var context = context(of: found, arguments: arguments, isImplicitSelf: isImplicitSelf, receiver: receiver)
        switch fact.kind {
        case .enumCase: return .nominal(found.owner, arguments)
        case .initializer: return .function(.nominal(found.owner, arguments))
        case .function, .subscript:
            // What the caller's arguments make of them is not inferred.
            for parameter in fact.genericParameters {
                context.substitutions[index.translate(parameter.name, file: found.member.file)] = .unknown
            }
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
    ///
    /// - Parameter receiver: what `Self` is; nil where the member is not asked for on a value.
    func context(
        of found: Found, arguments: [ResolvedType], isImplicitSelf: Bool, receiver: ResolvedType? = nil
    ) -> LexicalContext {
        var context = LexicalContext(file: found.member.file, types: index.typesAround(found.member, of: found.owner))
        if let receiver { context.substitutions[KnownName.Self.id] = receiver }
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
        for parameter in fact.genericParameters {
            context.substitutions[index.translate(parameter.name, file: member.file)] = .unknown
        }
        if fact.kind == .function {
            return .function(fact.type == 0 ? .external(KnownName.Void.id, []) : resolve(fact.type, in: context))
        }
        return confirmed(typeOfVariable(fact, in: context), at: fact.offset, file: member.file)
    }

    private func typeOfVariable(_ fact: MemberFact, in context: LexicalContext) -> ResolvedType {
        if fact.type != 0 { return resolve(fact.type, in: context) }
        guard fact.initialValue != 0, case .expression(let parts) = index.decode(fact.initialValue, file: context.file)
        else { return .unknown }
        return deeper.evaluate(parts, in: context, expected: .unknown)
    }

    /// The types of the values that come with a case of an enum.
    func payload(ofCase name: NameID, in type: ResolvedType) -> [ResolvedType] {
        guard case .nominal(let id, let arguments) = type.unwrapped, index.types[id].kind == .enum else { return [] }
        let cases = members(named: name, in: id).filter { index.fact($0.member).kind == .enumCase }
        // `case mail(String)` and `case mail(from: Person)` are told apart by their labels.
        guard cases.count == 1, let found = cases.first else { return [] }
        let context = self.context(of: found, arguments: arguments, isImplicitSelf: false)
        return index.fact(found.member).parameters.map { resolve($0.type, in: context) }
    }

    /// The type of what comes with a case of an enum from outside, in which nothing of the project can be; nil for one of
    /// the project.
    func foreignPayload(ofCase name: NameID, in type: ResolvedType) -> ResolvedType? {
        let found = foreignMember(name, of: type.unwrapped)
        return found == .unknown ? nil : found
    }

    func resolve(_ code: CodeOffset, in context: LexicalContext) -> ResolvedType {
        TypeResolver(index: index).resolve(index.decode(code, file: context.file), in: context)
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
