import RuleContract
import Semantics
import SourceText
import SymbolIndex
import Syntax

/// A computed property that announces itself what its setter stores elsewhere (catalogue 45, 46).
struct AnnouncedStorage {
    let send: OwnSend
    let context: FileSemantics

    private var editing: Editing { context.editing }

    /// `get { access(keyPath: \.x); return … } set { withMutation(keyPath: \.x) { … } }`
    func edits() -> [TextEdit]? {
        guard let setter = send.accessor, let body = setter.child(.codeBlock), send.statement.parent == body,
            let block = setter.parent,
            let binding = block.parent, let getter = AnnouncedGetter(binding, editing), block.childCount == 2,
            context.semantics.canAnnounceByHand(send.owner),
            !hasEffects(block, setter, body), let pattern = binding.firstChild,
            !isSharedStorage(body, pattern.name, besides: block)
        else { return nil }
        guard let writing = setterEdits(body, getter.name), let reading = getter.edits(editing) else { return nil }
        return reading + writing
    }

    // MARK: Preconditions

    /// What a setter must not have to run within a closure, and a getter to run behind another statement. Once it has
    /// announced the change, a setter returns from the closure as it did from itself.
    private func hasEffects(_ block: SyntaxNode, _ setter: SyntaxNode, _ body: SyntaxNode) -> Bool {
        // `set(value)`
        if setter.firstToken != setter.anchor || !editing.isTriviaBlank(setter.anchor, body.firstToken) { return true }
        return block.contains { node in
            if OwnSend.chain(around: node, context.index) != nil, node.parent != send.statement { return true }
            switch node.kind {
            case .returnStatement, .guardStatement, .deferStatement:
                return body.encloses(node) && node.firstToken < send.statement.firstToken
            case .macroExpression: return body.encloses(node) && !node.isAvailability
            case .throwStatement, .conditionalCompilation: return body.encloses(node)
            case .stringExpression: return editing.hasNewline(node.range.offsets)
            default: return false
            }
        }
    }

    /// True where other code of the class that has a value reads what the setter writes, or a superclass has it, which
    /// tracks nothing: views that show that followed the announcement too.
    private func isSharedStorage(_ body: SyntaxNode, _ name: NameID, besides block: SyntaxNode) -> Bool {
        let keys = storageKeys(body)
        guard !keys.isEmpty, !keys.contains(where: isInherited) else { return true }
        let types = [send.owner] + context.index.superclasses(of: send.owner)
        return Set(types.flatMap { context.index.types[$0].parts.map(\.file) }).contains { file in
            guard let analysis = context.project.analysis(of: file) else { return true }
            let tree = context.semantics.tree(of: analysis)
            return analysis.typeOfNode.contains { number, type in
                types.contains(type) && mentions(keys, in: tree.node(at: number), name, besides: block)
            }
        }
    }

    private func isInherited(_ key: String) -> Bool {
        guard let name = context.index.names.lookUp(key), let base = context.index.types[send.owner].superclass else {
            return false
        }
        return context.semantics.members.firstMember(named: name, in: base) != nil
    }

    /// Members that are set, and the keys under which values are stored.
    private func storageKeys(_ body: SyntaxNode) -> Set<String> {
        var keys: Set<String> = []
        body.walk { node in
            switch node.kind {
            case .memberComponent, .identifierExpression: if isLastWritten(node) { keys.insert(node.text) }
            case .macroExpression where node.isAvailability: return false
            case .stringExpression, .implicitMemberExpression, .macroExpression, .keyPathExpression:
                keys.insert(node.text)
            case .argument:
                if let value = node.expressionChild,
                    value.kind == .chainExpression || value.kind == .identifierExpression
                {
                    keys.insert(value.text)
                }
            default: break
            }
            return true
        }
        return keys.subtracting(["newValue"])
    }

    /// `b` of `a.b = …` and of `a.b.append(…)`.
    private func isLastWritten(_ node: SyntaxNode) -> Bool {
        guard node.isWrittenHere else { return false }
        guard node.parent?.kind == .chainExpression else { return LocalName(node.name, at: node) == nil }
        var next = node.nextSibling
        while let part = next {
            if part.kind == .memberComponent, !SyntaxNode.changesInPlace(part.name) { return false }
            next = part.nextSibling
        }
        return true
    }

    /// Mentions in getters, in functions with a result and in values of properties that are made late.
    private func mentions(_ keys: Set<String>, in declaration: SyntaxNode, _ name: NameID, besides block: SyntaxNode)
        -> Bool
    {
        var isMentioned = false
        declaration.walk { node in
            if isMentioned || node == block { return false }
            switch node.kind {
            case .initializerDeclaration, .deinitializerDeclaration: return false
            case .functionDeclaration: return node.child(.returnType) != nil
            case .accessor: return node.name == KnownName.get.id
            // What was read once does not change.
            case .initializer:
                return node.ancestor { $0.kind == .variableDeclaration }.map {
                    Modifiers($0).isLazy || $0.parent?.kind != .memberBlock
                } ?? true
            case .identifierExpression, .memberComponent:
                if node.name == name, node.kind == .identifierExpression || node.isMemberOfSelf { return true }
            default: break
            }
            let isMention = node.kind == .memberComponent || node.kind.isExpression
            if isMention, keys.contains(node.text) { isMentioned = true }
            return !isMentioned
        }
        return isMentioned
    }

    // MARK: Code

    /// The setter without the announcement, within `withMutation(keyPath:)`.
    private func setterEdits(_ body: SyntaxNode, _ name: String) -> [TextEdit]? {
        let statements = body.children.filter { $0 != send.statement }
        guard let first = statements.first, let last = statements.last,
            let deletion = editing.deleteStatement(send.statement)
        else { return nil }
        // A closure of one expression has its value as a result, which nobody would use.
        if statements.count == 1, !isWithoutValue(first) { return nil }
        let opening = "withMutation(keyPath: \\.\(name)) {"
        let start = editing.lineStart(first.range.start)
        guard editing.isFirstOnLine(first.range.start) else {
            guard !editing.hasNewline(Int(first.range.start)..<Int(last.range.end)) else { return nil }
            return [
                deletion, editing.insert(opening + " ", at: first.range.start),
                editing.insert(" }", at: last.range.end),
            ]
        }
        let end = editing.lineEnd(last.range.end)
        guard editing.token(last.endToken).start >= end, editing.isBlank(Int(last.range.end)..<Int(end)) else {
            return nil
        }
        let indentation = editing.indentation(at: first.range.start)
        let outer = editing.indentation(at: editing.token(body.lastToken).start)
        guard indentation.hasPrefix(outer), indentation != outer,
            editing.isFirstOnLine(editing.token(body.lastToken).start)
        else { return nil }
        let level = String(indentation.dropFirst(outer.count))
        let ending = editing.lineEnding(near: first.range.start)
        var edits = [deletion, editing.insert(indentation + "}" + ending, at: end)]
        var line = start
        while line < end {
            let next = editing.lineEnd(line)
            let text = line == start ? indentation + opening + ending + level : level
            let isOfSend = line == editing.lineStart(send.statement.range.start)
            if line == start || !editing.isBlank(Int(line)..<Int(next)), !isOfSend {
                edits.append(editing.insert(text, at: line))
            }
            line = next
        }
        return edits
    }

    /// An assignment, or a call that is known to return nothing.
    private func isWithoutValue(_ statement: SyntaxNode) -> Bool {
        if statement.kind == .sequenceExpression {
            return statement.children.contains { $0.kind == .assignmentOperator }
        }
        guard statement.kind == .chainExpression else { return statement.kind == .ifStatement }
        guard let last = statement.lastChild, last.kind == .callComponent, let callee = last.previousSibling,
            callee.kind == .memberComponent
        else { return false }
        return SilentStorage.defaultsWriters.contains(context.index.text(callee.name))
    }
}

extension SyntaxNode {
    /// `#available(…)` and `#unavailable(…)`, which the parser takes for macros.
    fileprivate var isAvailability: Bool { ["#available", "#unavailable"].contains(tree.text(firstToken)) }
}
