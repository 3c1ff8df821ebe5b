import SymbolIndex
import Syntax

/// Finds conditions over what nobody announces that decide whether code runs.
struct SilentConditions {
    let context: FileSemantics
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
        var isInClosure = false
        while current != root, let parent = current.parent {
            if let condition = conditions(of: parent, before: current).first(where: { isSilent($0) }) {
                return condition
            }
            if current.kind == .closureExpression { isInClosure = true }
            if parent.kind == .chainExpression {
                if mayStop(parent, before: current, isInClosure), isSilent(parent, before: current.firstToken) {
                    return parent
                }
                if isInClosure, let items = elements(shownBy: current), isSilent(items) { return items }
                isInClosure = false
            }
            current = parent
        }
        return nil
    }

    // MARK: Shapes

    private func conditions(of parent: SyntaxNode, before current: SyntaxNode) -> [SyntaxNode] {
        switch parent.kind {
        case .ifStatement: return readsInAllBranches(of: parent) ? [] : operands(of: parent, before: current)
        case .guardStatement, .whileStatement, .forStatement: return operands(of: parent, before: current)
        case .codeBlock: return leaving(parent, before: current)
        case .switchStatement:
            guard current.kind == .switchCase || current.kind == .codeBlock, let subject = parent.firstChild,
                subject != current, !readsInAllBranches(of: parent)
            else { return [] }
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
            if child.kind == .guardStatement || child.kind == .ifStatement && returns(child) {
                result += operands(of: child, before: current)
            }
        }
        return result
    }

    private func returns(_ statement: SyntaxNode) -> Bool {
        statement.contains {
            $0.kind == .returnStatement || $0.kind == .throwStatement
        } outside: {
            $0.kind == .closureExpression
        }
    }

    /// What stands before `&&`, `||`, `??` or `?`.
    private func shortCircuits(in sequence: SyntaxNode, before current: SyntaxNode) -> [SyntaxNode] {
        let parts = Array(sequence.children)
        guard let position = parts.firstIndex(of: current) else { return [] }
        if let ternary = parts.firstIndex(where: { $0.kind == .ternaryOperator }), ternary <= position {
            let areBothRead = reads(parts[ternary]) && parts[(ternary + 1)...].contains { reads($0) }
            return areBothRead ? [] : Array(parts[..<ternary])
        }
        guard
            let last = parts[..<position].lastIndex(where: {
                $0.kind == .binaryOperator && StandardOperators.shortCircuiting.contains($0.text)
            })
        else { return [] }
        return Array(parts[..<last])
    }

    /// `items.map { … }`, which does nothing for no items, and `text?.appending(…)`.
    private func mayStop(_ chain: SyntaxNode, before call: SyntaxNode, _ isInClosure: Bool) -> Bool {
        if isInClosure, let callee = call.calledName, callee.kind == .memberComponent,
            ClosureTakers.beforeReturning.contains(callee.tree.text(callee.anchor))
        {
            return true
        }
        return chain.children.contains { $0.kind == .optionalComponent && $0.firstToken < call.firstToken }
    }

    /// The elements of `ForEach(items) { … }`, where the closure is for each of them.
    private func elements(shownBy call: SyntaxNode) -> SyntaxNode? {
        guard let callee = call.calledName, callee.kind == .identifierExpression,
            ["ForEach", "List"].contains(callee.tree.text(callee.anchor)), let value = call.firstChild?.expressionChild,
            value.kind != .closureExpression
        else { return nil }
        return value
    }

    // MARK: Branches

    /// True where each way through the statement reads something of the object.
    private func readsInAllBranches(of statement: SyntaxNode) -> Bool {
        let children = Array(statement.children)
        if statement.kind == .switchStatement { return children.dropFirst().allSatisfy { reads($0) } }
        guard let first = children.firstIndex(where: { $0.kind == .codeBlock }), first + 1 < children.count,
            reads(children[first])
        else { return false }
        return children[(first + 1)...].allSatisfy { $0.kind == .ifStatement ? readsInAllBranches(of: $0) : reads($0) }
    }

    /// True where the code names a stored property of the object, directly or as the first thing that a getter of the
    /// object does.
    private func reads(_ node: SyntaxNode) -> Bool {
        node.contains { isMember($0, analysis) && code.getters[$0.name] == nil && code.functions[$0.name] == nil }
    }

    private func isMember(_ node: SyntaxNode, _ analysis: FileAnalysis) -> Bool {
        (node.kind == .identifierExpression || node.kind == .memberComponent)
            && analysis.uses.means(node, memberOf: [type])
    }

    // MARK: What is silent

    private func isSilent(_ expression: SyntaxNode, before end: Int = .max) -> Bool {
        let answer = context.semantics.outsideReads.answer(of: expression, before: end, in: analysis)
        return answer.place != nil
            || answer.objects.contains { !observed.contains($0) && project.table.subscribedTypes.contains($0) }
    }
}
