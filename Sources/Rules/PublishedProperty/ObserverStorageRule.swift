import RuleContract

/// `x = …` in an observer of `x` → `_x = …` (catalogue 38).
public let observerStorageRule = Rule(
    id: "observer-storage",
    summary: "`x = …` in the observer of a plain `x` → `_x = …`",
    rationale: """
        In its own observer, a plain property is set without running the observer again. Once it is tracked, the same \
        assignment would call the macro's setter and run the observer in a loop. The storage now has the observer, and \
        is set as the property was.
        """,
    safety: """
        Only for assignments in the observer itself; closures in it ran the observer again, and still do. If an \
        initializer sets the property after the object is initialized, or deinit uses the property, it is ignored \
        instead, as observation-ignored says.
        """,
    before: "var factor = 1.0 {\n    didSet { if factor > 4 { factor = 4 } }\n}",
    after: "var factor = 1.0 {\n    didSet { if factor > 4 { _factor = 4 } }\n}",
    tier: .assisted,
    catalogue: [38],
    check: { context in
        context.references(.classDeclaration).flatMap { reference -> [Diagnostic] in
            guard let id = reference.types.first else { return [] }
            let decider = PropertyDecider(context: context.file, declaration: reference.node, type: id)
            return decider.properties.filter { $0.hasObservers && !$0.isPublished }.compactMap { property in
                guard case .corrected(let places) = decider.decide(property) else { return nil }
                let name = context.index.text(property.name)
                let edits = places.map { context.editing.replaceToken($0.anchor, "_" + name) }
                return context.fix(
                    property.pattern, reference.types, "\(name) is set in its own observer", edits,
                    behavior: .observerStorage)
            }
        }
    })
