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

    /// Why somebody may see it.
    enum Cause: Sendable {
        /// A value may be sent off the main thread.
        case otherThread
        /// Who subscribes, or when, is not known.
        case openSubscribers
        /// A subscriber may run code that sets the property again: this one, or by calling what is unknown.
        case code(SyntaxNode)
        /// A subscriber may subscribe again.
        case subscription(SyntaxNode)
    }

    /// The first that is found.
    var cause: Cause? {
        guard !mayLeaveMainThread else { return .otherThread }
        let pipelines = semantics.pipelines(ofPublisher: property)
        if let pipelines, !pipelines.contains(where: \.runsCode) { return nil }
        var places = SendingPlaces(property: property, semantics: semantics)
        guard maySendWithinSend(pipelines, &places), let cause = cause(pipelines) else { return nil }
        // Asked last, since it takes longest.
        guard let made = places.subscriptionsWhileMade, !maySend(beforeAllIn: made.makers, pipelines) else {
            return cause
        }
        return nil
    }

    // MARK: The places

    /// False where nothing that runs while a value is sent comes to where the property is set or subscribed to, and
    /// where nothing subscribes when values were sent.
    private func maySendWithinSend(_ pipelines: [PublisherPipeline]?, _ places: inout SendingPlaces) -> Bool {
        if places.subscriptionsWhileMade?.count == 1 || places.sendsWhileMade { return false }
        let start = places.start
        guard start < .anyCall, !mayCall(ClosureTakers.runningLoops, pipelines), !runsLoops else { return true }
        if start >= .input, mayCall(ClosureTakers.endingInput, pipelines) { return true }
        return start >= .viewUpdate && mayBeMentioned(ClosureTakers.updatingViews + SDKTypes.hosts)
    }

    /// True where the code that makes an object, or one of the first subscribers, may set the property before the last
    /// one has subscribed.
    private func maySend(beforeAllIn makers: [ClassCode.Body], _ pipelines: [PublisherPipeline]?) -> Bool {
        guard let pipelines, !makers.isEmpty else { return true }
        let naming = makers.filter { semantics.namesUsed(by: $0).contains(property.name) }
        let summaries = naming.map { semantics.summaries.summary(of: $0) } + pipelines.map(\.summary)
        return summaries.contains { summary in
            semantics.summaries.anything(in: summary) { part in
                part.namesInKeyPaths.contains(property.name) || part.sent.contains { $0.0 == property }
                    || part.mentions.contains { !$0.node.isProjection && maySet($0) }
            }
        }
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

    private func cause(_ pipelines: [PublisherPipeline]?) -> Cause? {
        guard let pipelines, !pipelines.contains(where: \.isKept), !isNamedAtRelease else { return .openSubscribers }
        var waiting = pipelines
        var seen: Set<Told.Sender> = [.property(property)]
        while let next = waiting.popLast() {
            guard next.runsCode else { continue }
            var told = Told()
            for assigned in next.assigned {
                told.add(.property(assigned), by: nil)
                if semantics.isSubscribed(to: assigned.owner) {
                    told.add(.announcement(.changes(assigned.owner)), by: nil)
                }
            }
            if next.assigned.contains(property) { return .openSubscribers }
            if let cause = cause(next.summary, &told) { return cause }
            for (sender, node) in told.senders where seen.insert(sender).inserted {
                guard let more = self.pipelines(behind: sender) else {
                    return node.map { .code($0) } ?? .openSubscribers
                }
                waiting += more
            }
        }
        return nil
    }

    private func pipelines(behind sender: Told.Sender) -> [PublisherPipeline]? {
        switch sender {
        case .property(let property): semantics.pipelines(ofPublisher: property)
        case .announcement(let announcement): semantics.pipelines(behind: announcement)
        }
    }

    /// Whose subscribers run as well, in the order in which they were found.
    private struct Told {
        enum Sender: Hashable {
            case property(PropertyKey)
            case announcement(Announcement)
        }

        private(set) var senders: [(Sender, node: SyntaxNode?)] = []
        private var known: Set<Sender> = []

        /// - Parameter node: what makes it send; nil for a pipeline that assigns its values.
        mutating func add(_ sender: Sender, by node: SyntaxNode?) {
            if known.insert(sender).inserted { senders.append((sender, node)) }
        }
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
                if PublisherUse.isAssigned(use.node) { continue }
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
    private func cause(_ summary: Summary, _ told: inout Told) -> Cause? {
        var waiting = [summary]
        var unseen: Set<MemberReference> = []
        while let next = waiting.popLast() {
            let found = semantics.summaries.first(in: next) { part -> Cause? in
                if let cause = cause(by: part) { return cause }
                for (other, node) in part.sent {
                    if other == property { return .code(node) }
                    told.add(.property(other), by: node)
                }
                for (announcement, node) in part.announced { told.add(.announcement(announcement), by: node) }
                for mention in part.mentions {
                    for other in propertiesSent(by: mention) { told.add(.property(other), by: mention.node) }
                    for type in typesFollowed(by: mention) {
                        told.add(.announcement(.changes(type)), by: mention.node)
                    }
                }
                // What stands in files that lead to no class of interest may still make a library come back.
                for member in part.unseen where unseen.insert(member).inserted {
                    guard let codes = semantics.codeInAnyFile(of: member) else {
                        return part.callingOut.map { .code($0) } ?? .openSubscribers
                    }
                    for code in codes {
                        var maker = SummaryMaker(semantics, code.analysis)
                        maker.run(code)
                        waiting.append(maker.summary)
                    }
                }
                return nil
            }
            if let found { return found }
        }
        return nil
    }

    private func cause(by part: Summary) -> Cause? {
        if let node = part.unknownToAll { return .code(node) }
        if part.namesInKeyPaths.contains(property.name) { return .openSubscribers }
        if let mention = part.mentions.first(where: { maySet($0) }) { return .code(mention.node) }
        for code in part.runs {
            if let use = uses.first(where: { code.node.encloses($0.node) }) { return .subscription(use.node) }
            if let node = LibraryCallbacks(semantics: semantics).firstPlace(in: code) { return .code(node) }
        }
        return nil
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
                && semantics.isSubscribed(to: type)
        }.sorted()
    }

    /// Other properties that may be set whose publishers may run code of their subscribers.
    private func propertiesSent(by mention: (node: SyntaxNode, analysis: FileAnalysis)) -> [PropertyKey] {
        let (node, analysis) = mention
        return semantics.project.table.publisherUses.keys.filter { other in
            other.name == node.name && other != property
                && analysis.uses.mayMean(node, propertyOf: semantics.family(of: other.owner))
                && mayChange(other.owner, node, analysis)
        }.sorted { $0.owner < $1.owner }
    }

    private func mayChange(_ type: TypeID, _ node: SyntaxNode, _ analysis: FileAnalysis) -> Bool {
        if node.previousSibling?.isProjection == true || node.parent?.kind == .keyPathExpression { return true }
        return PropertyWrites(context: semantics.context(of: analysis), type: type, property: node.name)
            .mayBeLaterWrite(node, in: analysis)
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

private let namesQuestion = SharedQuestion<SyntaxNode, Set<NameID>>()
private let usesQuestion = SharedQuestion<PropertyKey, [(file: Int, node: SyntaxNode)]>()
private let pipelinesQuestion = Question<PropertyKey, [PublisherPipeline]?>()
private let announcementQuestion = Question<Announcement, [PublisherPipeline]?>()
private let sentValuesQuestion = SharedQuestion<PropertyKey, SentValues.Cause?>()

extension Semantics {
    /// The names that code and what it runs mention, asked once for all properties.
    fileprivate func namesUsed(by code: ClassCode.Body) -> Set<NameID> {
        answers.answer(namesQuestion, code.node) {
            var names: Set<NameID> = []
            _ = summaries.anything(in: summaries.summary(of: code)) { part in
                names.formUnion(part.namesInKeyPaths)
                names.formUnion(part.sent.map(\.0.name))
                names.formUnion(part.mentions.map(\.node.name))
                return false
            }
            return names
        }
    }

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

    /// Why somebody may see that a subject stands in for the property's publisher; nil where nobody can.
    func causeToSeeBridge(of property: PropertyKey) -> SentValues.Cause? {
        answers.answer(sentValuesQuestion, property) { SentValues(property: property, semantics: self).cause }
    }
}
