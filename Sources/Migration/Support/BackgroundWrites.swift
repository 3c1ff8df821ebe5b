import SymbolIndex
import Syntax

/// Tells whether a property is set off the main thread (catalogue 72, 223): by the closures around, by the helpers of the
/// project that get them, by schedulers, and by an async method or a task of a class that is on no actor.
struct BackgroundWrites {
    let search: CodeSearch

    private static let depthLimit = 4
    private var index: ProjectIndex { search.index }

    /// False where an actor keeps the property, or its class.
    func mayBeSetOffMain(_ property: NameID, of owner: TypeID) -> Bool {
        !index.isolation(of: owner).isActor
            && !index.members(named: property, of: owner).contains { index.hasAttribute($0, .MainActor) }
    }

    /// True where the code at a mention of the class's property runs in the background.
    func isInBackground(_ mention: SyntaxNode, of owner: TypeID, _ analysis: FileAnalysis) -> Bool {
        var startsTask = false
        var current = mention
        while let parent = current.parent {
            switch current.kind {
            case .closureExpression:
                switch execution(of: current, analysis, depth: 0) {
                case .background: return true
                case .main, .unknown: return false
                case .inherited: if current.isTask { startsTask = true }
                }
            case .functionDeclaration, .initializerDeclaration:
                return (startsTask || current.isAsync) && isOnNoActor(current, of: owner, analysis)
            case .memberBlock: return false
            default: break
            }
            current = parent
        }
        return false
    }

    /// A method of the class itself or of a subclass, where nothing may put either on an actor.
    private func isOnNoActor(_ function: SyntaxNode, of owner: TypeID, _ analysis: FileAnalysis) -> Bool {
        guard function.parent?.kind == .memberBlock, let type = analysis.enclosingType(of: function),
            search.family(of: owner).contains(type), !index.mayBeIsolated(type)
        else { return false }
        return function.children.allSatisfy {
            $0.kind != .attribute || ["discardableResult", "available"].contains(index.text($0.name))
        }
    }

    // MARK: Closures

    private func execution(of closure: SyntaxNode, _ analysis: FileAnalysis, depth: Int) -> ClosureExecution {
        guard let argument = closure.parent, argument.kind == .argument, let call = argument.parent,
            call.kind == .callComponent
        else {
            return closure.nextSibling?.kind == .callComponent ? .inherited : .unknown
        }
        let finder = ClosureExecutionFinder(tree: closure.tree)
        let shown = finder.execution(of: closure, callee: call.previousSibling)
        guard case .unknown = shown, let callee = call.calledName, depth < BackgroundWrites.depthLimit else {
            return shown
        }
        return execution(byHelper: callee, argument, call, analysis, depth: depth)
    }

    /// Where functions of the project run what they are given: all that the name may mean.
    private func execution(
        byHelper callee: SyntaxNode, _ argument: SyntaxNode, _ call: SyntaxNode, _ analysis: FileAnalysis, depth: Int
    ) -> ClosureExecution {
        if callee.kind == .identifierExpression, LocalName(callee.name, at: callee) != nil { return .unknown }
        let helpers = MeantDeclarations(search: search).declarations(of: callee, analysis).filter {
            index.fact($0.member).kind == .function
        }
        guard !helpers.isEmpty else { return .unknown }
        guard let given = CallArguments(call).list.first(where: { $0.node == argument }) else { return .unknown }
        for helper in helpers {
            guard let (function, file) = search.node(of: helper.member) else {
                if mayUseQueues(helper.member.file) { return .background }
                continue
            }
            for use in uses(of: given, givenTo: function, file) {
                if case .background = execution(at: use, within: function, file, depth: depth + 1) {
                    return .background
                }
            }
        }
        return .unknown
    }

    /// A file that leads to no class of interest is known by its names only.
    private func mayUseQueues(_ file: Int) -> Bool {
        ["global", "detached", "OperationQueue", "detachNewThread"].contains { text in
            index.names.lookUp(text).map { index.mentions($0, file: file) } ?? false
        }
    }

    /// The mentions of the parameter that a closure is for; of the last function for a trailing one without a label.
    private func uses(
        of given: CallArguments.Argument, givenTo function: SyntaxNode, _ analysis: FileAnalysis
    ) -> [SyntaxNode] {
        guard let clause = function.child(.parameterClause), let body = function.child(.codeBlock) else { return [] }
        var parameters = clause.children.filter { $0.kind == .parameter && isFunction($0, analysis) }
        if let label = given.label ?? (given.isTrailing ? nil : KnownName._.id) {
            parameters = parameters.filter { $0.tree.tokens[$0.labelToken].payload == label }
        } else {
            parameters = parameters.suffix(1)
        }
        return parameters.flatMap { parameter in
            search.code(of: analysis).nodes(named: parameter.name, in: body).filter { $0.kind == .identifierExpression }
        }
    }

    private func isFunction(_ parameter: SyntaxNode, _ analysis: FileAnalysis) -> Bool {
        guard let type = parameter.typeChild else { return false }
        if type.kind == .functionType || type.kind == .attributedType { return true }
        let types = analysis.enclosingType(of: parameter).map { index.enclosingTypes(of: $0) } ?? []
        let resolved = search.types.resolve(type, in: LexicalContext(file: analysis.file, types: types))
        if case .function = resolved.unwrapped { return true }
        return false
    }

    /// Where a function runs what it is given, seen from one mention of it: `queue.async { work() }`, `queue.async(execute: work)`.
    private func execution(at mention: SyntaxNode, within function: SyntaxNode, _ analysis: FileAnalysis, depth: Int)
        -> ClosureExecution
    {
        var current = mention
        while current != function, let parent = current.parent {
            if current.kind == .closureExpression || current == mention && parent.kind == .argument {
                switch execution(of: current, analysis, depth: depth) {
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

extension SyntaxNode {
    /// `Task { … }`
    fileprivate var isTask: Bool {
        guard let call = parent?.parent, let callee = call.calledName, callee.kind == .identifierExpression else {
            return false
        }
        return callee.tree.text(callee.anchor) == "Task"
    }

    /// `func load() async`
    fileprivate var isAsync: Bool {
        guard let clause = child(.parameterClause), let body = child(.codeBlock) else { return false }
        return (clause.endToken..<body.firstToken).contains { tree.text($0) == "async" }
    }
}
