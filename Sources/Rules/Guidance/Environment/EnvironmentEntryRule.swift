import RuleContract
import SourceText
import Syntax

/// A key of the environment by hand, where `@Entry` writes it (catalogue 193).
public let environmentEntryRule = Rule(
    family: .guidance,
    id: "environment-entry",
    summary: "declare environment values with @Entry instead of a hand-written key",
    rationale: "The macro of Xcode 16 generates the key and the accessors, for all systems that support SwiftUI.",
    safety: """
        A fix if the key and the property are in one file, no other code names the key, neither contains anything \
        else, both have the same type, and the default is a literal, nil or a named constant: with @Entry, the default \
        is created again for each read. Otherwise only advice.
        """,
    before: """
        private struct IsCompactKey: EnvironmentKey {
            static let defaultValue: Bool = false
        }

        extension EnvironmentValues {
            var isCompact: Bool {
                get { self[IsCompactKey.self] }
                set { self[IsCompactKey.self] = newValue }
            }
        }
        """,
    after: """
        extension EnvironmentValues {
            @Entry var isCompact: Bool = false
        }
        """,
    catalogue: [193],
    names: ["EnvironmentKey"],
    check: { context in
        let keys = EnvironmentKeyPair.all(in: context)
        if keys.isEmpty { return [] }
        let properties = EnvironmentProperty.all(in: context)
        return keys.compactMap { key in
            let name = context.index.text(context.index.types[key.type].name)
            guard let property = properties.first(where: { $0.key(context) == name }) else { return nil }
            return environmentEntry(context, key, property)
        }
    })

private func environmentEntry(_ context: RuleContext, _ key: EnvironmentKeyPair, _ property: EnvironmentProperty)
    -> Diagnostic
{
    let text = context.index.text(property.name)
    let message =
        "\(context.index.qualifiedName(key.type)) is a hand-written key, which “@Entry var \(text)” would generate"
    func advice(_ reason: String) -> Diagnostic {
        context.advise(key.key, symbol: "EnvironmentValues.\(text)", message + reason)
    }
    guard ConstantValue(context: context, type: property.type).isConstant(key.defaultValue) else {
        return advice("; the default would be created again for each read")
    }
    guard key.isPlain, let type = property.type, key.valueType.map({ $0.text == type.text }) ?? true,
        !property.declaration.children.contains(where: { $0.kind == .attribute }), context.isNamed(key.type, times: 3),
        let edits = edits(context, key, property, type)
    else { return advice("; another use of the key, or a comment, prevents the fix") }
    return context.advise(key.key, symbol: "EnvironmentValues.\(text)", message, edits: edits)
}

/// The key goes with its line ends, and the accessors become a value. Nil where comments stand in what goes.
private func edits(
    _ context: RuleContext, _ key: EnvironmentKeyPair, _ property: EnvironmentProperty, _ type: SyntaxNode
) -> [TextEdit]? {
    let editing = context.editing
    let tokens = context.tree.tokens
    guard key.key.enclosingDeclaration == nil, editing.isTriviaBlank(key.key.firstToken, key.key.lastToken),
        let accessors = property.binding.child(.accessorBlock),
        editing.isTriviaBlank(type.lastToken, property.declaration.lastToken),
        editing.isFirstOnLine(key.key.range.start), key.key.firstToken > 0,
        accessors.lastToken == property.declaration.lastToken
    else { return nil }
    // A comment right above speaks of the key.
    let start = editing.lineStart(key.key.range.start)
    let above = editing.lineStart(start > 0 ? start - 1 : 0)
    guard start > 0, editing.isBlank(Int(above)..<Int(start)) || tokens[key.key.firstToken - 1].end > above else {
        return nil
    }
    var end = editing.lineEnd(tokens[key.key.lastToken].end)
    guard editing.isBlank(Int(tokens[key.key.lastToken].end)..<Int(end)) else { return nil }
    // One of the blank lines around goes with it.
    let next = editing.lineEnd(end)
    if next > end, editing.isBlank(Int(end)..<Int(next)) { end = next }
    let first = property.declaration.children.first { $0.kind == .modifier }?.firstToken ?? property.declaration.anchor
    return [
        TextEdit(range: TextRange(start, end), replacement: ""),
        editing.insert("@Entry ", at: tokens[first].start),
        TextEdit(
            range: TextRange(type.range.end, property.declaration.range.end), replacement: " = " + key.defaultValue.text
        ),
    ]
}
