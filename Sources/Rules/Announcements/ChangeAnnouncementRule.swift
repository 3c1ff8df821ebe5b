import RuleContract

/// `objectWillChange.send()` where properties announce the same, and what only passes it on (catalogue 45–47, 67, 69).
public let changeAnnouncementRule = Rule(
    id: "change-announcement",
    summary:
        "`objectWillChange.send()` → deleted where tracked properties announce the same, or `withMutation(keyPath:)`",
    rationale: """
        A property of an @Observable class announces its own changes, and views follow each object that they read. What is stored elsewhere is \
        announced by the computed property in front of it.
        """,
    safety: """
        It goes where it is plain what is announced (the observer of a tracked property, writes of tracked properties beside it, a sink that only \
        passes on the changes of a class that moves too), and where all that can be read through the object is tracked. A computed property that no \
        other code shares its storage with announces it itself. Elsewhere it becomes `withMutation(keyPath: \\.x) {}` of properties that each view reads \
        whenever it shows what nobody announces, or of the object itself where functions give that back; a constant among them becomes a variable \
        that nothing else sets. All else is refused.
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
                reference.node, rewrite.types, rewrite.message, rewrite.edits, behaviour: rewrite.behaviour)
            diagnostic.movesTypesTogether = rewrite.types.count > 1
            return diagnostic
        }
    })
