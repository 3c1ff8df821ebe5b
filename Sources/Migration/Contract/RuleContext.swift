import SourceText
import SymbolIndex
import Syntax

/// What a rule gets for one file: the door to every question about code, and the only way to report, in the rule's own name.
public struct RuleContext {
    /// The rule's id.
    let rule: String
    let file: FileSemantics

    var analysis: FileAnalysis { file.analysis }
    var project: Project { file.project }
    var index: ProjectIndex { file.index }
    var legacy: LegacyTypes { file.legacy }
    var options: MigrationOptions { file.options }
    var semantics: Semantics { file.semantics }
    /// The file as it stands, whether or not it concerns the migration.
    var parsed: ParsedFile { file.parsed }
    var tree: SyntaxTree { parsed.tree }
    /// Where names stand in the file.
    var code: NameOccurrences { parsed.code }
    var editing: Editing { file.editing }

    /// The file's references of a kind, in source order.
    func references(_ kind: Reference.Kind) -> [Reference] { file.references(kind) }

    /// The same for another file.
    func looking(at file: ParsedFile) -> RuleContext { RuleContext(rule: rule, file: semantics.context(of: file)) }

    // MARK: Migration

    /// A fix at a node.
    func fix(_ node: SyntaxNode, _ types: [TypeID], _ message: String, _ edits: [TextEdit], behaviour: BehaviourCode? = nil) -> Diagnostic {
        Diagnostic(rule: rule, file: analysis.file, range: node.range, message: message, types: types, outcome: .fix(edits, behaviour: behaviour))
    }

    /// A refusal at a node.
    func refuse(_ node: SyntaxNode, _ types: [TypeID], _ refusal: Refusal, _ message: String) -> Diagnostic {
        Diagnostic(rule: rule, file: analysis.file, range: node.range, message: message, types: types, outcome: .refusal(refusal))
    }

    // MARK: Guidance

    /// A finding at a node with a fix in this file, or an advice where `edits` is empty. A comment that suppresses the rule stands on
    /// one of the node's lines or above it.
    func advise(_ node: SyntaxNode, symbol: String, _ message: String, edits: [TextEdit] = []) -> Diagnostic {
        advise(node, symbol: symbol, message, editsInFiles: edits.map { FileEdit(file: parsed.number, edit: $0) })
    }

    /// A finding with a fix in several files.
    func advise(_ node: SyntaxNode, symbol: String, _ message: String, editsInFiles edits: [FileEdit]) -> Diagnostic {
        Diagnostic(
            rule: rule, file: parsed.number, range: node.range, message: message, types: [],
            outcome: .guidance(symbol: symbol, edits: edits))
    }
}
