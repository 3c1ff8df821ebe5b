import RuleContract
import Syntax

/// A closure as a value of the environment (catalogue 193).
public let environmentClosureRule = Rule(
    family: .guidance,
    id: "environment-closure",
    summary: "do not store closures in the environment",
    rationale: """
        Closures can't be compared, so each write of the value re-evaluates all views that read it. A structure with \
        callAsFunction and the stored values that it needs is called the same way and can be compared.
        """,
    safety: "Only advice, for values with a hand-written key and for those with @Entry.",
    before: """
        extension EnvironmentValues {
            @Entry var refreshAll: () -> Void = {}
        }
        """,
    catalogue: [193],
    names: ["EnvironmentValues"],
    check: { context in
        EnvironmentProperty.all(in: context).compactMap { property in
            guard let type = property.type, isClosure(type) else { return nil }
            let text = context.index.text(property.name)
            return context.advise(
                property.declaration, symbol: "EnvironmentValues.\(text)",
                "\(text) is a closure, which can't be compared: each write updates all views that read it")
        }
    })

private func isClosure(_ type: SyntaxNode) -> Bool {
    switch type.kind {
    case .functionType: return true
    case .optionalType, .attributedType: return type.typeChild.map(isClosure) ?? false
    case .tupleType: return type.childCount == 1 && type.typeChild.map(isClosure) ?? false
    default: return false
    }
}

/// A default of `@Entry` that is another one each time (catalogue 193).
public let unstableEntryRule = Rule(
    family: .guidance,
    id: "unstable-entry",
    summary: "give @Entry a default that is the same for each read",
    rationale: """
        The macro creates the default again for each read. An object, identifier or date differs each time, so views \
        without a value from an ancestor share nothing and are re-evaluated needlessly.
        """,
    safety: """
        Only advice, where the default creates an object of a class of the project or a UUID, or reads the current \
        time.
        """,
    before: """
        extension EnvironmentValues {
            @Entry var session = UUID()
        }
        """,
    catalogue: [193],
    names: ["Entry"],
    check: { context in
        EnvironmentProperty.all(in: context).compactMap { property in
            guard property.isEntry, let value = property.binding.child(.initializer)?.expressionChild,
                let what = instability(value, property, context)
            else { return nil }
            let text = context.index.text(property.name)
            return context.advise(
                property.declaration, symbol: "EnvironmentValues.\(text)",
                "the default of \(text) is \(what) for each read")
        }
    })

/// What is made each time; nil for what is the same or not understood.
private func instability(_ value: SyntaxNode, _ property: EnvironmentProperty, _ context: RuleContext) -> String? {
    let index = context.index
    guard value.kind == .chainExpression else {
        return value.text == ".now" && property.type?.text == "Date" ? "a different date" : nil
    }
    let parts = Array(value.children)
    let text = value.text
    if text == "Date.now" || text == "Date()" || text == ".now" && property.type?.text == "Date" {
        return "a different date"
    }
    if text == "UUID()" || text == "UUID().uuidString" { return "a different UUID" }
    guard parts.count == 2, parts[1].kind == .callComponent else { return nil }
    var name: NameID?
    if parts[0].kind == .identifierExpression {
        name = parts[0].name
    } else if text.hasPrefix(".init("), let type = property.type {
        name = context.semantics.name(type.text)
    }
    let named = name.flatMap { index.types(named: $0).first }
    guard let named, index.types[named].kind == .class else { return nil }
    return "a new \(index.qualifiedName(named))"
}
