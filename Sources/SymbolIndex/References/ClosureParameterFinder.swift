import Syntax

/// Finds what a closure gets by the declaration of the function that it is passed to, or by the publisher that the
/// function belongs to.
///
/// Where several functions may be meant that pass different values, and where the call fits none of them, nothing is
/// known.
///
/// It is asked for closures whose parameters have no written types, and only where a name in one matters.
struct ClosureParameterFinder<Typing: ExpressionTyping> {
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
        let functions = CalledFunctions(typing: typing)
        let receiver = callee.kind == .memberComponent ? typing.chainType(chain, before: callee) : .unknown
        return types(passedTo: argument, of: call, by: functions.functions(called: callee, receiver: receiver))
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
                return (found, members.arguments(of: found.owner, seenFrom: type), found.isItself(in: type, at: target))
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
        return (found, members.arguments(for: found, on: id, arguments), isSelf && found.isItself(in: id, at: target))
    }

    // MARK: Closures that are passed

    private func types(
        passedTo argument: SyntaxNode, of call: SyntaxNode, by functions: [CalledFunctions<Typing>.Function]
    ) -> [ResolvedType] {
        var result: [ResolvedType]?
        let known = ArgumentTypes()
        for function in functions {
            let context = function.context(inferredFrom: call, typing, known) ?? function.contextWithoutGenerics(index)
            let parameters = function.fact.parameters
            let kinds = parameters.map { kind(of: $0, in: context) }
            switch ArgumentMatcher(tree: call.tree, index: index, file: context.file).match(
                call, parameters, kinds, argument)
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
}
