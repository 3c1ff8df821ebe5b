import RuleContract
import Semantics
import SymbolIndex
import Syntax

/// Places that compile as they are and may behave otherwise: each asks for the assisted tier. One rule for each kind,
/// so that each can be explained.

/// `Mirror(reflecting: self)` (catalogue 26).
public let reflectionRule = Rule(
    id: "reflection",
    summary: "requires the assisted tier where Mirror or dump shows an object",
    rationale: "The macro replaces stored properties and adds one of its own, which Mirror shows.",
    safety: "Never edits.",
    tier: .assisted,
    catalogue: [26],
    check: { context in
        context.references(.reflection).map { reference in
            let name = context.index.text(reference.node.name)
            return context.fix(reference.node, reference.types, "\(name) shows the object", [], behavior: .reflection)
        }
    })

/// `queue.async { self.items = … }` (catalogue 72, 223).
public let backgroundWriteRule = Rule(
    id: "background-write",
    summary: "requires the assisted tier where a property is set off the main thread",
    rationale: """
        Combine warned at run time about changes from background threads; an @Observable class does not, and its \
        storage has no lock.
        """,
    safety: """
        Never edits. Considers only code that shows where it runs: closures for a queue, a detached task, a thread, a \
        scheduler or a completion handler of a system API that runs elsewhere, also through functions of the project; \
        async methods and tasks of a class without an actor; and methods and observers that such code runs.
        """,
    tier: .assisted,
    catalogue: [72, 223],
    check: { context in
        let finder = context.semantics.backgroundWrites
        let hazards = context.analysis.hazards
        let changes = hazards.publishedChanges.map { context.tree.node(at: $0) }.filter(\.isWrittenHere)
        return (changes + hazards.publishedTargets.map { context.tree.node(at: $0) }).compactMap { node in
            guard let owner = owner(ofSet: node, context),
                finder.mayBeSetOffMain(node.name, of: owner), finder.isInBackground(node, context.analysis)
            else { return nil }
            let message = "\(context.index.text(node.name)) is set off the main thread"
            let isRead = mayBeReadByViews(node.name, of: owner, context.semantics)
            // SwiftUI's subscription gave the warning.
            if !isRead, !context.semantics.mayUpdateViews(owner) { return nil }
            return context.fix(node, [owner], message, [], behavior: isRead ? .backgroundWrite : .unwarnedWrite)
        }
    })

/// The class of the published property that is set at a mention, where it is known.
private func owner(ofSet node: SyntaxNode, _ context: RuleContext) -> TypeID? {
    let owners = context.file.ownersOfPublished(node)
    if let known = owners.first(where: { context.analysis.uses.names(node, memberOf: [$0]) }) { return known }
    // `assign(to: \.x, on: self)`
    guard let path = node.parent, path.kind == .keyPathExpression, let call = path.parent?.parent,
        call.kind == .callComponent, let object = CallArguments(call).list.last?.value
    else { return nil }
    let type = context.semantics.types(at: object, context.analysis).type(of: object).typeID
    return owners.first { $0 == type }
}

private func mayBeReadByViews(_ name: NameID, of owner: TypeID, _ semantics: Semantics) -> Bool {
    let named = semantics.storedProperties(ofClass: owner).filter { $0.property.name == name }
    return named.isEmpty || named.contains { $0.reading.mayBeReadByViews($0.property) }
}

/// `Canvas { … model.points … }` (catalogue 107).
public let untrackedReadRule = Rule(
    id: "untracked-read",
    summary: "requires the assisted tier where a view reads a property only in a closure that runs after its body",
    rationale: """
        Observation tracks what is read while the body runs. Canvas, alignment guides, visual effects, and modifiers \
        for geometry, scrolling, preferences and transactions call their closures later.
        """,
    safety: "Never edits. A property that the body also reads is still observed.",
    tier: .assisted,
    catalogue: [107, 221],
    check: { context in
        LegacyWrapper.allCases.flatMap { wrapper in
            context.references(.wrapperProperty(wrapper)).flatMap { untrackedReads(context, $0) }
        }
            + LateCode(context: context.file).reads.map { read in
                let message = "\(context.index.text(read.property)) is read only after the body"
                return context.fix(read.node, [read.owner], message, [], behavior: .untrackedReads)
            }
    })

private func untrackedReads(_ context: RuleContext, _ reference: Reference) -> [Diagnostic] {
    guard reference.types.contains(where: { context.semantics.isObserved($0) }) else { return [] }
    return LateReads(context: context.file, reference: reference).nodes.map { node in
        let name = context.index.text(node.name)
        let behavior: BehaviorCode = ReadPlaces.isInCommands(node) ? .commands : .untrackedReads
        return context.fix(node, reference.types, "\(name) is read only after the body", [], behavior: behavior)
    }
}
