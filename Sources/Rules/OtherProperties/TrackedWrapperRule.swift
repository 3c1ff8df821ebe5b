import RuleContract

/// `@AppStorage` in a model → an ignored property behind a tracked one (catalogue 34, 46).
public let trackedWrapperRule = Rule(
    id: "tracked-wrapper",
    summary: "`@AppStorage` in a model → ignored storage with a tracked computed property",
    rationale: """
        The macro can't track a wrapped property. In an ObservableObject, @AppStorage published its changes through \
        the object; if it were only ignored, it would publish nothing. So a computed property publishes its changes \
        instead.
        """,
    safety: """
        For @AppStorage and for settable wrappers of the project, if a view may read the property. If $x or _x is \
        used, if observers set the property, or if its type is not plain, the wrapper is only ignored, as \
        observation-ignored says. A wrapper that publishes through the object around it (_enclosingInstance) stops to, \
        with all classes that use it or with none; $x and _x become those of the storage.
        """,
    before: "@AppStorage(\"isDark\") var isDark = false",
    after: """
        var isDark: Bool {
            get { access(keyPath: \\.isDark); return isDarkStorage }
            set { withMutation(keyPath: \\.isDark) { isDarkStorage = newValue } }
        }
        @ObservationIgnored @AppStorage("isDark") private var isDarkStorage = false
        """,
    tier: .assisted,
    catalogue: [34, 46, 154],
    check: { context in
        context.references(.classDeclaration).flatMap { reference -> [Diagnostic] in
            guard let id = reference.types.first else { return [] }
            let decider = PropertyDecider(context: context.file, declaration: reference.node, type: id)
            return decider.properties.filter { !$0.wrappers(in: context.index).isEmpty }.compactMap { property in
                guard case .split(let tracked) = decider.decide(property) else { return nil }
                let message = "\(context.index.text(property.name)) publishes the values that are set through it"
                return context.fix(
                    property.pattern, reference.types, message, tracked.edits(context.editing),
                    behavior: .trackedWrapper)
            }
        }
            + context.references(.genericFlow).compactMap { reference in
                guard let subscripting = EnclosingInstance(reference, context.file) else { return nil }
                var diagnostic = context.fix(
                    reference.node, reference.types, "the properties in front of the wrapper publish what is set",
                    subscripting.edits, behavior: subscripting.behavior)
                diagnostic.movesTypesTogether = true
                return diagnostic
            }
    })
