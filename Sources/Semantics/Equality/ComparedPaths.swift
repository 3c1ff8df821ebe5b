import Syntax

/// What must be equal where the code of an `==` gives `true`: `name` of `left.name == right.name`, as far as that can
/// be told (catalogue 41).
///
/// What is compared by halves (a rounded value, a count, a set of the elements), or on some ways through the code only,
/// is left out.
struct ComparedPaths {
    /// The names behind both sides, one after the other: `center` and `latitude` of `left.center.latitude`.
    private(set) var paths: Set<[NameID]> = []
    /// False where the code may give `true` by a way that is not understood.
    private(set) var isComplete = true

    init(of body: SyntaxNode) {
        let statements = Array(body.children)
        for statement in statements {
            switch statement.kind {
            case .guardStatement: isComplete = isComplete && addGuard(statement)
            case .ifStatement: isComplete = isComplete && addLeaving(statement)
            case .returnStatement: statement.expressionChild.map { add(conjunction: $0) }
            case .variableDeclaration: break
            default: if statement == statements.last { add(conjunction: statement) } else { isComplete = false }
            }
        }
    }

    /// True for a property that is compared as a whole.
    func contain(_ name: NameID) -> Bool { isComplete && paths.contains([name]) }

    /// True where each of the names ends what is compared.
    func end(withAll names: [NameID]) -> Bool {
        isComplete && names.allSatisfy { name in paths.contains { $0.last == name } }
    }

    // MARK: Statements

    /// `guard left.id == right.id else { return false }`
    private mutating func addGuard(_ statement: SyntaxNode) -> Bool {
        guard let block = statement.child(.codeBlock), givesFalse(block) else { return false }
        for condition in statement.children where condition != block { add(conjunction: condition) }
        return true
    }

    /// `if left.id != right.id { return false }`
    private mutating func addLeaving(_ statement: SyntaxNode) -> Bool {
        let parts = Array(statement.children)
        guard parts.count == 2, parts[1].kind == .codeBlock, givesFalse(parts[1]) else { return false }
        for operands in split(parts[0], at: "||") { add(comparison: operands, by: ["!=", "!=="]) }
        return true
    }

    private func givesFalse(_ block: SyntaxNode) -> Bool {
        guard block.childCount == 1, let statement = block.firstChild, statement.kind == .returnStatement else {
            return false
        }
        return statement.expressionChild?.text == "false"
    }

    // MARK: Expressions

    private mutating func add(conjunction expression: SyntaxNode) {
        for operands in split(expression, at: "&&") {
            if operands.count == 1, operands[0].kind == .tupleExpression, let inner = element(of: operands[0]) {
                add(conjunction: inner)
            } else {
                add(comparison: operands, by: ["==", "==="])
            }
        }
    }

    /// The operands and operators between the signs; empty where weaker ones join them.
    private func split(_ expression: SyntaxNode, at sign: String) -> [[SyntaxNode]] {
        guard expression.kind == .sequenceExpression else { return [[expression]] }
        var result: [[SyntaxNode]] = [[]]
        for part in expression.children {
            if part.kind == .binaryOperator, part.text == sign {
                result.append([])
            } else if part.kind == .ternaryOperator || part.kind == .binaryOperator && ["||", "&&"].contains(part.text)
            {
                return []
            } else {
                result[result.count - 1].append(part)
            }
        }
        return result
    }

    private mutating func add(comparison parts: [SyntaxNode], by operators: [String]) {
        guard parts.count == 3, parts[1].kind == .binaryOperator, operators.contains(parts[1].text) else { return }
        if parts[0].kind == .tupleExpression, parts[2].kind == .tupleExpression,
            parts[0].childCount == parts[2].childCount
        {
            for (left, right) in zip(parts[0].children, parts[2].children) {
                add(left.expressionChild, right.expressionChild)
            }
        } else {
            add(parts[0], parts[2])
        }
    }

    private mutating func add(_ left: SyntaxNode?, _ right: SyntaxNode?) {
        guard let left = left.flatMap({ path(of: $0) }), let right = right.flatMap({ path(of: $0) }) else { return }
        // `left.id == left.id` compares nothing.
        guard left != right else { return }
        // `id == other.id` of the object itself.
        let names = left.count < right.count ? left : Array(left.dropFirst())
        let others = right.count < left.count ? right : Array(right.dropFirst())
        if names == others { paths.insert(names) }
    }

    /// All names of a chain of members; nil for any other expression.
    private func path(of expression: SyntaxNode) -> [NameID]? {
        guard expression.kind == .chainExpression else {
            return expression.kind == .identifierExpression ? [expression.name] : nil
        }
        var names: [NameID] = []
        for part in expression.children {
            guard part.kind == .identifierExpression || part.kind == .memberComponent else { return nil }
            names.append(part.name)
        }
        return names
    }

    private func element(of tuple: SyntaxNode) -> SyntaxNode? {
        guard tuple.childCount == 1, let only = tuple.firstChild else { return nil }
        return only.kind == .argument ? only.expressionChild : only
    }
}
