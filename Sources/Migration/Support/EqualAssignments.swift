import SymbolIndex
import Syntax

/// Tells whether code sets a property to what it may hold already, which an `@Observable` object tells to no view (catalogue 40, 213).
struct EqualAssignments {
    let context: RuleContext
    let type: TypeID
    let family: Set<TypeID>
    /// The published properties that the view reads.
    let read: Set<NameID>

    private var search: CodeSearch { context.search }
    private var hazards: HazardCollector { context.project.table.hazards }

    /// True where the view misses an update by that.
    func mayBeEqual(_ name: NameID) -> Bool {
        guard hazards.assignedNames.contains(name, of: family) else { return false }
        if let resolved = resolvedType(of: name) {
            let check = EqualityCheck(search: search)
            // Where equal values count, or differ all the same, the property itself says so.
            guard Equatability(index: context.index).mayBeEquatable(resolved), !check.mayHideChange(resolved), !check.comparesIdentity(resolved),
                !hazards.selfAssignedNames.contains(name, of: family)
            else { return false }
        }
        return search.analyses(mentioning: name).contains { analysis in
            guard analysis.hazards.writtenNames.contains(name) else { return false }
            let assigned = uses(of: name, in: search.tree(of: analysis).root, analysis)
                .filter { $0.isAssignedWhole && !isFirstValue($0, analysis) }
            return assigned.contains { node in
                !isNew(node) && !assigned.contains { isSetBesides(node, $0) } && !isToldBesides(node, analysis)
            }
        }
    }

    private func resolvedType(of name: NameID) -> ResolvedType? {
        search.members.firstMember(named: name, in: type).map { search.members.type(of: $0, isImplicitSelf: true) }
    }

    private func uses(of name: NameID, in root: SyntaxNode, _ analysis: FileAnalysis) -> [SyntaxNode] {
        search.code(of: analysis).nodes(named: name, in: root)
            .filter { $0.isWrittenHere && analysis.uses.mayMean($0, propertyOf: family) }
    }

    private func isFirstValue(_ node: SyntaxNode, _ analysis: FileAnalysis) -> Bool {
        let function = node.ancestor { $0.kind == .initializerDeclaration || $0.kind == .functionDeclaration || $0.kind == .closureExpression }
        return function?.kind == .initializerDeclaration && analysis.enclosingType(of: node).map { family.contains($0) } == true
    }

    private func value(setAt node: SyntaxNode) -> SyntaxNode? {
        let expression = node.parent?.kind == .chainExpression ? node.parent ?? node : node
        return expression.nextSibling?.nextSibling
    }

    /// `stamp = UUID()`, `isOn = !isOn`, `count = count + 1`
    private func isNew(_ node: SyntaxNode) -> Bool {
        guard let value = value(setAt: node) else { return false }
        if value.kind == .chainExpression, ["UUID()", "Date()", "Date.now"].contains(value.text) { return true }
        if value.kind == .prefixExpression { return value.expressionChild?.lastName == node.name }
        return value.lastName == node.name && value.nextSibling?.kind == .binaryOperator
    }

    /// True where a function sets the property to two different literals, such as `true` and `false`: one of them is another value.
    private func isSetBesides(_ node: SyntaxNode, _ other: SyntaxNode) -> Bool {
        guard let value = value(setAt: node), let second = self.value(setAt: other), value.kind == .literalExpression, second.kind == .literalExpression
        else { return false }
        func function(_ node: SyntaxNode) -> SyntaxNode? { node.ancestor { $0.kind == .functionDeclaration } }
        return value.text != second.text && function(node) != nil && function(node) == function(other)
    }

    // MARK: What is set besides

    /// True where the code also sets, on the same way through it, a property that the view reads to what never equals the value before:
    /// the view is updated then, with all that it shows.
    private func isToldBesides(_ node: SyntaxNode, _ analysis: FileAnalysis) -> Bool {
        guard let own = node.statement else { return false }
        var statement: SyntaxNode? = own
        while let current = statement, let block = current.parent {
            for other in block.children where other != current && isReached(other, with: own) {
                if tells(other, besides: node, analysis) { return true }
            }
            guard block.kind == .codeBlock, block.parent?.kind.isStatement == true else { return false }
            statement = block.statement
        }
        return false
    }

    /// True for a statement that always runs behind another one, and for one before it where nothing waits between them.
    private func isReached(_ other: SyntaxNode, with statement: SyntaxNode) -> Bool {
        if other.firstToken < statement.firstToken {
            return other.kind == .deferStatement || !contains(["await"], other.firstToken..<statement.endToken, other)
        }
        return !contains(["return", "throw", "try", "break", "continue"], statement.endToken..<other.endToken, other)
    }

    private func contains(_ words: [String], _ tokens: Range<Int>, _ node: SyntaxNode) -> Bool {
        tokens.contains { words.contains(node.tree.text($0)) }
    }

    /// True where a statement itself, or the block of a `defer`, sets such a property of the same object.
    private func tells(_ statement: SyntaxNode, besides node: SyntaxNode, _ analysis: FileAnalysis) -> Bool {
        guard statement.kind == .sequenceExpression || statement.kind == .chainExpression || statement.kind == .deferStatement
        else { return false }
        return read.contains { name in
            name != node.name && uses(of: name, in: statement, analysis).contains { other in
                let own = statement.kind == .deferStatement ? other.statement?.parent?.parent : other.statement
                return own == statement && other.receiver == node.receiver && alwaysTells(other, analysis)
            }
        }
    }

    /// A change in place, a value that can't equal the one before, and one whose type has no `==`.
    private func alwaysTells(_ node: SyntaxNode, _ analysis: FileAnalysis) -> Bool {
        if !node.isAssignedWhole || isNew(node) { return true }
        if let type = resolvedType(of: node.name), !Equatability(index: context.index).mayBeEquatable(type) { return true }
        // `isLoading = true` before `isLoading = false`
        guard let function = node.ancestor(where: { $0.kind == .functionDeclaration }) else { return false }
        return uses(of: node.name, in: function, analysis).contains { earlier in
            guard earlier.isAssignedWhole, earlier.firstToken < node.firstToken || node.isDeferred, isSetBesides(node, earlier),
                let block = earlier.statement?.parent
            else { return false }
            return node.ancestor { $0 == block } != nil
        }
    }
}

extension SyntaxNode {
    /// The nearest statement around, or the node itself.
    fileprivate var statement: SyntaxNode? {
        var current = self
        while let parent = current.parent {
            if parent.kind == .codeBlock || parent.kind == .closureExpression { return current }
            current = parent
        }
        return nil
    }

    fileprivate var isDeferred: Bool { statement?.parent?.parent?.kind == .deferStatement }

    /// `model` of `model.name`; empty for `name` and `self.name`.
    fileprivate var receiver: String {
        guard !isOfSelf, let base = parent?.firstChild, base != self, kind == .memberComponent else { return "" }
        return (base.firstToken..<firstToken).map { tree.text($0) }.joined()
    }
}

extension SyntaxKind {
    fileprivate var isStatement: Bool {
        switch self {
        case .ifStatement, .guardStatement, .switchStatement, .forStatement, .whileStatement, .doStatement, .switchCase, .catchClause: true
        default: false
        }
    }
}
