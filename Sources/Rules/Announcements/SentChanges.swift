import Semantics
import SymbolIndex
import Syntax

/// Tells whether anybody can see that a publisher of the class's own stands in for `objectWillChange` (catalogue 66).
///
/// Both send before a property changes. Nobody can tell them apart where each change is an assignment without
/// observers, and where what is told looks at the object later, or not at all.
struct SentChanges {
    let type: TypeID
    let semantics: Semantics

    private var index: ProjectIndex { semantics.index }

    var mayBeShown: Bool {
        let uses = semantics.project.table.changeUses[type] ?? []
        // What is sent by hand stands beside what properties send.
        if uses.contains(where: { ChangeSubscribers.isSent($0.node, index) }) { return true }
        return uses.contains { mayBeSeen(by: $0.node, file: $0.file) } || !isOnlyAssigned
    }

    // MARK: Subscribers

    private func mayBeSeen(by use: SyntaxNode, file: Int) -> Bool {
        guard let analysis = semantics.project.analysis(of: file) else { return true }
        if onlyForwards(use, analysis) { return false }
        let pipeline = PublisherPipeline(from: use, analysis, semantics)
        if pipeline.isUnknown || !pipeline.assigned.isEmpty { return true }
        let family = semantics.family(of: type)
        let callbacks = LibraryCallbacks(semantics: semantics)
        return semantics.summaries.anything(in: pipeline.summary) { part in
            part.unknown != nil || !part.unseen.isEmpty || !part.namesInKeyPaths.isEmpty
                || part.runs.contains { callbacks.mayFollow($0) }
                || part.mentions.contains { $0.analysis.uses.mayMean($0.node, memberOf: family) }
        }
    }

    /// `.sink { [weak self] _ in self?.objectWillChange.send() }` of a class that only views follow.
    private func onlyForwards(_ use: SyntaxNode, _ analysis: FileAnalysis) -> Bool {
        guard let sink = use.nextSibling, sink.kind == .memberComponent, index.text(sink.name) == "sink",
            let call = sink.nextSibling, call.kind == .callComponent, call.childCount == 1,
            let closure = call.firstChild?.expressionChild, closure.kind == .closureExpression,
            let statement = closure.statementsOfClosure.first, closure.statementsOfClosure.count == 1,
            let name = statement.children.first(where: { OwnSend.chain(around: $0, index) == statement })
        else { return false }
        let reference = analysis.references.first { $0.kind == .objectWillChange && $0.node.index == name.index }
        guard let reference, reference.isCertain, !reference.types.isEmpty else { return false }
        return !reference.types.contains { semantics.isSubscribed(to: $0) }
    }

    // MARK: Changes

    private var isOnlyAssigned: Bool {
        let properties = semantics.parts(of: type).flatMap { declaration, analysis in
            semantics.storedProperties(of: declaration, file: analysis.file)
        }
        return properties.filter(\.isPublished).allSatisfy { property in
            !property.hasObservers
                && !semantics.isNamed(property.name) { node, analysis in
                    analysis.uses.mayMean(node, propertyOf: [type]) && mayChangeInPlace(node)
                }
        }
    }

    private func mayChangeInPlace(_ node: SyntaxNode) -> Bool {
        // A binding to a part of the value.
        if node.kind == .memberComponent, node.previousSibling?.isProjection == true { return node.nextSibling != nil }
        switch node.writeForm {
        case nil: return false
        case .assigned: return !node.isAssignedWhole
        case .operated, .handedOver: return true
        case .called(let method): return !PureFunctions.reading.contains(index.text(method.name))
        }
    }
}

private let sentChangesQuestion = Question<TypeID, Bool>()

extension Semantics {
    /// True where somebody may see that a publisher of the class's own stands in for `objectWillChange`.
    func showsChangeBridge(of type: TypeID) -> Bool {
        answers.answer(sentChangesQuestion, type) { SentChanges(type: type, semantics: self).mayBeShown }
    }
}
