import Semantics
import SourceText
import SymbolIndex
import Syntax

/// What a rule gets for one file: the door to every question about code, and the only way to report, in the rule's own
/// name.
public struct RuleContext {
    /// The rule's id.
    package let rule: String
    package let file: FileSemantics

    package init(rule: String, file: FileSemantics) {
        self.rule = rule
        self.file = file
    }

    package var analysis: FileAnalysis { file.analysis }
    package var project: Project { file.project }
    package var index: ProjectIndex { file.index }
    package var legacy: LegacyTypes { file.legacy }
    package var options: MigrationOptions { file.options }
    package var semantics: Semantics { file.semantics }
    /// The file as it stands, whether or not it concerns the migration.
    package var parsed: ParsedFile { file.parsed }
    package var tree: SyntaxTree { parsed.tree }
    /// Where names stand in the file.
    package var code: NameOccurrences { parsed.code }
    package var editing: Editing { file.editing }

    /// The file's references of a kind, in source order.
    package func references(_ kind: Reference.Kind) -> [Reference] { file.references(kind) }

    /// The same for another file.
    package func looking(at file: ParsedFile) -> RuleContext {
        RuleContext(rule: rule, file: semantics.context(of: file))
    }

    // MARK: Migration

    /// A fix at a node.
    package func fix(
        _ node: SyntaxNode, _ types: [TypeID], _ message: String, _ edits: [TextEdit], behavior: BehaviorCode? = nil
    ) -> Diagnostic {
        Diagnostic(
            rule: rule, file: analysis.file, range: node.range, message: message, types: types,
            outcome: .fix(edits, behavior: behavior))
    }

    /// A refusal at a node.
    package func refuse(_ node: SyntaxNode, _ types: [TypeID], _ refusal: Refusal, _ message: String) -> Diagnostic {
        Diagnostic(
            rule: rule, file: analysis.file, range: node.range, message: message, types: types,
            outcome: .refusal(refusal))
    }

    /// A refusal at each of the file's references of a kind.
    package func refuseAll(_ kind: Reference.Kind, _ refusal: Refusal, _ message: (Reference) -> String) -> [Diagnostic]
    {
        references(kind).map { refuse($0.node, $0.types, refusal, message($0)) }
    }

    // MARK: Guidance

    /// A finding at a node with a fix in this file, or an advice where `edits` is empty. A comment that suppresses the
    /// rule stands on one of the node's lines or above it.
    package func advise(_ node: SyntaxNode, symbol: String, _ message: String, edits: [TextEdit] = []) -> Diagnostic {
        advise(node, symbol: symbol, message, editsInFiles: edits.map { FileEdit(file: parsed.number, edit: $0) })
    }

    /// A finding with a fix in several files.
    package func advise(_ node: SyntaxNode, symbol: String, _ message: String, editsInFiles edits: [FileEdit])
        -> Diagnostic
    {
        Diagnostic(
            rule: rule, file: parsed.number, range: node.range, message: message, types: [],
            outcome: .guidance(symbol: symbol, edits: edits))
    }
}
