import SymbolIndex
import Syntax

/// `Child(model: Model())` in a body, or `_model = StateObject(wrappedValue: Model())` in a view's init, where making the model reads what the macro tracks,
/// and a view's init that calls a method which does (catalogue 103, 222).
public let objectMadeInBodyRule = Rule(
    id: "object-made-in-body",
    summary: "asks for the assisted tier where what a body makes reads tracked properties in an init",
    rationale: """
        What is read while a body is made is tracked, also by the initializer of an object that the body makes, or that a view \
        in it makes in its own initializer. Where the body did not observe that, a change makes the body again, and with it \
        another object, so that the changed one is lost, or for nothing. The same goes for the initializer of a view that \
        calls a method of an object which reads and then sets something: each change calls it again.
        """,
    safety: "Never edits. Only functions, getters, observers and initializers are followed that types tell, and closures that are known to run at once.",
    tier: .assisted,
    catalogue: [103, 222],
    check: { context in
        ObjectsMadeInUpdates(context: context).all.compactMap { diagnostic(context, $0) }
            + context.references(.wrapperProperty(.observedObject)).flatMap { ObjectsAskedInInit(context: context).calls($0) }.map { call in
                let message = "making the view reads \(context.index.text(call.property))"
                return context.fix(rule, call.node, [call.type], message, [], behaviour: .readWhileMade)
            }
            + context.references(.wrapperProperty(.observedObject)).compactMap { reference in
                guard let read = ObjectsFromFunctions(context: context).read(reference) else { return nil }
                let message = "what makes the object reads \(context.index.text(read.property))"
                let types = Set(reference.types + read.makers + [read.owner]).sorted()
                return context.fix(rule, reference.node, types, message, [], behaviour: .readWhileMade)
            }
    })

private let rule = "object-made-in-body"

private func diagnostic(_ context: RuleContext, _ made: ObjectsMadeInUpdates.Made) -> Diagnostic? {
    guard let read = ReadsAroundMaking(context: context, made: made).first else { return nil }
    // All that leads to the read is named, so that the answer is the same once one of the classes has moved.
    let isOwn = context.search.family(of: made.type).contains(read.owner)
    let types = Set([made.type] + read.makers + (isOwn ? [] : [read.owner])).sorted()
    let message = "making the object reads \(context.index.text(read.property))"
    var fix = context.fix(rule, made.node, types, message, [], behaviour: .readWhileMade)
    if made.isMadeLateInNewEdition { fix.outcomeInOtherEdition = .fix([], behaviour: nil) }
    return fix
}

/// What a body comes to follow where it makes an object, or a view that does.
private struct ReadsAroundMaking {
    let context: RuleContext
    let made: ObjectsMadeInUpdates.Made

    var first: InitReads.Read? {
        if made.isState {
            // What the object only reads makes it for nothing, what it sets as well goes round.
            let reads = InitReads(search: context.search, type: made.type)
            return reads.property(labels: made.labels) ?? others.property(labels: made.labels)
        }
        return others.property(labels: made.labels) ?? readByArguments ?? readByView
    }

    private var others: InitReads {
        InitReads(search: context.search, type: made.type, includesOthers: true, followed: followed)
    }

    /// The view in whose own code the object is made.
    private var view: TypeID? { ViewUpdate.contains(made.node) ? context.analysis.enclosingType(of: made.node) : nil }

    /// Other objects of the made class don't tell of this one.
    private var followed: Set<TypeID> {
        view.map { context.search.classesFollowed(by: $0).subtracting(context.search.family(of: made.type)) } ?? []
    }

    /// `Child(model: Model(isDark: Theme.shared.isDark))`
    private var readByArguments: InitReads.Read? {
        let call = made.node.children.first { $0.kind == .callComponent }
        return call.flatMap { others.property(readBy: $0, in: context.analysis) }
    }

    /// `Child(model: Model())` beside `Text(Theme.shared.name)`
    private var readByView: InitReads.Read? {
        guard let view, let declaration = made.node.ancestor(where: { $0.kind.isTypeDeclaration }) else { return nil }
        let followed = followed
        var found: InitReads.Read?
        declaration.walk { node in
            guard found == nil, node.kind == .identifierExpression || node.kind == .memberComponent else { return found == nil }
            guard let owner = context.analysis.uses.knownOwner(of: node), context.legacy.classes[owner] != nil, !followed.contains(owner),
                InitReads(search: context.search, type: owner).isRead(node, context.analysis),
                context.search.updateCode.views(running: node, in: context.analysis).contains(view)
            else { return true }
            found = InitReads.Read(property: node.name, owner: owner, makers: [])
            return false
        }
        return found
    }
}
