import RuleContract
import SymbolIndex
import Syntax

/// `items.removeAll { … items … }` → the same on a copy, which is then set (catalogue 55).
public let exclusiveChangeRule = Rule(
    id: "exclusive-change",
    summary: "a value that may be read while it is changed in place → a copy is changed, and set",
    rationale: """
        The macro changes values in place and holds exclusive access meanwhile, so that a read traps; @Published changed a copy and set that. \
        Written out, it is the same as before; where equal values would be missed, published-property writes what announces them.
        """,
    safety: """
        Closures, functions, operators, observers and subscripts count that run meanwhile and name the property, or \
        what leads to it; what calls a function that is kept somewhere, or sends a message, may do anything. Only a \
        statement of its own is rewritten; elsewhere the type is for the assisted tier as it is.
        """,
    before: "items.removeAll { $0 > items.count }",
    after: "var newItems = items\nnewItems.removeAll { $0 > items.count }\nitems = newItems",
    catalogue: [55, 200, 201],
    check: { context in
        context.file.exclusiveChanges.map { diagnostic(context, $0.mention, $0.owner) }
    })

private func diagnostic(_ context: RuleContext, _ mention: SyntaxNode, _ owner: TypeID) -> Diagnostic {
    let text = context.index.text(mention.name)
    if let edits = ChangedCopy(mention, of: owner, context.file)?.edits() {
        return context.fix(mention, [owner], "a copy of \(text) is changed", edits)
    }
    let message = "\(text) is changed by what may read it"
    return context.fix(mention, [owner], message, [], behaviour: .exclusiveAccess)
}
