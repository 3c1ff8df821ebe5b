import Projects
import SymbolIndex
import Syntax

/// Collects what code names each time it runs, whatever its conditions say: not in a branch, behind `&&` or a `guard`,
/// in a closure that may not run (catalogue 213, 220).
package struct CertainCode {
    package let closures: CertainClosures
    /// Only the runs count in which this place is reached, so that the branches around it are taken.
    package let place: SyntaxNode?
    /// What a node names by itself.
    package let names: (SyntaxNode) -> Set<NameID>

    package init(closures: CertainClosures, place: SyntaxNode? = nil, names: @escaping (SyntaxNode) -> Set<NameID>) {
        self.closures = closures
        self.place = place
        self.names = names
    }

    package func names(in node: SyntaxNode) -> Set<NameID> {
        switch node.kind {
        case .codeBlock, .conditionalCompilationClause: return names(ofItems: Array(node.children)[...])
        case .closureExpression:
            let runs = reaches(node) || closures.areRun(node)
            return runs ? names(ofItems: Array(node.children)[...]) : []
        case .ifStatement, .guardStatement, .switchStatement, .conditionalCompilation:
            return names(ofBranching: node, before: [])
        case .whileStatement, .forStatement: return names(ofLoop: node)
        case .repeatStatement, .doStatement: return names(ofBlockFirst: node)
        case .sequenceExpression: return names(ofSequence: Array(node.children)[...])
        case .chainExpression: return names(ofChain: node)
        case .argument where !reaches(node) && !closures.isEvaluated(node): return []
        case .macroExpression, .keyPathExpression, .functionDeclaration, .accessorBlock: return []
        case .variableDeclaration where Modifiers(node).isLazy: return []
        case _ where node.kind.isTypeDeclaration: return []
        default: return names(ofParts: Array(node.children), of: node)
        }
    }

    private func names(ofParts parts: [SyntaxNode], of node: SyntaxNode? = nil) -> Set<NameID> {
        parts.reduce(into: node.map { names($0) } ?? []) { $0.formUnion(names(in: $1)) }
    }

    private func reaches(_ node: SyntaxNode) -> Bool {
        guard let place, place.tree === node.tree else { return false }
        return node.firstToken <= place.firstToken && place.endToken <= node.endToken
    }

    // MARK: Statements

    /// One after the other, as far as none may leave.
    private func names(ofItems items: ArraySlice<SyntaxNode>) -> Set<NameID> {
        guard let item = items.first else { return [] }
        let rest = items.dropFirst()
        guard item.mayLeave, !rest.contains(where: { reaches($0) }) else {
            return names(in: item).union(names(ofItems: rest))
        }
        switch item.kind {
        case .ifStatement, .guardStatement, .switchStatement, .conditionalCompilation:
            return names(ofBranching: item, before: names(ofItems: rest))
        default: return names(in: item)
        }
    }

    /// - Parameter rest: what is named by the statements behind this one, which run where no branch leaves.
    private func names(ofBranching statement: SyntaxNode, before rest: Set<NameID>) -> Set<NameID> {
        let ways = statement.ways
        if let way = ways.first(where: { reaches($0) }) {
            let isFirst = way == ways.first && statement.kind == .ifStatement
            let before = isFirst ? statement.conditions : statement.certainConditions
            return names(ofParts: before).union(names(ofWay: way, before: rest))
        }
        let before = names(ofParts: statement.certainConditions)
        if statement.isAlwaysTrue, let way = ways.first { return before.union(names(ofWay: way, before: rest)) }
        var common: Set<NameID>? = statement.isExhaustive ? nil : rest
        for way in ways {
            let found = names(ofWay: way, before: rest)
            common = common?.intersection(found) ?? found
        }
        return before.union(common ?? []).union(isPassed(statement) ? names(ofParts: statement.conditions) : [])
    }

    /// True for a `guard` before the place: all its conditions have been asked.
    private func isPassed(_ statement: SyntaxNode) -> Bool {
        guard statement.kind == .guardStatement, let place, let block = statement.parent else { return false }
        return reaches(block) && statement.endToken <= place.firstToken
    }

    private func names(ofWay way: SyntaxNode, before rest: Set<NameID>) -> Set<NameID> {
        switch way.kind {
        case .ifStatement: return names(ofBranching: way, before: rest)
        case .switchCase: return way.child(.codeBlock).map { names(ofWay: $0, before: rest) } ?? []
        default: return way.mayLeave ? names(in: way) : names(in: way).union(rest)
        }
    }

    /// `for` may have no elements, `while` no first time.
    private func names(ofLoop statement: SyntaxNode) -> Set<NameID> {
        let block = statement.child(.codeBlock)
        let isReached = block.map { reaches($0) } ?? false
        let before = isReached ? statement.conditions : statement.certainConditions
        return names(ofParts: before).union(isReached ? block.map { names(in: $0) } ?? [] : [])
    }

    /// `repeat` and `do`; not what catches, unless the place is there.
    private func names(ofBlockFirst statement: SyntaxNode) -> Set<NameID> {
        if let clause = statement.children.first(where: { $0.kind == .catchClause && reaches($0) }) {
            return clause.child(.codeBlock).map { names(in: $0) } ?? []
        }
        return statement.child(.codeBlock).map { names(in: $0) } ?? []
    }

    // MARK: Expressions

    /// What stands right of `&&`, `||`, `??` and operators of libraries may not be asked.
    private func names(ofSequence parts: ArraySlice<SyntaxNode>) -> Set<NameID> {
        if let ternary = parts.firstIndex(where: { $0.kind == .ternaryOperator }) {
            let condition = names(ofSequence: parts[..<ternary])
            let (first, second) = (parts[ternary], parts[(ternary + 1)...])
            if reaches(first) { return condition.union(names(in: first)) }
            if second.contains(where: { reaches($0) }) { return condition.union(names(ofSequence: second)) }
            return condition.union(names(in: first).intersection(names(ofSequence: second)))
        }
        return names(ofOperands: parts)
    }

    private func names(ofOperands parts: ArraySlice<SyntaxNode>) -> Set<NameID> {
        var result: Set<NameID> = []
        var mayStop = false
        var isFallback = false
        for part in parts {
            if part.kind == .binaryOperator {
                let sign = part.text
                if sign == "??" {
                    isFallback = true
                } else if StandardOperators.comparing.contains(sign) {
                    isFallback = false
                } else if !StandardOperators.strict.contains(sign) {
                    mayStop = true
                }
            } else if reaches(part) || !mayStop && !isFallback {
                result.formUnion(names(in: part))
            }
        }
        return result
    }

    /// What stands behind `?` of a chain may not be asked.
    private func names(ofChain chain: SyntaxNode) -> Set<NameID> {
        var result: Set<NameID> = []
        var mayStop = false
        for part in chain.children {
            if part.kind == .optionalComponent { mayStop = true }
            if !mayStop || reaches(part) { result.formUnion(names(in: part)) }
        }
        return result
    }
}

extension SyntaxNode {
    /// The branches of a statement, in order.
    fileprivate var ways: [SyntaxNode] {
        switch kind {
        case .switchStatement: Array(children.dropFirst())
        case .conditionalCompilation: Array(children)
        case .ifStatement:
            child(.codeBlock).map { block in children.filter { $0.firstToken >= block.firstToken } } ?? []
        default: children.filter { $0.kind == .codeBlock }
        }
    }

    /// What is asked before any branch.
    fileprivate var conditions: [SyntaxNode] {
        switch kind {
        case .switchStatement: return Array(children.prefix(1))
        case .conditionalCompilation: return []
        default:
            let block = child(.codeBlock)?.firstToken ?? endToken
            return children.filter { $0.firstToken < block }
        }
    }

    /// Those that are asked whatever the others say: the first one, and what a `for` runs through.
    fileprivate var certainConditions: [SyntaxNode] {
        let all = conditions
        if kind == .forStatement {
            let hasClause = all.last.map { $0.firstToken > 0 && $0.tree.text($0.firstToken - 1) == "where" } ?? false
            return hasClause ? all.dropLast() : all
        }
        guard let first = all.firstIndex(where: { !$0.isTrue }) else { return all }
        return Array(all[...first])
    }

    fileprivate var isAlwaysTrue: Bool { kind == .ifStatement && conditions.allSatisfy(\.isTrue) }

    /// `true`, and systems that all have Observation: `#available(iOS 16, *)`.
    private var isTrue: Bool {
        if kind == .literalExpression { return text == "true" }
        guard kind == .macroExpression, tree.text(firstToken) == "#available" else { return false }
        let systems = DeploymentTargets.needed + [PlatformMinimum(name: "visionOS", version: "1")]
        for token in firstToken..<endToken - 1 {
            guard let first = systems.first(where: { $0.name == tree.text(token) }) else { continue }
            guard let version = Double(tree.text(token + 1)), let needed = Double(first.version), version <= needed
            else { return false }
        }
        return true
    }

    /// True where one of the branches runs, unless the code is left behind.
    fileprivate var isExhaustive: Bool {
        switch kind {
        case .switchStatement: ways.allSatisfy { $0.kind == .switchCase }
        case .conditionalCompilation: ways.last.map { tree.text($0.anchor).hasSuffix("else") } ?? false
        case .ifStatement: ways.count == 2
        default: false
        }
    }

    /// True for a statement behind which the code may not go on.
    fileprivate var mayLeave: Bool {
        // `break` in the items of a case leads behind its `switch` only.
        leaves(isCaught: false, isInLoop: false, isInSwitch: kind == .codeBlock && parent?.kind == .switchCase)
    }

    private func leaves(isCaught: Bool, isInLoop: Bool, isInSwitch: Bool) -> Bool {
        switch kind {
        case .closureExpression, .functionDeclaration: return false
        case .returnStatement: return true
        case .throwStatement: return !isCaught
        case .jumpStatement:
            // A label leads out of more than one.
            if endToken - firstToken > 1 { return true }
            let word = tree.text(firstToken)
            return word == "break" ? !isInLoop && !isInSwitch : word == "continue" && !isInLoop
        case .prefixExpression where !isCaught && tree.text(firstToken) == "try":
            if !["?", "!"].contains(tree.text(firstToken + 1)) { return true }
        default: break
        }
        let isLoop = [.forStatement, .whileStatement, .repeatStatement].contains(kind)
        let catches = kind == .doStatement && child(.catchClause) != nil
        return children.contains { part in
            part.leaves(
                isCaught: isCaught || catches && part.kind == .codeBlock, isInLoop: isInLoop || isLoop,
                isInSwitch: isInSwitch || kind == .switchStatement)
        }
    }
}
