import RuleContract
import SymbolIndex

/// `objectWillChange` that something else than views subscribes to → a publisher of the class's own (catalogue 61, 66,
/// 76).
public let changeBridgeRule = Rule(
    id: "change-bridge",
    summary: "`model.objectWillChange` that code subscribes to → a publisher that the class declares",
    rationale: """
        An @Observable class has no event for a change of any property. Where code subscribes to it, the class gets a publisher of that name, to which \
        each property that was @Published sends in willSet; subscriptions stay as they are.
        """,
    safety: """
        Only for a class without superclass and subclasses whose events are all plain: properties behind @Published, and what change-announcement \
        answers. Where @AppStorage or another wrapper announced changes as well, it is refused. The assisted tier is asked for unless all changes are \
        assignments, or subscribers only pass them on or hear of them later, and no subscriber looks at the object at once. What only tests \
        subscribe to is left out.
        """,
    before: "@Published var items: [Item] = []\n…\nmodel.objectWillChange.sink { … }",
    after: """
        @ObservationIgnored let objectWillChange = ObservableObjectPublisher()
        var items: [Item] = [] { willSet { objectWillChange.send() } }
        …
        model.objectWillChange.sink { … }
        """,
    tier: .assisted,
    catalogue: [66, 69, 76],
    check: { context in
        context.references(.classDeclaration).flatMap { declarationDiagnostics(context, $0) }
    })

private func declarationDiagnostics(_ context: RuleContext, _ reference: Reference) -> [Diagnostic] {
    guard let id = reference.types.first, let bridge = context.semantics.changeBridge(of: id),
        bridge.file == context.analysis.file,
        let declaration = bridge.declarationEdit
    else { return [] }
    let name = context.index.qualifiedName(id)
    let place = reference.node.placeOfInheritance
    var result = [context.fix(place, reference.types, "\(name) publishes its changes", [declaration])]
    for property in context.file.storedProperties(of: reference.node) where property.isPublished {
        // The other rule writes both into one observer.
        guard !context.semantics.sendsToSubject(PropertyKey(owner: id, name: property.name)) else { continue }
        let edit = SendingObserver(property).edit { _ in [ChangeBridge.announcement] }
        result.append(
            context.fix(
                property.pattern, reference.types, "\(context.index.text(property.name)) announces its changes", [edit])
        )
    }
    if let edit = ImportEditing(context: context.file).insertion(
        of: "Combine", unlessImported: ["Combine"], around: reference.node)
    {
        result.append(context.fix(place, reference.types, "Combine is imported", [edit]))
    }
    return result
}
