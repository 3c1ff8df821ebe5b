import RuleContract

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
        }
    })
