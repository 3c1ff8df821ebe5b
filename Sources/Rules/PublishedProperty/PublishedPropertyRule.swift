import RuleContract
import Semantics
import SourceText
import SymbolIndex
import Syntax

/// `@Published var x` → `var x`, and assignments of its storage (catalogue 30, 31, 40, 41, 53–55).
public let publishedPropertyRule = Rule(
    id: "published-property",
    summary: "`@Published var` → `var`",
    rationale: """
        The macro tracks every stored property, so the wrapper is removed. Access levels, observers, comments and \
        default values stay.
        """,
    safety: """
        Refused if the property is used as a publisher that a subject can't replace. If its own == ignores some \
        fields, if it is set to itself to force an update, or if equal values keep a view or a control current, the \
        class gets a method that makes each assignment count.
        """,
    before: "@Published private(set) var items: [Item] = []",
    after: "private(set) var items: [Item] = []",
    catalogue: [30, 31, 32, 33, 40, 41, 53, 54, 55, 56, 57, 58, 115, 116, 205, 206, 214, 228],
    check: { context in
        context.references(.classDeclaration).flatMap { declarationDiagnostics(context, $0) }
            + context.references(.publishedStorageAssignment).flatMap { assignmentDiagnostics(context, $0) }
            + context.refuseAll(.publishedStorage, .publishedStorage) {
                "\($0.node.text) is the storage of @Published"
            }
    })

private func declarationDiagnostics(_ context: RuleContext, _ reference: Reference) -> [Diagnostic] {
    guard let id = reference.types.first else { return [] }
    let everyAssignment = EveryAssignment.of(id, declaration: reference.node, context.file)
    let hazards = PublishedHazards(context: context.file, type: id)
    return context.file.storedProperties(of: reference.node).filter(\.isPublished).flatMap { property in
        let isKept = context.semantics.keptPublisher(of: PropertyKey(owner: id, name: property.name)) != nil
        // Its attribute goes to the storage.
        let attributes = isKept ? [] : property.attributes.filter { $0.name == KnownName.Published.id }
        let text = context.index.text(property.name)
        var edits = attributes.map { context.editing.deleteAttribute($0) }
        if let (place, text) = property.partsOfAttribute { edits.append(context.editing.insert(text, at: place)) }
        let methods = everyAssignment.first?.pattern == property.pattern ? everyAssignment.edit.map { [$0] } ?? [] : []
        let isCertain = everyAssignment.unlessMoving.isEmpty
        if isCertain { edits += methods }
        let besideObjects =
            isCertain || methods.isEmpty
            ? [] : [methodsBesideObjects(context, property, reference, methods, everyAssignment.unlessMoving)]
        let isAlwaysAnnounced = isCertain && everyAssignment.names.contains(property.name)
        let message = "the macro tracks \(text)" + (isAlwaysAnnounced ? " and publishes each assignment" : "")
        let loss = everyAssignment.losses[property.name]
        let trigger = loss == nil ? hazards.trigger(property) : nil
        let behavior = loss ?? (trigger == [] ? .trigger : nil)
        let fix = context.fix(property.pattern, reference.types, message, edits, behavior: behavior)
        guard let trigger, !trigger.isEmpty else { return [fix] + besideObjects }
        var lost = context.fix(
            property.pattern, reference.types, "\(text) is only set to update views", [], behavior: .trigger)
        lost.unlessMoving = trigger
        return [fix, lost] + besideObjects
    }
}

/// Methods that nothing needs where some other classes move.
private func methodsBesideObjects(
    _ context: RuleContext, _ property: StoredProperty, _ reference: Reference, _ methods: [TextEdit],
    _ others: [TypeID]
) -> Diagnostic {
    let message = "each assignment is published for views that also show objects of classes that stay"
    var fix = context.fix(property.pattern, reference.types, message, methods)
    fix.unlessMoving = others
    return fix
}

/// `_x = Published(initialValue: v)` → `_x = v`, which runs no observers, as before (catalogue 53).
private func assignmentDiagnostics(_ context: RuleContext, _ reference: Reference) -> [Diagnostic] {
    let parts = Array(reference.node.children)
    if let kept = reference.property.flatMap({ context.semantics.keptPublisher(of: $0) }), let name = parts[0].lastNamed
    {
        let edit = context.editing.replaceToken(name.anchor, kept.wrapper)
        return [context.fix(reference.node, reference.types, "\(kept.wrapper) is set as before", [edit])]
    }
    let refusal = context.refuse(
        reference.node, reference.types, .publishedStorage,
        "the storage of @Published is set to an expression other than Published(…)")
    guard parts.count == 3, let call = WrapperCall(parts[2], named: [.Published]) else { return [refusal] }
    let value = call.value.range
    let edits = [
        context.editing.replace(TextRange(parts[2].range.start, value.start), ""),
        context.editing.replace(TextRange(value.end, parts[2].range.end), ""),
    ]
    return [context.fix(reference.node, reference.types, "the storage is set directly", edits)]
}
