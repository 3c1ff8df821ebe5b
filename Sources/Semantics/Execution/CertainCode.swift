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
        var result: Set<NameID> = []
        add(node, to: &result)
        return result
    }

    private func add(_ node: SyntaxNode, to result: inout Set<NameID>) {
        switch node.kind {
        case .codeBlock, .conditionalCompilationClause: add(itemsFrom: node.firstChild, to: &result)
        case .closureExpression:
            if reaches(node) || closures.areRun(node) { add(itemsFrom: node.firstChild, to: &result) }
        case .ifStatement, .guardStatement, .switchStatement, .conditionalCompilation:
            add(branching: node, before: [], to: &result)
        case .whileStatement, .forStatement: add(loop: node, to: &result)
        case .repeatStatement, .doStatement: add(blockFirst: node, to: &result)
        case .sequenceExpression: add(sequence: Array(node.children)[...], to: &result)
        case .chainExpression: add(chain: node, to: &result)
        case .argument where !reaches(node) && !closures.isEvaluated(node): break
        case .macroExpression, .keyPathExpression, .functionDeclaration, .accessorBlock: break
        case .prefixExpression where node.isOptionalTry && !reaches(node): break
        case .variableDeclaration where Modifiers(node).isLazy: break
        case _ where node.kind.isTypeDeclaration: break
        default:
            result.formUnion(names(node))
            for part in node.children { add(part, to: &result) }
        }
    }

    private func add(_ parts: [SyntaxNode], to result: inout Set<NameID>) {
        for part in parts { add(part, to: &result) }
    }

    private func reaches(_ node: SyntaxNode) -> Bool {
        place.map { node.encloses($0) } ?? false
    }

    // MARK: Statements

    /// One after the other, as far as none may leave.
    private func add(itemsFrom first: SyntaxNode?, to result: inout Set<NameID>) {
        var next = first
        while let item = next {
            next = item.nextSibling
            guard item.mayLeave, !reachesOne(from: next) else {
                add(item, to: &result)
                continue
            }
            switch item.kind {
            case .ifStatement, .guardStatement, .switchStatement, .conditionalCompilation:
                var rest: Set<NameID> = []
                add(itemsFrom: next, to: &rest)
                return add(branching: item, before: rest, to: &result)
            default: return add(item, to: &result)
            }
        }
    }

    private func reachesOne(from first: SyntaxNode?) -> Bool {
        var next = place == nil ? nil : first
        while let item = next {
            if reaches(item) { return true }
            next = item.nextSibling
        }
        return false
    }

    /// - Parameter rest: what is named by the statements behind this one, which run where no branch leaves.
    private func add(branching statement: SyntaxNode, before rest: Set<NameID>, to result: inout Set<NameID>) {
        let ways = statement.ways
        if let way = ways.first(where: { reaches($0) }) {
            let isFirst = way == ways.first && statement.kind == .ifStatement
            add(isFirst ? statement.conditions : statement.certainConditions, to: &result)
            return add(way: way, before: rest, to: &result)
        }
        add(statement.certainConditions, to: &result)
        if statement.isAlwaysTrue, let way = ways.first { return add(way: way, before: rest, to: &result) }
        var common: Set<NameID>? = statement.isExhaustive ? nil : rest
        // What no way has in common with those before is not looked for any further.
        for way in ways where common?.isEmpty != true {
            var found: Set<NameID> = []
            add(way: way, before: rest, to: &found)
            common = common?.intersection(found) ?? found
        }
        result.formUnion(common ?? [])
        if isPassed(statement) { add(statement.conditions, to: &result) }
    }

    /// True for a `guard` before the place: all its conditions have been asked.
    private func isPassed(_ statement: SyntaxNode) -> Bool {
        guard statement.kind == .guardStatement, let place, let block = statement.parent else { return false }
        return reaches(block) && statement.endToken <= place.firstToken
    }

    private func add(way: SyntaxNode, before rest: Set<NameID>, to result: inout Set<NameID>) {
        switch way.kind {
        case .ifStatement: add(branching: way, before: rest, to: &result)
        case .switchCase: if let block = way.child(.codeBlock) { add(way: block, before: rest, to: &result) }
        default:
            add(way, to: &result)
            if !way.mayLeave { result.formUnion(rest) }
        }
    }

    /// `for` may have no elements, `while` no first time.
    private func add(loop statement: SyntaxNode, to result: inout Set<NameID>) {
        let reached = statement.child(.codeBlock).flatMap { reaches($0) ? $0 : nil }
        add(reached == nil ? statement.certainConditions : statement.conditions, to: &result)
        if let reached { add(reached, to: &result) }
    }

    /// `repeat` and `do`; not what catches, unless the place is there.
    private func add(blockFirst statement: SyntaxNode, to result: inout Set<NameID>) {
        let clause = statement.children.first { $0.kind == .catchClause && reaches($0) }
        guard let block = (clause ?? statement).child(.codeBlock) else { return }
        add(block, to: &result)
        if clause == nil { add(caughtIn: statement, block, to: &result) }
    }

    /// What is named where nothing is thrown, and by each clause that catches an error.
    private func add(caughtIn statement: SyntaxNode, _ block: SyntaxNode, to result: inout Set<NameID>) {
        let clauses = statement.children.filter { $0.kind == .catchClause }.compactMap { $0.child(.codeBlock) }
        // Without a pattern it catches all.
        guard clauses.contains(where: { $0.parent?.firstChild == $0 }) else { return }
        var common: Set<NameID> = []
        for item in block.children {
            if item.leaves(isCaught: true, isInLoop: false, isInSwitch: false) { break }
            add(item, to: &common)
        }
        result.formUnion(clauses.reduce(common) { $0.intersection(names(in: $1)) })
    }

    // MARK: Expressions

    /// What stands right of `&&`, `||`, `??` and operators of libraries may not be asked.
    private func add(sequence parts: ArraySlice<SyntaxNode>, to result: inout Set<NameID>) {
        guard let ternary = parts.firstIndex(where: { $0.kind == .ternaryOperator }) else {
            return add(operands: parts, to: &result)
        }
        add(sequence: parts[..<ternary], to: &result)
        let (first, second) = (parts[ternary], parts[(ternary + 1)...])
        if reaches(first) { return add(first, to: &result) }
        if second.contains(where: { reaches($0) }) { return add(sequence: second, to: &result) }
        let found = names(in: first)
        if found.isEmpty { return }
        var others: Set<NameID> = []
        add(sequence: second, to: &others)
        result.formUnion(found.intersection(others))
    }

    private func add(operands parts: ArraySlice<SyntaxNode>, to result: inout Set<NameID>) {
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
                add(part, to: &result)
            }
            // `model?.name = value()` asks for no value where there is no model.
            let isSet = part.nextSibling?.isAssignmentOperator ?? false
            if isSet, part.children.contains(where: { $0.kind == .optionalComponent }) { mayStop = true }
        }
    }

    /// What stands behind `?` of a chain may not be asked.
    private func add(chain: SyntaxNode, to result: inout Set<NameID>) {
        var mayStop = false
        for part in chain.children {
            if part.kind == .optionalComponent { mayStop = true }
            if !mayStop || reaches(part) { add(part, to: &result) }
        }
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

    fileprivate func leaves(isCaught: Bool, isInLoop: Bool, isInSwitch: Bool) -> Bool {
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
        let isLoop = kind == .forStatement || kind == .whileStatement || kind == .repeatStatement
        let catches = kind == .doStatement && child(.catchClause) != nil
        return children.contains { part in
            part.leaves(
                isCaught: isCaught || catches && part.kind == .codeBlock, isInLoop: isInLoop || isLoop,
                isInSwitch: isInSwitch || kind == .switchStatement)
        }
    }
}
