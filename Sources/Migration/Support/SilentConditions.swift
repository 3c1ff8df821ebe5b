import SymbolIndex
import Syntax

/// Finds conditions over what nobody announces that decide whether code runs.
struct SilentConditions {
    let context: RuleContext
    /// The observed class.
    let type: TypeID
    let code: ClassCode
    /// The classes of all objects that the view follows: what it reads of them updates it.
    let observed: Set<TypeID>

    private var project: Project { context.project }
    private var analysis: FileAnalysis { context.analysis }

    /// The nearest such condition around or before a place.
    func condition(before node: SyntaxNode, within root: SyntaxNode) -> SyntaxNode? {
        var current = node
        while current != root, let parent = current.parent {
            if let condition = conditions(of: parent, before: current).first(where: { isSilent($0, context, depth: 0) }) { return condition }
            current = parent
        }
        return nil
    }

    // MARK: Shapes

    private func conditions(of parent: SyntaxNode, before current: SyntaxNode) -> [SyntaxNode] {
        switch parent.kind {
        case .ifStatement: return readsInAllBranches(of: parent) ? [] : operands(of: parent, before: current)
        case .guardStatement, .whileStatement: return operands(of: parent, before: current)
        case .codeBlock: return leaving(parent, before: current)
        case .switchStatement:
            guard current.kind == .switchCase || current.kind == .codeBlock, let subject = parent.firstChild, subject != current, !readsInAllBranches(of: parent) else { return [] }
            return [subject]
        case .sequenceExpression: return shortCircuits(in: parent, before: current)
        default: return []
        }
    }

    private func operands(of statement: SyntaxNode, before current: SyntaxNode) -> [SyntaxNode] {
        var result: [SyntaxNode] = []
        for child in statement.children {
            if child == current || child.kind == .codeBlock { break }
            result.append(child)
        }
        return result
    }

    /// The conditions of statements that may leave the block before the place is reached.
    private func leaving(_ block: SyntaxNode, before current: SyntaxNode) -> [SyntaxNode] {
        var result: [SyntaxNode] = []
        for child in block.children {
            if child == current { break }
            if child.kind == .guardStatement || child.kind == .ifStatement && returns(child) { result += operands(of: child, before: current) }
        }
        return result
    }

    private func returns(_ statement: SyntaxNode) -> Bool {
        var found = false
        statement.walk { node in
            if node.kind == .returnStatement || node.kind == .throwStatement { found = true }
            return !found && node.kind != .closureExpression
        }
        return found
    }

    /// What stands before `&&`, `||`, `??` or `?`.
    private func shortCircuits(in sequence: SyntaxNode, before current: SyntaxNode) -> [SyntaxNode] {
        let parts = Array(sequence.children)
        guard let position = parts.firstIndex(of: current) else { return [] }
        if let ternary = parts.firstIndex(where: { $0.kind == .ternaryOperator }), ternary <= position {
            let areBothRead = reads(parts[ternary]) && parts[(ternary + 1)...].contains { reads($0) }
            return areBothRead ? [] : Array(parts[..<ternary])
        }
        guard let last = parts[..<position].lastIndex(where: { $0.kind == .binaryOperator && ["&&", "||", "??"].contains($0.text) }) else { return [] }
        return Array(parts[..<last])
    }

    // MARK: Branches

    /// True where each way through the statement reads something of the object.
    private func readsInAllBranches(of statement: SyntaxNode) -> Bool {
        let children = Array(statement.children)
        if statement.kind == .switchStatement { return children.dropFirst().allSatisfy { reads($0) } }
        guard let first = children.firstIndex(where: { $0.kind == .codeBlock }), first + 1 < children.count, reads(children[first]) else { return false }
        return children[(first + 1)...].allSatisfy { $0.kind == .ifStatement ? readsInAllBranches(of: $0) : reads($0) }
    }

    /// True where the code names a stored property of the object, directly or as the first thing that a getter of the object does.
    private func reads(_ node: SyntaxNode) -> Bool {
        var found = false
        node.walk { part in
            if isMember(part, analysis), code.getters[part.name] == nil, code.functions[part.name] == nil { found = true }
            return !found
        }
        return found
    }

    private func isMember(_ node: SyntaxNode, _ analysis: FileAnalysis) -> Bool {
        (node.kind == .identifierExpression || node.kind == .memberComponent) && analysis.uses.means(node, memberOf: [type])
    }

    // MARK: What is silent

    private func isSilent(_ expression: SyntaxNode, _ context: RuleContext, depth: Int) -> Bool {
        guard depth < 4 else { return false }
        let analysis = context.analysis
        let around = analysis.enclosingType(of: expression) ?? type
        let finder = SilentStorageFinder(context: context, type: around)
        let lookup = GetterLookup(search: context.search, file: analysis.file, types: project.index.enclosingTypes(of: around))
        var found = false
        expression.walk { node in
            guard !found else { return false }
            if let (storage, isWrite) = finder.storage(of: node), !isWrite, project.mayChange(storage) { found = true }
            if node.kind == .chainExpression, asksOutside(node, lookup) { found = true }
            if isMember(node, analysis) {
                if code.bodies(of: node).contains(where: { isSilent($0.node, context.search.context(of: $0.analysis), depth: depth + 1) }) { found = true }
            }
            return !found
        }
        return found
    }

    /// `FileManager.default.fileExists(…)`, or a property of a class that stays as it is and that nobody follows here.
    private func asksOutside(_ chain: SyntaxNode, _ lookup: GetterLookup) -> Bool {
        guard let first = chain.firstChild else { return false }
        if first.kind == .identifierExpression, first.tree.text(first.anchor) == "FileManager" { return true }
        var base = lookup.type(of: first)
        // `guard let player` is still the object's.
        if base.unwrapped.typeID == nil, first.kind == .identifierExpression, let found = members.members(named: first.name, in: type).first {
            base = members.type(of: found, isImplicitSelf: true)
        }
        for part in chain.children.dropFirst() {
            guard part.kind != .callComponent else { return false }
            if part.kind == .memberComponent {
                if part.nextSibling?.kind == .callComponent, case .external(let name, _) = base.unwrapped, project.index.text(name) == "FileManager" { return true }
                if let id = base.unwrapped.typeID, !observed.contains(id), project.table.subscribedTypes.contains(id), isVariable(part.name, of: id) { return true }
            }
            base = lookup.step(part, from: base)
        }
        return false
    }

    private var members: MemberResolver { context.search.members }

    private func isVariable(_ name: NameID, of type: TypeID) -> Bool {
        guard let member = project.index.members(named: name, of: type).first else { return false }
        let fact = project.index.fact(member)
        return fact.kind == .property && fact.flags.isDisjoint(with: [.isLet, .isStatic])
    }
}

extension Project {
    /// False for a variable that keeps its first value: it announces nothing, and need not.
    func mayChange(_ storage: SilentStorage) -> Bool {
        switch storage {
        case .defaults: true
        case .global(let name): table.hazards.changedNames.contains(name)
        case .property(let key): table.hazards.changedNames.contains(key.name)
        }
    }
}
