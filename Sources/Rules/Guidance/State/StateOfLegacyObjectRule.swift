import RuleContract
import Semantics
import SymbolIndex
import Syntax

/// `@State` with an `ObservableObject` compiles and never updates (catalogue 144, 196).
public let stateOfLegacyObjectRule = Rule(
    family: .guidance,
    id: "state-of-legacy-object",
    summary: "do not hold an `ObservableObject` in `@State`",
    rationale: """
        @State keeps an ObservableObject but does not observe it: the view shows the values from its last update for \
        another reason. Such a property remains when a view was migrated but its model was not.
        """,
    safety: """
        Reported only if the body reads a @Published property of the object and no onReceive observes it. A fix to \
        @StateObject if the initial value of the property creates the object and the object is never replaced; advice \
        if it is optional, assigned or passed.
        """,
    before: "@State private var counter = Counter()  // class Counter: ObservableObject",
    after: "@StateObject private var counter = Counter()  // class Counter: ObservableObject",
    catalogue: [144, 196],
    names: ["State"],
    check: { context in context.properties(with: ["State"]).compactMap { finding(context, $0) } })

private func finding(_ context: RuleContext, _ property: WrappedProperty) -> Diagnostic? {
    let models = context.semantics.models
    guard property.isAlone, context.isView(property.owner) else { return nil }
    let type = context.type(of: property.name, in: property.owner)
    guard let model = models.certainClass(type), models.isOnlyLegacy(model) else { return nil }
    let uses = OwnUses(of: property.name, in: property.owner, semantics: context.semantics)
    if uses.all.contains(where: { isReceived($0, context) }) { return nil }
    guard let read = uses.all.first(where: { readsPublished($0, model, context) }), let member = read.path.first else {
        return nil
    }
    let message =
        "@State \(property.text) holds an ObservableObject; changing \(context.index.text(member.name)), "
        + "which \(member.placeInFile) reads, does not update the view"
    let edits =
        canObserve(property, type, uses, context)
        ? [context.editing.replaceToken(property.attribute.anchor, "StateObject")] : []
    return context.advise(property.declaration, symbol: property.symbol, message, edits: edits)
}

/// `Text(model.title)` in a body.
private func readsPublished(_ use: OwnUses.Use, _ model: TypeID, _ context: RuleContext) -> Bool {
    guard !use.node.isProjection, let member = use.path.first, member.anchorToken.kind == .identifier,
        ViewUpdate.contains(use.node)
    else { return false }
    return context.isPublished(member.name, in: model)
}

/// `.onReceive(model.$title) { … }`: the view copies what it shows.
private func isReceived(_ use: OwnUses.Use, _ context: RuleContext) -> Bool {
    use.path.contains { $0.isProjection || $0.name == KnownName.objectWillChange.id }
}

/// True where @StateObject compiles in the place of @State: made once, never replaced, no binding to the object itself.
private func canObserve(_ property: WrappedProperty, _ type: ResolvedType, _ uses: OwnUses, _ context: RuleContext)
    -> Bool
{
    // The migration decides on the class by itself.
    guard !context.semantics.project.options.migrates, !type.isOptional, property.initialValue != nil,
        !property.attribute.hasAttributeArguments, property.isPlain, !uses.isIncomplete
    else { return false }
    if uses.all.contains(where: { $0.isAssigned || ($0.node.isProjection && $0.path.isEmpty) }) { return false }
    let storage = OwnUses(
        of: context.semantics.name("_" + property.text), in: property.owner, semantics: context.semantics)
    guard storage.all.isEmpty, !storage.isIncomplete, context.index.types(named: KnownName.StateObject.id).isEmpty
    else { return false }
    return OutsideUses(of: property.name, in: property.owner, semantics: context.semantics).isEmpty
}
