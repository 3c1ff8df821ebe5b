import RuleContract
import Syntax

/// A closure as a value of the environment (catalogue 193).
public let environmentClosureRule = Rule(
    family: .guidance,
    id: "environment-closure",
    summary: "A value of the environment is no closure",
    rationale:
        "Closures can't be compared, so that each time a view writes the value, all views that read it are evaluated again. A structure with "
        + "callAsFunction that keeps what it needs is called in the same way and can be compared.",
    safety: "An advice, for values with a key by hand and for those with @Entry.",
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
    summary: "The default of @Entry is the same each time it is read",
    rationale:
        "The macro makes the default anew for each read. An object, an identifier or a date is another one each time, so that views without a value "
        + "from above share nothing and are evaluated again without need.",
    safety:
        "An advice where the default makes an object of a class of the project, a UUID, or asks for the current time.",
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
                "the default of \(text) is \(what) each time it is read")
        }
    })

/// What is made each time; nil for what is the same or not understood.
private func instability(_ value: SyntaxNode, _ property: EnvironmentProperty, _ context: RuleContext) -> String? {
    let index = context.index
    guard value.kind == .chainExpression else {
        return value.text == ".now" && property.type?.text == "Date" ? "another date" : nil
    }
    let parts = Array(value.children)
    let text = value.text
    if text == "Date.now" || text == "Date()" || text == ".now" && property.type?.text == "Date" {
        return "another date"
    }
    if text == "UUID()" || text == "UUID().uuidString" { return "another UUID" }
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
