import RuleContract
import SymbolIndex
import Syntax

/// `items.removeAll { … items … }` → the same on a copy, which is then set (catalogue 55).
public let exclusiveChangeRule = Rule(
    id: "exclusive-change",
    summary: "a value that may be read while it is modified in place → a copy is modified and assigned",
    rationale: """
        The macro modifies values in place with exclusive access, so a read in the meantime traps; @Published modified \
        a copy and assigned that. The rewritten code does the same explicitly; if equal values would be lost, \
        published-property adds the code that publishes them.
        """,
    safety: """
        Considers closures, functions, operators, observers and subscripts that run in the meantime and name the \
        property, or an object that leads to it; a call of a stored function or an Objective-C message may do \
        anything. Rewrites only statements of their own; elsewhere the type requires the assisted tier unchanged.
        """,
    before: "items.removeAll { $0 > items.count }",
    after: "var newItems = items\nnewItems.removeAll { $0 > items.count }\nitems = newItems",
    catalogue: [55, 200, 201],
    check: { context in
        // What keeps its publisher is still modified as a copy.
        context.file.exclusiveChanges.filter {
            context.semantics.keptPublisher(of: PropertyKey(owner: $0.owner, name: $0.mention.name)) == nil
        }.map { diagnostic(context, $0) }
    })

private func diagnostic(_ context: RuleContext, _ change: ExclusiveChange.Found) -> Diagnostic {
    let (mention, owner) = (change.mention, change.owner)
    let text = context.index.text(mention.name)
    if let edits = ChangedCopy(mention, of: owner, context.file)?.edits() {
        return context.fix(mention, [owner], "a copy of \(text) is modified", edits)
    }
    let place = change.place.map { " by " + context.toldWithPath($0) } ?? ""
    let message = "code that modifies \(text) may read it" + place
    return context.fix(mention, [owner], message, [], behavior: .exclusiveAccess)
}
