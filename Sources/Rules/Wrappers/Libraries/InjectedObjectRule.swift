import RuleContract
import Semantics
import SymbolIndex
import Syntax

/// `@InjectedObject(\.model) var model` → `@InjectedObservable(\.model) var model` of FactoryKit (catalogue 211; FactoryKit,
/// "SwiftUI", "Observation").
public let injectedObjectRule = Rule(
    id: "injected-object",
    summary: "`@InjectedObject` → `@InjectedObservable` (FactoryKit)",
    rationale: """
        FactoryKit's @InjectedObject requires an ObservableObject. Its @InjectedObservable takes an @Observable object \
        from the same container, and keeps it for the view's lifetime as well.
        """,
    safety: """
        Only in files that import FactoryKit, whose versions all have both wrappers, and for key paths in views. \
        Assisted, since the library makes the object when the view first reads it: in the body, or in the first event \
        that uses it, rather than when the view appears.
        """,
    before: "@InjectedObject(\\.cartModel) private var model",
    after: "@InjectedObservable(\\.cartModel) private var model",
    tier: .assisted,
    catalogue: [211],
    check: { context in
        context.references(.wrapperProperty(.injectedObject)).compactMap { diagnostic(context, $0) }
    })

private func diagnostic(_ context: RuleContext, _ reference: Reference) -> Diagnostic? {
    guard let property = WrapperProperty(context.file, reference) else { return nil }
    if let refusal = property.commonRefusal(context) { return refusal }
    guard property.owner.kind == .view || property.owner.kind == .app else {
        return context.refuse(
            property.attribute, reference.types, .unknownWrapper, "@InjectedObject may require ObservableObject")
    }
    let edit = context.editing.replaceToken(property.attribute.anchor, "InjectedObservable")
    return context.fix(
        property.pattern, reference.types, "\(property.name) becomes @InjectedObservable", [edit],
        behavior: .madeOnFirstRead)
}
