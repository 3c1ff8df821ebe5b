import RuleContract
import Semantics
import SymbolIndex
import Syntax

/// Property wrappers and `lazy` in an `@Observable` class without `@ObservationIgnored` (catalogue 34, 36, 185).
public let unignoredWrapperRule = Rule(
    family: .guidance,
    id: "unignored-wrapper",
    summary: "mark property wrappers in an `@Observable` class `@ObservationIgnored`",
    rationale: """
        The macro turns each variable into a computed property, which can have neither a property wrapper nor lazy: \
        the class does not compile.
        """,
    safety: """
        A fix if the attribute is a property wrapper of the project or a known one. Nothing is reported for other \
        attributes, which may be macros.
        """,
    before: """
        @Observable
        final class Settings {
            @AppStorage("name") var name = ""
        }
        """,
    after: """
        @Observable
        final class Settings {
            @ObservationIgnored @AppStorage("name") var name = ""
        }
        """,
    catalogue: [34, 36, 171, 185],
    names: ["Observable"],
    check: { context in
        context.observableClasses.flatMap { node, type in
            StoredProperty.all(of: node).compactMap { finding(context, type, $0) }
        }
    })

private func finding(_ context: RuleContext, _ type: TypeID, _ property: StoredProperty) -> Diagnostic? {
    guard !property.isLet, property.pattern.kind == .identifierPattern, !property.has(attribute: .ObservationIgnored),
        !property.isPublished,
        property.declaration.child(.binding) == property.binding
    else { return nil }
    let wrapper = property.wrappers(in: context.index).first { isWrapper($0, context) }
    guard wrapper != nil || property.isLazy else { return nil }
    let kind = wrapper.map { "@" + context.index.text($0.name) } ?? "lazy"
    let name = context.index.text(property.name)
    let edit = context.editing.insert("@ObservationIgnored ", at: property.declaration.range.start)
    return context.advise(
        property.declaration, symbol: context.symbol(property.name, of: type),
        "\(kind) \(name) does not compile in an @Observable class without @ObservationIgnored", edits: [edit])
}

/// True for a wrapper of the SDK, or for one that the project declares.
private func isWrapper(_ attribute: SyntaxNode, _ context: RuleContext) -> Bool {
    let index = context.index
    let declared = index.types(named: attribute.name)
    if !declared.isEmpty {
        return declared.allSatisfy { index.hasAttribute("propertyWrapper", $0) }
    }
    return SDKWrappers.refusedByObservable.contains(index.text(attribute.name))
}
