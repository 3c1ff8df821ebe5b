import RuleContract
import Semantics
import SourceText
import SymbolIndex
import Syntax

/// `$x` as a publisher → a subject that gets each new value of `x`, or the publisher of a property that keeps
/// `@Published` behind a tracked one (catalogue 60–64, 73, 76, 155).
public let publisherBridgeRule = Rule(
    id: "publisher-bridge",
    summary: "`$query` as a publisher → `querySubject`, or `$queryStorage` of a property that stays published",
    rationale: """
        An @Observable class has no publishers. A subject that gets each new value in willSet leaves pipelines \
        unchanged, with the same values in the same order. Where a subject behaves differently, or can't take the \
        place of Published.Publisher, the property keeps its publisher behind a tracked property of its name.
        """,
    safety: """
        A subject is used where any publisher is accepted and no code that runs during a send may set the property or \
        subscribe to it; a library that it calls may do that too, unless all such places are in initializers, in \
        asynchronous code of their own or in controls. Code that subscribes once to each object, during its creation \
        or while the view of the creating controller loads, sees no difference. Subscriptions only in tests and \
        previews are not considered. Elsewhere `@ObservationIgnored @Published private var queryStorage` keeps the \
        publisher, and `query` is computed and tracked. That requires a property with a type that can be written, in a \
        class outside of hierarchies; otherwise a use that may require Published.Publisher is refused, and the others \
        require the assisted tier. A pipeline that is assigned to &$x becomes a sink, stored in a set that lives as \
        long as the object. A view's .onReceive(model.$x) becomes .onChange(of: model.x, initial: true) if the closure \
        uses only the value and its type compares all of it.
        """,
    before: "@Published var query = \"\"\n…\n$query.sink { … }",
    after: """
        var query = "" { willSet { querySubject.send(newValue) } }
        @ObservationIgnored private(set) lazy var querySubject = CurrentValueSubject<String, Never>(_query)
        …
        querySubject.sink { … }
        """,
    tier: .assisted,
    catalogue: [60, 61, 62, 63, 64, 73, 76, 155, 173, 216],
    check: { context in
        context.references(.publisher).compactMap { useDiagnostic(context, $0) }
            + context.references(.classDeclaration).flatMap { declarationDiagnostics(context, $0) }
    })

/// What becomes of one use of a publisher.
///
/// That is the subject that stands in for the publisher or the publisher that is kept, a sink for what is assigned to
/// it, `onChange` for what a view receives, or a refusal. `PublisherUse` judges the form of the use, `PublisherBridge` the declaration;
/// `ReferenceTable.publisherUses` tells whether a property needs a subject at all.
enum PublisherOutcome {
    case fix([TextEdit], BehaviorCode?, String)
    case refusal(Refusal, String)

    private static let question = Question<Int32, PublisherOutcome>()

    /// Both the rule that bridges and the one that blocks ask this, so that each place has one answer.
    static func of(_ reference: Reference, _ context: RuleContext) -> PublisherOutcome {
        context.file.answers.answer(question, reference.node.index) { make(reference, context) }
    }

    private static func make(_ reference: Reference, _ context: RuleContext) -> PublisherOutcome {
        let name = context.index.text(reference.node.name)
        guard reference.isCertain, let key = reference.property else {
            return .refusal(
                .publisherProjection,
                reference.isCertain ? "$\(name) is used as a publisher" : "$\(name) may be a publisher of this type")
        }
        if ViewReception.mayReceive(reference.node, context.index),
            let reception = ViewReception(reference.node, key, context.file)
        {
            return .fix(reception.edits(), .receivedOnChange, "the view observes \(name) with onChange(of:)")
        }
        if let kept = context.semantics.keptPublisher(of: key), !PublisherUse.isAssigned(reference.node) {
            let edit = context.editing.replaceToken(reference.node.anchor, kept.projection)
            return .fix([edit], nil, "\(kept.projection) is the publisher that $\(name) was")
        }
        switch context.semantics.bridge(of: key) {
        case .impossible(let refusal, let message): return .refusal(refusal, message)
        case .possible(let bridge):
            return PublisherUseRewrite(context: context, reference: reference, bridge: bridge, owner: key.owner)
                .outcome()
        }
    }
}

private func useDiagnostic(_ context: RuleContext, _ reference: Reference) -> Diagnostic? {
    guard case .fix(let edits, let behavior, let message) = PublisherOutcome.of(reference, context) else { return nil }
    return context.fix(reference.node, reference.types, message, edits, behavior: behavior)
}

/// The subjects of a class, and the set for pipelines that are assigned to its properties.
private func declarationDiagnostics(_ context: RuleContext, _ reference: Reference) -> [Diagnostic] {
    guard let id = reference.types.first else { return [] }
    // Before anything is made of a property: most are never used as publishers.
    let properties = context.file.storedProperties(of: reference.node).filter { property in
        property.isPublished && context.project.table.publisherUses[PropertyKey(owner: id, name: property.name)] != nil
    }
    guard !properties.isEmpty else { return [] }
    let announcement = context.semantics.changeBridge(of: id).map { _ in ChangeBridge.announcement }
    let kept = properties.compactMap { keptDiagnostic(context, $0, of: id, announcement) }
    var result: [Diagnostic] = []
    var set = context.semantics.subscriptionSet(of: id)?.declaration
    for property in properties {
        let key = PropertyKey(owner: id, name: property.name)
        guard case .possible(let bridge) = context.semantics.bridge(of: key),
            let kinds = context.semantics.kindsOfUses(of: key)
        else { continue }
        let assignments = kinds.filter { $0.isAssignment }
        let isSending = assignments.count < kinds.count && context.semantics.keptPublisher(of: key) == nil
        let declarations = assignments.isEmpty ? [] : [set].compactMap { $0 }
        if !assignments.isEmpty { set = nil }
        guard isSending || !declarations.isEmpty else { continue }
        let name = context.index.text(property.name)
        let message = isSending ? "\(bridge.subject) publishes \(name)" : "the class stores its subscriptions"
        let edits = bridge.edits(isSending: isSending, announcement: announcement, declarations: declarations)
        result.append(context.fix(property.pattern, reference.types, message, edits))
    }
    guard !result.isEmpty,
        let edit = ImportEditing(context: context.file).insertion(
            of: "Combine", unlessImported: ["Combine"], around: reference.node)
    else { return kept + result }
    let place = context.tree.root.children.first { $0.kind == .importDeclaration } ?? reference.node
    return [context.fix(place, reference.types, "import Combine is added", [edit])] + kept + result
}

/// A property that keeps its publisher behind a tracked one.
private func keptDiagnostic(
    _ context: RuleContext, _ property: StoredProperty, of id: TypeID, _ announcement: String?
) -> Diagnostic? {
    let name = context.index.text(property.name)
    return context.semantics.keptPublisher(of: PropertyKey(owner: id, name: property.name)).map {
        context.fix(
            property.pattern, [id], "\(name) keeps its publisher behind a tracked property",
            $0.edits(announcement: announcement))
    }
}

extension Semantics {
    /// How the publisher of a property is used, what views receive left out; nil where there is no use or one is not
    /// understood.
    fileprivate func kindsOfUses(of property: PropertyKey) -> [PublisherUse]? {
        guard let kinds = allKindsOfUses(of: property) else { return nil }
        return keptPublisher(of: property) != nil || kinds.allSatisfy { !$0.isOther } ? kinds : nil
    }

    /// The same where some may not be understood.
    func allKindsOfUses(of property: PropertyKey) -> [PublisherUse]? {
        project.table.publisherUses[property]?.filter { !isReceivedByView($0, property) }
            .map { PublisherUse.of($0.node, self) }
    }

    private func isReceivedByView(_ use: (file: Int, node: SyntaxNode), _ property: PropertyKey) -> Bool {
        guard ViewReception.mayReceive(use.node, index), let analysis = project.analysis(of: use.file) else {
            return false
        }
        return ViewReception(use.node, property, context(of: analysis)) != nil
    }

    /// True where a property sends its values to a subject of its own.
    func sendsToSubject(_ property: PropertyKey) -> Bool {
        guard keptPublisher(of: property) == nil, case .possible = bridge(of: property),
            let kinds = kindsOfUses(of: property)
        else { return false }
        return !kinds.allSatisfy { $0.isAssignment }
    }
}

extension PublisherUse {
    var isAssignment: Bool { if case .assignment = self { true } else { false } }
    var isOther: Bool { if case .other = self { true } else { false } }
}

/// The code at one use.
private struct PublisherUseRewrite {
    let context: RuleContext
    let reference: Reference
    let bridge: PublisherBridge
    let owner: TypeID

    private var node: SyntaxNode { reference.node }
    private var name: String { context.index.text(node.name) }

    func outcome() -> PublisherOutcome {
        let plain = PublisherOutcome.refusal(.publisherProjection, "$\(name) is used as a publisher")
        switch PublisherUse.of(node, context.semantics) {
        case .values:
            if let local = context.index.names.lookUp(bridge.subject), node.kind == .identifierExpression,
                LocalName(local, at: node) != nil
            {
                return .refusal(.nameClash, "\(bridge.subject) is a local variable here, so it can't replace $\(name)")
            }
            let edits = [context.editing.replaceToken(node.anchor, bridge.subject)]
            let message = "\(bridge.subject) replaces $\(name)"
            guard let property = reference.property else { return .fix(edits, .publisherBridge, message) }
            guard let cause = context.semantics.causeToSeeBridge(of: property) else { return .fix(edits, nil, message) }
            return .fix(edits, .publisherBridge, message + text(of: cause))
        case .assignment(let call):
            guard let edits = assignmentEdits(call) else {
                let obstacle = obstacleToSink ?? "the call contains a comment"
                return .refusal(.publisherProjection, "assign(to: &$\(name)) can't become a sink: \(obstacle)")
            }
            return .fix(edits, mayBeOnActor ? .assignedBySink : nil, "a sink replaces assign(to: &$\(name))")
        case .other: return plain
        }
    }

    /// `, and a subscriber may run store.load in refresh`
    private func text(of cause: SentValues.Cause) -> String {
        switch cause {
        case .otherThread: ", which may be sent off the main thread"
        case .openSubscribers: ", and not all of its subscribers are known"
        case .code(let node):
            ", and a subscriber may \(node.isWrittenHere ? "set" : "run") \(told(step: node))"
                + context.path(of: [node])
        case .subscription(let node): ", and a subscriber may subscribe again" + context.path(of: [node])
        }
    }

    /// `.assign(to: &$x)` → `.sink { [weak self] (value: T) in self?.x = value }.store(in: &cancellables)`
    ///
    /// The type is written since what comes before may take its own from the property. What is assigned ran no
    /// observers of the property, and a sink would.
    private func assignmentEdits(_ call: SyntaxNode) -> [TextEdit]? {
        guard obstacleToSink == nil, let type = bridge.valueType,
            let set = context.semantics.subscriptionSet(of: owner),
            let callee = call.previousSibling, context.editing.isTriviaBlank(callee.firstToken, call.lastToken)
        else { return nil }
        let editing = context.editing
        // The dot belongs to the member.
        let dot = editing.token(callee.firstToken).start
        let isOnOwnLine = editing.isFirstOnLine(dot)
        let separator = isOnOwnLine ? editing.lineEnding(near: dot) + editing.indentation(at: dot) : ""
        let local = name == "value" ? "newValue" : "value"
        let sink = "sink { [weak self] (\(local): \(type)) in self?.\(name) = \(local) }"
        let range = TextRange(callee.anchorToken.start, call.range.end)
        // An escaping closure around needs it, as `&self.$x` did.
        let owner = node.kind == .memberComponent ? "self." : ""
        return [editing.replace(range, sink + separator + ".store(in: &\(owner)\(set.name))")]
    }

    /// What is in the way of a sink that sets the property.
    private var obstacleToSink: String? {
        if bridge.property.hasObservers || isOverridden { return "it would run the observers of \(name)" }
        if bridge.valueType == nil { return "its closure needs a type annotation of \(name)" }
        if case .function = context.semantics.members.type(ofProperty: bridge.property.name, in: owner) {
            return "its closure would get a non-escaping function"
        }
        guard let set = context.semantics.subscriptionSet(of: owner) else {
            return "the class has no set to store it in"
        }
        if set.file != context.analysis.file { return "\(set.name), which stores it, is private in another file" }
        if context.analysis.enclosingType(of: node) != owner || isStatic {
            return "no object of the class can store it here"
        }
        let isOnActor = isolates(bridge.property.declaration) && !isOnActorHere
        return isOnActor ? "its closure does not run on the actor of \(name)" : nil
    }

    /// True where the closure may have to run on an actor, which Swift 6 checks each time (SE-0423).
    private var mayBeOnActor: Bool {
        !context.index.infersActorOfWrapper(owner) && (isOnActorHere || isolates(bridge.property.declaration))
    }

    /// True where the code around, and with it the closure, may be on an actor.
    private var isOnActorHere: Bool {
        context.index.isolation(of: owner).mayBeActor || node.enclosingMember.map { isolates($0) } ?? false
    }

    /// True for a declaration with an attribute that may be that of an actor.
    private func isolates(_ declaration: SyntaxNode) -> Bool {
        declaration.children.contains { attribute in
            attribute.kind == .attribute
                && !SDKAttributes.onUnisolatedMembers.contains(context.index.text(attribute.name))
        }
    }

    private var isOverridden: Bool {
        context.semantics.family(of: owner).contains { type in
            type != owner && !context.index.members(named: node.name, of: type).isEmpty
        }
    }

    private var isStatic: Bool {
        guard let member = node.enclosingMember else { return true }
        return Modifiers(member).isStatic
    }
}
