import Semantics
import SourceText
import SymbolIndex
import Syntax

/// `items.append(item); objectWillChange.send()` in code that changes nothing but tracked properties of the same object (catalogue 47).
struct AnnouncedWrites {
    let send: OwnSend
    let context: FileSemantics

    private var tracked: TrackedProperties { context.semantics.trackedProperties(of: send.owner) }

    func edits() -> [TextEdit]? {
        guard let block = send.statement.parent, let body = functionBody, isWriteBeside(in: block),
            ChangeEffects(type: send.owner, tracked: tracked, semantics: context.semantics).areAnnounced(body),
            AnnouncedWrites.staysClosure(block, without: send.statement, context.index),
            let deletion = context.editing.deleteStatement(send.statement)
        else { return nil }
        return [deletion]
    }

    /// The code that runs as one: that of the function or the closure around.
    private var functionBody: SyntaxNode? {
        send.statement.ancestor { node in
            switch node.parent?.kind {
            case .functionDeclaration, .initializerDeclaration, .accessor: node.kind == .codeBlock
            default: node.kind == .closureExpression
            }
        }
    }

    /// A closure whose only statement is left must not have its value as a result.
    static func staysClosure(_ block: SyntaxNode, without statement: SyntaxNode, _ index: ProjectIndex) -> Bool {
        guard block.kind == .closureExpression else { return true }
        let items = block.statementsOfClosure.filter { $0 != statement && !OwnSend.isSend($0, index) }
        guard items.count == 1, let left = items.first else { return true }
        return left.kind == .sequenceExpression && left.children.contains { $0.kind == .assignmentOperator }
    }

    /// True where a tracked property is written by a statement that always runs along with this one.
    private func isWriteBeside(in block: SyntaxNode) -> Bool {
        var isBefore = true
        for statement in block.children {
            if statement == send.statement {
                isBefore = false
            } else if writes(statement) {
                return true
            } else if !isBefore, AnnouncedWrites.mayLeave(statement) {
                return false
            }
        }
        return false
    }

    private static func mayLeave(_ statement: SyntaxNode) -> Bool {
        statement.contains { node in
            switch node.kind {
            case .guardStatement, .returnStatement, .throwStatement, .jumpStatement: true
            case .prefixExpression: ["try", "await"].contains(node.tree.text(node.anchor))
            default: false
            }
        }
    }

    private func writes(_ statement: SyntaxNode) -> Bool {
        var found = false
        statement.walk { node in
            switch node.kind {
            case .ifStatement, .switchStatement, .guardStatement, .doStatement, .deferStatement, .functionDeclaration, .ternaryOperator,
                .conditionalCompilation:
                return false
            case .closureExpression: if !runsAtOnce(node) { return false }
            case .identifierExpression, .memberComponent:
                if tracked.names.contains(node.name), node.isWrittenHere {
                    found = node.kind == .memberComponent ? node.isOfSelf : LocalName(node.name, at: node) == nil
                }
            default: break
            }
            return !found
        }
        return found
    }

    private func runsAtOnce(_ closure: SyntaxNode) -> Bool {
        guard let call = closure.parent?.parent, call.kind == .callComponent, let callee = call.previousSibling else { return false }
        return ["forEach", "withAnimation"].contains(context.index.text(callee.name))
    }
}

/// `var x = 0 { willSet { objectWillChange.send() } }` of a tracked property (catalogue 67).
struct AnnouncedObserver {
    let send: OwnSend
    let context: FileSemantics

    func edits() -> [TextEdit]? {
        guard let accessor = send.accessor, let body = accessor.child(.codeBlock), send.statement.parent == body, let block = accessor.parent,
            block.kind == .accessorBlock, let binding = block.parent, let pattern = binding.firstChild, pattern.kind == .identifierPattern
        else { return nil }
        let tracked = context.semantics.trackedProperties(of: send.owner)
        // What the observers change besides was announced along with the property.
        guard tracked.names.contains(pattern.name), ChangeEffects(type: send.owner, tracked: tracked, semantics: context.semantics).areAnnounced(block) else { return nil }
        if body.childCount > 1 { return context.editing.deleteStatement(send.statement).map { [$0] } }
        // Attributes and modifiers of the accessor belong to it.
        guard context.editing.isTriviaBlank(accessor.firstToken - 1, accessor.endToken) else { return nil }
        if block.childCount > 1 { return context.editing.deleteStatement(accessor).map { [$0] } }
        let end = context.editing.token(block.firstToken - 1).end
        guard context.editing.isTriviaBlank(block.firstToken - 1, block.lastToken) else { return nil }
        return [context.editing.replace(TextRange(end, block.range.end), "")]
    }
}
