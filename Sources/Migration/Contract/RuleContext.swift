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
    var tree: SyntaxTree { file.tree }
    var editing: Editing { file.editing }

    /// The file's references of a kind, in source order.
    func references(_ kind: Reference.Kind) -> [Reference] { file.references(kind) }

    /// A fix at a node.
    func fix(_ node: SyntaxNode, _ types: [TypeID], _ message: String, _ edits: [TextEdit], behaviour: BehaviourCode? = nil) -> Diagnostic {
        Diagnostic(rule: rule, file: analysis.file, range: node.range, message: message, types: types, outcome: .fix(edits, behaviour: behaviour))
    }

    /// A refusal at a node.
    func refuse(_ node: SyntaxNode, _ types: [TypeID], _ refusal: Refusal, _ message: String) -> Diagnostic {
        Diagnostic(rule: rule, file: analysis.file, range: node.range, message: message, types: types, outcome: .refusal(refusal))
    }
}
