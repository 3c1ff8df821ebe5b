import SymbolIndex
import Syntax

/// `Child(model: Model())` in a body, or `_model = StateObject(wrappedValue: Model())` in a view's init, where making the model reads what the macro tracks,
/// and a view's init that calls a method which does (catalogue 103, 222).
public let objectMadeInBodyRule = Rule(
    id: "object-made-in-body",
    summary: "asks for the assisted tier where what a body makes reads tracked properties in an init",
    rationale: """
        What is read while a body is made is tracked, also by the initializer of an object that the body makes, or that a view in it makes in its own \
        initializer. A change of such a property makes the body again, and with it another object, so that the changed one is lost, or for nothing. The same goes for the initializer of a view that calls a method of an object \
        which reads and then sets something: each change calls it again.
        """,
    safety: "Never edits. Only functions, getters, observers and initializers of legacy classes are followed, and closures that are known to run at once.",
    tier: .assisted,
    catalogue: [103, 222],
    check: { context in
        ObjectsMadeInUpdates(context: context).all.compactMap { diagnostic(context, $0) }
            + context.references(.wrapperProperty(.observedObject)).flatMap { ObjectsAskedInInit(context: context).calls($0) }.map { call in
                let message = "making the view reads \(context.index.text(call.property))"
                return context.fix(rule, call.node, [call.type], message, [], behaviour: .readWhileMade)
            }
    })

private let rule = "object-made-in-body"

private func diagnostic(_ context: RuleContext, _ made: ObjectsMadeInUpdates.Made) -> Diagnostic? {
    let reads = InitReads(search: context.search, type: made.type, includesOthers: !made.isState)
    guard let read = reads.property(labels: made.labels) else { return nil }
    // All that leads to the read is named, so that the answer is the same once one of the classes has moved.
    let isOwn = context.search.family(of: made.type).contains(read.owner)
    let types = Set([made.type] + read.makers + (isOwn ? [] : [read.owner])).sorted()
    let message = "making the object reads \(context.index.text(read.property))"
    var fix = context.fix(rule, made.node, types, message, [], behaviour: .readWhileMade)
    if made.isMadeLateInNewEdition { fix.outcomeInOtherEdition = .fix([], behaviour: nil) }
    return fix
}
