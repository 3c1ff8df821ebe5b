import RuleContract
import SymbolIndex

/// `.environmentObject(x)` → `.environment(x)` (catalogue 123–126).
public let environmentInjectionRule = Rule(
    id: "environment-injection",
    summary: "`.environmentObject(x)` → `.environment(x)`",
    rationale: "The environment takes an @Observable object with environment(_:), under its type.",
    safety:
        """
        Only if the type of the argument is resolved, or is one of several classes that all move. An unresolved \
        expression blocks every type that it may have.
        """,
    before: "ContentView().environmentObject(store)",
    after: "ContentView().environment(store)",
    catalogue: [123, 124, 125, 126, 130],
    check: { context in
        context.references(.injection).map { diagnostic(context, $0) }
    })

private func diagnostic(_ context: RuleContext, _ reference: Reference) -> Diagnostic {
    guard reference.isCertain || isOneOfItsTypes(reference) else {
        let argument = reference.node.nextSibling?.firstChild?.text ?? ""
        let refusal: Refusal = context.index.isUncertain(reference.type) ? .uncertainType : .unresolvedExpression
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
    var diagnostic = context.fix(
        reference.node, reference.types, "the object is injected by its type", [edit], behavior: behavior)
    diagnostic.movesTypesTogether = !reference.isCertain
    return diagnostic
}

/// True for an object of one of several classes, by a condition that is not known: it is injected the same way whichever
/// it is, once all of them have moved.
private func isOneOfItsTypes(_ reference: Reference) -> Bool {
    guard case .alternatives(let parts) = reference.type else { return false }
    let classes = parts.map { part -> TypeID? in
        if case .nominal(let id, _) = part { id } else { nil }
    }
    return Set(classes) == Set(reference.types)
}
