import SymbolIndex
import Syntax

/// Where closures run, also through functions of the project that get them.
extension BackgroundWrites {
    package func execution(of closure: SyntaxNode, _ analysis: FileAnalysis) -> ClosureExecution {
        guard let argument = closure.parent, argument.kind == .argument, let call = argument.parent,
            call.kind == .callComponent
        else {
            if closure.nextSibling?.kind == .callComponent { return .inherited }
            return ClosureExecutionFinder(tree: closure.tree).execution(ofAssigned: closure)
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
            let variable = node.parent?.parent,
            let owner = semantics.eventCodeOfAnyFile.owner(of: variable, in: analysis)
        else { return false }
        return isReachedInBackground(
            semantics.eventCodeOfAnyFile.member(node.name, .setter, of: owner, variable, analysis))
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
            guard let (function, file) = semantics.nodeInAnyFile(of: helper.member) else { return .background }
            let parameters = parameters(of: function, given: given, file)
            let isSeen = parameters.isEmpty || semantics.node(of: helper.member) != nil
            if !isSeen, !saysMain(callee), mayUseQueues(helper.member.file) { return .background }
            for use in uses(of: parameters, in: function, file) {
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

    /// In a file that leads to no class of interest what the function calls is not known for certain.
    private func mayUseQueues(_ file: Int) -> Bool {
        ClosureTakers.namingBackground.contains { text in
            index.names.lookUp(text).map { index.mentions($0, file: file) } ?? false
        }
    }

    /// The parameters that a closure may be for, without those which run it on the main actor.
    private func parameters(
        of function: SyntaxNode, given: CallArguments.Argument, _ analysis: FileAnalysis
    ) -> [SyntaxNode] {
        let label = { (parameter: SyntaxNode) in parameter.tree.tokens[parameter.labelToken].payload }
        return given.parameters(among: function.parameters, label: label) { isFunction($0, analysis) }
            .filter { !isOnMainActor($0) }
    }

    private func uses(of parameters: [SyntaxNode], in function: SyntaxNode, _ analysis: FileAnalysis) -> [SyntaxNode] {
        guard let body = function.child(.codeBlock) else { return [] }
        return parameters.flatMap { parameter in
            semantics.code(of: analysis).nodes(named: parameter.name, in: body).filter {
                $0.kind == .identifierExpression
            }
        }
    }

    /// `_ work: @escaping @MainActor () -> Void`, which runs there wherever it is called.
    func isOnMainActor(_ declaration: SyntaxNode) -> Bool { declaration.hasType(naming: KnownName.MainActor.id) }

    private func isFunction(_ parameter: SyntaxNode, _ analysis: FileAnalysis) -> Bool {
        guard let type = parameter.typeChild else { return false }
        if type.kind == .functionType || type.kind == .attributedType { return true }
        if case .function = semantics.types.resolve(type, in: semantics.place(of: parameter, analysis)).unwrapped {
            return true
        }
        return false
    }

    /// Where a function runs what it is given, seen from one mention of it: `queue.async { work() }`,
    /// `queue.async(execute: work)`.
    private func execution(at mention: SyntaxNode, within function: SyntaxNode, _ analysis: FileAnalysis)
        -> ClosureExecution
    {
        var startsTask = false
        var current = mention
        while current != function, let parent = current.parent {
            if current.kind == .closureExpression || current == mention && parent.kind == .argument {
                switch execution(of: current, analysis) {
                case .inherited: if current.isTask { startsTask = true }
                case .unknown where current == mention: return .unknown
                case let known: return known
                }
            }
            current = parent
        }
        return runsOffMain(function, startsTask: startsTask, analysis) ? .background : .inherited
    }
}

/// Tells whether code that may run beside the code around it captures a local variable, which Swift 6 doesn't let it
/// (catalogue 122): all but closures that are known to be neither `@Sendable` nor `sending`, or to stay on the actor
/// around.
package struct ConcurrentCapture {
    let semantics: Semantics
    let analysis: FileAnalysis

    package init(semantics: Semantics, analysis: FileAnalysis) {
        self.semantics = semantics
        self.analysis = analysis
    }

    private var index: ProjectIndex { semantics.index }

    /// - Parameter functions: local functions that name the variable.
    package func mayCapture(_ name: NameID, in code: SyntaxNode, through functions: Set<NameID> = []) -> Bool {
        semantics.code(of: analysis).contains(name, in: code) { node in
            node.kind == .identifierExpression && isCaptured(node, name, in: code, functions)
        }
    }

    private func isCaptured(_ node: SyntaxNode, _ name: NameID, in code: SyntaxNode, _ functions: Set<NameID>) -> Bool {
        var current = node
        var isInSequence = false
        while current != code, let parent = current.parent {
            switch current.kind {
            case .functionDeclaration where !functions.contains(current.name):
                let isSendable = current.attribute(named: .Sendable) != nil
                if isSendable || mayCapture(current.name, in: code, through: functions.union([current.name])) {
                    return true
                }
            case .variableDeclaration
            where current.children.contains { $0.name == KnownName.async.id && $0.kind == .modifier }: return true
            case .closureExpression:
                if current.child(.captureList)?.children.contains(where: { $0.name == name }) == true { return false }
                guard let callee = callee(of: current) else {
                    if current.nextSibling?.kind == .callComponent || isPlainLocal(current) { break }
                    return true
                }
                if !staysOnActor(current, givenTo: callee, &isInSequence) { return true }
            default: break
            }
            current = parent
        }
        return false
    }

    /// True for a closure that is `@Sendable` where the SDK asks for it, and where the project may: by what takes it,
    /// or by the variable that it is assigned to.
    package func mayBeSendable(_ closure: SyntaxNode) -> Bool {
        if let callee = callee(of: closure) {
            let label = closure.parent?.argumentLabel.map { index.text($0) }
            let isCancelling = label.map { ClosureTakers.labelsOfSending.contains($0) } ?? false
            return isCancelling || ClosureTakers.sending.contains(index.text(callee.name))
                || isOfProject(callee) && mayAskForSendable(callee) || asksForSendable(memberNamed: callee.name)
        }
        if let binding = closure.parent?.parent, binding.kind == .binding {
            return binding.hasType(naming: KnownName.Sendable.id)
        }
        guard let target = closure.previousSibling?.previousSibling?.lastName else { return false }
        return ClosureTakers.sendingProperties.contains(index.text(target)) || asksForSendable(memberNamed: target)
    }

    /// True for the name of a function with a `@Sendable` parameter, or of a variable that holds one.
    private func asksForSendable(memberNamed name: NameID) -> Bool {
        semantics.declarations(named: name).contains { member in
            guard let node = semantics.nodeInAnyFile(of: member)?.node else { return false }
            let typed = node.kind == .identifierPattern ? node.parent.map { [$0] } ?? [] : node.parameters
            return typed.contains { $0.hasType(naming: KnownName.Sendable.id) }
        }
    }

    /// `let action = { … }`, which is not `@Sendable` without a word for it.
    private func isPlainLocal(_ closure: SyntaxNode) -> Bool {
        guard let value = closure.parent, value.kind == .initializer, let binding = value.parent else { return false }
        return binding.kind == .binding && binding.child(.typeAnnotation) == nil
    }

    private func callee(of closure: SyntaxNode) -> SyntaxNode? {
        guard let argument = closure.parent, argument.kind == .argument, let call = argument.parent else { return nil }
        return call.calledName
    }

    /// - Parameter isInSequence: a method around that an asynchronous sequence has as well, with a closure that it
    ///   sends.
    private func staysOnActor(_ closure: SyntaxNode, givenTo callee: SyntaxNode, _ isInSequence: inout Bool) -> Bool {
        let name = index.text(callee.name)
        if isOfProject(callee) { return !mayAskForSendable(callee) }
        switch name {
        case "task", "Task": return !isInSequence
        case "async", "asyncAfter", "run":
            if case .main = ClosureExecutionFinder(tree: closure.tree).execution(of: closure, callee: callee) {
                return true
            }
            return false
        case _ where ClosureTakers.beforeReturning.contains(name):
            isInSequence = isInSequence || !ClosureTakers.certain.contains(name)
        default: break
        }
        return ClosureTakers.onActorAround.contains(name)
    }

    /// A function or type of the project that is called by its name, or a modifier of views.
    private func isOfProject(_ callee: SyntaxNode) -> Bool {
        let functions = semantics.declarations(named: callee.name).filter { index.fact($0).kind == .function }
        guard callee.kind == .identifierExpression else {
            return callee.kind == .memberComponent
                && (functions.contains { isOfViews($0) } || isNestedType(callee))
        }
        return LocalName(callee.name, at: callee) == nil
            && (!functions.isEmpty
                || semantics.types(meantBy: callee, analysis).contains { index.types[$0].kind != .external })
    }

    /// `Feature.Job { … }`
    private func isNestedType(_ callee: SyntaxNode) -> Bool {
        semantics.types(meantBy: callee, analysis).contains {
            index.types[$0].kind != .external && index.types[$0].parent != nil
        }
    }

    private func isOfViews(_ function: MemberReference) -> Bool {
        index.extendedType(named: KnownName.View.id).map { index.members(of: $0).contains(function) } ?? false
    }

    /// True where the file that declares it names what makes closures cross actors, an actor of the project, or an
    /// alias from a file that does.
    private func mayAskForSendable(_ callee: SyntaxNode) -> Bool {
        let actors = index.types.indices.filter { index.hasAttribute("globalActor", $0) }.map { index.types[$0].name }
        let words = [KnownName.Sendable.id, KnownName.sending.id] + actors
        let aliases = words.flatMap { semantics.files(mentioning: $0) }.flatMap { file in
            index.files[file].typealiases.map { index.translate($0.name, file: file) }
        }
        let files =
            semantics.declarations(named: callee.name).map(\.file)
            + semantics.types(ofAnyPlaceNamed: callee.name).flatMap { index.types[$0].parts.map(\.file) }
        return files.contains { file in (words + aliases).contains { index.mentions($0, file: file) } }
    }
}

extension SyntaxNode {
    /// True for a declaration with a written type that has a name in it, of an attribute as well.
    fileprivate func hasType(naming name: NameID) -> Bool {
        guard let type = writtenType else { return false }
        return (type.firstToken..<type.endToken).contains { tree.tokens[$0].isWord(name) }
    }
}
