import RuleContract
import Syntax

/// Rows whose identity is their position (catalogue 253).
public let indexIdentityRule = Rule(
    family: .guidance,
    id: "index-identity",
    summary: "do not identify the rows of a ForEach by their positions",
    rationale: """
        Inserting, removing or moving an element changes the identity of all rows after it: state, focus and \
        animations stay with the position instead of moving with the element, and bindings by position may be out of \
        range. Identifiable elements keep their identity.
        """,
    safety: """
        Only advice, if the positions of a collection are the identity: `items.indices` and `0..<items.count` with \
        `id: \\.self`, `items.enumerated()` with `id: \\.offset`. Nothing is reported for constant ranges.
        """,
    before: """
        struct Rows: View {
            let names: [String]
            var body: some View {
                ForEach(names.indices, id: \\.self) { Text(names[$0]) }
            }
        }
        """,
    catalogue: [253],
    names: ["ForEach"],
    check: { context in
        guard let forEach = context.semantics.name("ForEach"), context.index.types(named: forEach).isEmpty else {
            return []
        }
        return context.code.nodes(named: forEach, in: context.tree.root).compactMap { node in
            guard node.kind == .identifierExpression, let call = node.nextSibling, call.kind == .callComponent else {
                return nil
            }
            return indexIdentity(context, CallArguments(call), call)
        }
    })

private func indexIdentity(_ context: RuleContext, _ arguments: CallArguments, _ call: SyntaxNode) -> Diagnostic? {
    let list = arguments.list.filter { !$0.isTrailing }
    guard let data = list.first, data.label == nil, list.count > 1,
        list[1].label.map({ context.index.text($0) }) == "id", list[1].value.kind == .keyPathExpression
    else { return nil }
    let identity = list[1].value.text.filter { $0 != " " }
    guard arePositions(data.value, identity, context), let forEach = call.parent else { return nil }
    let text = data.value.inOneLine
    return context.advise(
        call.previousSibling ?? forEach, symbol: context.ownerPrefix(of: forEach) + text,
        "rows are identified by position (\(text)), which changes when elements are inserted, removed or moved")
}

/// True where the identity is a position that may change.
private func arePositions(_ data: SyntaxNode, _ identity: String, _ context: RuleContext) -> Bool {
    switch data.kind {
    case .chainExpression:
        var parts = Array(data.children)
        // `Array(items.enumerated())`
        if parts.count == 2, parts[0].kind == .identifierExpression, context.index.text(parts[0].name) == "Array",
            parts[1].kind == .callComponent,
            let inner = CallArguments(parts[1]).list.first, inner.label == nil, inner.value.kind == .chainExpression
        {
            parts = Array(inner.value.children)
        }
        // A constant of the type, which nobody changes.
        if parts.first?.name == KnownName.Self.id { return false }
        if let last = parts.last, last.kind == .memberComponent, context.index.text(last.name) == "indices",
            identity == "\\.self"
        {
            return true
        }
        guard parts.count > 2, let member = parts.dropLast().last, parts.last?.kind == .callComponent,
            member.kind == .memberComponent
        else { return false }
        return context.index.text(member.name) == "enumerated" && (identity == "\\.offset" || identity == "\\.0")
    case .sequenceExpression:
        let parts = Array(data.children)
        guard parts.count == 3, parts[0].kind == .literalExpression, parts[1].kind == .binaryOperator,
            ["..<", "..."].contains(parts[1].text),
            parts[2].kind == .chainExpression, let last = Array(parts[2].children).last, last.kind == .memberComponent
        else { return false }
        return context.index.text(last.name) == "count" && identity == "\\.self"
    default: return false
    }
}
