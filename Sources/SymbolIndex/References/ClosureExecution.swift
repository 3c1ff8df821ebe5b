import Syntax

/// Where a closure runs, as far as the call that takes it tells.
enum ClosureExecution {
    case main
    /// On a queue, a thread or a task of its own, off the main thread.
    case background
    /// Where the code around it runs.
    case inherited
    case unknown
}

/// What stands around a place, as far as it may decide on which thread that place runs.
enum EnclosingCode {
    /// The argument of a call; the callee is the part of the chain before the call.
    case argument(closure: SyntaxNode, callee: SyntaxNode?)
    /// A declaration, or a closure that is no argument.
    case other
}

/// Sees by the shape of a call where the closure that it takes runs (catalogue 72).
struct ClosureExecutionFinder {
    let tree: SyntaxTree

    func execution(of code: EnclosingCode) -> ClosureExecution {
        guard case .argument(let closure, let callee) = code else { return .unknown }
        if isOnMainActor(closure) { return .main }
        guard let callee, callee.kind == .identifierExpression || callee.kind == .memberComponent else { return .inherited }
        let name = tree.text(callee.anchor)
        let path = receiver(of: callee)
        switch name {
        case "async", "asyncAfter": return queue(path)
        case "addOperation", "perform", "schedule": return path.last == "main" ? .main : path == ["OperationQueue"] ? .background : .unknown
        case "run", "assumeIsolated": return path == ["MainActor"] ? .main : .unknown
        case "detached": return path == ["Task"] ? .background : .unknown
        case "detachNewThread": return path == ["Thread"] ? .background : .unknown
        case "Thread": return callee.kind == .identifierExpression ? .background : .unknown
        case "dataTask", "uploadTask", "downloadTask": return path == ["URLSession", "shared"] ? .background : .unknown
        default: return ClosureExecutionFinder.synchronous.contains(name) ? .inherited : .unknown
        }
    }

    /// What runs its closure at once, or where it is called.
    private static let synchronous: Set<String> = [
        "Task", "forEach", "map", "compactMap", "flatMap", "filter", "first", "contains", "reduce", "sorted", "withLock", "autoreleasepool", "sync",
        "withAnimation", "withTransaction",
    ]

    /// `DispatchQueue.main`, `DispatchQueue.global()`, or a queue that the file makes.
    private func queue(_ path: [String]) -> ClosureExecution {
        if path.last == "main" { return .main }
        if path.first == "DispatchQueue", path.count <= 2 { return .background }
        guard let name = path.last, path.count == 1 || (path.count == 2 && path[0] == "self") else { return .unknown }
        return isBackgroundQueue(name) ? .background : .unknown
    }

    /// True where the file's only variable of the name is made by `DispatchQueue(label:)` or `DispatchQueue.global()`.
    private func isBackgroundQueue(_ name: String) -> Bool {
        var declarations = 0
        var queues = 0
        tree.root.walk { node in
            if node.kind == .binding, let pattern = node.firstChild, pattern.kind == .identifierPattern, tree.text(pattern.anchor) == name {
                declarations += 1
                if let value = node.child(.initializer)?.expressionChild, value.kind == .chainExpression, let first = value.firstChild,
                    first.kind == .identifierExpression, tree.text(first.anchor) == "DispatchQueue", let next = first.nextSibling,
                    next.kind == .callComponent || tree.text(next.anchor) == "global" {
                    queues += 1
                }
            }
            return true
        }
        return declarations == 1 && queues == 1
    }

    /// The names before a callee, calls left out: `DispatchQueue`, `global` of `DispatchQueue.global(qos: .utility).async`.
    private func receiver(of callee: SyntaxNode) -> [String] {
        guard let chain = callee.parent, chain.kind == .chainExpression else { return [] }
        var path: [String] = []
        for part in chain.children {
            if part == callee { break }
            if part.kind == .identifierExpression || part.kind == .memberComponent { path.append(tree.text(part.anchor)) }
        }
        return path
    }

    /// `{ @MainActor in … }`
    private func isOnMainActor(_ closure: SyntaxNode) -> Bool {
        let first = closure.firstToken + 1
        guard first + 1 < closure.endToken, tree.tokens[first].kind == .at else { return false }
        return tree.tokens[first + 1].payload == KnownName.MainActor.id
    }
}

extension FileAnalyzer {
    /// What the closures around this place tell of the thread. Few places ask, so that nothing is judged before one does.
    private var runsInBackground: Bool {
        let finder = ClosureExecutionFinder(tree: tree)
        for code in enclosingCode.reversed() {
            switch finder.execution(of: code) {
            case .background: return true
            case .inherited: continue
            case .main, .unknown: return false
            }
        }
        return false
    }

    /// A `@Published` property that is set off the main thread, unless an actor keeps the class on one.
    func recordBackgroundWrite(_ node: SyntaxNode, base: ResolvedType?) {
        // Every published property is a member, which is asked without hashing.
        guard legacy.memberNames.contains(node.name), legacy.publishedProperties[node.name] != nil, node.isWrittenHere, runsInBackground else { return }
        let found: MemberResolver.Found?
        if let base {
            found = base.unwrapped.typeID.flatMap { members.firstMember(named: node.name, in: $0) }
        } else {
            found = scope.hasLocal(named: node.name) ? nil : property(behind: node.name)
        }
        guard let found, legacy.classes[found.owner] != nil, index.fact(found.member).attributes.contains(KnownName.Published.id),
            !index.fact(found.member).attributes.contains(KnownName.MainActor.id), !isIsolated(found.owner)
        else { return }
        record(.backgroundWrite, node, types: [found.owner], property: PropertyKey(owner: found.owner, name: node.name))
    }

    private func isIsolated(_ type: TypeID) -> Bool {
        ([type] + index.superclasses(of: type)).contains { id in
            index.types[id].declarations.contains { part in
                index.fact(part).attributes.contains { index.text(index.translate($0, file: part.file)).hasSuffix("Actor") }
            }
        }
    }
}
