import Syntax

/// Finds what a publisher passes to a closure: `model.$items.dropFirst().sink { items in … }`.
struct PublishedElementFinder<Typing: ExpressionTyping> {
    /// In the scope around the closure.
    let typing: Typing

    private var index: ProjectIndex { typing.members.index }

    /// The type of the only value that a closure gets from a publisher; nil where the call is none of a publisher, or
    /// passes something else.
    func element(passedTo argument: SyntaxNode, of call: SyntaxNode, callee: SyntaxNode, chain: SyntaxNode)
        -> ResolvedType?
    {
        // The project's own operators may pass what they like.
        guard callee.kind == .memberComponent, !index.mayBeOperator(callee.name) else { return nil }
        let name = callee.tree.text(callee.anchor)
        if name == "onReceive" {
            guard call.childCount == 2, let publisher = call.firstChild, publisher != argument,
                let value = publisher.expressionChild
            else { return nil }
            return element(of: value.kind == .chainExpression ? Array(value.children) : [value], in: value)
        }
        guard CombineNames.passing.contains(name), passesValue(argument, of: call, name) else { return nil }
        return element(of: chain.children.prefix { $0 != callee }, in: chain)
    }

    /// Of the closures of `sink`, one gets the completion; the other operators have no more than one argument.
    private func passesValue(_ argument: SyntaxNode, of call: SyntaxNode, _ name: String) -> Bool {
        let label = label(of: argument)
        guard name == "sink" else {
            return call.childCount == 1 && (label == nil || label == "where" || label == "while")
        }
        let others = call.children.filter { $0 != argument }.map { self.label(of: $0) }
        guard others.allSatisfy({ $0 == nil || $0 == "receiveCompletion" || $0 == "receiveValue" }), others.count <= 1
        else { return false }
        if let label { return label == "receiveValue" }
        return others.isEmpty || others[0] == "receiveCompletion"
    }

    private func label(of argument: SyntaxNode) -> String? { argument.argumentLabel.map { index.text($0) } }

    /// - Parameter parts: those of a chain up to the one that asks.
    private func element(of parts: some BidirectionalCollection<SyntaxNode>, in chain: SyntaxNode) -> ResolvedType? {
        var rest = parts[...]
        while let call = rest.last, call.kind == .callComponent, let method = rest.dropLast().last,
            method.kind == .memberComponent,
            CombineNames.keeping.contains(method.tree.text(method.anchor))
        {
            rest = rest.dropLast(2)
        }
        guard let source = rest.last else { return nil }
        if source.anchorToken.kind == .dollarIdentifier { return published(source, in: chain) }
        let end = source.nextSibling
        let type = chain.kind == .chainExpression ? typing.chainType(chain, before: end) : typing.type(of: chain)
        guard case .external(let name, let arguments) = type.unwrapped, let value = arguments.first,
            CombineNames.naming.contains(index.text(name))
        else { return nil }
        return value
    }

    /// The type of the property behind `$items`, where it is published.
    private func published(_ source: SyntaxNode, in chain: SyntaxNode) -> ResolvedType? {
        let members = typing.members
        var found: MemberResolver.Found?
        var arguments: [ResolvedType] = []
        if source.kind == .memberComponent {
            let base = typing.chainType(chain, before: source).asValue.unwrapped
            // What a library publishes of a type that holds nothing of the project.
            if case .external(_, let held) = base, held.isEmpty { return .external(KnownName.Any.id, []) }
            if case .nominal(_, let generic) = base { arguments = generic }
            found = base.typeID.flatMap { members.firstMember(named: source.name, in: $0) }
        } else {
            found = typing.property(behind: source.name)
        }
        guard let found, index.fact(found.member).attributes.contains(KnownName.Published.id) else { return nil }
        guard source.kind != .memberComponent else { return members.type(of: found, arguments: arguments) }
        let isSpecialized = source.isInSpecializedExtension
        return typing.typesAround.first.map { members.type(of: found, seenFrom: $0, isSpecialized: isSpecialized) }
    }
}
