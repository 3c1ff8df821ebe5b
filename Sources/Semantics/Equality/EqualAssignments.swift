import SymbolIndex
import Syntax

/// Tells whether code sets a property to what it may hold already, which an `@Observable` object tells to no view (catalogue 40, 213).
package struct EqualAssignments {
    package let context: FileSemantics
    package let type: TypeID
    package let family: Set<TypeID>
    /// The published properties that the view reads.
    package let read: Set<NameID>
    /// The properties that are set to changed copies of their values instead of being changed in place.
    package let setByCopies: Set<NameID>

    package init(context: FileSemantics, type: TypeID, family: Set<TypeID>, read: Set<NameID>, setByCopies: Set<NameID>) {
        self.context = context
        self.type = type
        self.family = family
        self.read = read
        self.setByCopies = setByCopies
    }

    private var semantics: Semantics { context.semantics }
    private var hazards: HazardCollector { context.project.table.hazards }

    /// True where the view misses an update by that.
    package func mayBeEqual(_ name: NameID) -> Bool {
        guard setByCopies.contains(name) || hazards.assignedNames.contains(name, of: family) else { return false }
        guard !isAlwaysAnnounced(name) else { return false }
        return setByCopies.contains(name) || semantics.analyses(mentioning: name).contains { analysis in
            guard analysis.hazards.writtenNames.contains(name) else { return false }
            let assigned = uses(of: name, in: semantics.tree(of: analysis).root, analysis)
                .filter { $0.isSetWhole && !isFirstValue($0, analysis) }
            return assigned.contains { node in
                !isNew(node) && !isSetBesides(node, assigned) && !isToldBesides(node, analysis)
            }
        }
    }

    /// True where the view, which does not read a property, is told all the same whenever it changes: each time the
    /// same code sets a property that it reads, before anything can update the view in between.
    package func isAnnouncedTogether(_ name: NameID) -> Bool {
        guard !read.isEmpty, let places = semantics.laterChanges.places(changing: name, of: family)
        else { return false }
        return places.allSatisfy { place in
            !isSetByPublisher(place.node) && isToldBesides(place.node, place.analysis, atOnce: true)
                && !semantics.backgroundWrites.isInBackground(place.node, place.analysis)
        }
    }

    /// True where each assignment counts, or what is lost by one the property itself says: equal values differ all the
    /// same, or the class is to announce them (catalogue 40).
    private func isAlwaysAnnounced(_ name: NameID) -> Bool {
        let resolved = resolvedType(of: name)
        let check = EqualityCheck(semantics: semantics)
        return !Equatability(index: context.index).mayBeEquatable(resolved) || check.mayHideChange(resolved)
            || check.comparesIdentity(resolved) || hazards.selfAssignedNames.contains(name, of: family)
    }

    private func resolvedType(of name: NameID) -> ResolvedType { semantics.members.type(ofProperty: name, in: type) }

    private func uses(of name: NameID, in root: SyntaxNode, _ analysis: FileAnalysis) -> [SyntaxNode] {
        semantics.code(of: analysis).nodes(named: name, in: root)
            .filter { ($0.isWrittenHere || $0.isSetUnseen) && analysis.uses.mayMean($0, propertyOf: family) }
    }

    private func isFirstValue(_ node: SyntaxNode, _ analysis: FileAnalysis) -> Bool {
        if isSetByPublisher(node) { return false }
        return node.isRunByInitializer && analysis.enclosingType(of: node).map { family.contains($0) } == true
    }

    /// True for a place at which a publisher is told to set the property later.
    private func isSetByPublisher(_ node: SyntaxNode) -> Bool { node.isProjection || node.parent?.kind == .keyPathExpression }

    private func value(setAt node: SyntaxNode) -> SyntaxNode? {
        node.isAssignedWhole ? node.wholeExpression.nextSibling?.nextSibling : nil
    }

    /// `stamp = UUID()`, `isOn = !isOn`, `count = count + 1`
    private func isNew(_ node: SyntaxNode) -> Bool {
        guard let value = value(setAt: node) else { return false }
        guard let sign = value.nextSibling else {
            if isOther(value, than: node) { return true }
            if value.kind == .prefixExpression { return value.expressionChild?.lastName == node.name }
            return OutsideNames.alwaysNew.contains(value.text)
        }
        // `count + step` and `isOn || isForced` may be what there was.
        guard value.lastName == node.name, sign.kind == .binaryOperator, StandardOperators.stepping.contains(sign.text),
            let step = sign.nextSibling, step.nextSibling == nil
        else { return false }
        return step.isLiteral && !["0", "0.0", "\"\"", "[]"].contains(step.text)
    }

    /// `guard !isDone else { return }` before `isDone = true`, with nothing that waits in between.
    private func isOther(_ value: SyntaxNode, than node: SyntaxNode) -> Bool {
        guard ["true", "false"].contains(value.text), node.receiver.isEmpty, let statement = node.statement,
            node.wholeExpression.parent == statement, let block = statement.parent
        else { return false }
        var before = statement.previousSibling
        while let current = before, !waits(current.firstToken..<current.endToken, current) {
            if current.kind == .guardStatement, holds(current, the: node, before: value) { return true }
            before = current.previousSibling
        }
        guard before == nil, let condition = block.parent, condition.kind == .ifStatement,
            condition.child(.codeBlock) == block, !waits(condition.firstToken..<block.firstToken, condition)
        else { return false }
        return holds(condition, the: node, before: value)
    }

    /// True where a statement tests that a property of the object itself does not hold a value.
    private func holds(_ statement: SyntaxNode, the node: SyntaxNode, before value: SyntaxNode) -> Bool {
        let (name, sign) = (context.index.text(node.name), value.text == "true" ? "!" : "")
        return statement.children.contains { test in
            guard [sign + name, sign + "self." + name].contains(test.text) else { return false }
            return !test.contains { $0.kind == .identifierExpression && LocalName($0.name, at: $0) != nil }
        }
    }

    private func waits(_ tokens: Range<Int>, _ node: SyntaxNode) -> Bool { contains(["await"], tokens, node) }

    // MARK: What is set besides

    /// True where each way through the code also sets the property to another literal, such as `false` after `true`:
    /// one of them is another value.
    private func isSetBesides(_ node: SyntaxNode, _ places: [SyntaxNode]) -> Bool {
        guard let value = value(setAt: node), value.isLiteral else { return false }
        let others = places.filter { place in
            self.value(setAt: place).map { $0.isLiteral && $0.text != value.text } ?? false
        }
        var isLeft = false
        var statement = others.isEmpty ? nil : node.statement
        while let current = statement, let block = current.parent {
            for other in block.children where other != current {
                let isBefore = other.firstToken < current.firstToken
                if isBefore || !isLeft, sets(other, others) { return true }
                if !isBefore, mayLeave(other, others) { isLeft = true }
            }
            statement = block.parent?.kind == .functionDeclaration ? nil : block.statement
        }
        return false
    }

    /// True where each way through a statement sets one of the places; what a closure does in there happens as well.
    private func sets(_ statement: SyntaxNode, _ places: [SyntaxNode]) -> Bool {
        let tokens = statement.firstToken..<statement.endToken
        guard places.contains(where: { tokens.contains($0.firstToken) }) else { return false }
        switch statement.kind {
        case .ifStatement:
            let branches = statement.children.filter { $0.kind == .codeBlock || $0.kind == .ifStatement }
            return branches.count == 2 && branches.allSatisfy { sets($0, places) }
        case .switchStatement, .doStatement:
            let ways: [SyntaxKind] = [.switchCase, .codeBlock, .catchClause]
            return statement.children.filter { ways.contains($0.kind) }.allSatisfy { sets($0, places) }
        case .codeBlock:
            for part in statement.children {
                if sets(part, places) { return true }
                if mayLeave(part, places, isCaught: statement.parent?.kind == .doStatement) { return false }
            }
            return false
        case .forStatement, .whileStatement, .guardStatement: return false
        case .switchCase, .catchClause: return statement.child(.codeBlock).map { sets($0, places) } ?? false
        default: return true
        }
    }

    /// True for a statement behind which the code may not go on, unless it sets one of the places before.
    ///
    /// - Parameter isCaught: errors end up in catch clauses, which are asked as well.
    private func mayLeave(_ statement: SyntaxNode, _ places: [SyntaxNode], isCaught: Bool = false) -> Bool {
        let words = ["return", "break", "continue"] + (isCaught ? [] : ["throw", "try"])
        guard contains(words, statement.firstToken..<statement.endToken, statement) else { return false }
        let isCondition = statement.kind == .guardStatement || statement.kind == .ifStatement
        guard isCondition, let block = statement.child(.codeBlock) else { return true }
        return !sets(block, places)
    }

    /// True where the code also sets, on the same way through it, a property that the view reads to what never equals the value before:
    /// the view is updated then, with all that it shows.
    ///
    /// - Parameter atOnce: nothing waits between the two.
    private func isToldBesides(_ node: SyntaxNode, _ analysis: FileAnalysis, atOnce: Bool = false) -> Bool {
        guard let own = node.statement else { return false }
        var statement: SyntaxNode? = own
        while let current = statement, let block = current.parent {
            for other in block.children where other != current && isReached(other, with: own, atOnce) {
                if tells(other, besides: node, analysis, atOnce) { return true }
            }
            guard block.kind == .codeBlock, block.parent?.kind.isStatement == true else { return false }
            statement = block.statement
        }
        return false
    }

    /// True for a statement that always runs behind another one, and for one before it where nothing waits between them.
    private func isReached(_ other: SyntaxNode, with statement: SyntaxNode, _ atOnce: Bool) -> Bool {
        if other.firstToken < statement.firstToken {
            if other.kind == .deferStatement { return !atOnce }
            return !contains(["await"], other.firstToken..<statement.endToken, other)
        }
        let leaving = ["return", "throw", "try", "break", "continue"] + (atOnce ? ["await"] : [])
        return !contains(leaving, statement.endToken..<other.endToken, other)
    }

    private func contains(_ words: [String], _ tokens: Range<Int>, _ node: SyntaxNode) -> Bool {
        tokens.contains { words.contains(node.tree.text($0)) }
    }

    /// True where a statement itself, or the block of a `defer`, sets such a property of the same object.
    private func tells(_ statement: SyntaxNode, besides node: SyntaxNode, _ analysis: FileAnalysis, _ atOnce: Bool) -> Bool {
        let kind = statement.behindEffects.kind
        guard kind == .sequenceExpression || kind == .chainExpression || kind == .deferStatement else { return false }
        return read.contains { name in
            name != node.name && uses(of: name, in: statement, analysis).contains { other in
                let own = statement.kind == .deferStatement ? other.statement?.parent?.parent : other.statement
                return own == statement && other.receiver == node.receiver && alwaysTells(other, analysis, atOnce)
            }
        }
    }

    /// A change in place, a value that can't equal the one before, and one whose type has no `==`.
    ///
    /// - Parameter atOnce: what is set elsewhere does not tell in time.
    private func alwaysTells(_ node: SyntaxNode, _ analysis: FileAnalysis, _ atOnce: Bool) -> Bool {
        if isSetByPublisher(node) { return false }
        if isNew(node) { return true }
        if !node.isSetWhole {
            guard changesOwnValue(node, analysis) else { return false }
            if !setByCopies.contains(node.name) { return true }
        }
        if !PropertyWrites.isObject(resolvedType(of: node.name), context.index), isAlwaysAnnounced(node.name) {
            return true
        }
        // `isLoading = true` before `isLoading = false`
        guard !atOnce, let function = node.ancestor(where: { $0.kind == .functionDeclaration }) else { return false }
        return isSetBesides(node, uses(of: node.name, in: function, analysis))
    }

    private func changesOwnValue(_ node: SyntaxNode, _ analysis: FileAnalysis) -> Bool {
        PropertyWrites(context: semantics.context(of: analysis), type: type, property: node.name).isOfOwnValue(node)
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

    fileprivate var isSetWhole: Bool { isAssignedWhole || isSetUnseen }

    fileprivate var isLiteral: Bool { kind == .literalExpression || kind == .stringExpression }

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
