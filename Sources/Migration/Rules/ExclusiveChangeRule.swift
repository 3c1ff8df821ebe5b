import SymbolIndex
import Syntax

/// `items.removeAll { … items … }` → the same on a copy, which is then set (catalogue 55).
public let exclusiveChangeRule = Rule(
    id: "exclusive-change",
    summary: "a value that may be read while it is changed in place → a copy is changed, and set",
    rationale: """
        The macro changes values in place and holds exclusive access meanwhile, so that a read traps; @Published changed a copy and set that. \
        Written out, it is the same as before.
        """,
    safety: """
        Closures count that name the property, or a method or computed property of the object that may read it, and mutating functions of the \
        project that are given the object. Only a statement of its own is rewritten; elsewhere the type is for the assisted tier as it is.
        """,
    before: "items.removeAll { $0 > items.count }",
    after: "var newItems = items\nnewItems.removeAll { $0 > items.count }\nitems = newItems",
    tier: .assisted,
    catalogue: [55],
    check: { context in
        context.references(.exclusiveChange).compactMap { reference in
            guard let property = reference.property, let mention = reference.node.previousSibling else { return nil }
            return diagnostic(context, reference.node, mention, property.name, reference.types)
        } + context.analysis.hazards.changesWhileRead.flatMap { number -> [Diagnostic] in
            let node = context.tree.node(at: number)
            return owners(of: node, context).map { diagnostic(context, node, node, node.name, [$0]) }
        }
    })

private func diagnostic(_ context: RuleContext, _ place: SyntaxNode, _ mention: SyntaxNode, _ name: NameID, _ types: [TypeID]) -> Diagnostic {
    let text = context.index.text(name)
    if types.count == 1, let edits = ChangedCopy(mention, of: types[0], context)?.edits() {
        return context.fix("exclusive-change", place, types, "a copy of \(text) is changed", edits, behaviour: .changedCopy)
    }
    return context.fix("exclusive-change", place, types, "\(text) is changed by what may read it", [], behaviour: .exclusiveAccess)
}

/// The classes whose property a mention may be.
private func owners(of node: SyntaxNode, _ context: RuleContext) -> [TypeID] {
    (context.legacy.publishedProperties[node.name] ?? []).sorted().filter { owner in
        context.analysis.uses.mayMean(node, propertyOf: context.search.family(of: owner))
    }
}
