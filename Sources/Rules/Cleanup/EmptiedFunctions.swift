import RuleContract
import Semantics
import SourceText
import SymbolIndex
import Syntax

/// Private functions that hold nothing any more once `objectWillChange` is gone from them (catalogue 47, 69): they go,
/// and so do their calls.
///
/// A function stays, empty, where it is used for more than to be called by itself on a line.
struct EmptiedFunctions {
    private let context: FileSemantics
    private let diagnostics: [Diagnostic]
    private let edits: [TextEdit]
    private var editing: Editing { context.editing }

    /// The diagnostics of a file, in which the deletion of a function takes the place of the deletion of all that was
    /// in it.
    static func completing(_ diagnostics: [Diagnostic], of context: FileSemantics) -> [Diagnostic] {
        guard diagnostics.contains(where: { isAnnouncement($0) }) else { return diagnostics }
        var result = diagnostics
        // A function that only called others which went is empty then. Each round takes at least one function away.
        while let next = EmptiedFunctions(context, result).completed() { result = next }
        return result
    }

    private init(_ context: FileSemantics, _ diagnostics: [Diagnostic]) {
        self.context = context
        self.diagnostics = diagnostics
        edits = diagnostics.flatMap(\.edits)
    }

    static func isAnnouncement(_ diagnostic: Diagnostic) -> Bool {
        diagnostic.rule == changeAnnouncementRule.id && !diagnostic.edits.isEmpty
    }

    /// Nil where no function is empty.
    private func completed() -> [Diagnostic]? {
        var result = diagnostics
        var isChanged = false
        let announcements = diagnostics.indices.filter { EmptiedFunctions.isAnnouncement(diagnostics[$0]) }
        for function in emptied(by: announcements.flatMap { diagnostics[$0].edits }) {
            let body = function.body.range
            let numbers = announcements.filter { number in
                diagnostics[number].edits.contains { body.contains($0.range) }
            }
            guard let first = numbers.first, let deletions = deletions(of: function) else { continue }
            isChanged = true
            for number in numbers {
                result[number] = result[number].making(result[number].edits.filter { !body.contains($0.range) })
                result[number].isMadeElsewhere = result[number].edits.isEmpty
            }
            result[first] = result[first].making(result[first].edits + deletions).together(
                with: numbers.flatMap { diagnostics[$0].types })
            result[first].isMadeElsewhere = false
        }
        return isChanged ? result : nil
    }

    // MARK: The function

    private struct Emptied {
        let function: SyntaxNode
        let body: SyntaxNode
        let owner: TypeID
    }

    /// Without parameters, a result and attributes, so that nothing but what stands in it is lost with it.
    private func emptied(by deletions: [TextEdit]) -> [Emptied] {
        context.tree.nodes.compactMap { node in
            guard node.kind == .functionDeclaration, let body = node.child(.codeBlock),
                node.parent?.kind == .memberBlock, isPrivateAndPlain(node),
                let owner = context.analysis.enclosingType(of: node), isBlank(body, without: deletions)
            else { return nil }
            return Emptied(function: node, body: body, owner: owner)
        }
    }

    private func isPrivateAndPlain(_ function: SyntaxNode) -> Bool {
        let parts = function.children.filter { $0.kind != .codeBlock }
        let isPlain = parts.allSatisfy { part in
            switch part.kind {
            case .modifier: part.name == KnownName.private.id
            case .parameterClause: part.childCount == 0
            default: false
            }
        }
        // No `async` and no `throws` between the parameters and the body.
        guard isPlain, Modifiers(function).access == .private, let parameters = function.child(.parameterClause),
            let body = function.child(.codeBlock)
        else { return false }
        return parameters.endToken == body.firstToken
    }

    /// True where the deletions leave nothing between the braces; an own edit of another rule would be something.
    private func isBlank(_ body: SyntaxNode, without deletions: [TextEdit]) -> Bool {
        guard body.childCount > 0 else { return false }
        let inner = Int(body.range.start) + 1..<Int(body.range.end) - 1
        let within = edits.filter { $0.range.start > body.range.start && $0.range.end < body.range.end }
        guard !within.isEmpty, within.allSatisfy({ $0.replacement.isEmpty && deletions.contains($0) }) else {
            return false
        }
        var position = inner.lowerBound
        for edit in Set(within).sorted(on: { SortKey($0.range) }) {
            guard position <= Int(edit.range.start), editing.isBlank(position..<Int(edit.range.start)) else {
                return false
            }
            position = Int(edit.range.end)
        }
        return editing.isBlank(position..<inner.upperBound)
    }

    // MARK: Its calls

    private func deletions(of emptied: Emptied) -> [TextEdit]? {
        guard var result = editing.deletions(ofDeclaration: emptied.function) else { return nil }
        for mention in context.code.nodes(named: emptied.function.name, in: context.tree.root)
        where !emptied.function.range.contains(mention.range) {
            guard let call = deletion(ofCallAt: mention, of: emptied) else { return nil }
            result.append(call)
        }
        // Nothing else may want a place in what goes.
        let others = edits.filter { !emptied.body.range.contains($0.range) }
        let isFree = result.allSatisfy { deletion in
            // A neighbor that goes as well may take the same blank line.
            others.allSatisfy {
                $0 == deletion || $0.range.end <= deletion.range.start || $0.range.start >= deletion.range.end
            }
        }
        return isFree && context.code.isNamedOnlyInCode(emptied.function.name, besideDeclarations: 1) ? result : nil
    }

    /// `setUp()` or `self.setUp()` as a statement of a function beside others.
    private func deletion(ofCallAt mention: SyntaxNode, of emptied: Emptied) -> TextEdit? {
        guard let chain = mention.parent, chain.kind == .chainExpression, let call = mention.nextSibling,
            call.kind == .callComponent, call.childCount == 0,
            call.nextSibling == nil, mention.isOwnName(mention.name), let block = chain.parent, block.kind == .codeBlock
        else { return nil }
        guard context.analysis.enclosingType(of: mention) == emptied.owner, LocalName(mention.name, at: mention) == nil,
            block.childCount > 1,
            block.parent?.kind == .functionDeclaration || block.parent?.kind == .initializerDeclaration
        else { return nil }
        return editing.deleteStatement(chain)
    }
}

extension Diagnostic {
    /// The same for more types, which move together then.
    fileprivate func together(with others: [TypeID]) -> Diagnostic {
        let all = others.reduce(into: types) { if !$0.contains($1) { $0.append($1) } }
        var result = Diagnostic(
            rule: rule, file: file, range: range, message: message, types: all, outcome: outcome, standsFor: standsFor)
        result.movesTypesTogether = movesTypesTogether || all.count > 1
        result.isOptional = isOptional
        result.unlessMoving = unlessMoving
        return result
    }
}
