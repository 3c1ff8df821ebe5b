import SourceText
import SymbolIndex
import Syntax

/// `@ObservationIgnored` for what the macro can't or shouldn't track (catalogue 34–39, 50, 162).
public let observationIgnoredRule = Rule(
    id: "observation-ignored",
    summary: "`@ObservationIgnored` for `lazy`, property wrappers, cancellables",
    rationale: """
        The macro turns stored properties into computed ones. A lazy property or one behind a wrapper does not compile then, and a subscription, \
        a task or a timer is nothing that a view shows.
        """,
    safety: "Assisted where a view may read the property: it would no longer see changes that came with those of other properties.",
    before: "private var cancellables = Set<AnyCancellable>()",
    after: "@ObservationIgnored private var cancellables = Set<AnyCancellable>()",
    catalogue: [34, 35, 36, 38, 39, 42, 50, 59, 71, 162, 163, 171],
    check: { context in
        context.references(.classDeclaration).flatMap { diagnostics(context, $0) }
    })

private func diagnostics(_ context: RuleContext, _ reference: Reference) -> [Diagnostic] {
    guard let id = reference.types.first else { return [] }
    let decider = PropertyDecider(context: context, declaration: reference.node, type: id)
    var result: [Diagnostic] = []
    for property in decider.properties {
        guard case .ignored(let behaviour, let reason) = decider.decide(property) else { continue }
        // The second and later properties of a list get theirs where the list is split.
        let isFirst = property.declaration.child(.binding) == property.binding
        let edits = isFirst ? [context.editing.insert("@ObservationIgnored ", at: property.declaration.range.start)] : []
        var diagnostic = context.fix("observation-ignored", property.pattern, reference.types, reason, edits, behaviour: behaviour)
        diagnostic.isMadeElsewhere = !isFirst
        diagnostic.unlessMoving = decider.typesBehindLegacyWrapper(property)
        result.append(diagnostic)
        if let wrapper = decider.boundWrapper(property) {
            let message = "\(context.index.text(property.name)) is behind @\(context.index.text(wrapper.name)), and a view binds to it"
            result.append(context.refuse("observation-ignored", property.pattern, reference.types, .boundWrapper, message))
        }
    }
    return result
}
