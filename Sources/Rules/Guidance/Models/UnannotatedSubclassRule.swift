import RuleContract
import Semantics
import SymbolIndex
import Syntax

/// A subclass of an `@Observable` class without the macro: its own properties are not tracked (catalogue 11, 145).
public let unannotatedSubclassRule = Rule(
    family: .guidance,
    id: "unannotated-subclass",
    summary: "annotate subclasses of `@Observable` classes with the macro too",
    rationale: """
        The macro expands only the declaration that it is attached to. Properties that a subclass adds without it \
        compile but update no view.
        """,
    safety: """
        Reported if the subclass has stored variables that other code can read. A fix if these are plain: no \
        observers, wrappers, lists or patterns, no deinit, no initializer that does more than assign them, no Codable; \
        advice elsewhere.
        """,
    before: """
        class Circle: Shape {  // @Observable class Shape
            var radius = 1.0
        }
        """,
    after: """
        @Observable
        class Circle: Shape {  // @Observable class Shape
            var radius = 1.0
        }
        """,
    catalogue: [11, 145],
    names: ["Observable"],
    check: { context in
        // A subclass needs to name nothing by which its file could be found.
        context.observableClasses.flatMap { base in
            context.semantics.models.unmarkedSubclasses[base.type, default: []].compactMap {
                subclass(context, $0, of: base.type)
            }
        }
    })

private func subclass(_ context: RuleContext, _ type: TypeID, of base: TypeID) -> Diagnostic? {
    guard context.index.types[type].declarations.count == 1, let declaration = context.index.declaration(of: type),
        let file = context.semantics.file(declaration.file),
        let node = file.typeDeclarations.first(where: { $0.type == type && $0.node.kind == .classDeclaration })?.node
    else { return nil }
    return finding(context.looking(at: file), node, type, of: base)
}

private func finding(_ context: RuleContext, _ node: SyntaxNode, _ type: TypeID, of base: TypeID) -> Diagnostic? {
    guard !hasRegistrar(context, node) else { return nil }
    let properties = StoredProperty.all(of: node).filter { isUntracked($0, context) }
    guard let first = properties.first(where: { $0.access > .fileprivate }) else { return nil }
    let message =
        "\(context.index.qualifiedName(type)) is not @Observable, unlike \(context.index.qualifiedName(base)); "
        + "changing \(context.index.text(first.name)) updates no view"
    let canMark = ModelMacro(context: context, node: node, type: type).canTrack(StoredProperty.all(of: node))
    return context.advise(
        node, symbol: context.index.qualifiedName(type), message,
        edits: canMark ? [context.editing.insertionOfObservable(on: node)] : [])
}

/// A variable that the macro would track.
private func isUntracked(_ property: StoredProperty, _ context: RuleContext) -> Bool {
    !property.isLet && !property.isLazy && !property.has(.override) && !property.has(attribute: .ObservationIgnored)
        && !property.isPublished
        && property.wrappers(in: context.index).isEmpty && property.pattern.kind == .identifierPattern
}

/// True where a class tracks by hand.
private func hasRegistrar(_ context: RuleContext, _ node: SyntaxNode) -> Bool {
    [KnownName.withMutation, .access].contains { context.code.contains($0.id, in: node) }
}
