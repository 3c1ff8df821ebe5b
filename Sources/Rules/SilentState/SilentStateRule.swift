import RuleContract
import SymbolIndex
import Syntax

/// Values that no object publishes, shown by views that were updated by something else (catalogue 35, 44, 45, 212, 213,
/// 219, 220).
public let silentStateRule = Rule(
    id: "silent-state",
    summary:
        "asks for the assisted tier where a view shows what nobody announces and was updated by other changes of an object",
    rationale: """
        Every change of an ObservableObject updates all views that observe it, so that they also show what changed beside it: the clock, defaults, files, \
        variables of plain classes. An @Observable object only updates views that read what changed, and not with a value that equals the one before.
        """,
    safety: """
        Never edits; equal values are announced by what published-property writes, where it can. Refused where a class only redraws \
        views that read nothing of it. Only where a body asks for such a \
        value, itself or in what it calls, and some change of the object no longer updates it; or where a representable \
        is handed an object that its update method doesn't name.
        """,
    tier: .assisted,
    catalogue: [35, 44, 45, 106, 212, 213, 218, 219, 220],
    check: { context in
        [LegacyWrapper.observedObject, .stateObject, .environmentObject].flatMap { wrapper in
            context.references(.wrapperProperty(wrapper)).flatMap { viewDiagnostics(context, $0) }
        }
            + RepresentedObjects(context: context.file).properties().map { property in
                let message =
                    "\(context.index.text(property.pattern.name)) is handed to the representable by views that follow it"
                return context.fix(property.pattern, [property.type], message, [], behaviour: .representable)
            }
    })

private func viewDiagnostics(_ context: RuleContext, _ reference: Reference) -> [Diagnostic] {
    guard let property = WrapperProperty(context.file, reference),
        reference.types.contains(where: { context.semantics.isObserved($0) })
    else { return [] }
    func diagnostic(_ behaviour: BehaviourCode, _ message: String) -> Diagnostic {
        context.fix(property.pattern, reference.types, "\(property.name) \(message)", [], behaviour: behaviour)
    }
    var result: [Diagnostic] = []
    for lost in LostRedraws(context: context.file, reference: reference).findings {
        if lost.isCertain, reference.types.allSatisfy({ RedrawOnlyClass(context: context.file, type: $0).isOne }) {
            let message = "\(property.name) \(message(lost, context))"
            return [context.refuse(property.pattern, reference.types, .redrawsOnly, message)]
        }
        if announcesEqualValues(lost, context) { continue }
        var found = diagnostic(lost.behaviour, message(lost, context))
        found.unlessMoving = lost.unlessMoving
        result.append(found)
        if lost.behaviour == .redrawOnly { return result }
    }
    if let condition = ConditionalReads(context: context.file, reference: reference).condition {
        result.append(diagnostic(.conditionalRead, "is only read where \(shortened(condition.text)) lets it"))
    }
    return result
}

/// True where the classes announce the equal values that kept the view fresh.
private func announcesEqualValues(_ lost: LostRedraws.Finding, _ context: RuleContext) -> Bool {
    !lost.ofEqualValues.isEmpty
        && lost.ofEqualValues.allSatisfy { followed, names in
            !names.isEmpty
                && context.semantics.family(of: followed).allSatisfy { owner in
                    names.intersection(context.semantics.classCode(of: owner).published).allSatisfy { name in
                        context.semantics.announcesEqualValues(of: PropertyKey(owner: owner, name: name))
                    }
                }
        }
}

private func message(_ lost: LostRedraws.Finding, _ context: RuleContext) -> String {
    if let other = lost.unlessMoving.first {
        return "updates a view that shows an object of \(context.index.qualifiedName(other)) beside it"
    }
    if lost.steps.isEmpty { return "updates a view that reads nothing of it, and nothing else does" }
    let step = lost.steps.last.map { $0.kind == .callComponent ? $0.previousSibling ?? $0 : $0 }
    let shown = step.map { told(step: $0) }
    // `session.dataTask(…).resume()` gives the body nothing to show.
    let isStarted =
        step.map {
            $0.name == KnownName.Task.id || OutsideNames.actingMembers.contains(context.index.text($0.name))
        } ?? false
    let verb = isStarted ? "starts" : "shows"
    return "updates a view that \(verb) \(shown ?? "it")" + context.path(of: lost.steps)
        + (lost.behaviour == .redrawOnly ? " only" : " beside it") + missed(lost, context)
}

/// ` when count or title changes`, which the view does not read.
private func missed(_ lost: LostRedraws.Finding, _ context: RuleContext) -> String {
    let names = lost.loss.missed.map { context.index.text($0) }.sorted()
    guard let last = names.last else { return "" }
    switch names.count {
    case 1: return " when \(last) changes"
    case 2, 3: return " when \(names.dropLast().joined(separator: ", ")) or \(last) changes"
    default: return " when \(names[0]), \(names[1]) or one of \(names.count - 2) others changes"
    }
}
