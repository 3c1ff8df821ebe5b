import Semantics
import SymbolIndex
import Syntax

/// Tells whether anybody can see that a publisher of the class's own stands in for `objectWillChange` (catalogue 66).
///
/// Both send before a property changes. Nobody can tell them apart where what is told looks at the object later, or not
/// at all; and where each change is an assignment without observers, unless all that is run at once passes changes on.
struct SentChanges {
    let type: TypeID
    let semantics: Semantics

    private var index: ProjectIndex { semantics.index }

    var mayBeShown: Bool {
        // What tests subscribe to concerns them only.
        let uses = semantics.family(of: type).flatMap { semantics.project.table.changeUses[$0] ?? [] }
            .filter { !index.isOfTests($0.file) }
        let subscribers = uses.filter { !ChangeSubscribers.isSent($0.node, index) }
        guard !subscribers.isEmpty else { return false }
        // What is sent by hand stands beside what properties send.
        guard subscribers.count == uses.count else { return true }
        let run = subscribers.map { codeRun(by: $0.node, file: $0.file) }
        return run.contains { $0.map { mayLook($0) } ?? true }
            || !isOnlyAssigned && run.contains { $0?.runs.isEmpty == false }
    }

    // MARK: Subscribers

    /// What a subscriber runs at once, besides passing the change on; nil where that is not known.
    private func codeRun(by use: SyntaxNode, file: Int) -> Summary? {
        guard let analysis = semantics.project.analysis(of: file) else { return nil }
        let pipeline = PublisherPipeline(from: use, analysis, semantics)
        guard !pipeline.isUnknown, pipeline.assigned.isEmpty else { return nil }
        var summary = pipeline.summary
        summary.runs.removeAll { onlyForwards($0) }
        return summary
    }

    private func mayLook(_ summary: Summary) -> Bool {
        let family = semantics.family(of: type)
        let callbacks = LibraryCallbacks(semantics: semantics)
        return semantics.summaries.anything(in: summary) { part in
            part.unknown != nil || !part.unseen.isEmpty || !part.namesInKeyPaths.isEmpty
                || part.runs.contains { callbacks.firstPlace(in: $0) != nil }
                || part.mentions.contains { $0.analysis.uses.mayMean($0.node, memberOf: family) }
        }
    }

    /// `{ [weak self] _ in self?.objectWillChange.send() }` of a class that only views follow.
    private func onlyForwards(_ code: ClassCode.Body) -> Bool {
        guard code.node.kind == .closureExpression, let statement = code.node.statementsOfClosure.first,
            code.node.statementsOfClosure.count == 1,
            let name = statement.children.first(where: { OwnSend.chain(around: $0, index) == statement })
        else { return false }
        let reference = code.analysis.references.first {
            $0.kind == .objectWillChange && $0.node.index == name.index
        }
        guard let reference, reference.isCertain, !reference.types.isEmpty else { return false }
        return !reference.types.contains { semantics.isSubscribed(to: $0) }
    }

    // MARK: Changes

    private var isOnlyAssigned: Bool {
        let family = semantics.family(of: type)
        let properties = family.flatMap { semantics.parts(of: $0) }.flatMap { declaration, analysis in
            semantics.storedProperties(of: declaration, file: analysis.file)
        }
        return properties.filter(\.isPublished).allSatisfy { property in
            !property.hasObservers
                && !semantics.isNamed(property.name) { node, analysis in
                    analysis.uses.mayMean(node, propertyOf: family) && mayChangeInPlace(node)
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

private let sentChangesQuestion = SharedQuestion<TypeID, Bool>()

extension Semantics {
    /// True where somebody may see that a publisher of the class's own stands in for `objectWillChange`.
    func showsChangeBridge(of type: TypeID) -> Bool {
        answers.answer(sentChangesQuestion, type) { SentChanges(type: type, semantics: self).mayBeShown }
    }
}
