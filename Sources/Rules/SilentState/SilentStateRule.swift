import RuleContract
import SymbolIndex
import Syntax

/// Values that no object publishes, shown by views that were updated by something else (catalogue 35, 44, 45, 212, 213,
/// 219, 220).
public let silentStateRule = Rule(
    id: "silent-state",
    summary:
        "requires the assisted tier where a view shows an unpublished value and other changes of an object updated the view",
    rationale: """
        Every change of an ObservableObject updates all views that observe it, so they also show other values that \
        changed: the clock, defaults, files, variables of plain classes. An @Observable object only updates views that \
        read the changed property, and not for a value equal to the last one.
        """,
    safety: """
        Never edits; where possible, published-property adds code that publishes equal values. Refused if a class only \
        updates views that read none of its properties. Reported only if a body reads such a value, directly or in \
        code that it calls, and some change of the object no longer updates it, or if a representable gets an object \
        that its update method does not name.
        """,
    tier: .assisted,
    catalogue: [35, 44, 45, 106, 212, 213, 218, 219, 220],
    check: { context in
        LegacyWrapper.allCases.flatMap { wrapper in
            context.references(.wrapperProperty(wrapper)).flatMap { viewDiagnostics(context, $0) }
        }
            + RepresentedObjects(context: context.file).properties().map { property in
                let message =
                    "\(context.index.text(property.pattern.name)) is passed to the representable by views that observe it"
                return context.fix(property.pattern, [property.type], message, [], behavior: .representable)
            }
    })

private func viewDiagnostics(_ context: RuleContext, _ reference: Reference) -> [Diagnostic] {
    guard let property = WrapperProperty(context.file, reference),
        reference.types.contains(where: { context.semantics.isObserved($0) })
    else { return [] }
    func diagnostic(_ behavior: BehaviorCode, _ message: String) -> Diagnostic {
        context.fix(property.pattern, reference.types, "\(property.name) \(message)", [], behavior: behavior)
    }
    var result: [Diagnostic] = []
    let redraws = LostRedraws(context: context.file, reference: reference)
    if let view = redraws.unequalView {
        let equals = "lets the view equal the one before (\(view.call.placeInFile))"
        if let (steps, objects) = redraws.shown(by: view) {
            let shown = steps.last.map { told(step: $0) + context.path(of: steps) } ?? "what it does not follow"
            let message = "\(equals), which also shows \(shown)"
            if objects.isEmpty { result.append(diagnostic(.piggyBack, message)) }
            result += objects.map { other in
                var found = diagnostic(.piggyBack, message)
                found.unlessMoving = [other]
                return found
            }
        }
        if let name = redraws.value(handedTo: view) {
            result.append(diagnostic(.partialEquality, "\(equals) though \(name) may differ from it"))
        }
    }
    for lost in redraws.findings {
        if lost.isCertain, reference.types.allSatisfy({ RedrawOnlyClass(context: context.file, type: $0).isOne }) {
            let message = "\(property.name) \(message(lost, context))"
            return [context.refuse(property.pattern, reference.types, .redrawsOnly, message)]
        }
        if announcesEqualValues(lost, context) { continue }
        result += lost.unlessMoving.map { other in
            let place = lost.placesOfObjects[other].map { " by " + context.toldWithPath($0) } ?? ""
            let message = "updates a view that also shows an object of \(context.index.qualifiedName(other))" + place
            var found = diagnostic(lost.behavior, message)
            found.unlessMoving = [other]
            return found
        }
        if lost.unlessMoving.isEmpty { result.append(diagnostic(lost.behavior, message(lost, context))) }
        if lost.behavior == .redrawOnly { return result }
    }
    if let condition = ConditionalReads(context: context.file, reference: reference).condition {
        result.append(diagnostic(.conditionalRead, "is read only under the condition \(shortened(condition.text))"))
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
    if lost.steps.isEmpty { return "updates a view that reads none of its properties, and nothing else updates it" }
    let step = lost.steps.last.map { $0.kind == .callComponent ? $0.previousSibling ?? $0 : $0 }
    let shown = step.map { told(step: $0) }
    // `session.dataTask(…).resume()` gives the body nothing to show.
    let isStarted =
        step.map {
            $0.name == KnownName.Task.id || OutsideNames.actingMembers.contains(context.index.text($0.name))
        } ?? false
    let verb = (lost.behavior == .redrawOnly ? "only " : "also ") + (isStarted ? "starts" : "shows")
    return "updates a view that \(verb) \(shown ?? "it")" + context.path(of: lost.steps) + missed(lost, context)
}

/// ` when count or title changes`, which the view does not read.
private func missed(_ lost: LostRedraws.Finding, _ context: RuleContext) -> String {
    let names = lost.loss.missed.map { context.index.text($0) }.sorted()
    guard let last = names.last else { return "" }
    switch names.count {
    case 1: return " when \(last) changes"
    case 2, 3: return " when \(names.dropLast().joined(separator: ", ")) or \(last) changes"
    default: return " when \(names[0]), \(names[1]) or one of \(names.count - 2) other properties changes"
    }
}
