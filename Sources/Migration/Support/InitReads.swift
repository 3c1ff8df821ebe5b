import SymbolIndex
import Syntax

/// Finds published properties that making an object reads after they have a value, so that whoever makes it depends on them.
///
/// Follows calls of the object's own functions, getters and observers, and closures that run at once, those of publishers that have a value
/// included. Only what is known to belong to the object counts.
struct InitReads {
    let project: Project
    let type: TypeID
    private let family: Set<TypeID>
    private let published: Set<NameID>
    private var functions: [NameID: [Code]] = [:]
    private var getters: [NameID: [Code]] = [:]
    private var observers: [NameID: [Code]] = [:]
    private var initializers: [(initializer: SyntaxNode, order: InitializationOrder, analysis: FileAnalysis)] = []

    private struct Code {
        let body: SyntaxNode
        let analysis: FileAnalysis
    }

    init(project: Project, type: TypeID) {
        self.project = project
        self.type = type
        family = project.family(of: type)
        var published: Set<NameID> = []
        for analysis in project.analyses {
            for (node, owner) in analysis.typeOfNode where owner == type {
                let declaration = analysis.tree.node(at: node)
                published.formUnion(StoredProperty.all(of: declaration).filter(\.isPublished).map(\.name))
            }
        }
        self.published = published
        for analysis in project.analyses {
            for (node, owner) in analysis.typeOfNode where owner == type { collect(analysis.tree.node(at: node), analysis) }
        }
    }

    private mutating func collect(_ declaration: SyntaxNode, _ analysis: FileAnalysis) {
        let properties = StoredProperty.all(of: declaration)
        for property in properties {
            guard let block = property.binding.child(.accessorBlock) else { continue }
            observers[property.name, default: []].append(Code(body: block, analysis: analysis))
        }
        for member in declaration.child(.memberBlock)?.children ?? .none(of: declaration.tree) {
            switch member.kind {
            case .functionDeclaration:
                guard let body = member.child(.codeBlock), !Modifiers(member).isStatic, !isAsync(member) else { continue }
                functions[member.name, default: []].append(Code(body: body, analysis: analysis))
            case .variableDeclaration:
                guard let binding = member.child(.binding), let body = binding.getterBody, let name = binding.firstChild?.name else { continue }
                getters[name, default: []].append(Code(body: body, analysis: analysis))
            case .initializerDeclaration:
                let order = InitializationOrder(member, properties: properties, type: type, index: project.index)
                initializers.append((member, order, analysis))
            default: break
            }
        }
    }

    private func isAsync(_ function: SyntaxNode) -> Bool {
        guard let body = function.child(.codeBlock) else { return false }
        return (function.firstToken..<body.firstToken).contains { function.tree.text($0) == "async" }
    }

    /// The first such property that the initializer which a call with these labels means reads.
    func property(labels: [NameID]) -> NameID? {
        for (initializer, order, analysis) in initializers where CreationEffects.accepts(initializer, labels) {
            guard let body = initializer.child(.codeBlock) else { continue }
            var walk = Walk()
            read(Code(body: body, analysis: analysis), order, &walk, depth: 0)
            if let found = walk.found { return found }
        }
        return nil
    }

    // MARK: Code

    private struct Walk {
        var visited: Set<SyntaxNode> = []
        var found: NameID?
    }

    private func read(_ code: Code, _ order: InitializationOrder?, _ walk: inout Walk, depth: Int) {
        guard depth < 6, walk.visited.insert(code.body).inserted else { return }
        var state = walk
        code.body.walk { node in
            guard state.found == nil else { return false }
            switch node.kind {
            case .closureExpression: return SynchronousClosures(project: project, type: type, analysis: code.analysis).runsAtOnce(node)
            case .functionDeclaration: return node == code.body
            case .keyPathExpression: readObservers(assignedBy: node, code.analysis, &state, depth: depth)
            case .identifierExpression, .memberComponent: visit(node, code.analysis, order, &state, depth: depth)
            default: break
            }
            return true
        }
        walk = state
    }

    private func visit(_ node: SyntaxNode, _ analysis: FileAnalysis, _ order: InitializationOrder?, _ walk: inout Walk, depth: Int) {
        guard node.anchorToken.kind == .identifier, analysis.uses.means(node, memberOf: family), isOfSelf(node) else { return }
        let isWholeAssignment = node.isAssignedWhole
        if !isWholeAssignment, published.contains(node.name), analysis.uses.mayMean(node, propertyOf: family), mayChange(node.name) {
            walk.found = node.name
            return
        }
        if isWholeAssignment {
            guard order?.setsStorage(node) != true else { return }
            for code in observers[node.name] ?? [] { read(code, nil, &walk, depth: depth + 1) }
        } else if node.nextSibling?.kind == .callComponent {
            for code in functions[node.name] ?? [] { read(code, nil, &walk, depth: depth + 1) }
        } else {
            for code in getters[node.name] ?? [] { read(code, nil, &walk, depth: depth + 1) }
        }
    }

    /// `x`, `self.x` and `self?.x`.
    private func isOfSelf(_ node: SyntaxNode) -> Bool {
        guard node.kind == .memberComponent else { return true }
        guard let base = node.parent?.firstChild, base.kind == .identifierExpression, base.name == KnownName.`self`.id, let next = base.nextSibling else { return false }
        return next == node || (next.kind == .optionalComponent || next.kind == .forceComponent) && next.nextSibling == node
    }

    /// `.assign(to: \.x, on: self)`
    private func readObservers(assignedBy path: SyntaxNode, _ analysis: FileAnalysis, _ walk: inout Walk, depth: Int) {
        guard let argument = path.parent, argument.kind == .argument, let call = argument.parent,
            SynchronousClosures(project: project, type: type, analysis: analysis).isAssignment(call),
            call.children.contains(where: { $0.expressionChild?.name == KnownName.`self`.id && $0.expressionChild?.kind == .identifierExpression })
        else { return }
        var name: NameID?
        path.walk { part in
            if part.kind == .memberComponent || part.kind == .identifierExpression { name = part.name }
            return true
        }
        if name == nil { name = path.tree.tokens[path.endToken - 1].payload }
        guard let name else { return }
        for code in observers[name] ?? [] { read(code, nil, &walk, depth: depth + 1) }
    }

    private func mayChange(_ name: NameID) -> Bool {
        let hazards = project.table.hazards
        return hazards.writtenNames.contains(name, of: family) || hazards.boundNames.contains(name, of: family) || hazards.changedNames.contains(name)
    }
}

extension SyntaxNode {
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
