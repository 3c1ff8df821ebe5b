import RuleContract
import Semantics
import SourceText
import SymbolIndex
import Syntax

/// `objectWillChange.send()` wherever it stands, by what the views show that follow the object (catalogue 47, 175).
///
/// Where they show nothing but what is tracked, it goes. Where they show more, it becomes `withMutation(keyPath:) {}`
/// of properties that they read whenever they do, which updates the same views.
struct ForcedUpdate {
    /// `objectWillChange.send()`, `self?.objectWillChange.send()` or `model.objectWillChange.send()`
    private let statement: SyntaxNode
    /// The class of the object.
    private let owner: TypeID
    /// False for an object that other code announces.
    private let isOwn: Bool
    /// False where code runs that gives the object, so that it has to run once.
    private let isPlain: Bool
    private let context: FileSemantics

    /// The object's own, or another's as a statement that does nothing besides.
    init?(_ reference: Reference, _ context: FileSemantics) {
        self.context = context
        if let send = OwnSend(reference, context) {
            (statement, owner, isOwn, isPlain) = (send.statement, send.owner, true, true)
            return
        }
        guard let owner = reference.types.first, let chain = reference.node.parent, chain.kind == .chainExpression,
            let block = chain.parent,
            block.kind == .codeBlock || block.kind == .closureExpression,
            context.editing.isTriviaBlank(chain.firstToken, chain.lastToken)
        else { return nil }
        let base = chain.children.prefix { $0 != reference.node }
        guard !base.isEmpty else { return nil }
        let names: [SyntaxKind] = [.identifierExpression, .memberComponent, .optionalComponent]
        (statement, self.owner, isOwn, isPlain) = (chain, owner, false, base.allSatisfy { names.contains($0.kind) })
    }

    private var editing: Editing { context.editing }
    private var semantics: Semantics { context.semantics }

    /// The edits and what may change, or nil where the views that follow the object are not plain to see.
    ///
    /// - Parameter isBridged: true where the class gets a publisher of its own, to which it goes on sending.
    func rewrite(isBridged: Bool) -> (edits: [TextEdit], behavior: BehaviorCode?, message: String)? {
        guard isBridged || !ChangeSubscribers.mayBeTold(of: owner, semantics) else { return nil }
        let views = semantics.followingViews(of: owner)
        let deletion = isBridged ? [] : isPlain ? deletion(of: statement).map { [$0] } : nil
        if isTracked || views?.reads.isEmpty == true, !isAnimated, let deletion {
            if isBridged, views?.certainReads.isEmpty == true { return (deletion, nil, "subscribers still receive it") }
            let isMissed = semantics.mayMissSends(of: owner) || semantics.isFollowed(owner) && !isTracked
            let behavior: BehaviorCode? = isMissed ? .announcedWrites : nil
            return (deletion, behavior, "the properties that are set publish the change")
        }
        guard let announced else { return nil }
        let announcedNames = Set(announced.map(\.name)).sorted()
        guard let edits = announcement(of: announcedNames, isBridged) else { return nil }
        let names = announcedNames.joined(separator: " and ")
        let message = "views that observe the object update through \(names)"
        let updatesAll = views?.certainReads.allSatisfy { !$0.isDisjoint(with: announced.map(\.id)) } ?? false
        return (announced.flatMap(\.reading) + edits, updatesAll ? nil : .forcedUpdate, message)
    }

    /// True where all that can be read through the object is tracked: what else views show was updated by chance.
    private var isTracked: Bool {
        semantics.answers.answer(ForcedUpdate.question, owner) {
            ReachableState(of: owner, tracked: semantics.trackedProperties(of: owner).names, semantics).isTracked
        }
    }

    private static let question = SharedQuestion<TypeID, Bool>()

    /// Code off the actor of the class can't name its properties.
    private var runsOnItsActor: Bool {
        guard context.index.isolation(of: owner).mayBeActor else { return true }
        if context.index.ignoresActorOfWrapper(owner), isInSendableClosure { return false }
        return semantics.isOnActor(of: owner, statement, context.analysis) { $0 != .background }
    }

    /// `addObserver(forName: name, object: nil, queue: .main) { … }`: on no actor in Swift 6 mode, wherever it runs.
    private var isInSendableClosure: Bool {
        let captures = ConcurrentCapture(semantics: semantics, analysis: context.analysis)
        var current = statement.parent
        while let node = current, node.kind != .functionDeclaration, !node.isOnMainActor {
            if node.kind == .closureExpression {
                if captures.mayBeSendable(node) { return true }
                let queue = node.parent?.parent?.calledName?.previousSibling
                if queue.map({ context.index.text($0.name) }) == "main" { return false }
            }
            current = node.parent
        }
        return false
    }

    /// What the macro makes is internal.
    private var isInItsModule: Bool {
        let modules = context.index.modules
        return context.index.types[owner].declarations.contains { modules[$0.file] == modules[context.analysis.file] }
    }

    // MARK: Deletion

    /// An animation is that of the update which is announced within it.
    private var isAnimated: Bool {
        statement.ancestor { node in
            node.kind == .closureExpression
                && node.parent?.parent?.calledName.map { context.index.text($0.name).hasPrefix("with") } ?? false
        } != nil
    }

    /// Nil where the statement is all that a branch, an observer or a closure is there for.
    private func deletion(of statement: SyntaxNode) -> TextEdit? {
        guard let block = statement.parent, block.kind == .codeBlock || block.kind == .closureExpression
        else { return nil }
        let all = block.kind == .closureExpression ? block.statementsOfClosure : Array(block.children)
        let others = all.filter { $0 != statement && !OwnSend.isSend($0, context.index) }
        if others.isEmpty {
            guard block.parent?.kind != .functionDeclaration else { return editing.deleteStatement(statement) }
            return enqueued(block).flatMap { deletion(of: $0) }
        }
        guard others.contains(where: { $0.kind != .guardStatement }),
            AnnouncedWrites.staysClosure(block, without: statement, context.index)
        else { return nil }
        return editing.deleteStatement(statement)
    }

    /// `DispatchQueue.main.async { … }` around a closure, as a statement.
    private func enqueued(_ closure: SyntaxNode) -> SyntaxNode? {
        guard closure.kind == .closureExpression, closure.statementsOfClosure.count == 1,
            let call = closure.parent?.parent, call.kind == .callComponent,
            let chain = call.parent, chain.kind == .chainExpression, call == chain.lastChild, call.childCount == 1
        else { return nil }
        let parts = chain.children.filter { $0 != call }.map(\.text).joined()
        guard parts == "DispatchQueue.main.async", editing.isTriviaBlank(chain.firstToken, chain.lastToken)
        else { return nil }
        return chain
    }

    // MARK: Announcement

    /// What is announced in place of the object; nil where the statement goes, or stays.
    fileprivate var announced: [Announced]? {
        let isHeard = semantics.changeBridge(of: owner) == nil && ChangeSubscribers.mayBeTold(of: owner, semantics)
        guard !isHeard, runsOnItsActor, isInItsModule, let views = semantics.followingViews(of: owner) else {
            return nil
        }
        let reads = views.reads.isEmpty ? [views.allReads] : views.reads
        if semantics.canAnnounceByHand(owner) { return announcedProperties(for: reads) }
        guard isOwn, semantics.canAnnounceStorageByHand(owner) else { return nil }
        // Who reads an override may not come to what the class itself has.
        let subclasses = context.index.subclasses(of: owner)
        let own = storedProperties.filter { property in
            subclasses.allSatisfy { context.index.members(named: property.key, of: $0).isEmpty }
        }
        return cover(reads, by: own)
    }

    fileprivate struct Announced {
        let id: NameID
        /// What a key path names: the property, or the object itself for a function.
        let name: String
        /// What lets a computed property or a function tell that it is read.
        var reading: [TextEdit] = []
    }

    /// Properties of which each view reads one whenever it needs the update; computed ones only where stored ones
    /// don't do, functions where these don't either, and constants last.
    private func announcedProperties(for reads: [Set<NameID>]) -> [Announced]? {
        var properties: [NameID: Announced] = [:]
        for more in [{ storedProperties }, { computedProperties }, { functions }, { constants }] {
            properties.merge(more()) { first, _ in first }
            if let found = cover(reads, by: properties) { return found }
        }
        return nil
    }

    /// One of each set, as few as can be; nil where a set has none of them.
    private func cover(_ sets: [Set<NameID>], by properties: [NameID: Announced]) -> [Announced]? {
        // Functions all name the object itself.
        let inOrder = properties.map { (text: context.index.text($0.key), key: $0.key, value: $0.value) }
            .sorted { ($0.value.name, $0.text) < ($1.value.name, $1.text) }
        var open = sets
        var chosen: [Announced] = []
        while !open.isEmpty {
            let counts = inOrder.map { property in open.count { $0.contains(property.key) } }
            guard let most = counts.max(), most > 0, let position = counts.firstIndex(of: most) else { return nil }
            chosen.append(inOrder[position].value)
            open.removeAll { $0.contains(inOrder[position].key) }
        }
        return chosen
    }

    private var storedProperties: [NameID: Announced] {
        var result: [NameID: Announced] = [:]
        let tracked = semantics.trackedProperties(of: owner)
        // What a wrapper announces for the class is behind one of these.
        let names = isOwn ? tracked.allNames : tracked.allNames.union(tracked.inFrontOfWrappers)
        for name in names where !isHidden(name) {
            result[name] = Announced(id: name, name: context.index.text(name))
        }
        return result
    }

    /// True for a property that a key path here can't name: behind a backtick, or in another file and private.
    private func isHidden(_ name: NameID) -> Bool {
        guard let member = context.index.members(named: name, of: owner).first else { return true }
        if let (pattern, _) = semantics.node(of: member), pattern.anchorToken.isBackticked { return true }
        let access = context.index.fact(member).access
        return member.file != context.analysis.file ? access <= .fileprivate : access == .private && !isOwn
    }

    /// Those of which the getter stands in this file: its edits are made along with this one.
    private var computedProperties: [NameID: Announced] {
        announcedMembers(.variableDeclaration) { member in
            guard let binding = member.child(.binding), let pattern = binding.firstChild else { return nil }
            return AnnouncedGetter(binding, editing).map { (pattern.name, $0) }
        }
    }

    /// The functions in this file whose name no other member has.
    private var functions: [NameID: Announced] {
        announcedMembers(.functionDeclaration) { member in
            guard context.index.members(named: member.name, of: owner).count == 1 else { return nil }
            return AnnouncedGetter(function: member).map { (member.name, $0) }
        }
    }

    /// The constants in this file that may as well be variables, which the macro tracks.
    private var constants: [NameID: Announced] {
        semantics.constantsAsVariables(of: owner, context).filter { !isHidden($0.key) }.mapValues { property, edit in
            Announced(id: property.name, name: property.pattern.text, reading: [edit])
        }
    }

    private func announcedMembers(
        _ kind: SyntaxKind, _ getter: (SyntaxNode) -> (id: NameID, getter: AnnouncedGetter)?
    ) -> [NameID: Announced] {
        var result: [NameID: Announced] = [:]
        for (declaration, analysis) in semantics.parts(of: owner) where analysis.file == context.analysis.file {
            for member in declaration.child(.memberBlock)?.children.filter({ $0.kind == kind }) ?? [] {
                guard let (id, getter) = getter(member), let reading = getter.edits(editing) else { continue }
                result[id] = Announced(id: id, name: getter.name, reading: reading)
            }
        }
        return result
    }

    /// In place of the statement, or behind one that is kept.
    private func announcement(of names: [String], _ isKept: Bool) -> [TextEdit]? {
        guard let mention = statement.children.first(where: { $0.name == KnownName.objectWillChange.id })
        else { return nil }
        let base = statement.children.prefix { $0 != mention }.map(\.text).joined()
        let start = statement.range.start
        let isFirst = editing.isFirstOnLine(start)
        let separator = (isFirst ? editing.lineEnding(near: start) + editing.indentation(at: start) : "; ") + base
        let prefix = mention.kind == .memberComponent ? "." : ""
        let calls = names.map { "withMutation(keyPath: \\.\($0)) {}" }.joined(separator: separator + prefix)
        guard isPlain || names.count == 1 && !isKept else { return nil }
        if isKept { return [editing.insert(separator + prefix + calls, at: statement.range.end)] }
        return [editing.replace(TextRange(mention.anchorToken.start, statement.range.end), calls)]
    }
}

private let announcedGettersQuestion = SharedQuestion<TypeID, Set<NameID>>()

extension Semantics {
    /// The computed properties of a class that tell that they are read, so that updates by hand reach who reads them.
    func gettersAnnouncedByHand(of type: TypeID) -> Set<NameID> {
        answers.answer(announcedGettersQuestion, type) {
            project.analyses.reduce(into: []) { names, analysis in
                for reference in analysis.references
                where reference.kind == .objectWillChange && reference.types == [type] {
                    let context = self.context(of: analysis)
                    guard let announced = ForcedUpdate(reference, context)?.announced else { continue }
                    names.formUnion(announced.filter { !$0.reading.isEmpty }.map(\.id))
                }
            }
        }
    }
}
