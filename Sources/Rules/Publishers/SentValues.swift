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
        let pipelines = semantics.pipelines(ofPublisher: property)
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
        var waiting = pipelines
        var seen = Told(properties: [property])
        while let next = waiting.popLast() {
            guard next.runsCode else { continue }
            var told = Told(properties: Set(next.assigned))
            told.announcements.formUnion(next.assigned.map(\.owner).filter { isFollowed($0) }.map { .changes($0) })
            if told.properties.contains(property) || mayComeBack(next.summary, &told) { return true }
            for other in told.properties where seen.properties.insert(other).inserted {
                guard let more = semantics.pipelines(ofPublisher: other) else { return true }
                waiting += more
            }
            for other in told.announcements where seen.announcements.insert(other).inserted {
                guard let more = semantics.pipelines(behind: other) else { return true }
                waiting += more
            }
        }
        return false
    }

    /// Whose subscribers run as well.
    private struct Told {
        var properties: Set<PropertyKey>
        var announcements: Set<Announcement> = []
    }

    // MARK: Subscribers

    /// The pipelines of the property, and of those to which they assign values; nil where not all is known.
    fileprivate func findPipelines() -> [PublisherPipeline]? {
        var result: [PublisherPipeline] = []
        var seen: Set<PropertyKey> = []
        var waiting = [property]
        while let next = waiting.popLast() {
            guard seen.insert(next).inserted else { continue }
            for use in semantics.usesOutsideTests(ofPublisher: next) {
                guard let analysis = semantics.project.analysis(of: use.file) else { return nil }
                // What sets a property that has a publisher counts as unknown code.
                if case .assignment = PublisherUse.of(use.node, semantics) { continue }
                if next != property, PublisherUse.isAssigned(use.node) { continue }
                let pipeline = PublisherPipeline(from: use.node, of: next, analysis, semantics)
                guard !pipeline.isUnknown, !pipeline.assigned.contains(property) else { return nil }
                waiting += pipeline.assigned
                result.append(pipeline)
            }
        }
        return result
    }

    /// - Parameter told: with other properties that may be set, whose publishers run their subscribers, and with what is
    ///   sent by hand.
    private func mayComeBack(_ summary: Summary, _ told: inout Told) -> Bool {
        var waiting = [summary]
        var unseen: Set<MemberReference> = []
        while let next = waiting.popLast() {
            let comesBack = semantics.summaries.anything(in: next) { part in
                if mayComeBack(by: part) { return true }
                told.properties.formUnion(part.sent.map(\.property))
                told.announcements.formUnion(part.announced.map(\.announcement))
                for mention in part.mentions {
                    told.properties.formUnion(propertiesSent(by: mention))
                    told.announcements.formUnion(typesFollowed(by: mention).map { .changes($0) })
                }
                // What stands in files that lead to no class of interest may still make a library come back.
                for member in part.unseen where unseen.insert(member).inserted {
                    guard let codes = semantics.codeInAnyFile(of: member) else { return true }
                    for code in codes {
                        var maker = SummaryMaker(semantics, code.analysis)
                        maker.run(code)
                        waiting.append(maker.summary)
                    }
                }
                return told.properties.contains(property)
            }
            if comesBack { return true }
        }
        return false
    }

    private func mayComeBack(by part: Summary) -> Bool {
        if part.unknownToAll != nil || part.namesInKeyPaths.contains(property.name) { return true }
        let callbacks = LibraryCallbacks(semantics: semantics)
        return part.mentions.contains { maySet($0) }
            || part.runs.contains { subscribes($0) || callbacks.mayFollow($0) }
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

    /// Classes of which a property may be set and to whose `objectWillChange` code subscribes, which then runs.
    private func typesFollowed(by mention: (node: SyntaxNode, analysis: FileAnalysis)) -> [TypeID] {
        let (node, analysis) = mention
        return semantics.project.table.changeUses.keys.filter { type in
            analysis.uses.mayMean(node, propertyOf: semantics.family(of: type)) && mayChange(type, node, analysis)
                && isFollowed(type)
        }
    }

    /// Other properties that may be set whose publishers may run code of their subscribers.
    private func propertiesSent(by mention: (node: SyntaxNode, analysis: FileAnalysis)) -> [PropertyKey] {
        let (node, analysis) = mention
        return semantics.project.table.publisherUses.keys.filter { other in
            other.name == node.name && other != property
                && analysis.uses.mayMean(node, propertyOf: semantics.family(of: other.owner))
                && mayChange(other.owner, node, analysis)
        }
    }

    private func mayChange(_ type: TypeID, _ node: SyntaxNode, _ analysis: FileAnalysis) -> Bool {
        if node.previousSibling?.isProjection == true || node.parent?.kind == .keyPathExpression { return true }
        return PropertyWrites(context: semantics.context(of: analysis), type: type, property: node.name)
            .mayBeLaterWrite(node, in: analysis)
    }

    private func isFollowed(_ type: TypeID) -> Bool {
        semantics.family(of: type).contains { semantics.isSubscribed(to: $0) }
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

private let usesQuestion = SharedQuestion<PropertyKey, [(file: Int, node: SyntaxNode)]>()
private let pipelinesQuestion = Question<PropertyKey, [PublisherPipeline]?>()
private let announcementQuestion = Question<Announcement, [PublisherPipeline]?>()
private let sentValuesQuestion = SharedQuestion<PropertyKey, Bool>()

extension Semantics {
    /// Where the publisher of a property is used; what tests and previews subscribe to concerns them only.
    func usesOutsideTests(ofPublisher property: PropertyKey) -> [(file: Int, node: SyntaxNode)] {
        answers.answer(usesQuestion, property) {
            (project.table.publisherUses[property] ?? []).filter {
                !index.isOfTests($0.file) && file($0.file)?.isInPreview($0.node) != true
            }
        }
    }

    /// What subscribes to the publisher of a property, and to those of properties to which its values are assigned; nil
    /// where not all is known.
    fileprivate func pipelines(ofPublisher property: PropertyKey) -> [PublisherPipeline]? {
        answers.answer(pipelinesQuestion, property) {
            SentValues(property: property, semantics: self).findPipelines()
        }
    }

    /// What subscribes to something that is sent by hand; nil where not all is known.
    fileprivate func pipelines(behind announcement: Announcement) -> [PublisherPipeline]? {
        answers.answer(announcementQuestion, announcement) {
            switch announcement {
            case .changes(let type): pipelines(ofChangesOf: type)
            case .subject(let member): pipelines(ofSubject: member)
            }
        }
    }

    private func pipelines(ofChangesOf type: TypeID) -> [PublisherPipeline]? {
        var result: [PublisherPipeline] = []
        for type in family(of: type) {
            guard !project.table.typesLeftOpen.contains(type) else { return nil }
            for use in project.table.changeUses[type] ?? []
            where !index.isOfTests(use.file) && !ChangeSubscribers.isSent(use.node, index) {
                guard let analysis = project.analysis(of: use.file) else { return nil }
                result.append(PublisherPipeline(from: use.node, analysis, self))
            }
        }
        return result.contains(where: \.isUnknown) ? nil : result
    }

    private func pipelines(ofSubject member: MemberReference) -> [PublisherPipeline]? {
        var result: [PublisherPipeline] = []
        let isHidden = mayBeNamed(member) { node, analysis in
            let next = node.partBehindUnwrapping
            if next?.kind == .memberComponent, let name = next?.name, ["send", "value"].contains(index.text(name)) {
                return false
            }
            result.append(PublisherPipeline(from: node, analysis, self))
            return false
        }
        return isHidden || result.contains(where: \.isUnknown) ? nil : result
    }

    /// True where somebody may see that a subject stands in for the property's publisher.
    func showsBridge(of property: PropertyKey) -> Bool {
        answers.answer(sentValuesQuestion, property) { SentValues(property: property, semantics: self).mayComeBack }
    }
}
