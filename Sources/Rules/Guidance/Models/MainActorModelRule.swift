import RuleContract
import Semantics
import SymbolIndex
import Syntax

/// An `@Observable` class that views use, without `@MainActor` (catalogue 161, 188).
public let mainActorModelRule = Rule(
    family: .guidance,
    id: "observable-without-main-actor",
    summary: "isolate `@Observable` classes that views use to `@MainActor`",
    rationale: """
        Views read a model on the main actor. Any task can change a class without isolation at the same time, which is \
        a data race or an update off the main thread.
        """,
    safety: """
        Only advice, because code off the main actor may use the class. Reported for classes with variables that a \
        view holds. Nothing is reported if a superclass, a protocol, a member or the module's default isolation may \
        put the class on an actor, or if the class is Sendable.
        """,
    before: """
        @Observable
        final class CartModel {
            var items: [String] = []
        }

        struct CartView: View {
            let cart: CartModel
            …
        }
        """,
    catalogue: [160, 161, 188],
    names: ["Observable"],
    check: { context in context.observableClasses.compactMap { finding(context, $0.node, $0.type) } })

private func finding(_ context: RuleContext, _ node: SyntaxNode, _ type: TypeID) -> Diagnostic? {
    let index = context.index
    guard context.semantics.models.heldByViews.contains(type), index.types[type].declarations.count == 1,
        !mayBeIsolated(context, node, type),
        StoredProperty.all(of: node).contains(where: { !$0.isLet && !$0.has(attribute: .ObservationIgnored) })
    else { return nil }
    let name = index.qualifiedName(type)
    return context.advise(
        node, symbol: name,
        "views hold \(name), which is not isolated to an actor; any task may change it while a view reads it")
}

/// True where the declaration, what it inherits or a member speaks of an actor, or may.
private func mayBeIsolated(_ context: RuleContext, _ node: SyntaxNode, _ type: TypeID) -> Bool {
    let index = context.index
    if node.children.contains(where: { $0.kind == .modifier && $0.name == KnownName.nonisolated.id }) { return true }
    return index.mayBeIsolated(type) || index.members(of: type).contains { index.hasAttribute($0, .MainActor) }
}
