import RuleContract
import SourceText
import Syntax

/// A key of the environment by hand, where `@Entry` writes it (catalogue 193).
public let environmentEntryRule = Rule(
    family: .guidance,
    id: "environment-entry",
    summary: "@Entry declares a value of the environment; a key by hand is not needed",
    rationale: "The macro of Xcode 16 writes the key and the accessors, for all systems that SwiftUI runs on.",
    safety:
        "A fix where key and property stand in one file, nobody else names the key, neither holds anything else, both have the same type, and the default is "
        + "a literal, nil or a constant by its name: with @Entry a default is made anew each time it is read. Else an advice.",
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
        "\(context.index.qualifiedName(key.type)) is a key by hand, which “@Entry var \(text)” writes by itself"
    func advice(_ reason: String) -> Diagnostic {
        context.advise(key.key, symbol: "EnvironmentValues.\(text)", message + reason)
    }
    guard ConstantValue(context: context, type: property.type).isConstant(key.defaultValue) else {
        return advice("; its default would be made anew each time it is read")
    }
    guard key.isPlain, let type = property.type, key.valueType.map({ $0.text == type.text }) ?? true,
        !property.declaration.children.contains(where: { $0.kind == .attribute }), context.isNamed(key.type, times: 3),
        let edits = edits(context, key, property, type)
    else { return advice("; another use of the key, or a comment, is in the way") }
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
