import RuleContract
import Semantics
import SourceText
import SymbolIndex
import Syntax

/// An `@Environment(\.key)` property that nothing reads (catalogue 193).
public let unreadEnvironmentRule = Rule(
    family: .guidance,
    id: "unread-environment",
    summary: "delete @Environment properties that no code reads",
    rationale: "The view still depends on the value, and may be re-evaluated when it changes.",
    safety: """
        A fix that deletes the line if no code in the project can read the property, no comment belongs to it, and the \
        value is an action or a context such as dismiss, openURL or modelContext. Advice elsewhere, because a view may \
        depend on the change of a value that it reads in another way, such as colorScheme. Nothing is reported for \
        sizeCategory, dynamicTypeSize, locale, calendar and timeZone, which are declared for that purpose, for a \
        property that calls pass or a protocol requires, or for objects in the environment.
        """,
    before: """
        struct Row: View {
            @Environment(\\.dismiss) private var dismiss
            let title: String
            var body: some View { Text(title) }
        }
        """,
    after: """
        struct Row: View {
            let title: String
            var body: some View { Text(title) }
        }
        """,
    catalogue: [193],
    names: ["Environment"],
    check: { context in
        context.properties(with: ["Environment"]).compactMap { unreadEnvironment(context, $0) }
    })

private func unreadEnvironment(_ context: RuleContext, _ property: WrappedProperty) -> Diagnostic? {
    guard property.isAlone, property.property.attributes.count == 1, property.attribute.takesKeyPath, property.isPlain
    else { return nil }
    if context.semantics.isRequirement(property.name, of: property.owner) { return nil }
    let uses = PropertyUses(property)
    guard !uses.isRead, !uses.isProjected, !uses.isUnknown else { return nil }
    if property.property.access > .fileprivate {
        if property.property.access >= .public || context.index.mayBeAskedForMembers(property.owner) { return nil }
        if InitializerCalls(owner: property.owner, semantics: context.semantics).mayPass(property.name) { return nil }
    }
    let key = context.tree.text(min(property.attribute.anchor + 4, property.attribute.lastToken))
    if EnvironmentKeys.shownUnread.contains(key) { return nil }
    let isInert =
        EnvironmentKeys.withoutUpdates.contains(key) && property.attribute.endToken == property.attribute.anchor + 6
    let message =
        "@Environment \(property.text) is never read"
        + (isInert ? "" : "; without it, the view is no longer re-evaluated when the value changes")
    let edits = isInert ? deletion(of: property, context).map { [$0] } ?? [] : []
    return context.advise(property.declaration, symbol: property.symbol, message, edits: edits)
}

/// The lines of the property, and of two blank ones around it one; nil where something else stands there or a comment
/// is about it.
private func deletion(of property: WrappedProperty, _ context: RuleContext) -> TextEdit? {
    let editing = context.editing
    let declaration = property.declaration
    let range = declaration.range
    guard editing.isFirstOnLine(range.start), editing.isTriviaBlank(declaration.firstToken, declaration.lastToken),
        declaration.firstToken > 0
    else { return nil }
    var start = editing.lineStart(range.start)
    let end = editing.lineEnd(range.end)
    guard editing.isBlank(Int(range.end)..<Int(end)) else { return nil }
    let before = context.tree.tokens[declaration.firstToken - 1]
    // A comment in a line right above is about the property; one with a blank line between is not.
    let lineAbove = start > 0 ? editing.lineStart(start - 1) : start
    let isBlankAbove = editing.isBlank(Int(lineAbove)..<Int(start))
    if !isBlankAbove, before.end <= lineAbove { return nil }
    var last = end
    let isBlankBelow =
        Int(end) < editing.bytes.count && editing.isBlank(Int(end)..<Int(editing.lineEnd(end)))
        && editing.lineEnd(end) > end
    let next = context.tree.tokens[declaration.endToken]
    if isBlankBelow, isBlankAbove || before.kind == .openBrace {
        last = editing.lineEnd(end)
    } else if isBlankAbove, next.kind == .closeBrace, lineAbove < start {
        start = lineAbove
    }
    return editing.replace(TextRange(start, last), "")
}

extension SyntaxNode {
    /// True for an attribute with a key path: `@Environment(\.dismiss)`.
    fileprivate var takesKeyPath: Bool {
        let argument = anchor + 2
        return argument < endToken && tree.text(argument) == "\\"
    }
}
