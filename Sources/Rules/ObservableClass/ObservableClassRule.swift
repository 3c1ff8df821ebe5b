import RuleContract
import Semantics
import SourceText
import SymbolIndex
import Syntax

/// `class Model: ObservableObject` → `@Observable class Model` (catalogue 1–24).
public let observableClassRule = Rule(
    id: "observable-class",
    summary: "`ObservableObject` class → `@Observable` class",
    rationale: """
        The @Observable macro (SE-0395) replaces the ObservableObject protocol: views depend on the properties that \
        they read instead of on every change of the object. A class that never published a change and has nothing to \
        observe only loses the protocol.
        """,
    safety: """
        A class migrates with its superclass and all its subclasses, or not at all. Refused are local and conditional \
        conformances, actors, conformances through protocols, synthesized Codable, open and overridden properties and \
        everything else that the macro can't expand.
        """,
    before: "final class CartModel: ObservableObject {\n    @Published var items: [Item] = []\n}",
    after: "@Observable\nfinal class CartModel {\n    var items: [Item] = []\n}",
    catalogue: [
        1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 43, 44, 48, 49, 51,
        52, 65, 67, 68, 70, 145, 150, 151, 155, 157, 160, 164, 167, 174, 176, 203, 204, 215, 218, 224, 226,
    ],
    check: { context in
        context.references(.classDeclaration).flatMap { ObservableClass(context: context, reference: $0).diagnostics() }
            + context.references(.conformanceExtension).flatMap { conformanceDiagnostics(context, $0) }
            + context.references(.localClass).map { localClassDiagnostic(context, $0) }
            + context.refuseAll(.hiddenFunction, .nameClash) { reference in
                let name = context.index.text(reference.node.name)
                return "the macro's \(name)(keyPath:) would hide the function \(name)"
            }
            + context.refuseAll(.ambiguousName, .uncertainType) { reference in
                "\(reference.types.first.map { context.index.qualifiedName($0) } ?? "") may be a different type with the same name"
            }
    })

private func localClassDiagnostic(_ context: RuleContext, _ reference: Reference) -> Diagnostic {
    let name = context.index.text(reference.node.name)
    var diagnostic = context.refuse(
        reference.node.placeOfInheritance, [], .localClass, "\(name) is declared in a function")
    diagnostic.unindexedClass = name
    return diagnostic
}

/// The conformance in an extension: drops it from the clause, and the extension where nothing else is in it (catalogue
/// 4, 5).
private func conformanceDiagnostics(_ context: RuleContext, _ reference: Reference) -> [Diagnostic] {
    let node = reference.node
    let name = reference.types.first.map { context.index.qualifiedName($0) } ?? ""
    if let clause = node.child(.whereClause) {
        return [
            context.refuse(
                clause, reference.types, .conditionalConformance,
                "\(name) conforms to ObservableObject conditionally")
        ]
    }
    let edits: [TextEdit]
    if isEmptyExtension(context.editing, node) {
        edits = [deleteDeclaration(context.editing, node)]
    } else {
        edits = InheritanceEditing(context: context).removeObservableObject(from: node)
    }
    return [context.fix(node, reference.types, "\(name) no longer conforms to ObservableObject here", edits)]
}

/// No members, no comments, no other conformance.
private func isEmptyExtension(_ editing: Editing, _ node: SyntaxNode) -> Bool {
    guard let block = node.child(.memberBlock), block.firstChild == nil, let clause = node.child(.inheritanceClause),
        clause.childCount == 1, clause.firstChild?.inheritedParts.count == 1
    else { return false }
    return editing.isTriviaBlank(block.firstToken, block.lastToken)
}

/// Deletes a declaration with its line, and one of two blank lines that would meet.
private func deleteDeclaration(_ editing: Editing, _ node: SyntaxNode) -> TextEdit {
    let range = node.range
    let end = editing.lineEnd(range.end)
    guard editing.isFirstOnLine(range.start), editing.isBlank(Int(range.end)..<Int(end)) else {
        return editing.replace(range, "")
    }
    return editing.deletionOfLines(TextRange(editing.lineStart(range.start), end))
}

/// One class declaration: preconditions first, in the order of the catalogue, then the edits.
private struct ObservableClass {
    let context: RuleContext
    let reference: Reference
    var node: SyntaxNode { reference.node }
    var id: TypeID { reference.types.first ?? 0 }
    var index: ProjectIndex { context.index }
    var name: String { index.qualifiedName(id) }

    func diagnostics() -> [Diagnostic] {
        let refusals = ClassPreconditions(context: context, node: node, id: id).refusals()
        if !refusals.isEmpty { return refusals }
        let conformance = InheritanceEditing(context: context).removeObservableObject(from: node)
        guard context.file.needsMacro(node, id) else {
            let state =
                context.semantics.models.isObservable(id)
                ? "is already Observable by its macro" : "has no properties to observe"
            return [context.fix(node.placeOfInheritance, reference.types, "\(name) \(state)", conformance)]
        }
        var edits = [context.editing.insertionOfObservable(on: node)] + conformance
        let raised = RaisedAccess(id, context.file)
        edits += raised.edits
        let decider = PropertyDecider(context: context.file, declaration: node, type: id)
        edits += decider.functionNamesInObservers.map {
            context.editing.replace($0.node.range, $0.text)
        }
        let behavior: BehaviorCode? =
            isExposedToObjectiveC ? .objectiveC : raised.mayBeNoticed ? .accessRaised : nil
        return [
            context.fix(
                node.placeOfInheritance, reference.types, "\(name) becomes @Observable", edits, behavior: behavior)
        ]
    }

    /// 23, 215
    private var isExposedToObjectiveC: Bool {
        if index.hasObjectiveCMembers(id) { return true }
        return context.file.storedProperties(of: node).contains {
            isExposed($0) && !$0.isLet && $0.wrappers(in: index).isEmpty
        }
    }

    private func isExposed(_ property: StoredProperty) -> Bool {
        property.has(.dynamic) || property.attributes.contains { SDKAttributes.exposing.contains(index.text($0.name)) }
    }
}

/// Takes `ObservableObject` out of an inheritance clause, also out of a composition there; no comma, colon, `&` or
/// space is left behind (catalogue 3).
struct InheritanceEditing {
    let context: RuleContext

    func removeObservableObject(from node: SyntaxNode) -> [TextEdit] {
        guard let clause = node.child(.inheritanceClause) else { return [] }
        let editing = context.editing
        return editing.removal(ofEntries: isObservableObject, from: clause)
            + clause.children.compactMap(\.inheritedType).filter { $0.kind == .compositionType }.flatMap {
                editing.removal(
                    ofEntries: { $0.lastTypeComponent?.name == KnownName.ObservableObject.id }, from: $0)
            }
    }

    func isObservableObject(_ entry: SyntaxNode) -> Bool {
        if entry.inheritedType?.lastTypeComponent?.name == KnownName.ObservableObject.id { return true }
        // An alias of the protocol itself.
        if case .external(KnownName.ObservableObject.rawValue, _) = inheritedType(entry) { return true }
        return false
    }

    /// True for an alias of a composition with `ObservableObject`.
    func isComposition(_ entry: SyntaxNode) -> Bool {
        guard case .constrained = inheritedType(entry) else { return false }
        return inheritedType(entry).map { context.index.namesObservableObject([$0]) } ?? false
    }

    /// What an entry of an inheritance clause stands for.
    private func inheritedType(_ entry: SyntaxNode) -> ResolvedType? {
        guard let declaration = entry.parent?.parent, let id = context.analysis.typeOfNode[declaration.index] else {
            return nil
        }
        let position = entry.parent?.children.enumerated().first { $0.element == entry }?.offset
        return context.index.types[id].inherited.first { inherited in
            inherited.part.file == context.analysis.file && inherited.position == position
                && context.index.fact(inherited.part).offset == declaration.anchorToken.start
        }?.type
    }
}
