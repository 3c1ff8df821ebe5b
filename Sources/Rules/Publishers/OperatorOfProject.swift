import Semantics
import SymbolIndex
import Syntax

/// `mapToVoid()`, `weakAssign(to: \.text, on: self)`: operators that the project adds to publishers.
extension PublisherPipeline {
    /// Goes through the code of all operators that may be meant, each of which is one chain of operators; nil where
    /// that is not known.
    mutating func pass(ofProject member: SyntaxNode) -> Step? {
        guard let call = member.nextSibling, call.kind == .callComponent,
            CallArguments(call).list.allSatisfy({ !mayBeFunction($0.value) })
        else { return nil }
        let meant = MeantDeclarations(semantics: semantics).declarations(forPublishers: member, analysis)
        let pipelines = meant.compactMap { pipeline(within: $0.member) }
        guard let first = pipelines.first, pipelines.count == meant.count else { return nil }
        let isSubscribed = !first.subscriptions.isEmpty
        let areAlike = pipelines.allSatisfy {
            !$0.isUnknown && $0.subscriptions.isEmpty != isSubscribed && $0.isKept == first.isKept
        }
        guard areAlike else { return nil }
        for pipeline in pipelines { addCode(of: pipeline) }
        for found in meant { set(byKeyPathsIn: found.member, call) }
        run(argumentsOf: call, areFunctions: false)
        if isSubscribed {
            subscribe(at: member)
            return .end
        }
        guard first.isKept else { return .on }
        keep()
        return .end
    }

    /// `Model.changed`, which the operator may run.
    private func mayBeFunction(_ value: SyntaxNode) -> Bool {
        switch value.kind {
        case .literalExpression, .stringExpression, .keyPathExpression, .closureExpression: false
        case .chainExpression: value.lastChild?.kind != .callComponent
        default: value.text != "self"
        }
    }

    private func pipeline(within function: MemberReference) -> PublisherPipeline? {
        guard !followed.contains(function), let (declaration, analysis) = semantics.nodeInAnyFile(of: function),
            let body = declaration.child(.codeBlock), body.childCount == 1, let statement = body.firstChild,
            let chain = statement.kind == .returnStatement ? statement.expressionChild : statement,
            chain.kind == .chainExpression, let first = chain.firstChild, first.kind == .identifierExpression,
            !chain.contains(where: { $0 != first && namesPublisher($0, analysis) })
        else { return nil }
        return PublisherPipeline(within: function, from: first, analysis, of: self)
    }

    /// `self`, and `sink { … }` on it.
    private func namesPublisher(_ node: SyntaxNode, _ analysis: FileAnalysis) -> Bool {
        guard node.kind == .identifierExpression else {
            return node.kind == .capture && node.name == KnownName.`self`.id
        }
        let name = index.text(node.name)
        return node.name == KnownName.`self`.id
            || node.isCalled
                && (CombineNames.members.contains(name) || CombineNames.passing.contains(name)
                    || CombineNames.passingAtOnce.contains(name)
                    || !MeantDeclarations(semantics: semantics).declarations(forPublishers: node, analysis).isEmpty)
    }

    /// `object?[keyPath: path] = value`, where the path is a parameter: the call tells what is set.
    private mutating func set(byKeyPathsIn function: MemberReference, _ call: SyntaxNode) {
        guard let (declaration, _) = semantics.nodeInAnyFile(of: function) else { return }
        let labels = semantics.labels(of: function)
        let arguments = CallArguments(call).list
        let types = semantics.types(at: call, analysis)
        for path in declaration.pathsOfSubscripts where path.kind != .keyPathExpression {
            let parameter = LocalName(path.name, at: path)?.declaration
            let number = declaration.parameters.firstIndex { $0 == parameter }
            let argument = number.flatMap { number in
                arguments.first { ($0.label ?? KnownName.wildcard.id) == labels[number] }
            }
            let objects = arguments.map { types.type(of: $0.value) }.filter { $0.typeID != nil }
            guard path.kind == .identifierExpression, let argument, objects.count == 1 else { return giveUp() }
            set(argument.value, of: objects[0])
        }
    }
}

extension SyntaxNode {
    /// `path` of `object[keyPath: path]`
    fileprivate var pathsOfSubscripts: [SyntaxNode] {
        var result: [SyntaxNode] = []
        walk { part in
            if part.kind == .subscriptComponent, let argument = part.firstChild, argument.name == KnownName.keyPath.id {
                result += [argument.expressionChild].compactMap { $0 }
            }
            return true
        }
        return result
    }
}
