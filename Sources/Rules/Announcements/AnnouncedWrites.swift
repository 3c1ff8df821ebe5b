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
        guard let block = send.statement.parent, let body = functionBody, isWriteBeside(in: block, of: tracked.names),
            ChangeEffects(type: send.owner, tracked: tracked, semantics: context.semantics).areAnnounced(body),
            AnnouncedWrites.staysClosure(block, without: send.statement, context.index),
            let deletion = context.editing.deleteStatement(send.statement)
        else { return nil }
        return [deletion]
    }

    /// True where a published property is set along with this statement each time, which announced the same.
    var arePublished: Bool {
        let published = context.semantics.classCode(of: send.owner).published.intersection(tracked.names)
        return send.statement.parent.map { isWriteBeside(in: $0, of: published, eachTime: true) } ?? false
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

    /// True where one of some properties is written by a statement that always runs along with this one.
    ///
    /// - Parameter eachTime: false to count what is done for each element of a list, which may be empty.
    private func isWriteBeside(in block: SyntaxNode, of names: Set<NameID>, eachTime: Bool = false) -> Bool {
        var isBefore = true
        for statement in block.children {
            if statement == send.statement {
                isBefore = false
            } else if writes(statement, names, eachTime: eachTime) {
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

    private func writes(_ statement: SyntaxNode, _ names: Set<NameID>, eachTime: Bool) -> Bool {
        var found = false
        statement.walk { node in
            switch node.kind {
            case .ifStatement, .switchStatement, .guardStatement, .doStatement, .deferStatement, .functionDeclaration, .ternaryOperator,
                .conditionalCompilation:
                return false
            case .closureExpression: if !runsAtOnce(node, eachTime: eachTime) { return false }
            case .identifierExpression, .memberComponent:
                if names.contains(node.name), node.isWrittenHere, !eachTime || isOfValue(node) {
                    found = node.kind == .memberComponent ? node.isOfSelf : LocalName(node.name, at: node) == nil
                }
            default: break
            }
            return !found
        }
        return found
    }

    /// False where an object that the property holds may be changed instead.
    private func isOfValue(_ name: SyntaxNode) -> Bool {
        if name.isAssignedWhole { return true }
        switch context.semantics.members.type(ofProperty: name.name, in: send.owner).unwrapped {
        case .array, .dictionary:
            return name.expressionItEnds != nil || name.nextSibling?.nextSibling?.kind == .callComponent
        case .external(let type, _): return SDKTypes.values.contains(context.index.text(type))
        default: return false
        }
    }

    private func runsAtOnce(_ closure: SyntaxNode, eachTime: Bool) -> Bool {
        guard let call = closure.parent?.parent, call.kind == .callComponent, let callee = call.previousSibling else { return false }
        return (eachTime ? ["withAnimation"] : ["forEach", "withAnimation"]).contains(context.index.text(callee.name))
    }
}

/// `var x = 0 { willSet { objectWillChange.send() } }` of a tracked property (catalogue 67).
struct AnnouncedObserver {
    let send: OwnSend
    let context: FileSemantics

    /// True for `@Published`, which announced each change itself.
    var isPublished: Bool {
        guard let name = send.accessor?.parent?.parent?.firstChild?.name else { return false }
        return context.semantics.classCode(of: send.owner).published.contains(name)
    }

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
