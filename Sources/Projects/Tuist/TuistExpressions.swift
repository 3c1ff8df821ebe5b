import SourceText
import Syntax

/// An expression, and what the parameters around it stand for.
struct TuistExpression {
    let node: SyntaxNode
    let scope: TuistScope?
}

/// What the parameters and constants of a function stand for in one call of it.
final class TuistScope {
    let values: [NameID: TuistExpression]

    init(_ values: [NameID: TuistExpression]) { self.values = values }
}

/// What a call is of, and what it is given.
struct TuistCall {
    let name: String
    /// What the method is called on; nil for a function, an initializer and `.name(…)`.
    let base: TuistExpression?
    let arguments: [(label: String, value: TuistExpression)]

    subscript(label: String) -> TuistExpression? { arguments.first { $0.label == label }?.value }

    var firstUnlabeled: TuistExpression? { arguments.first { $0.label.isEmpty }?.value }
}

/// Finds out what the expressions of a manifest stand for: literals, constants, and functions that do nothing but give
/// back an expression. It holds nodes, so whoever asks it holds their trees.
struct TuistExpressions {
    let names: NameTable
    private let constants: ManifestConstants
    /// By name, those with a body.
    private let functions: [NameID: [SyntaxNode]]
    private let lines: [String: LineIndex]
    /// Shared by all that ask.
    let budget = ManifestBudget()

    /// Names that stand for names, calls within calls.
    static let longestChain = 16

    init(_ trees: [SyntaxTree], names: NameTable) {
        self.names = names
        constants = ManifestConstants(trees)
        var functions: [NameID: [SyntaxNode]] = [:]
        for node in trees.lazy.flatMap(\.nodes) where node.kind == .functionDeclaration {
            functions[node.name, default: []].append(node)
        }
        self.functions = functions
        lines = Dictionary(trees.map { ($0.file.path, LineIndex($0.file.bytes)) }) { first, _ in first }
    }

    func place(_ node: SyntaxNode) -> ManifestPlace {
        let path = node.tree.file.path
        return ManifestPlace(path: path, line: (lines[path]?.lineNumber(at: node.range.start) ?? -1) + 1)
    }

    // MARK: Questions

    /// The expression without the names that stand for it.
    func resolved(_ expression: TuistExpression) -> TuistExpression {
        var current = expression
        for _ in 0..<TuistExpressions.longestChain {
            guard let next = step(current), budget.spend() else { break }
            current = next
        }
        return current
    }

    func isNil(_ expression: TuistExpression) -> Bool { resolved(expression).node.text == "nil" }

    /// A literal, with interpolations that stand for literals.
    func string(_ expression: TuistExpression, depth: Int = 0) -> String? {
        let value = resolved(expression)
        let (node, scope) = (value.node, value.scope)
        guard budget.spend() else { return nil }
        if let value = node.stringValue { return value }
        guard node.kind == .stringExpression, depth < TuistExpressions.longestChain else { return nil }
        let tokens = node.tree.tokens
        guard tokens[node.firstToken].length == 1, tokens[node.lastToken].kind == .closeQuote else { return nil }
        var result = ""
        var start = tokens[node.firstToken].end
        for part in node.children {
            guard part.kind == .interpolation, let argument = part.child(.argument)?.expressionChild,
                let value = string(TuistExpression(node: argument, scope: scope), depth: depth + 1)
            else { return nil }
            result += node.tree.file.text(TextRange(start, part.range.start)) + value
            start = part.range.end
        }
        result += node.tree.file.text(TextRange(start, tokens[node.lastToken].start))
        return result.contains("\\") || !budget.spend(for: result) ? nil : result
    }

    /// The elements of array literals, also where several are added, and whether these are all.
    func list(_ expression: TuistExpression) -> (elements: [TuistExpression], isComplete: Bool) {
        list(expression, depth: 0)
    }

    private func list(_ expression: TuistExpression, depth: Int) -> (elements: [TuistExpression], isComplete: Bool) {
        let value = resolved(expression)
        guard depth < TuistExpressions.longestChain, budget.spend(1 + value.node.childCount) else { return ([], false) }
        switch value.node.kind {
        case .arrayExpression:
            return (value.node.children.map { TuistExpression(node: $0, scope: value.scope) }, true)
        case .sequenceExpression:
            var elements: [TuistExpression] = []
            var isComplete = true
            for part in value.node.children {
                if part.kind == .binaryOperator {
                    isComplete = isComplete && part.text == "+"
                    continue
                }
                let found = list(TuistExpression(node: part, scope: value.scope), depth: depth + 1)
                guard budget.spend(found.elements.count) else { return ([], false) }
                elements += found.elements
                isComplete = isComplete && found.isComplete
            }
            return (elements, isComplete)
        default: return ([], false)
        }
    }

    /// The call that an expression is, if it is one.
    func call(_ expression: TuistExpression) -> TuistCall? {
        let value = resolved(expression)
        guard let component = value.node.lastChild, component.kind == .callComponent,
            let callee = component.calledName, !callsOwnFunction(component, callee)
        else { return nil }
        let arguments = CallArguments(component).list.map { argument in
            (
                label: argument.label.map(names.text) ?? "",
                value: TuistExpression(node: argument.value, scope: value.scope)
            )
        }
        var name = names.text(callee.name)
        if name == "init", let type = callee.previousSibling { name = names.text(type.name) }
        let holdsCall = component.calleeParts.contains { $0.kind == .callComponent }
        return TuistCall(name: name, base: holdsCall ? value : nil, arguments: arguments)
    }

    // MARK: Steps

    private func step(_ expression: TuistExpression) -> TuistExpression? {
        let node = expression.node
        if node.kind == .tupleExpression, node.childCount == 1, let inner = node.firstChild?.expressionChild {
            return TuistExpression(node: inner, scope: expression.scope)
        }
        if node.kind == .identifierExpression, let value = expression.scope?.values[node.name] { return value }
        if let value = constants.value(namedBy: node), value != node { return TuistExpression(node: value, scope: nil) }
        return expanded(expression)
    }

    /// True for a function of the manifest, whatever it is called: it has not been expanded.
    private func callsOwnFunction(_ call: SyntaxNode, _ callee: SyntaxNode) -> Bool {
        functions[callee.name]?.contains { $0.accepts(labels: call.argumentLabels) } ?? false
    }

    /// What a call of a function of the manifest gives back, where that is all the function does.
    private func expanded(_ expression: TuistExpression) -> TuistExpression? {
        guard let component = expression.node.lastChild, component.kind == .callComponent,
            let callee = component.calledName, let candidates = functions[callee.name]
        else { return nil }
        let labels = component.argumentLabels
        let fitting = candidates.filter { $0.accepts(labels: labels) }
        guard fitting.count == 1, let function = fitting.first,
            !component.calleeParts.contains(where: { $0.kind == .callComponent })
        else { return nil }
        return result(of: function, called: component, scope: expression.scope)
    }

    private func result(of function: SyntaxNode, called call: SyntaxNode, scope: TuistScope?) -> TuistExpression? {
        guard let body = function.child(.codeBlock) else { return nil }
        var values: [NameID: TuistExpression] = [:]
        for parameter in function.parameters {
            let label = function.tree.tokens[parameter.labelToken].payload
            let given = CallArguments(call).list.first { ($0.label ?? KnownName.wildcard.id) == label }?.value
            if let given {
                values[parameter.name] = TuistExpression(node: given, scope: scope)
            } else if let standard = parameter.child(.initializer)?.expressionChild {
                values[parameter.name] = TuistExpression(node: standard, scope: nil)
            }
        }
        for statement in body.children {
            switch statement.kind {
            case .variableDeclaration:
                for binding in statement.children where binding.kind == .binding {
                    guard let name = binding.child(.identifierPattern)?.name,
                        let value = binding.child(.initializer)?.expressionChild
                    else { return nil }
                    // Each constant has a scope of its own.
                    guard budget.spend(1 + values.count) else { return nil }
                    values[name] = TuistExpression(node: value, scope: TuistScope(values))
                }
            case .returnStatement:
                return statement.expressionChild.map { TuistExpression(node: $0, scope: TuistScope(values)) }
            default:
                guard statement.kind.isExpression, body.childCount == 1 else { return nil }
                return TuistExpression(node: statement, scope: TuistScope(values))
            }
        }
        return nil
    }
}
