import SourceText
import Syntax

/// Puts comments beside the edits that the rules make in a file. What does not fit is left out: a comment is never
/// worth an edit.
///
/// That is a comment that an edit is in the way of, and all comments of a file whose tokens would not be the same with
/// them as without.
struct TodoMerge {
    /// Those that are made.
    private(set) var todos: [PlannedTodo] = []
    /// All edits of the file; nil where no comment comes, changes or goes.
    private(set) var edits: EditSet?

    /// - Parameters:
    ///   - others: the edits of the rules.
    ///   - names: those of the project and of what comes.
    init(_ tree: SyntaxTree, _ others: [TextEdit], _ planned: [PlannedTodo], names: inout NameTable) {
        let fitting = planned.compactMap { TodoMerge.fitted($0, tree, others) }
        if fitting.isEmpty { return }
        if !add(fitting, tree, others, &names) {
            // One that does no good does not take the others with it.
            let alone = fitting.filter { todo in
                var merge = TodoMerge()
                return merge.add([todo], tree, others, &names)
            }
            _ = add(alone, tree, others, &names)
        }
    }

    private init() {}

    /// Invariant 7, and more: not one token is another or stands in another way.
    /// - Returns: false where the comments can't be made, and are not.
    private mutating func add(
        _ todos: [PlannedTodo], _ tree: SyntaxTree, _ others: [TextEdit], _ names: inout NameTable
    ) -> Bool {
        guard !todos.isEmpty, let without = try? EditSet(others),
            let edits = try? EditSet(others + todos.map(\.edit.edit))
        else { return false }
        let before = Lexer.tokenize(without.applied(to: tree.file.bytes), names: &names)
        let after = Lexer.tokenize(edits.applied(to: tree.file.bytes), names: &names)
        let growth = todos.count { $0.kind == .added } - todos.count { $0.kind == .removed }
        guard TodoMerge.isSameCode(before, after), after.todoComments.count == before.todoComments.count + growth else {
            return false
        }
        self.todos = todos
        self.edits = edits
        return true
    }

    private static func isSameCode(_ before: TokenList, _ after: TokenList) -> Bool {
        before.problems.count == after.problems.count && before.tokens.count == after.tokens.count
            && zip(before.tokens, after.tokens).allSatisfy { left, right in
                (left.kind, left.length, left.isAfterNewline, left.isAfterSpace) == (
                    right.kind, right.length, right.isAfterNewline, right.isAfterSpace
                )
            }
    }

    /// The comment where no edit of a rule is in its way; nil where one is.
    private static func fitted(_ todo: PlannedTodo, _ tree: SyntaxTree, _ others: [TextEdit]) -> PlannedTodo? {
        let edit = todo.edit.edit
        if others.contains(where: { overlaps($0.range, edit.range) }) { return nil }
        guard todo.kind == .added else { return todo }
        // A rule may put lines before a token, behind its indentation; the comment then comes behind them, right above
        // the token.
        var token = Int(edit.range.start)
        while token < tree.file.bytes.count, tree.file.bytes[token] == 0x20 || tree.file.bytes[token] == 0x09 {
            token += 1
        }
        let inserted = others.filter { $0.range.isEmpty && $0.range.start == token && !$0.replacement.isEmpty }
        if inserted.isEmpty { return todo }
        let endsWithLine = inserted.last?.replacement.reversed().first { $0 != " " && $0 != "\t" }?.isNewline == true
        if !endsWithLine { return token == edit.range.start ? nil : todo }
        let indentation = String(decoding: tree.file.bytes[Int(edit.range.start)..<token], as: UTF8.self)
        let text = edit.replacement.dropFirst(indentation.count) + indentation
        let moved = TextEdit(range: TextRange(at: UInt32(token)), replacement: String(text))
        return PlannedTodo(.added, code: todo.code, path: todo.edit.path, edit: moved)
    }

    /// True where two edits can't both be made; two insertions always can.
    private static func overlaps(_ left: TextRange, _ right: TextRange) -> Bool {
        left.start < right.end && right.start < left.end
    }
}
