import SymbolIndex
import Syntax

/// What code asks without naming it: the clock behind a value that is made, operators and iterators, what key paths
/// lead to, and what a library runs of the values that it is given.
extension OutsideWalk {
    // MARK: The clock

    /// `Date()` and `Date.now`, whatever the type is called; as a stand-in for another value, or as a bound of a range,
    /// it is not a clock.
    ///
    /// - Parameters:
    ///   - part: a part of a chain.
    ///   - base: the type of what stands before it.
    func asksClock(_ part: SyntaxNode, of base: ResolvedType) -> Bool {
        guard !reads.leavesOutClock, let name = nameOfType(base, before: part),
            reads.dateNames.contains(name) || reads.clockNames.contains(name),
            part.kind == .callComponent
                ? reads.dateNames.contains(name) && isOfNow(part)
                : OutsideNames.telling.contains(context.tree.text(part.anchor))
        else { return false }
        let chain = part.wholeExpression
        return !chain.children.contains { $0.kind == .postfixOperatorComponent } && !isStandIn(chain) && !isKept(chain)
    }

    /// `.now`, and `.init()` where a date is asked for.
    func asksClock(implicitMember node: SyntaxNode) -> Bool {
        guard !node.isCalled else { return node.name == KnownName.`init`.id && isMadeDate(node) }
        return index.text(node.name) == "now" && !isStandIn(node) && !node.isWholePattern && !isOfOwnType(node)
    }

    /// `.now` where a type of the project is asked for that declares it.
    private func isOfOwnType(_ node: SyntaxNode) -> Bool {
        guard case .nominal(let type, _) = typeAsked(of: node).boundValue, index.types[type].kind != .external
        else { return false }
        return !index.members(named: node.name, of: type).isEmpty
    }

    private func isMadeDate(_ node: SyntaxNode) -> Bool {
        guard let call = node.nextSibling, isOfNow(call) else { return false }
        let chain = node.wholeExpression
        if let name = nameOfType(.metatype(expressions.typeAsked(of: chain)), before: call) {
            return reads.dateNames.contains(name) && !isStandIn(chain) && !isKept(chain)
        }
        guard let argument = chain.parent, argument.kind == .argument, let callee = argument.parent?.calledName
        else { return false }
        let declared = semantics.declarations(named: callee.name).filter { index.fact($0).kind == .function }
        guard !declared.isEmpty else { return OutsideNames.takingDates.contains(index.text(callee.name)) }
        return declared.contains { function in
            index.fact(function).parameters.contains { parameter in
                guard case .named(let parts) = index.decode(parameter.type, file: function.file) else { return false }
                return parts.count == 1 && reads.dateNames.contains(parts[0].name)
            }
        }
    }

    /// True for a call without arguments, or with the distance from now.
    private func isOfNow(_ call: SyntaxNode) -> Bool {
        guard call.kind == .callComponent, let first = call.firstChild else { return call.kind == .callComponent }
        return context.tree.text(first.firstToken) == "timeIntervalSinceNow"
    }

    /// The name of a type from outside before a member or a call of its initializer.
    func nameOfType(_ base: ResolvedType, before part: SyntaxNode) -> NameID? {
        switch base {
        case .metatype(.external(let name, _)): return name
        case .metatype(.nominal(let id, _)): return index.types[id].kind == .external ? index.types[id].name : nil
        // `ContinuousClock().now`
        case .external(let name, _) where reads.clockNames.contains(name): return name
        default:
            // `Foundation.Date()`
            guard let named = part.previousSibling, named.kind == .memberComponent, base == .unknown,
                named.previousSibling?.kind == .identifierExpression, named.previousSibling?.previousSibling == nil
            else { return nil }
            return reads.dateNames.contains(named.name) ? named.name : nil
        }
    }

    /// `lastRead = Date()` in a getter, which shows nothing by that.
    private func isKept(_ expression: SyntaxNode) -> Bool {
        expression.previousSibling?.kind == .assignmentOperator && expression.nextSibling == nil
            && expression.ancestor { $0.kind == .initializerDeclaration || $0.kind == .memberBlock }?.kind
                == .memberBlock
    }

    private func isStandIn(_ expression: SyntaxNode) -> Bool {
        expression.previousSibling.map { $0.kind == .binaryOperator && StandardOperators.standingIn.contains($0.text) }
            ?? false
    }

    // MARK: What the library runs

    /// A description, an iterator or an operator of the project.
    func asks(unnamed node: SyntaxNode) -> Bool {
        if node.kind == .interpolation, asks(interpolation: node) { return true }
        let summary = semantics.summaries.certain(node, in: ClassCode.Body(node: node, analysis: context.analysis))
        return summary.unseen.contains { run($0) }
            || summary.runs.contains { take(reads.answer(of: $0)) }
    }

    /// `"\(price, style: .short)"`, which the project adds to texts by `appendInterpolation`.
    private func asks(interpolation node: SyntaxNode) -> Bool {
        guard !reads.interpolations.isEmpty, let value = node.interpolatedValue else { return false }
        let arguments = CallArguments(node)
        let type = expressions.type(of: value).unwrapped
        return reads.interpolations.contains { function in
            guard semantics.mayCall(function, arguments), let parameter = index.fact(function).parameters.first else {
                return false
            }
            let written = index.decode(parameter.type, file: function.file)
            let taken = semantics.types.resolve(written, in: LexicalContext(file: function.file)).unwrapped
            let isOther = type.typeID != nil && taken.typeID != nil && type.typeID != taken.typeID
            return !isOther && run(function)
        }
    }

    /// `String(describing: engine)`, `Array(bag)` and `bag.reduce(0, +)`, where the types of the values say how.
    ///
    /// - Parameter base: the type before a member.
    func asksLibrary(at node: SyntaxNode, of base: ResolvedType?) -> Bool {
        if let base, asksWitness(of: base, for: LibraryRequirements.iterating) { return true }
        guard let call = node.partBehindUnwrapping, call.kind == .callComponent else { return false }
        return CallArguments(call).list.contains { argument in
            guard argument.value.kind != .closureExpression, argument.value.kind != .literalExpression else {
                return false
            }
            let isText =
                node.name == reads.stringName
                && argument.label.map { OutsideNames.describing.contains(index.text($0)) } ?? false
            let requirements = isText ? LibraryRequirements.describing : LibraryRequirements.iterating
            return asksWitness(of: expressions.type(of: argument.value), for: requirements)
        }
    }

    private func asksWitness(of type: ResolvedType, for requirements: Set<String>) -> Bool {
        guard let owner = type.boundValue.typeID else { return false }
        let witnesses = semantics.unnamedCode.witnesses[owner] ?? []
        return witnesses.contains { requirements.contains($0.requirement) && take(reads.answer(of: $0.code)) }
            || asksUnseenWitness(of: owner, for: requirements)
    }

    /// The same where the member stands in a file that does not matter for the migration.
    private func asksUnseenWitness(of owner: TypeID, for requirements: Set<String>) -> Bool {
        let conformances = index.foreignConformances(of: owner).map { index.text($0) }
        return requirements.contains { requirement in
            guard let name = semantics.name(requirement),
                LibraryRequirements.mayAsk(for: requirement, typesWith: conformances)
            else { return false }
            return semantics.members.members(named: name, in: owner).contains {
                semantics.project.analysis(of: $0.member.file) == nil && run($0.member)
            }
        }
    }

    // MARK: Key paths

    func asks(keyPath: SyntaxNode) -> Bool {
        if isSetInEnvironment(keyPath) { return false }
        var base = root(of: keyPath)
        for position in keyPath.firstToken..<keyPath.endToken {
            let token = context.tree.tokens[position]
            guard token.kind == .identifier else {
                if token.kind == .number { base = .unknown }
                continue
            }
            // An element of a tuple runs nothing.
            if case .tuple = base.boundValue {
                base = semantics.members.member(token.payload, of: base)
                continue
            }
            if position == keyPath.firstToken + 1, let type = index.types(named: token.payload).first {
                base = .nominal(type, [])
                continue
            }
            if reads.mayRunCode(token.payload), runsAny(named: token.payload, of: .unknown, isCalled: false) {
                return true
            }
            let silent = storages.property(token.payload, of: base) ?? onlySilentProperty(token.payload, of: base)
            if let silent, mayDiffer(.property(silent), false, at: keyPath) { return true }
            base = semantics.members.member(token.payload, of: base)
        }
        return false
    }

    /// The one variable of the project with a name, of a value of which the type is not known.
    private func onlySilentProperty(_ name: NameID, of base: ResolvedType) -> PropertyKey? {
        guard !isKnown(base), semantics.names.silentProperties.contains(name) else { return nil }
        let declared = semantics.membersOfAnyType(named: name)
        guard declared.count == 1, let owner = declared[0].owner,
            semantics.isSilentVariable(index.fact(declared[0].member), of: owner)
        else { return nil }
        return PropertyKey(owner: owner, name: name)
    }

    /// `.environment(\.title, title)`, where no function of the project is called so.
    private func isSetInEnvironment(_ keyPath: SyntaxNode) -> Bool {
        guard EnvironmentKeys.isKey(keyPath), let callee = keyPath.parent?.parent?.calledName else { return false }
        return !semantics.declarations(named: callee.name).contains { index.fact($0).kind == .function }
    }

    /// The type that a key path is applied to, by what stands around it: `items.filter(\.isDone)`,
    /// `ForEach(items, id: \.name)`, `engine[keyPath: \.runs]`.
    private func root(of keyPath: SyntaxNode) -> ResolvedType {
        guard let argument = keyPath.parent, argument.kind == .argument, let call = argument.parent else {
            return .unknown
        }
        if call.kind == .subscriptComponent { return expressions.type(before: call).unwrapped }
        guard let callee = call.calledName else { return .unknown }
        if callee.kind == .memberComponent { return element(of: expressions.type(before: callee)) }
        return call.firstChild?.expressionChild.map { element(of: expressions.type(of: $0)) } ?? .unknown
    }

    private func element(of type: ResolvedType) -> ResolvedType {
        if case .array(let element) = type.unwrapped { element.unwrapped } else { type.unwrapped }
    }
}
