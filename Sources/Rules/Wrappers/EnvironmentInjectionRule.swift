import RuleContract
import SymbolIndex

/// `.environmentObject(x)` → `.environment(x)` (catalogue 123–126).
public let environmentInjectionRule = Rule(
    id: "environment-injection",
    summary: "`.environmentObject(x)` → `.environment(x)`",
    rationale: "The environment takes an @Observable object with environment(_:), under its type.",
    safety:
        "Only if the type of the argument is resolved. An unresolved expression blocks every type that it may have.",
    before: "ContentView().environmentObject(store)",
    after: "ContentView().environment(store)",
    catalogue: [123, 124, 125, 126, 130],
    check: { context in
        context.references(.injection).map { diagnostic(context, $0) }
    })

private func diagnostic(_ context: RuleContext, _ reference: Reference) -> Diagnostic {
    guard reference.isCertain else {
        let argument = reference.node.nextSibling?.firstChild?.text ?? ""
        let refusal: Refusal = reference.type.typeID == nil ? .unresolvedExpression : .uncertainType
        return context.refuse(
            reference.node, reference.types, refusal, "the type of \(shortened(argument)) was not resolved")
    }
    if context.project.declaresOwnEnvironment {
        return context.refuse(
            reference.node, reference.types, .nameClash,
            "the project declares its own environment(_:) or environmentObject(_:)")
    }
    let edit = context.editing.replaceToken(reference.node.anchor, "environment")
    var behavior: BehaviorCode? = reference.type.isOptional ? .optionalInjection : nil
    if behavior == nil, reference.types.contains(where: { context.project.hasRelativeInEnvironment($0) }) {
        behavior = .environmentSubclass
    } // 126
    return context.fix(
        reference.node, reference.types, "the object is injected by its type", [edit], behavior: behavior)
}
