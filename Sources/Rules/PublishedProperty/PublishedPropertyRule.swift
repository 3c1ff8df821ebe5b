import RuleContract
import Semantics
import SourceText
import SymbolIndex
import Syntax

/// `@Published var x` → `var x`, and assignments of its storage (catalogue 30, 31, 40, 41, 53–55).
public let publishedPropertyRule = Rule(
    id: "published-property",
    summary: "`@Published var` → `var`",
    rationale: "The macro tracks every stored property, so that the wrapper goes. Access, observers, comments and defaults stay.",
    safety: """
        Refused where the property is used as a publisher that no subject can stand in for, and assisted where its own == leaves something out or it \
        is set to itself to force an update, for which the class gets a method that makes each assignment count.
        """,
    before: "@Published private(set) var items: [Item] = []",
    after: "private(set) var items: [Item] = []",
    catalogue: [30, 31, 32, 33, 40, 41, 53, 54, 55, 56, 57, 58, 115, 116, 205, 206, 214, 228],
    check: { context in
        context.references(.classDeclaration).flatMap { declarationDiagnostics(context, $0) }
            + context.references(.publishedStorageAssignment).flatMap { assignmentDiagnostics(context, $0) }
            + context.refuseAll(.publishedStorage, .publishedStorage) { "\($0.node.text) is the storage behind @Published" }
    })

private func declarationDiagnostics(_ context: RuleContext, _ reference: Reference) -> [Diagnostic] {
    guard let id = reference.types.first else { return [] }
    var result: [Diagnostic] = []
    var everyAssignment = EveryAssignment(id, context.file)
    for property in context.file.storedProperties(of: reference.node) where property.isPublished {
        let attributes = property.attributes.filter { $0.name == KnownName.Published.id }
        let text = context.index.text(property.name)
        var edits = attributes.map { context.editing.deleteAttribute($0) }
        if let (place, text) = property.partsOfAttribute { edits.append(context.editing.insert(text, at: place)) }
        var behaviour = PublishedHazards(context: context, type: id, declaration: reference.node).behaviour(of: property)
        if let lost = behaviour, PublishedHazards.ofEqualValues.contains(lost), everyAssignment.add(property) { behaviour = .everyAssignment }
        result.append(context.fix(property.pattern, reference.types, "\(text) is tracked by the macro", edits, behaviour: behaviour))
    }
    if let edit = everyAssignment.edit, let number = result.firstIndex(where: { $0.range == everyAssignment.first?.pattern.range }) {
        result[number] = result[number].making(result[number].edits + [edit])
    }
    return result
}

/// `_x = Published(initialValue: v)` → `_x = v`, which runs no observers, as before (catalogue 53).
private func assignmentDiagnostics(_ context: RuleContext, _ reference: Reference) -> [Diagnostic] {
    let parts = Array(reference.node.children)
    let refusal = context.refuse(reference.node, reference.types, .publishedStorage, "the storage behind @Published is set to something else")
    guard parts.count == 3, let call = WrapperCall(parts[2], named: [.Published]) else { return [refusal] }
    let value = call.value.range
    let edits = [
        context.editing.replace(TextRange(parts[2].range.start, value.start), ""),
        context.editing.replace(TextRange(value.end, parts[2].range.end), ""),
    ]
    return [context.fix(reference.node, reference.types, "the storage is set directly", edits)]
}

/// What may change for views although the property stays the same (catalogue 40, 41, 55).
private struct PublishedHazards {
    let context: RuleContext
    let type: TypeID
    let declaration: SyntaxNode

    /// Assignments that would notify nobody.
    static let ofEqualValues: [BehaviourCode] = [.partialEquality, .sameInstance, .sameValueRefresh]

    func behaviour(of property: StoredProperty) -> BehaviourCode? {
        let hazards = context.project.table.hazards
        let family = context.semantics.family(of: type)
        // Only a whole new value is compared with the old one; changes in place always notify.
        let isBound = hazards.boundNames.contains(property.name, of: family) || hazards.bindsByKeyPath
        if hazards.assignedNames.contains(property.name, of: family) || isBound {
            let check = EqualityCheck(semantics: context.semantics)
            let types = context.semantics.members.types(ofProperty: property.name, in: type)
            if types.contains(where: check.mayHideChange) { return .partialEquality }
            if types.contains(where: check.comparesIdentity) { return .sameInstance }
            // A binding into an object sets the same object again.
            let isBoundThrough = hazards.boundThroughNames.contains(property.name, of: family)
            if isBoundThrough, types.contains(where: check.mayBeForeignObject) { return .sameInstance }
        }
        if hazards.selfAssignedNames.contains(property.name, of: family) { return .sameValueRefresh }
        let isOnlyWritten = hazards.writtenNames.contains(property.name, of: family) && !isBound && !hazards.readNames.contains(property.name, of: family)
        guard isOnlyWritten, context.semantics.isObserved(type), LostRedraws.mayMatter(to: family, context.semantics) else { return nil }
        return .trigger
    }
}
