import RuleContract
import Semantics
import SourceText
import SymbolIndex
import Syntax

/// A computed property or a function with a result that tells that it is read, so that it can be announced by hand:
/// `access(keyPath: \.x)` in its code, or `access(keyPath: \.self)` where no key path can name it (catalogue 45–47).
struct AnnouncedGetter {
    /// What the key path names.
    let name: String
    private let body: SyntaxNode

    /// Nil for what is not an instance property in the class's own declaration, under a plain name and on its actor.
    ///
    /// - Parameter binding: of the property.
    init?(_ binding: SyntaxNode, _ editing: Editing) {
        guard binding.kind == .binding, let declaration = binding.parent, let pattern = binding.firstChild,
            pattern.kind == .identifierPattern,
            !pattern.anchorToken.isBackticked, let body = binding.getterBody,
            AnnouncedGetter.isPlainMember(declaration)
        else { return nil }
        if let getter = body.parent, getter.kind == .accessor {
            // `mutating get`, `get async throws`
            guard getter.firstToken == getter.anchor, body.firstToken == getter.anchor + 1,
                editing.isTriviaBlank(getter.anchor, body.firstToken)
            else { return nil }
        }
        name = pattern.text
        self.body = body
    }

    /// Nil for what is not an instance function in the class's own declaration, on its actor, that gives something back
    /// at once.
    init?(function: SyntaxNode) {
        guard function.kind == .functionDeclaration, function.anchorToken.kind == .identifier,
            function.child(.returnType) != nil, !function.isAsynchronous,
            let body = function.child(.codeBlock), AnnouncedGetter.isPlainMember(function)
        else { return nil }
        name = "self"
        self.body = body
    }

    private static func isPlainMember(_ declaration: SyntaxNode) -> Bool {
        guard let members = declaration.parent, members.kind == .memberBlock, members.parent?.kind == .classDeclaration
        else { return false }
        let modifiers = Modifiers(declaration)
        return !modifiers.isStatic && !modifiers.isOverride
            && modifiers.attributes.allSatisfy { $0 == KnownName.MainActor.id }
            && !declaration.children.contains { $0.kind == .modifier && $0.name == KnownName.nonisolated.id }
    }

    /// Nil where the body is of one expression that can't stand behind `return`.
    func edits(_ editing: Editing) -> [TextEdit]? {
        let statements = Array(body.children)
        guard let first = statements.first else { return nil }
        let access = "access(keyPath: \\.\(name))"
        var result = ""
        if statements.count == 1, first.kind != .returnStatement {
            switch first.kind {
            case .chainExpression, .sequenceExpression, .identifierExpression, .literalExpression, .prefixExpression,
                .stringExpression, .arrayExpression:
                result = "return "
            case .ifStatement, .switchStatement:
                // An expression of branches has no `return`.
                let returns = first.contains { node in
                    node.kind == .returnStatement
                        && node.ancestor { $0.kind == .closureExpression || $0 == first } == first
                }
                guard returns else { return nil }
            default: return nil
            }
        }
        let offset = first.range.start
        guard editing.isFirstOnLine(offset) else { return [editing.insert("\(access); \(result)", at: offset)] }
        let separator = editing.lineEnding(near: offset) + editing.indentation(at: offset)
        return [editing.insert(access + separator + result, at: offset)]
    }
}
