import Syntax

/// Finds what a closure gets by the declaration of the function that it is passed to, or by the publisher that the
/// function belongs to.
///
/// Where several functions may be meant that pass different values, and where the call fits none of them, nothing is
/// known.
///
/// It is asked for closures whose parameters have no written types, and only where a name in one matters.
struct ClosureParameterFinder<Typing: ClosureTyping> {
    /// In the scope around the closure.
    let typing: Typing

    private var index: ProjectIndex { typing.members.index }
    private var members: MemberResolver { typing.members }

    /// The types of a closure's parameters; empty where they aren't known.
    func parameterTypes(of closure: SyntaxNode) -> [ResolvedType] {
        if let kept = keptClosureTypes(closure) { return kept }
        guard let argument = closure.parent, argument.kind == .argument, let call = argument.parent,
            call.kind == .callComponent,
            let chain = call.parent, chain.kind == .chainExpression, let callee = call.previousSibling
        else { return [] }
        let publishers = PublishedElementFinder(typing: typing)
        if let element = publishers.element(passedTo: argument, of: call, callee: callee, chain: chain) {
            return [element]
        }
        return types(passedTo: argument, of: call, by: functions(called: callee, in: chain))
    }

    // MARK: Closures that are kept

    /// The types of `{ item in … }` in `onSelect = { item in … }` or `let onSelect: (Item) -> Void = { item in … }`;
    /// nil for other places.
    private func keptClosureTypes(_ closure: SyntaxNode) -> [ResolvedType]? {
        let resolver = TypeResolver(index: index)
        if let binding = closure.parent?.parent, closure.parent?.kind == .initializer,
            let written = binding.child(.typeAnnotation)?.typeChild
        {
            return resolver.parameters(ofFunction: TypeResolver.reference(written), in: typing.context) ?? []
        }
        guard let assignment = closure.previousSibling, assignment.kind == .assignmentOperator,
            closure.nextSibling == nil,
            let target = assignment.previousSibling, target == closure.parent?.firstChild, let found = property(target)
        else { return nil }
        let fact = index.fact(found.member.member)
        guard fact.kind == .property, fact.type != 0 else { return [] }
        let context = members.context(
            of: found.member, arguments: found.arguments, isImplicitSelf: found.isImplicitSelf)
        return resolver.parameters(ofFunction: index.decode(fact.type, file: context.file), in: context) ?? []
    }

    /// The property that is the left side of an assignment.
    private func property(_ target: SyntaxNode) -> (
        member: MemberResolver.Found, arguments: [ResolvedType], isImplicitSelf: Bool
    )? {
        if target.kind == .identifierExpression {
            guard !typing.isLocal(target) else { return nil }
            for type in typing.typesAround {
                guard let found = members.firstMember(named: target.name, in: type) else { continue }
                return (found, members.arguments(of: found.owner, seenFrom: type), isItself(found, type, at: target))
            }
            return nil
        }
        guard target.kind == .chainExpression, let last = target.lastNamed, last.kind == .memberComponent else {
            return nil
        }
        let base = typing.chainType(target, before: last).asValue.unwrapped
        guard case .nominal(let id, let arguments) = base, let found = members.firstMember(named: last.name, in: id)
        else { return nil }
        let isSelf =
            last.previousSibling?.name == KnownName.`self`.id && last.previousSibling?.kind == .identifierExpression
        return (found, members.arguments(for: found, on: id, arguments), isSelf && isItself(found, id, at: target))
    }

    // MARK: Closures that are passed

    /// A function that may be called, with the place from which its types are looked up.
    private struct Function {
        let parameters: [ParameterFact]
        let context: LexicalContext
    }

    private func types(passedTo argument: SyntaxNode, of call: SyntaxNode, by functions: [Function]) -> [ResolvedType] {
        var result: [ResolvedType]?
        for function in functions {
            let kinds = function.parameters.map { kind(of: $0, in: function.context) }
            switch ArgumentMatcher(tree: call.tree, index: index, file: function.context.file).match(
                call, function.parameters, kinds, argument)
            {
            case .notCalled: continue
            case .unclear: return []
            case .parameter(let number):
                guard case .function(let types) = kinds[number], result == nil || result == types else { return [] }
                result = types
            }
        }
        return result ?? []
    }

    private func kind(of parameter: ParameterFact, in context: LexicalContext) -> ArgumentMatcher.Kind {
        let written = index.decode(parameter.type, file: context.file)
        let resolver = TypeResolver(index: index)
        if let types = resolver.parameters(ofFunction: written, in: context) { return .function(types) }
        switch resolver.resolve(written, in: context).unwrapped {
        case .nominal, .array, .dictionary, .tuple, .binding, .metatype: return .value
        default: return .unknown
        }
    }

    // MARK: Functions

    private func functions(called callee: SyntaxNode, in chain: SyntaxNode) -> [Function] {
        switch callee.kind {
        case .identifierExpression: return functions(calledAlone: callee)
        case .memberComponent:
            let receiver = typing.chainType(chain, before: callee).asValue
            if isOptional(receiver, before: callee), index.isForeignMember(callee.name) { return [] }
            switch receiver.unwrapped {
            case .metatype(let instance):
                guard let id = instance.typeID else { return [] }
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
                return parts.compactMap(\.typeID).flatMap { functions(named: callee.name, in: $0, isStatic: false) }
            case .external(let name, _):
                guard let id = index.externalTypes[name] else { return [] }
                return functions(named: callee.name, in: id, isStatic: false)
            default: return []
            }
        default: return []
        }
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
                    return function(found, arguments: arguments, isImplicitSelf: isItself(found, type, at: callee))
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
            return globals.map { global in
                let fact = index.fact(global)
                var context = LexicalContext(file: global.file)
                substituteGenerics(of: fact, in: &context)
                return Function(parameters: fact.parameters, context: context)
            }
        }
        guard case .metatype(.nominal(let id, let arguments)) = typing.specialized(typing.lookUp(name), by: callee)
        else { return [] }
        return functions(named: KnownName.`init`.id, in: id, isStatic: false, arguments: arguments)
    }

    /// True where generic parameters of what declares a member stand for themselves.
    private func isItself(_ found: MemberResolver.Found, _ type: TypeID, at node: SyntaxNode) -> Bool {
        found.owner == type && !node.isInSpecializedExtension
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
        var context = members.context(
            of: found, arguments: arguments, isImplicitSelf: isImplicitSelf, receiver: receiver)
        substituteGenerics(of: fact, in: &context)
        return Function(parameters: fact.parameters, context: context)
    }

    /// What the caller's arguments make of generic parameters is not inferred.
    private func substituteGenerics(of fact: MemberFact, in context: inout LexicalContext) {
        for parameter in fact.genericParameters {
            context.substitutions[index.translate(parameter.name, file: context.file)] = .unknown
        }
    }
}
