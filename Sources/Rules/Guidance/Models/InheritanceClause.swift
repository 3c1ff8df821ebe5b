import RuleContract
import SourceText
import Syntax

/// Takes one entry out of an inheritance clause; no comma, colon or space is left behind.
struct InheritanceClause {
    let editing: Editing

    /// No edits where a comment stands in the way.
    func removal(of entry: SyntaxNode) -> [TextEdit] {
        guard let clause = entry.parent, editing.isTriviaBlank(clause.firstToken, clause.lastToken) else { return [] }
        let entries = clause.children.filter { $0.kind == .inheritedType }
        guard let position = entries.firstIndex(of: entry) else { return [] }
        // The whole clause goes, the white space before the colon too.
        if entries.count == 1 { return editing.deleteTokens(clause.firstToken, clause.lastToken) }
        if position + 1 < entries.count { return [editing.replace(TextRange(entry.range.start, entries[position + 1].range.start), "")] }
        return [editing.replace(TextRange(entries[position - 1].range.end, entry.range.end), "")]
    }
}
