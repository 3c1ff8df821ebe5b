import SymbolIndex
import Syntax

/// Where closures run, also through functions of the project that get them.
extension BackgroundWrites {
    package func execution(of closure: SyntaxNode, _ analysis: FileAnalysis) -> ClosureExecution {
        guard let argument = closure.parent, argument.kind == .argument, let call = argument.parent,
            call.kind == .callComponent
        else {
            return closure.nextSibling?.kind == .callComponent ? .inherited : .unknown
        }
        let finder = ClosureExecutionFinder(tree: closure.tree)
        let shown = finder.execution(of: closure, callee: call.previousSibling)
        guard case .unknown = shown, let callee = call.calledName else { return shown }
        if finder.receives(callee) { return execution(byPublisherBefore: callee, analysis) }
        // A helper that hands a closure to itself runs it where it does so.
        if let answer = helpers[argument] { return answer }
        let question = helpers.ask(argument, first: .inherited)
        return helpers.close(question, argument, execution(byHelper: callee, argument, call, analysis, finder))
    }

    /// `service.load().sink { … }`, by what the function of the project hands out.
    private func execution(byPublisherBefore sink: SyntaxNode, _ analysis: FileAnalysis) -> ClosureExecution {
        let parts = sink.parent?.children.prefix { $0 != sink } ?? []
        let named = parts.last { part in
            (part.kind == .identifierExpression || part.kind == .memberComponent)
                && !semantics.declarations(named: part.name).isEmpty
        }
        guard let named, named.kind != .identifierExpression || LocalName(named.name, at: named) == nil
        else { return .unknown }
        for found in MeantDeclarations(semantics: semantics).declarations(of: named, analysis) {
            if named.isProjection, isSetInBackground(found.member) { return .background }
            guard let (node, _) = semantics.node(of: found.member),
                let body = node.child(.codeBlock) ?? node.parent?.getterBody
            else { continue }
            for value in body.valuesGivenBack where value.kind == .chainExpression {
                let finder = ClosureExecutionFinder(tree: value.tree)
                if case .background = finder.scheduler(along: Array(value.children)) { return .background }
            }
        }
        return .unknown
    }

    /// True for a property that code off the main thread sets, so that its publisher sends the values there.
    private func isSetInBackground(_ member: MemberReference) -> Bool {
        guard let (node, analysis) = semantics.node(of: member), node.kind == .identifierPattern,
            let variable = node.parent?.parent, let owner = semantics.eventCode.owner(of: variable, in: analysis)
        else { return false }
        return isReachedInBackground(semantics.eventCode.member(node.name, .setter, of: owner, variable, analysis))
    }

    /// Where functions of the project run what they are given: all that the name may mean.
    private func execution(
        byHelper callee: SyntaxNode, _ argument: SyntaxNode, _ call: SyntaxNode, _ analysis: FileAnalysis,
        _ finder: ClosureExecutionFinder
    ) -> ClosureExecution {
        if callee.kind == .identifierExpression, LocalName(callee.name, at: callee) != nil { return .unknown }
        let helpers = MeantDeclarations(semantics: semantics).declarations(of: callee, analysis).filter {
            index.fact($0.member).kind == .function
        }
        guard !helpers.isEmpty else { return finder.isCompletion(callee) ? .background : .unknown }
        guard let given = CallArguments(call).list.first(where: { $0.node == argument }) else { return .unknown }
        for helper in helpers {
            if isAnsweredBySession(helper) { return .background }
            guard let (function, file) = semantics.node(of: helper.member) else {
                if !saysMain(callee), mayUseQueues(helper.member.file) { return .background }
                continue
            }
            for use in uses(of: given, givenTo: function, file) {
                if case .background = execution(at: use, within: function, file) {
                    return .background
                }
            }
        }
        return .unknown
    }

    /// `dataTask(with:)` of a protocol of the project to which `URLSession` conforms.
    private func isAnsweredBySession(_ helper: MeantDeclarations.Declaration) -> Bool {
        guard let owner = helper.owner, index.types[owner].kind == .protocol,
            ClosureTakers.ofSessions.contains(index.text(index.name(of: helper.member)))
        else { return false }
        return semantics.conformers(of: owner).contains {
            index.types[$0].kind == .external && index.text(index.types[$0].name) == "URLSession"
        }
    }

    /// `onMain { … }` of a function that is known by its name only.
    private func saysMain(_ callee: SyntaxNode) -> Bool {
        let name = index.text(callee.name)
        return name.hasPrefix("main") || name.contains("Main")
    }

    /// A file that leads to no class of interest is known by its names only.
    private func mayUseQueues(_ file: Int) -> Bool {
        ClosureTakers.namingBackground.contains { text in
            index.names.lookUp(text).map { index.mentions($0, file: file) } ?? false
        }
    }

    /// The mentions of the parameter that a closure is for; of the last function for a trailing one without a label.
    private func uses(
        of given: CallArguments.Argument, givenTo function: SyntaxNode, _ analysis: FileAnalysis
    ) -> [SyntaxNode] {
        guard let clause = function.child(.parameterClause), let body = function.child(.codeBlock) else { return [] }
        var parameters = clause.children.filter {
            $0.kind == .parameter && isFunction($0, analysis) && !isOnMainActor($0)
        }
        if let label = given.label ?? (given.isTrailing ? nil : KnownName._.id) {
            parameters = parameters.filter { $0.tree.tokens[$0.labelToken].payload == label }
        } else {
            parameters = parameters.suffix(1)
        }
        return parameters.flatMap { parameter in
            semantics.code(of: analysis).nodes(named: parameter.name, in: body).filter { $0.kind == .identifierExpression }
        }
    }

    /// `_ work: @escaping @MainActor () -> Void`, which runs there wherever it is called.
    func isOnMainActor(_ declaration: SyntaxNode) -> Bool {
        guard let type = declaration.writtenType else { return false }
        return (type.firstToken..<type.endToken).contains { type.tree.tokens[$0].payload == KnownName.MainActor.id }
    }

    private func isFunction(_ parameter: SyntaxNode, _ analysis: FileAnalysis) -> Bool {
        guard let type = parameter.typeChild else { return false }
        if type.kind == .functionType || type.kind == .attributedType { return true }
        if case .function = semantics.types.resolve(type, in: semantics.place(of: parameter, analysis)).unwrapped { return true }
        return false
    }

    /// Where a function runs what it is given, seen from one mention of it: `queue.async { work() }`, `queue.async(execute: work)`.
    private func execution(at mention: SyntaxNode, within function: SyntaxNode, _ analysis: FileAnalysis) -> ClosureExecution {
        var current = mention
        while current != function, let parent = current.parent {
            if current.kind == .closureExpression || current == mention && parent.kind == .argument {
                switch execution(of: current, analysis) {
                case .inherited: break
                case .unknown where current == mention: return .unknown
                case let known: return known
                }
            }
            current = parent
        }
        return .inherited
    }
}
