import SymbolIndex
import Syntax

/// Finds tracked properties that making an object reads after they have a value, so that whoever makes it depends on them.
///
/// Follows calls of the object's own functions, getters and observers, and closures that run at once, those of publishers that have a value
/// included. Only what is known to belong to the object counts.
struct InitReads {
    let search: CodeSearch
    let type: TypeID
    private let family: Set<TypeID>
    private let code: ClassCode
    /// What the macro tracks, plain properties too.
    private let tracked: Set<NameID>

    init(search: CodeSearch, type: TypeID) {
        self.search = search
        self.type = type
        family = search.family(of: type)
        code = search.classCode(of: type)
        tracked = search.trackedProperties(of: type).names.union(code.published)
    }

    private var project: Project { search.project }

    /// The first such property that the initializer which a call with these labels means reads, or one of a superclass that it calls or inherits.
    func property(labels: [NameID]) -> NameID? {
        var labels = labels
        for type in [type] + search.index.superclasses(of: type) {
            let reads = type == self.type ? self : InitReads(search: search, type: type)
            let called = reads.code.initializers.filter { CreationEffects.accepts($0.0.node, labels) }
            for (initializer, properties) in called {
                if let found = reads.property(readBy: initializer, properties) { return found }
            }
            // One that is inherited is called as it is.
            if let initializer = called.first?.0.node { labels = InitReads.labelsOfSuperInitializer(in: initializer) }
        }
        return nil
    }

    private func property(readBy initializer: ClassCode.Body, _ properties: [StoredProperty]) -> NameID? {
        guard let body = initializer.node.child(.codeBlock) else { return nil }
        let order = InitializationOrder(initializer.node, properties: properties, type: type, search: search)
        var walk = Walk()
        read(ClassCode.Body(node: body, analysis: initializer.analysis), order, &walk, depth: 0)
        return walk.found
    }

    private static func labelsOfSuperInitializer(in initializer: SyntaxNode) -> [NameID] {
        var call: SyntaxNode?
        initializer.walk { node in
            if call == nil, node.isSuperInitializerCall { call = node.children.first { $0.kind == .callComponent } }
            return call == nil
        }
        return call.map { CreationEffects.labels(of: $0) } ?? []
    }

    /// The first such property that a method reads at once, where the method also sets something tracked, or starts what may, at once or later.
    func property(readAndAnsweredBy method: NameID) -> NameID? {
        var walk = Walk()
        for body in code.functions[method] ?? [] { read(body, nil, &walk, depth: 0) }
        var visited: Set<SyntaxNode> = []
        return walk.found.flatMap { found in (code.functions[method] ?? []).contains { maySet($0, &visited) } ? found : nil }
    }

    private func maySet(_ body: ClassCode.Body, _ visited: inout Set<SyntaxNode>) -> Bool {
        guard visited.count < 64, visited.insert(body.node).inserted else { return false }
        var called: [NameID] = []
        var found = false
        body.node.walk { node in
            switch node.kind {
            case .prefixExpression where node.anchorToken.payload == KnownName.await.id && node.anchorToken.kind != .prefixOperator: found = true
            case .identifierExpression, .memberComponent:
                guard body.analysis.uses.means(node, memberOf: family) else { break }
                if tracked.contains(node.name), node.isWrittenHere { found = true }
                if node.nextSibling?.kind == .callComponent { called.append(node.name) }
            default: break
            }
            return !found
        }
        if found { return true }
        for name in called { for function in code.functions[name] ?? [] where maySet(function, &visited) { return true } }
        return false
    }

    // MARK: Code

    private struct Walk {
        var visited: Set<SyntaxNode> = []
        var found: NameID?
    }

    private func read(_ body: ClassCode.Body, _ order: InitializationOrder?, _ walk: inout Walk, depth: Int) {
        guard depth < 6, walk.visited.insert(body.node).inserted else { return }
        var state = walk
        body.node.walk { node in
            guard state.found == nil else { return false }
            switch node.kind {
            case .closureExpression: return SynchronousClosures(search: search, type: type, analysis: body.analysis).runsAtOnce(node)
            case .functionDeclaration: return node == body.node
            case .keyPathExpression: readObservers(assignedBy: node, body.analysis, &state, depth: depth)
            case .identifierExpression, .memberComponent: visit(node, body.analysis, order, &state, depth: depth)
            default: break
            }
            return true
        }
        walk = state
    }

    private func visit(_ node: SyntaxNode, _ analysis: FileAnalysis, _ order: InitializationOrder?, _ walk: inout Walk, depth: Int) {
        guard node.anchorToken.kind == .identifier, analysis.uses.means(node, memberOf: family), node.isOfSelf else { return }
        let isWholeAssignment = node.isAssignedWhole
        if !isWholeAssignment, tracked.contains(node.name), analysis.uses.mayMean(node, propertyOf: family), mayChange(node.name) {
            walk.found = node.name
            return
        }
        if isWholeAssignment {
            guard order?.setsStorage(node) != true else { return }
            for body in code.observers[node.name] ?? [] { read(body, nil, &walk, depth: depth + 1) }
        } else if node.nextSibling?.kind == .callComponent {
            for body in code.functions[node.name] ?? [] { read(body, nil, &walk, depth: depth + 1) }
        } else {
            for body in code.getters[node.name] ?? [] { read(body, nil, &walk, depth: depth + 1) }
        }
    }

    /// `.assign(to: \.x, on: self)`
    private func readObservers(assignedBy path: SyntaxNode, _ analysis: FileAnalysis, _ walk: inout Walk, depth: Int) {
        guard let argument = path.parent, argument.kind == .argument, let call = argument.parent,
            SynchronousClosures(search: search, type: type, analysis: analysis).isAssignment(call),
            call.children.contains(where: { $0.expressionChild?.name == KnownName.`self`.id && $0.expressionChild?.kind == .identifierExpression })
        else { return }
        var name: NameID?
        path.walk { part in
            if part.kind == .memberComponent || part.kind == .identifierExpression { name = part.name }
            return true
        }
        if name == nil { name = path.tree.tokens[path.endToken - 1].payload }
        guard let name else { return }
        for body in code.observers[name] ?? [] { read(body, nil, &walk, depth: depth + 1) }
    }

    private func mayChange(_ name: NameID) -> Bool {
        let hazards = project.table.hazards
        return hazards.writtenNames.contains(name, of: family) || hazards.boundNames.contains(name, of: family) || hazards.changedNames.contains(name)
    }
}

extension SyntaxNode {
    /// `x = …`, `x[0] = …`, `x.y = …`, and no other operator.
    var isAssignedInPart: Bool {
        guard kind == .identifierExpression || kind == .memberComponent else { return false }
        let expression = parent.flatMap { $0.kind == .chainExpression ? $0 : nil } ?? self
        return expression == expression.parent?.firstChild && expression.nextSibling?.kind == .assignmentOperator
    }

    /// `x`, `self.x` and `self?.x`.
    var isOfSelf: Bool {
        guard kind == .memberComponent else { return true }
        guard let base = parent?.firstChild, base.kind == .identifierExpression, base.name == KnownName.`self`.id, let next = base.nextSibling else { return false }
        return next == self || (next.kind == .optionalComponent || next.kind == .forceComponent) && next.nextSibling == self
    }

    /// `x = …`, which gives the name a new value without a look at the old one.
    var isAssignedWhole: Bool {
        var expression = self
        if let parent, parent.kind == .chainExpression {
            guard nextSibling == nil else { return false }
            expression = parent
        }
        return expression.parent?.kind == .sequenceExpression && expression == expression.parent?.firstChild && expression.nextSibling?.kind == .assignmentOperator
    }
}
