import SourceText
import SymbolIndex
import Syntax

/// A computed property that announces itself what its setter stores elsewhere (catalogue 45, 46).
struct AnnouncedStorage {
    private let send: OwnSend
    private let context: RuleContext

    init(_ send: OwnSend, _ context: RuleContext) {
        self.send = send
        self.context = context
    }

    private var editing: Editing { context.editing }

    /// `get { access(keyPath: \.x); return … } set { withMutation(keyPath: \.x) { … } }`
    func edits() -> [TextEdit]? {
        guard let setter = send.accessor, let body = setter.child(.codeBlock), send.statement.parent == body, let block = setter.parent,
            let getter = block.children.first(where: { $0.kind == .accessor && $0.name == KnownName.get.id }), let getterBody = getter.child(.codeBlock),
            block.childCount == 2, let name = propertyName(block), isAlone, !hasEffects(getter, getterBody), !hasEffects(setter, body),
            !isSharedStorage(body, besides: block)
        else { return nil }
        guard let writing = setterEdits(body, name), let reading = getterEdits(getterBody, name) else { return nil }
        return reading + writing
    }

    // MARK: Preconditions

    /// An instance property in the class's own declaration, under a plain name.
    private func propertyName(_ block: SyntaxNode) -> String? {
        guard let binding = block.parent, binding.kind == .binding, let declaration = binding.parent, let pattern = binding.firstChild,
            pattern.kind == .identifierPattern, !pattern.anchorToken.isBackticked, let members = declaration.parent, members.kind == .memberBlock,
            members.parent?.kind == .classDeclaration
        else { return nil }
        let modifiers = Modifiers(declaration)
        guard !modifiers.isStatic, !modifiers.isOverride, modifiers.attributes.allSatisfy({ $0 == KnownName.MainActor.id }),
            !declaration.children.contains(where: { $0.kind == .modifier && $0.name == KnownName.nonisolated.id })
        else { return nil }
        return pattern.text
    }

    /// In a class with an `@Observable` superclass or subclass two registrars would meet; and what the macro makes must not be hidden.
    private var isAlone: Bool {
        context.search.family(of: send.owner).count == 1 && context.index.types[send.owner].superclass == nil
            && ["access", "withMutation"].allSatisfy { PublisherBridge.isFree($0, in: send.owner, context.search) }
    }

    /// What an accessor must not have to run within a closure, or to run after another statement.
    private func hasEffects(_ accessor: SyntaxNode, _ body: SyntaxNode) -> Bool {
        if accessor.firstToken != accessor.anchor || !editing.isTriviaBlank(accessor.anchor, body.firstToken) { return true }
        // `get async throws`, `set(value)`
        if accessor.name == KnownName.get.id, body.firstToken != accessor.anchor + 1 { return true }
        var found = false
        body.walk { node in
            switch node.kind {
            case .returnStatement: if accessor.name == KnownName.set.id { found = true }
            case .guardStatement, .throwStatement, .deferStatement, .conditionalCompilation, .macroExpression: if accessor.name == KnownName.set.id { found = true }
            case .stringExpression: if editing.hasNewline(Int(node.range.start)..<Int(node.range.end)) { found = true }
            default: break
            }
            return !found
        }
        return found
    }

    /// True where other code of the class reads what the setter writes: views that show that followed the announcement too.
    private func isSharedStorage(_ body: SyntaxNode, besides block: SyntaxNode) -> Bool {
        guard let members = block.ancestor(where: { $0.kind == .memberBlock }) else { return true }
        var keys: Set<String> = []
        body.walk { node in
            if node.kind == .memberComponent, node.isWrittenHere || node.nextSibling?.kind == .assignmentOperator { keys.insert(node.text) }
            if node.kind == .stringExpression || node.kind == .implicitMemberExpression { keys.insert(node.text) }
            if node.kind == .argument, let value = node.expressionChild, value.lastName != nil, value.lastName != newValue { keys.insert(value.text) }
            return true
        }
        guard !keys.isEmpty else { return true }
        var isShared = false
        for number in context.analysis.typeOfNode.filter({ $0.value == send.owner }).keys.sorted() {
            context.tree.node(at: number).walk { node in
                if node == block { return false }
                // A default of an initializer or a declaration of the key is no use.
                if node.parent != members || node.kind == .variableDeclaration, !isDeclarationOfKey(node), keys.contains(node.text), node.kind.isExpression || node.kind == .memberComponent {
                    isShared = true
                }
                return !isShared
            }
        }
        return isShared
    }

    private var newValue: NameID? { context.index.names.lookUp("newValue") }

    private func isDeclarationOfKey(_ node: SyntaxNode) -> Bool {
        node.parent?.kind == .initializer && node.ancestor { $0.kind == .variableDeclaration }?.name == KnownName.let.id
    }

    // MARK: Code

    /// The setter without the announcement, within `withMutation(keyPath:)`.
    private func setterEdits(_ body: SyntaxNode, _ name: String) -> [TextEdit]? {
        let statements = body.children.filter { $0 != send.statement }
        guard let first = statements.first, let last = statements.last, let deletion = editing.deleteStatement(send.statement) else { return nil }
        // A closure of one expression has its value as a result, which nobody would use.
        if statements.count == 1, !isWithoutValue(first) { return nil }
        let opening = "withMutation(keyPath: \\.\(name)) {"
        let start = editing.lineStart(first.range.start)
        guard editing.isFirstOnLine(first.range.start) else {
            guard !editing.hasNewline(Int(first.range.start)..<Int(last.range.end)) else { return nil }
            return [deletion, editing.insert(opening + " ", at: first.range.start), editing.insert(" }", at: last.range.end)]
        }
        let end = editing.lineEnd(last.range.end)
        guard editing.token(last.endToken).start >= end, editing.isBlank(Int(last.range.end)..<Int(end)) else { return nil }
        let indentation = editing.indentation(at: first.range.start)
        let outer = editing.indentation(at: editing.token(body.lastToken).start)
        guard indentation.hasPrefix(outer), indentation != outer, editing.isFirstOnLine(editing.token(body.lastToken).start) else { return nil }
        let level = String(indentation.dropFirst(outer.count))
        let ending = editing.lineEnding(near: first.range.start)
        var edits = [deletion, editing.insert(indentation + "}" + ending, at: end)]
        var line = start
        while line < end {
            let next = editing.lineEnd(line)
            let text = line == start ? indentation + opening + ending + level : level
            if line == start || !editing.isBlank(Int(line)..<Int(next)), line < send.statement.range.start || line >= send.statement.range.end {
                edits.append(editing.insert(text, at: line))
            }
            line = next
        }
        return edits
    }

    /// An assignment, or a call that is known to return nothing.
    private func isWithoutValue(_ statement: SyntaxNode) -> Bool {
        if statement.kind == .sequenceExpression { return statement.children.contains { $0.kind == .assignmentOperator } }
        guard statement.kind == .chainExpression else { return statement.kind == .ifStatement }
        var last: SyntaxNode?
        for part in statement.children { last = part }
        guard let last, last.kind == .callComponent, let callee = last.previousSibling, callee.kind == .memberComponent else { return false }
        return ["set", "setValue", "removeObject"].contains(context.index.text(callee.name))
    }

    private func getterEdits(_ body: SyntaxNode, _ name: String) -> [TextEdit]? {
        let statements = Array(body.children)
        guard let first = statements.first else { return nil }
        let access = "access(keyPath: \\.\(name))"
        var result = ""
        if statements.count == 1, first.kind != .returnStatement {
            switch first.kind {
            case .chainExpression, .sequenceExpression, .identifierExpression, .literalExpression, .prefixExpression, .stringExpression, .arrayExpression: result = "return "
            default: return nil
            }
        }
        let offset = first.range.start
        guard editing.isFirstOnLine(offset) else { return [editing.insert("\(access); \(result)", at: offset)] }
        let separator = editing.lineEnding(near: offset) + editing.indentation(at: offset)
        return [editing.insert(access + separator + result, at: offset)]
    }
}
