import Semantics
import SymbolIndex
import Syntax

/// What code does with `$x` of a published property: whether a subject of the same values can stand in its place.
enum PublisherUse {
    /// Anything that takes every publisher: an operator, `onReceive`, `Publishers.CombineLatest`.
    case values
    /// `.assign(to: &$x)` of the object itself; the node is the call.
    case assignment(SyntaxNode)
    /// Something that may ask for `Published<T>.Publisher`.
    case other

    static func of(_ node: SyntaxNode, _ semantics: Semantics) -> PublisherUse {
        // What a subject doesn't have.
        guard let added = semantics.membersOfPublishers, node.nextSibling.map({ !added.contains($0.name) }) ?? true,
            !semantics.publishersAreSendable || staysHere(node)
        else { return .other }
        guard !standsBesideWrittenType(node) else { return .other }
        guard let parent = node.parent, parent.kind != .keyPathExpression else { return .other }
        guard parent.kind == .chainExpression else { return judgeWhole(node, semantics) }
        if let next = node.nextSibling {
            return next.kind == .memberComponent && !mustMatchOthers(parent, semantics.index) ? .values : .other
        }
        return judgeWhole(parent, semantics)
    }

    /// False where the publisher may have to be `Sendable`: for `await model.$name` and `$name.values`, in a closure,
    /// and where it is handed on as it is.
    private static func staysHere(_ node: SyntaxNode) -> Bool {
        let around = node.ancestor { parent in
            parent.kind == .prefixExpression && parent.anchorToken.payload == KnownName.await.id
                || parent.kind == .closureExpression
        }
        guard around == nil, let next = node.nextSibling else { return isAssigned(node) }
        return next.kind == .memberComponent && next.text != ".values"
    }

    /// An expression that is the publisher itself.
    private static func judgeWhole(_ value: SyntaxNode, _ semantics: Semantics) -> PublisherUse {
        guard let parent = value.parent else { return .other }
        switch parent.kind {
        case .argument:
            guard let call = parent.parent, call.kind == .callComponent, let callee = call.previousSibling else {
                return .other
            }
            return takesAnyPublisher(parent, of: call, callee, semantics) ? .values : .other
        case .prefixExpression: return assignment(parent, value)
        case .initializer: return givesValuesOnly(parent, semantics) ? .values : .other
        // `.flatMap { $0.$x }`
        case .closureExpression:
            return parent.statementsOfClosure.count == 1 && isPassedToOperator(parent, semantics.index)
                ? .values : .other
        default: return .other
        }
    }

    /// `let names = $name`, `if let names = model?.$name`: a constant that is only asked for values.
    private static func givesValuesOnly(_ initializer: SyntaxNode, _ semantics: Semantics) -> Bool {
        guard let holder = initializer.parent, let pattern = holder.firstChild, pattern.kind == .identifierPattern,
            holder.child(.typeAnnotation) == nil,
            let body = holder.ancestor(where: { $0.kind == .codeBlock && $0.parent?.parent?.kind == .memberBlock })
        else { return false }
        switch holder.kind {
        case .binding: guard holder.parent?.name == KnownName.let.id else { return false }
        case .optionalBindingCondition: break
        default: return false
        }
        return !body.contains { node in
            guard node.name == pattern.name, let local = LocalName(pattern.name, at: node),
                local.declaration == holder || local.declaration == pattern
            else { return false }
            guard node.kind == .identifierExpression else { return node.kind == .capture || node.isShorthandBinding }
            return if case .values = of(node, semantics) { false } else { true }
        }
    }

    /// `flag ? $x.dropFirst() : other`, `[$x.dropFirst(), other]`: what is made of the publisher must have the type of
    /// something else.
    private static func mustMatchOthers(_ chain: SyntaxNode, _ index: ProjectIndex) -> Bool {
        if let last = chain.children.reversed().first(where: { $0.kind == .memberComponent }),
            CombineNames.hidingType.contains(index.text(last.name))
        {
            return false
        }
        switch chain.parent?.kind {
        case .arrayExpression, .ternaryOperator: return true
        case .sequenceExpression:
            return chain.parent?.children.contains {
                $0.kind == .ternaryOperator || $0.kind == .binaryOperator && $0.text == "??"
            } ?? false
        case .argument:
            return chain.parent?.parent?.previousSibling.map { index.text($0.name) == "MergeMany" } ?? false
        case .returnStatement: return isOneOfSeveralReturned(chain)
        case .codeBlock, .switchCase: return isValueOfBranch(chain, index)
        default: return false
        }
    }

    /// `some Publisher` of one type, whichever `return` gives it.
    private static func isOneOfSeveralReturned(_ value: SyntaxNode) -> Bool {
        let code = value.ancestor {
            [.functionDeclaration, .closureExpression, .accessorBlock, .subscriptDeclaration].contains($0.kind)
        }
        var count = 0
        code?.walk { node in
            if node.kind == .returnStatement { count += 1 }
            return node == code || node.kind != .closureExpression && node.kind != .functionDeclaration
        }
        return count > 1
    }

    /// `if isOn { $x.map { … } } else { other }` as a value: what ends with a subscription is a statement.
    private static func isValueOfBranch(_ chain: SyntaxNode, _ index: ProjectIndex) -> Bool {
        guard let block = chain.parent, block.lastChild == chain,
            block.kind == .switchCase || block.parent?.kind == .ifStatement,
            let last = chain.children.reversed().first(where: { $0.kind == .memberComponent })
        else { return false }
        return !CombineNames.subscribing.contains(index.text(last.name))
    }

    // MARK: Calls

    /// `CombineLatest($x, $y)` and the like. What wants publishers of one type takes `$x` only with others that become
    /// subjects too.
    private static func takesAnyPublisher(
        _ argument: SyntaxNode, of call: SyntaxNode, _ callee: SyntaxNode, _ semantics: Semantics
    ) -> Bool {
        let index = semantics.index
        let name = index.text(callee.name)
        if callee.kind == .identifierExpression ? name == "AnyPublisher" : CombineNames.takingAny.contains(name) {
            return true
        }
        let passed = GenericArgument(argument, of: call, callee, semantics).parameters.filter { function, number in
            GenericArgument.mayTakePublisher(number, of: function, index)
        }
        let isTaken = passed.allSatisfy { function, number in
            GenericArgument.isGeneric(number, of: function, index)
        }
        if !passed.isEmpty, isTaken { return true }
        guard callee.kind == .memberComponent else { return false }
        guard callee.previousSibling.map({ index.text($0.name) == "Publishers" }) ?? false else { return false }
        if name == "MergeMany" { return arePublishersOfOneObject(call) }
        return CombineNames.joins(name)
    }

    /// `MergeMany(model.$name, model.$mail)`, whose publishers must be of one type.
    private static func arePublishersOfOneObject(_ call: SyntaxNode) -> Bool {
        let objects = call.children.map { argument -> String? in
            guard let value = argument.expressionChild, argument.firstToken == value.firstToken,
                value.tree.tokens[value.lastToken].kind == .dollarIdentifier
            else { return nil }
            return (value.firstToken..<value.lastToken).map { value.tree.text($0) }.joined()
        }
        return !objects.isEmpty && objects.allSatisfy { $0 != nil && $0 == objects[0] }
    }

    private static func isPassedToOperator(_ closure: SyntaxNode, _ index: ProjectIndex) -> Bool {
        guard let argument = closure.parent, argument.kind == .argument, let call = argument.parent,
            call.kind == .callComponent,
            let callee = call.previousSibling, callee.kind == .memberComponent
        else { return false }
        return ["flatMap", "map"].contains(index.text(callee.name))
    }

    /// `.assign(to: &$x)`, `.assign(to: &self.$x)`
    private static func assignment(_ prefix: SyntaxNode, _ value: SyntaxNode) -> PublisherUse {
        guard let call = callAssigning(to: prefix) else { return .other }
        let isOwn =
            value.kind == .identifierExpression
            || value.firstChild?.name == KnownName.`self`.id && value.firstChild?.nextSibling?.nextSibling == nil
        return isOwn ? .assignment(call) : .other
    }

    /// True for `$x` of any object that is assigned to.
    static func isAssigned(_ node: SyntaxNode) -> Bool {
        node.wholeExpression.parent.map { $0.kind == .prefixExpression && callAssigning(to: $0) != nil } ?? false
    }

    /// True for `&target` of `.assign(to: &target)`, which is not named as `$x`.
    static func isAssignedTarget(_ node: SyntaxNode) -> Bool {
        node.kind == .prefixExpression && node.tree.tokens[node.lastToken].kind != .dollarIdentifier
            && callAssigning(to: node) != nil
    }

    private static func callAssigning(to prefix: SyntaxNode) -> SyntaxNode? {
        guard prefix.anchorToken.kind == .prefixAmpersand, let argument = prefix.parent, argument.kind == .argument,
            let call = argument.parent,
            call.kind == .callComponent, call.childCount == 1, call.nextSibling == nil,
            let callee = call.previousSibling, callee.kind == .memberComponent,
            callee.tree.text(callee.anchor) == "assign", callee.previousSibling != nil
        else { return nil }
        return call
    }

    // MARK: Written types

    /// True where a declaration around writes `Published`, so that what is made of `$x` may have to be of its
    /// publisher's type.
    private static func standsBesideWrittenType(_ node: SyntaxNode) -> Bool {
        var current = node.parent
        while let parent = current, parent.kind != .memberBlock, parent.kind != .sourceFile {
            switch parent.kind {
            case .functionDeclaration, .closureExpression, .subscriptDeclaration:
                if parent.children.contains(where: {
                    ($0.kind == .returnType || $0.kind == .genericParameterClause) && namesPublished($0)
                }) {
                    return true
                }
            case .binding: if let type = parent.child(.typeAnnotation), namesPublished(type) { return true }
            default: break
            }
            current = parent.parent
        }
        return false
    }

    private static func namesPublished(_ node: SyntaxNode) -> Bool {
        node.contains { $0.kind == .typeComponent && $0.name == KnownName.Published.id }
    }
}

private let sendableQuestion = SharedQuestion<NameID, Bool>()
private let membersQuestion = SharedQuestion<NameID, Set<NameID>?>()

extension Semantics {
    /// The names of what the project adds to `Published.Publisher`, each of which stands nowhere but right behind `$x`;
    /// nil where other code may ask publishers for it (catalogue 207).
    fileprivate var membersOfPublishers: Set<NameID>? {
        answers.answer(membersQuestion, KnownName.Publisher.id) {
            var names: Set<NameID> = []
            for part in extensionsOfPublishers {
                guard part.child(.inheritanceClause) == nil || isSendableOnly(part) else { return nil }
                for member in part.child(.memberBlock).map({ Array($0.children) }) ?? [] {
                    guard let name = nameOfPlainMember(member), !isAskedOfValues(name) else { return nil }
                    names.insert(name)
                }
            }
            return names
        }
    }

    /// True where the project makes the publishers of properties `Sendable`, which subjects are not.
    fileprivate var publishersAreSendable: Bool {
        answers.answer(sendableQuestion, KnownName.Publisher.id) {
            extensionsOfPublishers.contains { isSendableOnly($0) }
        }
    }

    /// `extension Published.Publisher: @retroactive @unchecked Sendable {}`
    private func isSendableOnly(_ part: SyntaxNode) -> Bool {
        part.child(.inheritanceClause)?.children.allSatisfy {
            $0.text.split { $0 == " " || $0 == "," }.last == "Sendable"
        } ?? false
    }

    /// Extensions of the publishers of properties, by whichever name, and of each publisher that is one.
    private var extensionsOfPublishers: [SyntaxNode] {
        index.types.indices.filter {
            index.types[$0].kind == .external && index.types[$0].name == KnownName.Publisher.id
        }
        .flatMap { parts(of: $0) }.map(\.node).filter { part in
            let names = part.typeChild?.children.filter { $0.kind == .typeComponent }.map(\.name) ?? []
            guard names.last == KnownName.Publisher.id, !names.contains(KnownName.Published.id) else { return true }
            return part.child(.whereClause)?.children.contains { requirement in
                requirement.children.first { $0.kind.isType }?.text == "Self"
            } ?? false
        }
    }

    private func nameOfPlainMember(_ member: SyntaxNode) -> NameID? {
        switch member.kind {
        case .functionDeclaration: return index.text(member.name) == "callAsFunction" ? nil : member.name
        case .variableDeclaration:
            guard let pattern = member.child(.binding)?.firstChild, pattern.kind == .identifierPattern else {
                return nil
            }
            return pattern.name
        default: return nil
        }
    }

    private func isAskedOfValues(_ name: NameID) -> Bool {
        isNamed(name) { node, _ in
            guard node.kind == .memberComponent || node.kind == .implicitMemberExpression else { return false }
            return node.previousSibling.map { $0.tree.tokens[$0.lastToken].kind != .dollarIdentifier } ?? true
        }
    }
}
