import RuleContract
import Semantics
import SourceText
import SymbolIndex
import Syntax

/// `items.append(item); objectWillChange.send()` in code that changes nothing but tracked properties of the same object
/// (catalogue 47).
struct AnnouncedWrites {
    let send: OwnSend
    let context: FileSemantics

    private var tracked: TrackedProperties { context.semantics.trackedProperties(of: send.owner) }

    /// The edits and what may change where the code changes nothing but tracked properties.
    func rewrite() -> (edits: [TextEdit], behavior: BehaviorCode?)? {
        guard let block = send.statement.parent, let body = functionBody, let deletion,
            ChangeEffects(type: send.owner, tracked: tracked, semantics: context.semantics).areAnnounced(body)
        else { return nil }
        if isSaidTwice { return ([deletion], nil) }
        guard isWriteBeside(in: block, of: tracked.names) else { return nil }
        let isMissed = context.semantics.mayMissSends(of: send.owner)
        return ([deletion], isMissed ? .announcedWrites : nil)
    }

    /// The deletion of a statement that said nothing new; what else the code changes was seen along with what it sets.
    func repetition() -> TextEdit? { isSaidTwice ? deletion : nil }

    private var deletion: TextEdit? {
        guard let block = send.statement.parent,
            AnnouncedWrites.staysClosure(block, without: send.statement, context.index)
        else { return nil }
        return context.editing.deleteStatement(send.statement)
    }

    /// True where a published property is set along with this statement each time, before any other code runs: that
    /// announced the same.
    private var isSaidTwice: Bool {
        let published = context.semantics.classCode(of: send.owner).published.intersection(tracked.names)
        let writes = certainWrites(of: published)
        var next = send.statement.previousSibling
        while let statement = next {
            if AnnouncedWrites.has(["await", "try"], statement)
                ? isSetLast(statement, published) : isCertain(writes, statement)
            {
                return true
            }
            next = AnnouncedWrites.has(["await"], statement) ? nil : statement.previousSibling
        }
        next = send.statement.nextSibling
        while let statement = next, !AnnouncedWrites.has(["await", "try"], statement) {
            if isCertain(writes, statement) { return true }
            next = AnnouncedWrites.mayLeave(statement) ? nil : statement.nextSibling
        }
        return false
    }

    /// Names something in code that sets one of some properties whenever it runs, in each of its branches.
    private func certainWrites(of names: Set<NameID>) -> CertainCode {
        CertainCode(closures: context.semantics.certainClosures) { node in
            let isWrite = names.contains(node.name) && node.isWrittenHere && isOwn(node) && isOfValue(node)
            return isWrite ? [KnownName.objectWillChange.id] : []
        }
    }

    /// What `defer` does may come much later.
    private func isCertain(_ writes: CertainCode, _ statement: SyntaxNode) -> Bool {
        statement.kind != .deferStatement && !writes.names(in: statement).isEmpty
    }

    /// `count = await load()`: what is set is set when nothing is waited for any more.
    private func isSetLast(_ statement: SyntaxNode, _ names: Set<NameID>) -> Bool {
        guard statement.kind == .sequenceExpression, let name = statement.firstChild?.lastNamed else { return false }
        return names.contains(name.name) && name.isAssignedWhole && isOwn(name)
    }

    private func isOwn(_ name: SyntaxNode) -> Bool {
        name.kind == .memberComponent
            ? name.isOfSelf : name.kind == .identifierExpression && LocalName(name.name, at: name) == nil
    }

    private static func has(_ words: Set<String>, _ statement: SyntaxNode) -> Bool {
        (statement.firstToken..<statement.endToken).contains { words.contains(statement.tree.text($0)) }
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

    /// True where one of some properties is written by a statement that always runs along with this one; what is done
    /// for each element of a list counts, which may be empty.
    private func isWriteBeside(in block: SyntaxNode, of names: Set<NameID>) -> Bool {
        let certain = certainWrites(of: names)
        var isBefore = true
        for statement in block.children {
            if statement == send.statement {
                isBefore = false
            } else if writes(statement, names) || isCertain(certain, statement) {
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

    private func writes(_ statement: SyntaxNode, _ names: Set<NameID>) -> Bool {
        var found = false
        statement.walk { node in
            switch node.kind {
            case .ifStatement, .switchStatement, .guardStatement, .doStatement, .deferStatement, .functionDeclaration,
                .ternaryOperator,
                .conditionalCompilation:
                return false
            case .closureExpression: if !runsAtOnce(node) { return false }
            case .identifierExpression, .memberComponent:
                if names.contains(node.name), node.isWrittenHere { found = isOwn(node) }
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

    private func runsAtOnce(_ closure: SyntaxNode) -> Bool {
        guard let call = closure.parent?.parent, call.kind == .callComponent, let callee = call.previousSibling else {
            return false
        }
        return ["forEach", "withAnimation"].contains(context.index.text(callee.name))
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

    /// - Parameter evenIfMoreChanges: true where the observers may change what nothing announces.
    func edits(evenIfMoreChanges: Bool = false) -> [TextEdit]? {
        guard let accessor = send.accessor, let body = accessor.child(.codeBlock), send.statement.parent == body,
            let block = accessor.parent,
            block.kind == .accessorBlock, let binding = block.parent, let pattern = binding.firstChild,
            pattern.kind == .identifierPattern
        else { return nil }
        let tracked = context.semantics.trackedProperties(of: send.owner)
        // What the observers change besides was announced along with the property.
        let effects = ChangeEffects(type: send.owner, tracked: tracked, semantics: context.semantics)
        guard tracked.names.contains(pattern.name), evenIfMoreChanges || effects.areAnnounced(block) else { return nil }
        if body.childCount > 1 { return context.editing.deleteStatement(send.statement).map { [$0] } }
        // Attributes and modifiers of the accessor belong to it.
        guard context.editing.isTriviaBlank(accessor.firstToken - 1, accessor.endToken) else { return nil }
        if block.childCount > 1 { return context.editing.deleteStatement(accessor).map { [$0] } }
        let end = context.editing.token(block.firstToken - 1).end
        guard context.editing.isTriviaBlank(block.firstToken - 1, block.lastToken) else { return nil }
        return [context.editing.replace(TextRange(end, block.range.end), "")]
    }
}
