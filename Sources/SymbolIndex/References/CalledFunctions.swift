import Syntax

/// The functions of the project that a call may mean, each with the place from which its types are looked up.
struct CalledFunctions<Typing: ExpressionTyping> {
    struct Function {
        let fact: MemberFact
        /// Where the generic parameters of the function itself mean nothing.
        let place: LexicalContext
    }

    /// In the scope around the call.
    let typing: Typing

    private var index: ProjectIndex { typing.members.index }
    private var members: MemberResolver { typing.members }

    /// - Parameters:
    ///   - callee: what stands before the call.
    ///   - receiver: the type of what stands before a member.
    /// - Returns: none where nothing of the project can be called, or what is called isn't known.
    func functions(called callee: SyntaxNode, receiver: ResolvedType) -> [Function] {
        switch callee.kind {
        case .identifierExpression: return functions(calledAlone: callee)
        case .memberComponent:
            let receiver = receiver.asValue
            if isOptional(receiver, before: callee), index.isForeignMember(callee.name) { return [] }
            return functions(called: callee, of: receiver.unwrapped)
        default: return []
        }
    }

    private func functions(called callee: SyntaxNode, of receiver: ResolvedType) -> [Function] {
        switch receiver {
        case .metatype(let instance):
            guard let id = typeWithMembers(instance) else { return [] }
            if callee.name == KnownName.`init`.id {
                return functions(named: callee.name, in: id, isStatic: false, arguments: instance.genericArguments)
            }
            if let nested = index.types[id].nested[callee.name]?.first {
                return functions(named: KnownName.`init`.id, in: nested, isStatic: false)
            }
            return functions(named: callee.name, in: id, isStatic: true, arguments: instance.genericArguments)
        case .nominal(let id, let arguments):
            return functions(named: callee.name, in: id, isStatic: false, arguments: arguments)
        case .constrained(let parts):
            return parts.compactMap { typeWithMembers($0) }
                .flatMap { functions(named: callee.name, in: $0, isStatic: false) }
        case .external:
            guard let id = typeWithMembers(receiver) else { return [] }
            return functions(named: callee.name, in: id, isStatic: false)
        default: return []
        }
    }

    /// A type of the project, or one from outside that the project extends.
    private func typeWithMembers(_ type: ResolvedType) -> TypeID? {
        if case .external(let name, _) = type { return index.externalTypes[name] }
        return type.typeID
    }

    /// What a name that stands alone may call: a member of the types around, else a global function, else an
    /// initializer.
    private func functions(calledAlone callee: SyntaxNode) -> [Function] {
        guard !typing.isLocal(callee) else { return [] }
        let name = callee.name
        for type in typing.typesAround {
            let own = members.members(named: name, in: type)
            if !own.isEmpty {
                return functions(own) { found in
                    let arguments = members.arguments(of: found.owner, seenFrom: type)
                    return function(found, arguments: arguments, isImplicitSelf: found.isItself(in: type, at: callee))
                }
            }
            // What a class inherits from outside may have the name.
            if index.types[type].kind == .class,
                !index.foreignConformances(of: type).allSatisfy({ LocalElimination.isPlain(index.text($0)) })
            {
                return []
            }
        }
        // Extensions of what a type around conforms to, or of what that refines.
        if !typing.typesAround.isEmpty, index.isForeignMember(name) { return [] }
        let globals = members.visibleGlobals(named: name, in: typing.context)
        if !globals.isEmpty {
            guard globals.allSatisfy({ index.fact($0).kind == .function }) else { return [] }
            return globals.map { Function(fact: index.fact($0), place: LexicalContext(file: $0.file)) }
        }
        guard case .metatype(.nominal(let id, let arguments)) = typing.specialized(typing.lookUp(name), by: callee)
        else { return [] }
        return functions(named: KnownName.`init`.id, in: id, isStatic: false, arguments: arguments)
    }

    private func functions(named name: NameID, in type: TypeID, isStatic: Bool, arguments: [ResolvedType] = [])
        -> [Function]
    {
        // The compiler's own initializer is not among those that are declared.
        if name == KnownName.`init`.id, index.types[type].kind != .class, !declaresInitializer(type) { return [] }
        let found = members.members(named: name, in: type).filter {
            index.fact($0.member).flags.contains(.isStatic) == isStatic
        }
        return functions(found) { found in
            let known = members.arguments(for: found, on: type, arguments)
            return function(found, arguments: known, receiver: members.receiver(of: found, on: type, arguments))
        }
    }

    /// All of them as functions; none where a property or a case has the name, whose value may be called.
    private func functions(_ found: [MemberResolver.Found], _ make: (MemberResolver.Found) -> Function?) -> [Function] {
        let made = found.compactMap(make)
        return made.count == found.count ? made : []
    }

    private func declaresInitializer(_ type: TypeID) -> Bool {
        index.types[type].declarations.contains { part in
            index.fact(part).memberRange.contains {
                index.fact(MemberReference(file: part.file, member: Int($0))).kind == .initializer
            }
        }
    }

    /// True for an optional of which a member is asked without `?`.
    private func isOptional(_ receiver: ResolvedType, before callee: SyntaxNode) -> Bool {
        guard receiver.isOptional, let previous = callee.previousSibling else { return false }
        return previous.kind != .optionalComponent && previous.kind != .forceComponent
    }

    /// Nil for what is no function: whether it can be called is not asked.
    private func function(
        _ found: MemberResolver.Found, arguments: [ResolvedType] = [], isImplicitSelf: Bool = false,
        receiver: ResolvedType? = nil
    ) -> Function? {
        let fact = index.fact(found.member)
        guard fact.kind == .function || fact.kind == .initializer else { return nil }
        let place = members.context(
            of: found, arguments: arguments, isImplicitSelf: isImplicitSelf, receiver: receiver)
        return Function(fact: fact, place: place)
    }
}

extension MemberResolver.Found {
    /// True where generic parameters of what declares a member stand for themselves.
    func isItself(in type: TypeID, at node: SyntaxNode) -> Bool { owner == type && !node.isInSpecializedExtension }
}

extension CalledFunctions.Function {
    /// The place, where nothing is known of what generic parameters stand for.
    func contextWithoutGenerics(_ index: ProjectIndex) -> LexicalContext {
        GenericInference(fact, file: place.file, index).context(from: place)
    }

    /// The place, where generic parameters stand for what the arguments of a call tell.
    ///
    /// - Returns: nil where the labels do not fit.
    func context(inferredFrom call: SyntaxNode, _ typing: Typing, _ types: ArgumentTypes) -> LexicalContext? {
        guard !fact.genericParameters.isEmpty else { return place }
        let index = typing.members.index
        var inference = GenericInference(fact, file: place.file, index)
        let matcher = ArgumentMatcher(tree: call.tree, index: index, file: place.file)
        let kinds = fact.parameters.map { _ in ArgumentMatcher.Kind.unknown }
        let hasClosures = call.children.contains { $0.expressionChild?.kind == .closureExpression }
        for parameter in fact.parameters {
            inference.forget(givenBy: index.decode(parameter.type, file: place.file), mayBeAlias: hasClosures)
        }
        for (position, requirement) in fact.requirements.enumerated() {
            // Pairs of what has to be and what it has to be.
            inference.forget(
                requiredBy: index.decode(requirement, file: place.file), isSubject: position.isMultiple(of: 2))
        }
        for argument in call.children where argument.kind == .argument {
            // What closures give is forgotten for all of them.
            guard let value = argument.expressionChild, value.kind != .closureExpression else { continue }
            guard case .parameter(let number) = matcher.match(call, fact.parameters, kinds, argument) else {
                return nil
            }
            inference.learn(
                index.decode(fact.parameters[number].type, file: place.file), from: types.type(of: value, typing))
        }
        return inference.context(from: place)
    }
}

/// The types of a call's arguments, each told once for all functions that may be called.
final class ArgumentTypes {
    private var types: [SyntaxNode: ResolvedType] = [:]

    /// Several elements of a literal may be of several types, of which the first one tells nothing.
    fileprivate func type(of value: SyntaxNode, _ typing: some ExpressionTyping) -> ResolvedType {
        if let known = types[value] { return known }
        let isOneKind = ![.arrayExpression, .dictionaryExpression].contains(value.kind) || value.childCount == 1
        let type = isOneKind ? typing.type(of: value) : .unknown
        types[value] = type
        return type
    }
}
