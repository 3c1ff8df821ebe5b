import SymbolIndex
import Syntax

/// Tells what code comes to together with a place, before anything can update a view in between (catalogue 213).
struct SameTurn {
    let semantics: Semantics

    /// True where each run that comes to a place also comes to one of others, of the same object.
    func comes(toOneOf others: [SyntaxNode], with node: SyntaxNode, _ analysis: FileAnalysis) -> Bool {
        let code = node.codeAround
        let beside = others.filter {
            $0.codeAround == code && isOfSameObject($0, node) && !waits(tokens(between: $0, node), analysis)
                && !($0.firstToken > node.firstToken && $0.mayBeLeftByError)
        }
        guard !beside.isEmpty else { return false }
        // What stands behind `?` of the object's own chain runs for the other place too.
        let starts = beside.map { $0.wholeExpression.firstChild ?? $0 }
        return !CertainCode(closures: semantics.certainClosures, place: node) { starts.contains($0) ? [$0.name] : [] }
            .names(in: code).isEmpty
    }

    /// True where a member is set of an object that the same code has made, `let row = Row()`, before anything else gets
    /// it.
    func isSetWhileFresh(_ node: SyntaxNode) -> Bool {
        guard LocalName.isConstantFreshObject(before: node), let base = node.previousSibling,
            let made = LocalName(base.name, at: base)?.declaration, made.codeAround == node.codeAround,
            node.loopsAround.allSatisfy({ $0.encloses(made) })
        else { return false }
        return !node.codeAround.contains { other in
            other.kind == .identifierExpression && other.name == base.name && other.firstToken >= made.endToken
                && other.firstToken < node.firstToken && other.nextSibling?.isAssignedWhole != true
        }
    }

    /// True for what gives other turns a chance, or updates views at once.
    func waits(_ tokens: Range<Int>, _ analysis: FileAnalysis) -> Bool {
        semantics.waitingCode.waits(tokens, analysis)
    }

    /// From where the first of two places is passed to the end of the second; with a whole loop that holds only one of
    /// them, which may run again.
    private func tokens(between one: SyntaxNode, _ other: SyntaxNode) -> Range<Int> {
        let (first, second) = one.momentOfRun.lowerBound <= other.momentOfRun.lowerBound ? (one, other) : (other, one)
        var start = first.isAssignedWhole ? first.momentOfRun.upperBound : first.momentOfRun.lowerBound
        var end = second.momentOfRun.upperBound
        for place in [first, second] {
            let isAround: (SyntaxNode) -> Bool = { !$0.encloses(first) || !$0.encloses(second) }
            guard let loop = place.loopsAround.last(where: isAround) else { continue }
            start = min(start, loop.firstToken)
            end = max(end, loop.endToken)
        }
        return start..<max(start, end)
    }

    /// The nearest statement around; nil outside of code.
    static func statement(around node: SyntaxNode) -> SyntaxNode? {
        var current = node
        while let parent = current.parent {
            if parent.kind == .codeBlock || parent.kind == .closureExpression { return current }
            current = parent
        }
        return nil
    }

    // MARK: Receivers

    /// What stands before `name` in `model.name`; nothing for `name` and `self.name`.
    static func receiver(of node: SyntaxNode) -> [SyntaxNode] {
        guard !node.isOfSelf, node.kind == .memberComponent, let parent = node.parent else { return [] }
        return parent.children.prefix { $0 != node }
    }

    /// True where both are members of the same object: of `self`, or of what has the same name and keeps its value from
    /// one place to the other.
    private func isOfSameObject(_ one: SyntaxNode, _ other: SyntaxNode) -> Bool {
        let (receiver, twins) = (SameTurn.receiver(of: one), SameTurn.receiver(of: other))
        guard receiver.map(\.text) == twins.map(\.text) else { return false }
        return zip(receiver, twins).allSatisfy { part, twin in
            switch part.kind {
            case .identifierExpression, .memberComponent:
                isSameName(part, twin) && !mayChange(part, between: one, other)
            case .optionalComponent, .forceComponent: true
            default: false
            }
        }
    }

    /// True for the same local, or for what is stored under the name.
    private func isSameName(_ part: SyntaxNode, _ twin: SyntaxNode) -> Bool {
        if part.kind == .identifierExpression, let local = LocalName(part.name, at: part) {
            return local.declaration == LocalName(twin.name, at: twin)?.declaration && local.isPlainValue
        }
        return part.name == KnownName.`self`.id
            || semantics.declarations(named: part.name).map { semantics.index.fact($0) }
                .allSatisfy { $0.kind == .property && !$0.flags.contains(.isComputed) }
    }

    /// A local constant keeps its value; another local is changed by its name, or by local functions and closures; a
    /// property, by whatever the project declares.
    private func mayChange(_ part: SyntaxNode, between one: SyntaxNode, _ other: SyntaxNode) -> Bool {
        let local = part.kind == .memberComponent ? nil : LocalName(part.name, at: part)
        let mayBeCalled = local == nil && semantics.project.table.hazards.changedNames.contains(part.name)
        let tokens = tokens(between: one, other)
        return one.codeAround.contains { node in
            guard tokens.contains(node.firstToken) else { return false }
            switch node.kind {
            case .identifierExpression, .memberComponent: return node.name == part.name && node.isSet
            case .callComponent where mayBeCalled:
                return node.calledName.map { !semantics.declarations(named: $0.name).isEmpty } ?? true
            case .callComponent where local != nil:
                return node.calledName.map { LocalName($0.name, at: $0) != nil } ?? true
            default: return false
            }
        }
    }
}

extension SyntaxNode {
    /// The code of the function, the accessor or the closure around.
    fileprivate var codeAround: SyntaxNode {
        var current = self
        while let parent = current.parent {
            if current.kind == .closureExpression { return current }
            if current.kind == .codeBlock, !parent.kind.isStatement { return current }
            current = parent
        }
        return current
    }

    /// The tokens of the statement around; for one in a `defer` the end of the block that it waits for.
    fileprivate var momentOfRun: Range<Int> {
        let code = codeAround
        var current = self
        while current != code, let parent = current.parent {
            if current.kind == .deferStatement { return parent.endToken - 1..<parent.endToken }
            current = parent
        }
        return (SameTurn.statement(around: self) ?? self).tokenRange
    }

    /// The loops around within the same code, inner ones first.
    fileprivate var loopsAround: [SyntaxNode] {
        let code = codeAround
        var loops: [SyntaxNode] = []
        var current = self
        while current != code, let parent = current.parent {
            if [.forStatement, .whileStatement, .repeatStatement].contains(current.kind) { loops.append(current) }
            current = parent
        }
        return loops
    }
}

extension SyntaxKind {
    fileprivate var isStatement: Bool {
        switch self {
        case .ifStatement, .guardStatement, .switchStatement, .forStatement, .whileStatement, .repeatStatement,
            .doStatement, .switchCase, .catchClause, .deferStatement:
            true
        default: false
        }
    }
}
