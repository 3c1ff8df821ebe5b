import Semantics
import SymbolIndex
import Syntax

/// Tells whether anybody can see that a subject stands in for a property's publisher.
///
/// They differ in one thing: what subscribes while a value is sent gets that value from the subject, and the one before
/// from the publisher; so does what subscribes after a subscriber has set the property meanwhile (catalogue 216). So
/// nobody can where all subscribers get values later, or run nothing that sets the property or subscribes to it.
struct SentValues {
    let property: PropertyKey
    let semantics: Semantics

    private var index: ProjectIndex { semantics.index }
    private var uses: [(file: Int, node: SyntaxNode)] { semantics.usesOutsideTests(ofPublisher: property) }

    var mayComeBack: Bool {
        guard !mayLeaveMainThread else { return true }
        let pipelines = pipelines()
        if let pipelines, !pipelines.contains(where: \.runsCode) { return false }
        return maySendWithinSend(pipelines) && mayComeBack(pipelines)
    }

    // MARK: The places

    /// False where nothing that runs while a value is sent comes to where the property is set or subscribed to, and
    /// where nothing subscribes when values were sent.
    private func maySendWithinSend(_ pipelines: [PublisherPipeline]?) -> Bool {
        var places = SendingPlaces(property: property, semantics: semantics)
        if places.subscribesOnceWhileMade() || places.sendsWhileMade { return false }
        let start = places.start
        guard start < .anyCall, !mayCall(ClosureTakers.runningLoops, pipelines), !runsLoops else { return true }
        if start >= .input, mayCall(ClosureTakers.endingInput, pipelines) { return true }
        return start >= .viewUpdate && mayBeMentioned(ClosureTakers.updatingViews + SDKTypes.hosts)
    }

    private func mayBeMentioned(_ names: [String]) -> Bool { !semantics.files(mentioningOneOf: names).isEmpty }

    /// True where subscribers may call what has one of some names.
    private func mayCall(_ names: [String], _ pipelines: [PublisherPipeline]?) -> Bool {
        guard mayBeMentioned(names) else { return false }
        return pipelines?.contains { pipeline in
            semantics.summaries.anything(in: pipeline.summary) { part in
                part.unknown != nil || !part.unseen.isEmpty
                    || part.runs.contains { code in code.node.contains { names.contains($0.tree.text($0.anchor)) } }
            }
        } ?? true
    }

    /// `RunLoop.current.run(until: date)`
    private var runsLoops: Bool {
        guard let run = semantics.name("run"), let loop = semantics.name("RunLoop") else { return false }
        return semantics.files(mentioning: loop).contains { number in
            guard index.mentions(run, file: number), let file = semantics.file(number) else { return false }
            return file.code.contains(run, in: file.tree.root) { $0.parent?.firstChild?.name == loop }
        }
    }

    private func mayComeBack(_ pipelines: [PublisherPipeline]?) -> Bool {
        guard let pipelines, !pipelines.contains(where: \.isKept), !isNamedAtRelease else { return true }
        return pipelines.contains { $0.runsCode && mayComeBack($0.summary) }
    }

    // MARK: Subscribers

    /// The pipelines of the property, and of those to which they assign values; nil where not all is known.
    private func pipelines() -> [PublisherPipeline]? {
        var result: [PublisherPipeline] = []
        var seen: Set<PropertyKey> = []
        var waiting = [property]
        while let next = waiting.popLast() {
            guard seen.insert(next).inserted else { continue }
            if next != property, isSubscribed([next.owner]) { return nil }
            for use in semantics.usesOutsideTests(ofPublisher: next) {
                guard let analysis = semantics.project.analysis(of: use.file) else { return nil }
                // What sets a property that has a publisher counts as unknown code.
                if case .assignment = PublisherUse.of(use.node, semantics) { continue }
                let pipeline = PublisherPipeline(from: use.node, of: next, analysis, semantics)
                guard !pipeline.isUnknown, !pipeline.assigned.contains(property) else { return nil }
                waiting += pipeline.assigned
                result.append(pipeline)
            }
        }
        return result
    }

    private func mayComeBack(_ summary: Summary) -> Bool {
        let callbacks = LibraryCallbacks(semantics: semantics)
        return semantics.summaries.anything(in: summary) { part in
            if part.unknown != nil || part.namesInKeyPaths.contains(property.name) { return true }
            // Who can't see what code does can't see what a library does for it either.
            return !part.unseen.isEmpty || part.mentions.contains { maySet($0) || mayBeFollowed($0) || maySend($0) }
                || part.runs.contains { subscribes($0) || callbacks.mayFollow($0) }
        }
    }

    /// True where the publisher is named in the code.
    private func subscribes(_ code: ClassCode.Body) -> Bool {
        uses.contains { code.node.encloses($0.node) }
    }

    /// True where the property may be set, or its publisher is named.
    private func maySet(_ mention: (node: SyntaxNode, analysis: FileAnalysis)) -> Bool {
        let (node, analysis) = mention
        guard node.name == property.name,
            node.isProjection || analysis.uses.mayMean(node, propertyOf: semantics.family(of: property.owner))
        else { return false }
        return node.isProjection || mayChange(property.owner, node, analysis)
    }

    /// True where a property may be set of a class to whose `objectWillChange` code subscribes, which then runs.
    private func mayBeFollowed(_ mention: (node: SyntaxNode, analysis: FileAnalysis)) -> Bool {
        let (node, analysis) = mention
        return semantics.project.table.changeUses.keys.contains { type in
            analysis.uses.mayMean(node, propertyOf: semantics.family(of: type)) && mayChange(type, node, analysis)
                && isSubscribed([type])
        }
    }

    /// True where another property may be set whose publisher runs code of its subscribers.
    private func maySend(_ mention: (node: SyntaxNode, analysis: FileAnalysis)) -> Bool {
        let (node, analysis) = mention
        return semantics.project.table.publisherUses.keys.contains { other in
            other.name == node.name && other != property
                && analysis.uses.mayMean(node, propertyOf: semantics.family(of: other.owner))
                && mayChange(other.owner, node, analysis) && semantics.runsSubscribers(of: other)
        }
    }

    private func mayChange(_ type: TypeID, _ node: SyntaxNode, _ analysis: FileAnalysis) -> Bool {
        if node.previousSibling?.isProjection == true || node.parent?.kind == .keyPathExpression { return true }
        return PropertyWrites(context: semantics.context(of: analysis), type: type, property: node.name)
            .mayBeLaterWrite(node, in: analysis)
    }

    private func isSubscribed(_ types: [TypeID]) -> Bool {
        types.contains { semantics.family(of: $0).contains { semantics.isSubscribed(to: $0) } }
    }

    // MARK: Where the property is named

    /// True where it is set off the main thread, or subscribed to there: a value may be sent at the same time.
    private var mayLeaveMainThread: Bool {
        let finder = semantics.backgroundWrites
        guard finder.mayBeSetOffMain(property.name, of: property.owner) else { return false }
        let isSubscribedThere = uses.contains { use in
            semantics.project.analysis(of: use.file).map { finder.isInBackground(use.node, $0) } ?? true
        }
        return isSubscribedThere || isNamed { $0.isWrittenHere && finder.isInBackground($0, $1) }
    }

    /// True where a `deinit`, which runs when somebody lets go of an object, names the property.
    private var isNamedAtRelease: Bool {
        isNamed { node, _ in node.ancestor { $0.kind == .deinitializerDeclaration } != nil }
    }

    private func isNamed(where condition: (SyntaxNode, FileAnalysis) -> Bool) -> Bool {
        let family = semantics.family(of: property.owner)
        return semantics.isNamed(property.name) { node, analysis in
            guard node.kind == .identifierExpression || node.kind == .memberComponent else { return false }
            let isMeant = node.isProjection || analysis.uses.mayMean(node, propertyOf: family)
            return isMeant && condition(node, analysis)
        }
    }
}

private let runningQuestion = Question<PropertyKey, Bool>()
private let sentValuesQuestion = Question<PropertyKey, Bool>()

extension Semantics {
    /// Where the publisher of a property is used; what tests subscribe to concerns them only.
    func usesOutsideTests(ofPublisher property: PropertyKey) -> [(file: Int, node: SyntaxNode)] {
        (project.table.publisherUses[property] ?? []).filter { !index.isOfTests($0.file) }
    }

    /// True where subscribers of a property's publisher run code within the call that sends a value.
    fileprivate func runsSubscribers(of property: PropertyKey) -> Bool {
        answers.answer(runningQuestion, property) {
            usesOutsideTests(ofPublisher: property).contains { use in
                guard let analysis = project.analysis(of: use.file) else { return true }
                return PublisherPipeline(from: use.node, of: property, analysis, self).runsCode
            }
        }
    }

    /// True where somebody may see that a subject stands in for the property's publisher.
    func showsBridge(of property: PropertyKey) -> Bool {
        answers.answer(sentValuesQuestion, property) { SentValues(property: property, semantics: self).mayComeBack }
    }
}
