import SymbolIndex
import Syntax

/// The type of a property's values as it can be written in the code of its class.
struct PublishedValueType {
    private let index: ProjectIndex
    private let property: StoredProperty

    init(_ property: StoredProperty, _ index: ProjectIndex) {
        self.property = property
        self.index = index
    }

    /// From the annotation, or from an initial value that can be of one type only; nil where the compiler must infer it.
    var text: String? {
        if let type = property.binding.child(.typeAnnotation)?.typeChild { return written(type) }
        return property.initialValue.flatMap { inferred($0) }
    }

    private func written(_ type: SyntaxNode) -> String? {
        guard isOnOneLine(type), !leavesArgumentsOut(type) else { return nil }
        guard type.kind == .implicitlyUnwrappedType else { return type.text }
        return type.typeChild.map { $0.text + "?" }
    }

    /// `Set` of `var names: Set = [""]`, whose element the initial value tells.
    private func leavesArgumentsOut(_ type: SyntaxNode) -> Bool {
        guard type.kind == .namedType, let last = type.children.reversed().first(where: { $0.kind == .typeComponent }), last.firstChild == nil else { return false }
        if ["Set", "Array", "Dictionary", "Optional", "Result"].contains(index.text(last.name)) { return true }
        return index.types.contains { $0.name == last.name && !$0.genericParameters.isEmpty }
    }

    private func isOnOneLine(_ node: SyntaxNode) -> Bool {
        Editing(tree: node.tree).isTriviaBlank(node.firstToken, node.lastToken) && !Editing(tree: node.tree).hasNewline(Int(node.range.start)..<Int(node.range.end))
    }

    // MARK: Initial values

    private func inferred(_ value: SyntaxNode) -> String? {
        switch value.kind {
        case .stringExpression: return "String"
        case .literalExpression: return literal(value)
        case .prefixExpression:
            guard value.tree.text(value.anchor) == "-", let operand = value.expressionChild, operand.kind == .literalExpression else { return nil }
            return literal(operand)
        case .chainExpression: return made(value)
        default: return nil
        }
    }

    private func literal(_ value: SyntaxNode) -> String? {
        if value.name == KnownName.true.id || value.name == KnownName.false.id { return "Bool" }
        guard value.anchorToken.kind == .number else { return nil }
        let text = value.text
        if text.hasPrefix("0x") || text.hasPrefix("0b") || text.hasPrefix("0o") { return text.contains(".") || text.contains("p") ? "Double" : "Int" }
        return text.contains(".") || text.contains("e") || text.contains("E") ? "Double" : "Int"
    }

    /// `[Item]()`, `Set<Item>()`, `Date()`: only calls without arguments, since an initializer that takes some may fail.
    private func made(_ value: SyntaxNode) -> String? {
        guard let callee = value.firstChild, let call = callee.nextSibling, call.kind == .callComponent, call.firstChild == nil, call.nextSibling == nil,
            isOnOneLine(callee)
        else { return nil }
        switch callee.kind {
        case .arrayExpression, .dictionaryExpression, .typeExpression: return callee.text
        case .identifierExpression:
            guard let first = callee.text.unicodeScalars.first, first.properties.isUppercase, index.globals(named: callee.name).isEmpty else { return nil }
            let own = index.types.filter { $0.name == callee.name }
            let hasArguments = callee.firstChild != nil
            if own.contains(where: { !$0.genericParameters.isEmpty }) || ["Set", "Array", "Dictionary"].contains(index.text(callee.name)) {
                return hasArguments ? callee.text : nil
            }
            return own.isEmpty ? callee.text : nil
        default: return nil
        }
    }
}
