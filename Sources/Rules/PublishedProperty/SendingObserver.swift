import RuleContract
import Semantics
import SourceText
import Syntax

/// The `willSet` of a property that was `@Published`, in which it tells what followed it (catalogue 60, 66).
///
/// The one place that writes into a property's `willSet`, for the subjects of publishers and for the publisher of a
/// class alike.
struct SendingObserver {
    private let property: StoredProperty
    private let editing: Editing

    init(_ property: StoredProperty) {
        self.property = property
        editing = Editing(tree: property.declaration.tree)
    }

    /// One name in the declaration, nothing in front of it that is not understood, and observers that have a place for
    /// another statement.
    static func isPossible(_ property: StoredProperty) -> Bool {
        let known: [KnownName] = [.private, .fileprivate, .package, .public, .final, .dynamic]
        return property.pattern.kind == .identifierPattern && !property.isLet
            && !property.pattern.anchorToken.isBackticked
            && property.declaration.children.filter { $0.kind == .binding }.count == 1
            && property.attributes.allSatisfy { $0.name == KnownName.Published.id || $0.name == KnownName.MainActor.id }
            && property.modifiers.allSatisfy { modifier in
                KnownName(rawValue: modifier.name).map { known.contains($0) || $0 == .internal } ?? false
            }
            && observersAllowSend(property)
    }

    /// A `willSet` that may return early, or that gives its parameter's name to something else, has no place for
    /// another statement.
    private static func observersAllowSend(_ property: StoredProperty) -> Bool {
        guard let block = property.binding.child(.accessorBlock) else { return true }
        guard block.children.allSatisfy({ $0.kind == .accessor }) else { return false }
        guard let observer = willSet(of: block) else { return true }
        guard let body = observer.child(.codeBlock), !namesPublisher(observer, besides: body) else { return false }
        return !body.contains { node in
            switch node.kind {
            case .returnStatement, .guardStatement, .throwStatement: true
            case .identifierPattern: node.parent?.kind == .binding || node.parent?.kind == .tuplePattern
            default: false
            }
        } outside: {
            $0.kind == .closureExpression || $0.kind == .functionDeclaration
        }
    }

    /// `willSet(objectWillChange)`
    private static func namesPublisher(_ observer: SyntaxNode, besides body: SyntaxNode) -> Bool {
        (observer.firstToken..<body.firstToken).contains {
            observer.tree.tokens[$0].isWord(KnownName.objectWillChange.id)
        }
    }

    private static func willSet(of block: SyntaxNode) -> SyntaxNode? {
        block.children.first { $0.kind == .accessor && $0.name == KnownName.willSet.id }
    }

    // MARK: Code

    /// Puts statements into the observer, a new one where there is none.
    ///
    /// - Parameter statements: makes them from the name of the new value.
    func edit(_ statements: (String) -> [String]) -> TextEdit {
        guard let block = property.binding.child(.accessorBlock) else { return ownBlock(statements("newValue")) }
        guard let observer = SendingObserver.willSet(of: block), let body = observer.child(.codeBlock) else {
            return newObserver(in: block, statements("newValue"))
        }
        return lastStatements(of: body, statements(parameter(of: observer)))
    }

    private func observer(_ statements: [String]) -> String { "willSet { \(statements.joined(separator: "; ")) }" }

    /// On the property's line, or over three where that would be long.
    private func ownBlock(_ statements: [String]) -> TextEdit {
        let end = property.binding.range.end
        let observer = observer(statements)
        let start = property.declaration.range.start
        let width = Int(end - editing.lineStart(end)) + observer.utf8.count
        guard width > 120 else { return editing.insert(" { \(observer) }", at: end) }
        let ending = editing.lineEnding(near: start)
        let indentation = editing.indentation(at: start)
        let level = property.levelOfIndentation(editing)
        return editing.insert(" {\(ending)\(indentation)\(level)\(observer)\(ending)\(indentation)}", at: end)
    }

    /// First in the block, above what is said of the observer there is.
    private func newObserver(in block: SyntaxNode, _ statements: [String]) -> TextEdit {
        let brace = editing.token(block.firstToken).end
        let observer = observer(statements)
        guard let first = block.firstChild, editing.isFirstOnLine(first.range.start),
            editing.lineEnd(brace) <= editing.lineStart(first.range.start),
            !editing.hasBlockComment(Int(brace)..<Int(editing.lineEnd(brace)))
        else { return editing.insert(" \(observer)", at: brace) }
        let indentation = editing.indentation(at: first.range.start)
        return editing.insert(indentation + observer + editing.lineEnding(near: brace), at: editing.lineEnd(brace))
    }

    /// Last in the observer, which ran before the value was published.
    private func lastStatements(of body: SyntaxNode, _ statements: [String]) -> TextEdit {
        guard let last = body.lastChild else {
            let text = statements.joined(separator: "; ")
            guard editing.isTriviaBlank(body.firstToken, body.lastToken) else {
                return editing.insert(" \(text)", at: editing.token(body.firstToken).end)
            }
            return editing.replace(body.range, "{ \(text) }")
        }
        let end = last.range.end
        let line = editing.lineEnd(end)
        guard editing.isFirstOnLine(last.range.start), editing.token(last.endToken).start >= line,
            !editing.hasBlockComment(Int(end)..<Int(line))
        else { return editing.insert(statements.map { "; " + $0 }.joined(), at: end) }
        let indentation = editing.indentation(at: last.range.start)
        let ending = editing.lineEnding(near: end)
        return editing.insert(statements.map { indentation + $0 + ending }.joined(), at: line)
    }

    /// `value` of `willSet(value)`.
    private func parameter(of observer: SyntaxNode) -> String {
        let name = observer.anchor + 2
        guard observer.tree.tokens[observer.anchor + 1].kind == .openParenthesis, name < observer.lastToken else {
            return "newValue"
        }
        return observer.tree.text(name)
    }
}
