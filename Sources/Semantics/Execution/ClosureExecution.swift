import SymbolIndex
import Syntax

/// Where a closure runs, as far as the call that takes it tells.
package enum ClosureExecution {
    case main
    /// On a queue, a thread or a task of its own, off the main thread.
    case background
    /// Where the code around it runs.
    case inherited
    case unknown
}

/// Sees by the shape of a call where the closure that it takes runs (catalogue 72).
struct ClosureExecutionFinder {
    let tree: SyntaxTree

    /// - Parameters:
    ///   - closure: the argument, or a name that stands for a function.
    ///   - callee: the part of the chain before the call.
    func execution(of closure: SyntaxNode, callee: SyntaxNode?) -> ClosureExecution {
        if closure.isOnMainActor { return .main }
        guard let callee, callee.kind == .identifierExpression || callee.kind == .memberComponent else {
            return .inherited
        }
        let name = tree.text(callee.anchor)
        let path = receiver(of: callee)
        switch name {
        case "async", "asyncAfter": return queue(path)
        case "sync" where path.last == "main": return .main
        case "addOperation", "perform", "schedule":
            return path.last == "main" ? .main : path == ["OperationQueue"] ? .background : .unknown
        case "run", "assumeIsolated": return path == ["MainActor"] ? .main : .unknown
        case "detached": return path == ["Task"] ? .background : .unknown
        case "detachNewThread": return path == ["Thread"] ? .background : .unknown
        case "concurrentPerform": return path == ["DispatchQueue"] ? .background : .unknown
        case "DispatchWorkItem": return queuesOfWork(around: closure)
        case _ where ClosureTakers.ofSources.contains(name): return queuesOfSources(around: closure)
        case _ where ClosureTakers.typesAnsweringElsewhere.contains(name):
            return callee.kind == .identifierExpression ? .background : .unknown
        case "addTask", "addTaskUnlessCancelled": return .background
        case _ where ClosureTakers.ofSessions.contains(name):
            return isBackgroundSession(path, at: closure) ? .background : .unknown
        case "sink", "assign", "subscribe":
            return scheduler(along: callee.parent?.children.prefix { $0 != callee } ?? [])
        default: return ClosureTakers.inherited.contains(name) ? .inherited : queueGiven(after: callee)
        }
    }

    /// `load(url, queue: .global()) { … }`: closures run on the queue that the call names.
    private func queueGiven(after callee: SyntaxNode) -> ClosureExecution {
        guard let call = callee.nextSibling, call.kind == .callComponent else { return .unknown }
        let name = tree.text(callee.anchor)
        // `startAccelerometerUpdates(to: OperationQueue()) { … }`
        let isStart = name.hasPrefix("start") && name.hasSuffix("Updates")
        let given = call.children.first { argument in
            guard argument.kind == .argument, tree.tokens[argument.firstToken].kind == .identifier else { return false }
            let label = tree.text(argument.firstToken)
            return ClosureTakers.labelsOfQueues.contains(label) || isStart && label == "to"
        }
        return given?.expressionChild.map { queue(names(in: $0)) } ?? .unknown
    }

    /// `monitor.pathUpdateHandler = { … }`, which runs on the queue with which the type starts it.
    ///
    /// - Parameter closure: one that is assigned.
    func execution(ofAssigned closure: SyntaxNode) -> ClosureExecution {
        guard let target = closure.previousSibling?.previousSibling?.lastNamed,
            ClosureTakers.handlersOfStarted.contains(tree.text(target.anchor))
        else { return .unknown }
        return together(
            calls(around: closure) { $0 == "start" }.compactMap { argument("queue", of: $0).map { queueOrOther($0) } })
    }

    /// `DispatchSource.makeTimerSource(queue: queue)`, on a queue of the system without one.
    private func queuesOfSources(around closure: SyntaxNode) -> ClosureExecution {
        together(
            calls(around: closure) { $0.hasPrefix("make") && $0.hasSuffix("Source") }.map { call in
                argument("queue", of: call).map { queueOrOther($0) } ?? .background
            })
    }

    /// `queue.async(execute: work)`
    private func queuesOfWork(around closure: SyntaxNode) -> ClosureExecution {
        together(
            calls(around: closure) { $0.hasPrefix("async") }.filter { argument("execute", of: $0) != nil }
                .map { $0.previousSibling.map { queue(receiver(of: $0)) } ?? .unknown })
    }

    /// False where calls in the file say that the delegate is told on the main thread.
    func mayCallElsewhere(_ told: SDKProtocols.ToldElsewhere) -> Bool {
        guard let name = told.call else { return true }
        return calls(around: tree.root) { $0 == name }.contains { call in
            guard let value = argument("queue", of: call), value.text != "nil" else { return false }
            if case .background = queueOrOther(value) { return true }
            return false
        }
    }

    /// The calls of functions in the type around a place, or in the file.
    private func calls(around place: SyntaxNode, of isMeant: (String) -> Bool) -> [SyntaxNode] {
        var result: [SyntaxNode] = []
        (place.ancestor { $0.kind.isTypeDeclaration } ?? tree.root).walk { node in
            if node.kind == .callComponent, let callee = node.previousSibling, isMeant(tree.text(callee.anchor)) {
                result.append(node)
            }
            return true
        }
        return result
    }

    private func argument(_ label: String, of call: SyntaxNode) -> SyntaxNode? {
        call.children.first { $0.kind == .argument && tree.text($0.firstToken) == label }?.expressionChild
    }

    /// A queue that is not known is one of the project's, off the main thread.
    private func queueOrOther(_ value: SyntaxNode) -> ClosureExecution {
        if case .main = queue(names(in: value)) { .main } else { .background }
    }

    /// In the background where any may run there.
    private func together(_ all: [ClosureExecution]) -> ClosureExecution {
        var areMain = !all.isEmpty
        for execution in all {
            if case .background = execution { return .background }
            if case .main = execution { continue }
            areMain = false
        }
        return areMain ? .main : .unknown
    }

    /// True where the file makes a session that calls its delegate on a queue of its own.
    var makesSessionWithoutQueue: Bool {
        tree.root.contains { node in
            guard node.kind == .argument, tree.text(node.firstToken) == "delegateQueue",
                let value = node.expressionChild
            else { return false }
            return value.text == "nil" || value.text == "OperationQueue()"
        }
    }

    /// True for what takes the values of a pipeline: `sink` and `assign` of Combine, `subscribe` of RxSwift.
    func receives(_ callee: SyntaxNode) -> Bool {
        callee.kind == .memberComponent && ["sink", "assign", "subscribe"].contains(tree.text(callee.anchor))
    }

    /// True for functions of the system that answer on a queue of their own.
    func isCompletion(_ callee: SyntaxNode) -> Bool {
        callee.kind == .memberComponent && ClosureTakers.answeringElsewhere.contains(tree.text(callee.anchor))
    }

    /// Where the values of a pipeline arrive: by the last operator that is given a scheduler, or where a download
    /// publishes them.
    func scheduler(along parts: some Sequence<SyntaxNode>) -> ClosureExecution {
        var result = ClosureExecution.unknown
        for part in parts {
            guard let call = part.nextSibling, call.kind == .callComponent, part.kind == .memberComponent else {
                continue
            }
            let name = tree.text(part.anchor)
            if name == "dataTaskPublisher" { result = .background }
            let arguments = call.children.filter { $0.kind == .argument }
            let isUnlabeled = name == "observeOn" || name == "subscribeOn"
            guard
                let value = arguments.first(where: {
                    isUnlabeled || ["on", "scheduler"].contains(tree.text($0.firstToken))
                })?
                .expressionChild
            else { continue }
            let path = names(in: value)
            let isMain = path == ["RunLoop", "main"] || path.first == "MainScheduler"
            let arrives = isMain ? .main : queue(path)
            // What is subscribed to elsewhere is published there as a rule, but for subjects.
            if name != "subscribe", name != "subscribeOn" {
                result = arrives
            } else if case .background = arrives {
                result = arrives
            }
        }
        return result
    }

    /// `DispatchQueue.main`, `DispatchQueue.global()`, or a queue that the file makes.
    private func queue(_ path: [String]) -> ClosureExecution {
        if path.last == "main" { return .main }
        if let first = path.first, isQueueName(first), path.count <= 2 { return .background }
        if path.count == 1, path[0] == "global" { return .background }
        guard let name = path.last, path.count == 1 || (path.count == 2 && path[0] == "self") else { return .unknown }
        return isBackgroundQueue(name) ? .background : .unknown
    }

    /// `DispatchQueue(label: "load")`, `.global()`
    private func isQueueName(_ name: String) -> Bool {
        name == "DispatchQueue" || name == "OperationQueue" || ClosureTakers.queues.contains(name)
    }

    /// True where all of the file's variables of the name are made by `DispatchQueue(label:)`, `DispatchQueue.global()`
    /// or a scheduler of RxSwift.
    private func isBackgroundQueue(_ name: String) -> Bool {
        isMade(name, by: isQueueName) { $0.kind == .callComponent || tree.text($0.anchor) == "global" }
    }

    /// In `extension URLSession`.
    private func isInSession(_ node: SyntaxNode) -> Bool {
        let type = node.ancestor { $0.kind.isTypeDeclaration }
        return type?.kind == .extensionDeclaration && type?.typeChild.map { $0.text == "URLSession" } ?? false
    }

    /// `URLSession.shared`, or a session that the file makes without saying on which queue its handlers run.
    private func isBackgroundSession(_ path: [String], at closure: SyntaxNode) -> Bool {
        if path == ["URLSession", "shared"] { return true }
        if path.isEmpty || path == ["self"] { return isInSession(closure) }
        guard let name = path.last, path.count == 1 || (path.count == 2 && path[0] == "self") else { return false }
        return isMade(name, by: { $0 == "URLSession" }) { made in
            tree.text(made.anchor) == "shared"
                || made.kind == .callComponent
                    && !made.children.contains { tree.text($0.firstToken) == "delegateQueue" }
        }
    }

    /// True where all of the file's variables of a name have a value that begins with a type and a part of a kind.
    private func isMade(_ name: String, by isType: (String) -> Bool, _ isMade: (SyntaxNode) -> Bool) -> Bool {
        var declarations = 0
        var matches = 0
        tree.root.walk { node in
            if node.kind == .binding, let pattern = node.firstChild, pattern.kind == .identifierPattern,
                tree.text(pattern.anchor) == name
            {
                declarations += 1
                if let value = node.child(.initializer)?.expressionChild, value.kind == .chainExpression,
                    let first = value.firstChild,
                    first.kind == .identifierExpression, isType(tree.text(first.anchor)),
                    let next = first.nextSibling, isMade(next)
                {
                    matches += 1
                }
            }
            return true
        }
        return declarations > 0 && declarations == matches
    }

    /// The names before a callee, calls left out: `DispatchQueue`, `global` of
    /// `DispatchQueue.global(qos: .utility).async`.
    private func receiver(of callee: SyntaxNode) -> [String] {
        guard let chain = callee.parent, chain.kind == .chainExpression else { return [] }
        return names(in: chain, before: callee)
    }

    private func names(in value: SyntaxNode, before end: SyntaxNode? = nil) -> [String] {
        guard value.kind == .chainExpression else {
            return isName(value) ? [tree.text(value.anchor)] : []
        }
        var path: [String] = []
        for part in value.children {
            if part == end { break }
            if isName(part) { path.append(tree.text(part.anchor)) }
        }
        return path
    }

    private func isName(_ part: SyntaxNode) -> Bool {
        part.kind == .identifierExpression || part.kind == .memberComponent || part.kind == .implicitMemberExpression
    }
}
