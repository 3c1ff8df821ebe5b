import RuleContract
import SourceText
import SymbolIndex
import Syntax

/// `var a = 1, b = 2` → two declarations (catalogue 37).
public let splitDeclarationRule = Rule(
    id: "split-declaration",
    summary: "`var a = 1, b = 2` → a declaration for each",
    rationale: "The macro can attach its accessors to only one variable at a time.",
    safety: """
        Attributes, modifiers and a shared type are repeated. A tuple pattern is refused, because its properties would \
        not be tracked.
        """,
    before: "var width = 1.0, height = 1.0",
    after: "var width = 1.0\nvar height = 1.0",
    catalogue: [37],
    check: { context in
        context.references(.classDeclaration).flatMap { reference in
            let holdsList = context.file.storedProperties(of: reference.node).contains {
                $0.binding.nextSibling != nil || $0.declaration.child(.binding) != $0.binding
            }
            guard holdsList, let id = reference.types.first, context.file.needsMacro(reference.node, id) else {
                return [Diagnostic]()
            }
            let decider = PropertyDecider(context: context.file, declaration: reference.node, type: id)
            let lists = Set(decider.properties.map(\.declaration)).sorted(on: { SortKey(Int($0.index)) })
            return lists.compactMap { split(context, $0, decider, reference.types) }
        }
    })

private func split(_ context: RuleContext, _ declaration: SyntaxNode, _ decider: PropertyDecider, _ types: [TypeID])
    -> Diagnostic?
{
    let bindings = declaration.children.filter { $0.kind == .binding }
    guard bindings.count > 1, declaration.name == KnownName.var.id else { return nil }
    let editing = context.editing
    let start = declaration.range.start
    let isIgnored = Set(
        decider.properties.filter { property in
            if case .ignored = decider.decide(property) { return property.declaration == declaration }
            return false
        }.map(\.binding))
    let words = context.tree.file.text(TextRange(start, declaration.anchorToken.end))
    let separator = editing.lineEnding(near: start) + editing.indentation(at: start)
    var edits: [TextEdit] = []
    for (position, binding) in bindings.enumerated() {
        if position > 0 {
            let comma = binding.firstToken - 1
            let prefix = (isIgnored.contains(binding) ? "@ObservationIgnored " : "") + words + " "
            edits += separate(editing, comma: comma, separator: separator, prefix: prefix, next: binding.range.start)
        }
        if let type = sharedType(bindings, position) {
            edits.append(editing.insert(": " + type, at: binding.range.end))
        }
    }
    return context.fix(declaration, types, "each property gets its own declaration", edits)
}

/// `, ` → a new line with the words of the declaration; comments between stay with the name before them.
private func separate(_ editing: Editing, comma: Int, separator: String, prefix: String, next: UInt32) -> [TextEdit] {
    let end = editing.token(comma).end
    if editing.isBlank(Int(end)..<Int(next)) {
        return [editing.replace(TextRange(editing.token(comma).start, next), separator + prefix)]
    }
    let isOnNewLine = editing.isFirstOnLine(next)
    guard isOnNewLine else { return [editing.replaceToken(comma, ""), editing.insert(separator + prefix, at: next)] }
    let indentation = String(separator.drop { $0 == "\n" || $0 == "\r" || $0 == "\r\n" })
    return [
        editing.replaceToken(comma, ""),
        editing.replace(TextRange(editing.lineStart(next), next), indentation + prefix),
    ]
}

/// The type that `var a, b: Int` gives to `a`.
private func sharedType(_ bindings: [SyntaxNode], _ position: Int) -> String? {
    let binding = bindings[position]
    guard binding.child(.typeAnnotation) == nil, binding.child(.initializer) == nil else { return nil }
    return bindings[position...].lazy.compactMap { $0.child(.typeAnnotation)?.typeChild?.text }.first
}
