import RuleContract
import SymbolIndex

/// `objectWillChange` that something else than views subscribes to → a publisher of the class's own (catalogue 61, 66,
/// 76).
public let changeBridgeRule = Rule(
    id: "change-bridge",
    summary: "`model.objectWillChange` with subscribers → a publisher that the class declares",
    rationale: """
        An @Observable class has no publisher for changes of any property. If code subscribes to objectWillChange, the \
        class declares a publisher of that name, and each former @Published property sends to it in willSet, those of \
        its subclasses as well. The subscriptions stay unchanged.
        """,
    safety: """
        Only for a class all of whose changes, and all of whose subclasses' changes, come from @Published properties \
        or from calls that change-announcement handles. Refused if @AppStorage or another wrapper also published \
        changes. Requires the assisted tier unless all changes are assignments or subscribers only forward them or \
        receive them later, and no subscriber reads the object immediately. Subscriptions in tests are not \
        considered.
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
    guard let id = reference.types.first, let bridge = context.semantics.changeBridge(of: id) else { return [] }
    let name = context.index.qualifiedName(id)
    let place = reference.node.placeOfInheritance
    var result: [Diagnostic] = []
    if id == bridge.owner, let declaration = bridge.declarationEdit {
        result.append(context.fix(place, reference.types, "\(name) publishes its changes", [declaration]))
    }
    for property in context.file.storedProperties(of: reference.node) where property.isPublished {
        // The other rule writes both into one observer, or into the setter.
        let key = PropertyKey(owner: id, name: property.name)
        guard !context.semantics.sendsToSubject(key), context.semantics.keptPublisher(of: key) == nil else { continue }
        let edit = SendingObserver(property).edit { _ in [ChangeBridge.announcement] }
        result.append(
            context.fix(
                property.pattern, reference.types,
                "\(context.index.text(property.name)) sends its changes to objectWillChange", [edit])
        )
    }
    if !result.isEmpty,
        let edit = ImportEditing(context: context.file).insertion(
            of: "Combine", unlessImported: ["Combine"], around: reference.node)
    {
        result.append(context.fix(place, reference.types, "import Combine is added", [edit]))
    }
    return result
}
