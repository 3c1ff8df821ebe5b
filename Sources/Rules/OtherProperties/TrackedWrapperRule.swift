import RuleContract

/// `@AppStorage` in a model → an ignored property behind a tracked one (catalogue 34, 46).
public let trackedWrapperRule = Rule(
    id: "tracked-wrapper",
    summary: "`@AppStorage` in a model → ignored storage behind a tracked computed property",
    rationale: """
        The macro can't track a property behind a wrapper. In an ObservableObject @AppStorage announced its changes through the object; ignored it \
        would announce nothing. So a computed property in front of it does.
        """,
    safety: """
        For @AppStorage and for wrappers of the project whose value can be set, where a view may read the property. Where $x or _x is used, where \
        observers set the property, or where its type is not plain, the wrapper is only ignored, as observation-ignored says.
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
    catalogue: [34, 46],
    check: { context in
        context.references(.classDeclaration).flatMap { reference -> [Diagnostic] in
            guard let id = reference.types.first else { return [] }
            let decider = PropertyDecider(context: context.file, declaration: reference.node, type: id)
            return decider.properties.filter { !$0.wrappers(in: context.index).isEmpty }.compactMap { property in
                guard case .split(let tracked) = decider.decide(property) else { return nil }
                let message = "\(context.index.text(property.name)) announces what is set through it"
                return context.fix(
                    property.pattern, reference.types, message, tracked.edits(context.editing),
                    behaviour: .trackedWrapper)
            }
        }
    })
