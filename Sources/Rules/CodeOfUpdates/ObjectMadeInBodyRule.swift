import RuleContract
import Semantics
import SymbolIndex
import Syntax

/// `Child(model: Model())` in a body, or `_model = StateObject(wrappedValue: Model())` in a view's init, where making
/// the model reads what the macro tracks, and a view's init that calls a method which does (catalogue 103, 222).
public let objectMadeInBodyRule = Rule(
    id: "object-made-in-body",
    summary:
        "requires the assisted tier where an object created in a body reads tracked properties in its initializer; blocks the class if it also sets them",
    rationale: """
        A body tracks everything that is read while it is evaluated, also in the initializer of an object that it \
        creates, or that a view in it creates. If the body did not observe that property before, changing it now \
        re-evaluates the body and creates another object, which loses the changed one or is useless. If the object, or \
        code that it starts, makes the change, this repeats in a loop. The same applies to a view initializer that \
        calls a method that reads and then sets a property: each change calls it again.
        """,
    safety: "Never edits. Considers only code that types resolve, and closures that are known to run immediately.",
    tier: .assisted,
    catalogue: [103, 222],
    check: { context in
        ObjectsMadeInUpdates(context: context.file).all.flatMap { diagnostics(context, $0) }
            + context.references(.wrapperProperty(.observedObject)).flatMap {
                ObjectsAskedInInit(context: context.file).calls($0)
            }.map { call in
                let message = "creating the view reads \(context.index.text(call.property))"
                return diagnostic(context, call.node, [call.type], message, isEndless: call.isEndless)
            }
            + ObjectsFromFunctions(context: context.file).all.flatMap { diagnostics(context, $0) }
    })

private func diagnostics(_ context: RuleContext, _ made: ObjectsMadeInUpdates.Made) -> [Diagnostic] {
    let reads = allReads { ReadsAroundMaking(context: context, made: made).first($0) }
        .filter { context.legacy.classes[$0.owner] != nil }
    // What is dropped changes by what it starts only: one that is created unnoticed makes one pass more.
    let isDropped = made.isAsked || made.isState && effect(of: made.node, context.file, reference: made.node) == nil
    let harmless = isDropped ? context.semantics.family(of: made.type) : []
    let classes = { (read: InitReads.Read) in types(of: read, made.type, isState: made.isState, context) }
    let found = diagnostics(context, made.node, "creating the object", classes, reads, harmless: harmless) { read in
        let call = made.node.children.first { $0.kind == .callComponent }
        let classes = [made.type] + read.makers
        return ChangesByMaking.of(classes, madeBy: call, areDropped: made.isState, context.semantics).maySet(read)
    }
    return made.isMadeLateInNewEdition ? found.map { $0.withoutEffectInOtherEdition } : found
}

/// The class of what is read, whose move alone makes a body depend on it. What a state keeps was made when it was asked
/// for, so that the move of its class makes the body depend on that as well.
private func types(of read: InitReads.Read, _ made: TypeID, isState: Bool, _ context: RuleContext) -> [TypeID] {
    isState && context.legacy.classes[made] != nil ? [made, read.owner] : [read.owner]
}

private func diagnostics(_ context: RuleContext, _ made: ObjectsFromFunctions.Made) -> [Diagnostic] {
    let functions = ObjectsFromFunctions(context: context.file)
    let reads = allReads { functions.read(of: made, $0) }.filter { context.legacy.classes[$0.owner] != nil }
    // Once the class has moved, nothing tells that the environment gets an object of it.
    let isKept = made.keeper.isState || made.keeper.property == nil
    let classes = { (read: InitReads.Read) in types(of: read, made.type, isState: isKept, context) }
    let subject = "the code that creates the object"
    let found = diagnostics(context, made.keeper.node, subject, classes, reads) { read in
        ChangesByMaking.of(
            [made.type] + read.makers, view: made.keeper.property?.owner, areDropped: made.keeper.isState,
            context.semantics
        ).maySet(read)
    }
    return made.isMadeLateInNewEdition ? found.map { $0.withoutEffectInOtherEdition } : found
}

/// All reads, from a search for the first that is wanted.
private func allReads(_ search: (@escaping (InitReads.Read) -> Bool) -> InitReads.Read?) -> [InitReads.Read] {
    var all: [InitReads.Read] = []
    _ = search { read in
        if !all.contains(read) { all.append(read) }
        return false
    }
    return all
}

/// A refusal where something is also set, and a code where something is only read. All classes whose move leads to such
/// a read are named, so that the answer is the same once one of them has moved, and that none is left out.
///
/// - Parameter harmless: the classes of which something may only be read.
private func diagnostics(
    _ context: RuleContext, _ node: SyntaxNode, _ subject: String, _ types: (InitReads.Read) -> [TypeID],
    _ reads: [InitReads.Read], harmless: Set<TypeID> = [], isSet: (InitReads.Read) -> Bool
) -> [Diagnostic] {
    let endless = reads.filter(isSet)
    let others = reads.filter { !endless.contains($0) && !harmless.contains($0.owner) }
    return [endless, others].compactMap { reads in
        guard let first = reads.first else { return nil }
        let message = "\(subject) reads \(context.index.text(first.property))"
        return diagnostic(context, node, reads.flatMap(types), message, isEndless: endless.contains(first))
    }
}

/// - Parameter isEndless: what is read is set by what is made.
private func diagnostic(
    _ context: RuleContext, _ node: SyntaxNode, _ types: [TypeID], _ message: String, isEndless: Bool
) -> Diagnostic {
    let types = Set(types).sorted()
    if isEndless { return context.refuse(node, types, .setByMaking, message + " and sets it") }
    return context.fix(node, types, message, [], behavior: .readWhileMade)
}

/// What a body comes to follow where it makes an object, or a view that does.
private struct ReadsAroundMaking {
    let context: RuleContext
    let made: ObjectsMadeInUpdates.Made

    func first(_ isWanted: @escaping (InitReads.Read) -> Bool) -> InitReads.Read? {
        let others = InitReads(
            semantics: context.semantics, type: made.type, includesOthers: true, followed: followed, isWanted: isWanted)
        if made.isState {
            // What the object only reads makes it for nothing, what it sets as well goes round.
            let reads = InitReads(semantics: context.semantics, type: made.type, isWanted: isWanted)
            return reads.property(labels: made.labels) ?? others.property(labels: made.labels)
        }
        if let read = others.property(labels: made.labels) ?? readByArguments(others) ?? readByInitializer(others) {
            return read
        }
        return made.isAsked ? readOfObject(isWanted) : readByView(isWanted)
    }

    /// The view in whose own code the object is made.
    private var view: TypeID? { ViewUpdate.contains(made.node) ? context.analysis.enclosingType(of: made.node) : nil }

    /// Other objects of the made class don't tell of this one.
    private var followed: Set<TypeID> {
        let views = view.map { [$0] } ?? Array(made.views)
        let followed = views.dropFirst().reduce(views.first.map { context.semantics.classesFollowed(by: $0) } ?? []) {
            $0.intersection(context.semantics.classesFollowed(by: $1))
        }
        return followed.subtracting(context.semantics.family(of: made.type))
    }

    /// `Child(model: Model(isDark: Theme.shared.isDark))`
    private func readByArguments(_ others: InitReads) -> InitReads.Read? {
        let call = made.node.children.first { $0.kind == .callComponent }
        return call.flatMap { others.property(readBy: [ClassCode.Body(node: $0, analysis: context.analysis)]) }
    }

    /// `title = model.title` in the `init` of a view that makes the model: the body around runs it.
    private func readByInitializer(_ others: InitReads) -> InitReads.Read? {
        guard ViewUpdate.isInInit(made.node),
            let body = made.node.ancestor(where: { $0.kind == .initializerDeclaration })?.child(.codeBlock)
        else { return nil }
        return others.property(readBy: [ClassCode.Body(node: body, analysis: context.analysis)])
    }

    /// `title` of `Text(Model().title)`
    private func readOfObject(_ isWanted: @escaping (InitReads.Read) -> Bool) -> InitReads.Read? {
        let call = made.node.children.first { $0.kind == .callComponent }
        guard let member = call?.nextSibling, member.kind == .memberComponent else { return nil }
        let reads = InitReads(semantics: context.semantics, type: made.type, isWanted: isWanted)
        return reads.property(readAt: member, context.analysis)
    }

    /// `Child(model: Model())` beside `Text(Theme.shared.name)`
    private func readByView(_ isWanted: @escaping (InitReads.Read) -> Bool) -> InitReads.Read? {
        guard let view, let declaration = made.node.enclosingDeclaration else { return nil }
        let followed = followed
        var found: InitReads.Read?
        _ = declaration.contains { node in
            guard node.kind == .identifierExpression || node.kind == .memberComponent,
                let owner = context.analysis.uses.knownOwner(of: node), context.legacy.classes[owner] != nil,
                !followed.contains(owner),
                context.semantics.updateCode.views(running: node, in: context.analysis).contains(view)
            else { return false }
            let reads = InitReads(semantics: context.semantics, type: owner, followed: followed, isWanted: isWanted)
            found = reads.property(readAt: node, context.analysis)
            return found != nil
        }
        return found
    }
}

extension Diagnostic {
    /// What another edition of Xcode makes once can't be made again.
    fileprivate var withoutEffectInOtherEdition: Diagnostic {
        var diagnostic = self
        diagnostic.outcomeInOtherEdition = .fix([], behavior: nil)
        return diagnostic
    }
}
