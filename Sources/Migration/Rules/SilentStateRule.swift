import SymbolIndex
import Syntax

/// Values that nobody announces, shown by views that were updated by something else (catalogue 35, 44, 45).
public let silentStateRule = Rule(
    id: "silent-state",
    summary: "asks for the assisted tier where a view shows what nobody announces and was updated by other changes of an object",
    rationale: """
        Every change of an ObservableObject updates all views that observe it, so that they also show what changed beside it: defaults, variables of \
        plain classes, static and global variables. An @Observable object only updates views that read what changed.
        """,
    safety: """
        Never edits. Only where the code tells that the update was relied upon: the class sets the value and a published property together, or a view \
        observes an object without reading anything of it, or a representable is handed one that its update method doesn't name.
        """,
    tier: .assisted,
    catalogue: [35, 44, 45, 106],
    check: { context in
        context.references(.classDeclaration).flatMap { SilentGetters(context: context, reference: $0).diagnostics() }
            + [LegacyWrapper.observedObject, .stateObject, .environmentObject].flatMap { wrapper in
                context.references(.wrapperProperty(wrapper)).flatMap { viewDiagnostics(context, $0) }
            }
            + RepresentedObjects(context: context).properties().map { property in
                let message = "\(context.index.text(property.pattern.name)) is handed to the representable by views that follow it"
                return context.fix(rule, property.pattern, [property.type], message, [], behaviour: .representable)
            }
    })

private let rule = "silent-state"

private func viewDiagnostics(_ context: RuleContext, _ reference: Reference) -> [Diagnostic] {
    guard let property = WrapperProperty(context, reference) else { return [] }
    func diagnostic(_ behaviour: BehaviourCode, _ message: String) -> Diagnostic {
        context.fix(rule, property.pattern, reference.types, "\(property.name) \(message)", [], behaviour: behaviour)
    }
    if let read = RedrawOnly(context: context, reference: reference).silentRead {
        return [diagnostic(.redrawOnly, "only updates a view that shows \(shortened(read.text))")]
    }
    var result: [Diagnostic] = []
    if let condition = ConditionalReads(context: context, reference: reference).condition {
        result.append(diagnostic(.conditionalRead, "is only read where \(shortened(condition.text)) lets it"))
    }
    if let read = SilentBesideReads(context: context, reference: reference).silentRead {
        result.append(diagnostic(.piggyBack, "updates a view that shows \(shortened(read.text)) beside it"))
    }
    return result
}
