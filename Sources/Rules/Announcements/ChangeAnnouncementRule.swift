import RuleContract
import Semantics
import SymbolIndex
import Syntax

/// `objectWillChange.send()` where properties announce the same, and what only passes it on (catalogue 45–47, 67, 69).
public let changeAnnouncementRule = Rule(
    id: "change-announcement",
    summary:
        "`objectWillChange.send()` → deleted where tracked properties publish the same change, or `withMutation(keyPath:)`",
    rationale: """
        The properties of an @Observable class publish their own changes, and views observe each object that they \
        read. For a value stored elsewhere, the computed property that returns it publishes the change.
        """,
    safety: """
        Deleted where the code shows which change is published and everything that can be read through the object is \
        tracked: in the observer of a tracked property, next to writes of tracked properties, or in a sink that only \
        forwards the changes of a class that also migrates. A computed property whose storage no other code uses \
        publishes its changes itself. Elsewhere the call becomes `withMutation(keyPath: \\.x) {}` of properties that \
        each view reads whenever it shows the unpublished value, or of the object if functions return it; a constant \
        among them becomes a variable that nothing else sets. Everything else is refused.
        """,
    before:
        "var isOn: Bool {\n    get { defaults.bool(forKey: \"isOn\") }\n    set { objectWillChange.send(); defaults.set(newValue, forKey: \"isOn\") }\n}",
    after: """
        var isOn: Bool {
            get { access(keyPath: \\.isOn); return defaults.bool(forKey: "isOn") }
            set { withMutation(keyPath: \\.isOn) { defaults.set(newValue, forKey: "isOn") } }
        }
        """,
    tier: .assisted,
    catalogue: [45, 46, 47, 67, 69],
    check: { context in
        context.references(.objectWillChange).compactMap { reference in
            guard case .rewrite(let rewrite) = ChangeAnnouncement.of(reference, context.file) else { return nil }
            var diagnostic = context.fix(
                reference.node, rewrite.types, rewrite.message, rewrite.edits, behavior: rewrite.behavior)
            diagnostic.movesTypesTogether = rewrite.types.count > 1
            return diagnostic
        } + context.references(.unknownWrapper).compactMap { forwardingDiagnostic(context, $0) }
    })

/// A wrapper that passes on the changes of the object behind it.
private func forwardingDiagnostic(_ context: RuleContext, _ reference: Reference) -> Diagnostic? {
    guard let forwarded = context.file.forwardedObject(behind: reference.node) else { return nil }
    let children = forwarded.children.map { context.index.qualifiedName($0) }.joined(separator: ", ")
    let isShown = context.semantics.showsForwarding(ofAnyOf: forwarded.children, by: forwarded.owner)
    var diagnostic = context.fix(
        reference.node, forwarded.children + [forwarded.owner],
        "\(context.index.qualifiedName(forwarded.owner)) forwards the changes of \(children)",
        [context.editing.deleteAttribute(reference.node)], behavior: isShown ? .forwardedChanges : nil)
    diagnostic.movesTypesTogether = true
    return diagnostic
}
