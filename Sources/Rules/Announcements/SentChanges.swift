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
        let uses = uses(of: type)
        let subscribers = uses.filter { !ChangeSubscribers.isSent($0.node, index) }
        guard !subscribers.isEmpty else { return false }
        var told = semantics.family(of: type)
        guard let run = codeRun(by: subscribers, &told), !run.contains(where: { mayLook($0) }) else { return true }
        // What is sent by hand stands beside what properties send.
        let isOnlyBySetting = subscribers.count == uses.count && isOnlyAssigned
        return !isOnlyBySetting && run.contains { !$0.runs.isEmpty }
    }

    /// The mentions of `objectWillChange` of objects of a class: what tests subscribe to concerns them only.
    private func uses(of type: TypeID) -> [Use] {
        semantics.family(of: type).flatMap { semantics.project.table.changeUses[$0] ?? [] }
            .filter { !index.isOfTests($0.file) }
    }

    // MARK: Subscribers

    private typealias Use = (file: Int, node: SyntaxNode)

    /// What subscribers run at once, with those of the objects to which they pass the change on; nil where that is not
    /// known.
    ///
    /// - Parameter told: the classes whose subscribers are looked at already.
    private func codeRun(by subscribers: [Use], _ told: inout Set<TypeID>) -> [Summary]? {
        var result: [Summary] = []
        for use in subscribers {
            guard let analysis = semantics.project.analysis(of: use.file) else { return nil }
            let pipeline = PublisherPipeline(from: use.node, analysis, semantics)
            guard !pipeline.isUnknown, pipeline.assigned.isEmpty else { return nil }
            var summary = pipeline.summary
            var parents: Set<TypeID> = []
            summary.runs.removeAll { code in
                guard let types = typesToldOnly(by: code) else { return false }
                parents.formUnion(types)
                return true
            }
            result.append(summary)
            for parent in parents.sorted() where !told.contains(parent) {
                told.formUnion(semantics.family(of: parent))
                let further = uses(of: parent).filter { !ChangeSubscribers.isSent($0.node, index) }
                guard let run = codeRun(by: further, &told) else { return nil }
                result += run
            }
        }
        return result
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

    /// The classes of the object for which a closure sends, where it does nothing else:
    /// `{ [weak self] _ in self?.objectWillChange.send() }`, also of another object that a local holds.
    private func typesToldOnly(by code: ClassCode.Body) -> [TypeID]? {
        guard code.node.kind == .closureExpression, code.node.statementsOfClosure.count == 1,
            let statement = code.node.statementsOfClosure.first, statement.kind == .chainExpression,
            let name = statement.children.first(where: { isSentPlainly($0, in: statement) })
        else { return nil }
        let reference = code.analysis.references.first {
            $0.kind == .objectWillChange && $0.node.index == name.index
        }
        guard let reference, reference.isCertain, !reference.types.isEmpty else { return nil }
        return reference.types
    }

    private func isSentPlainly(_ name: SyntaxNode, in statement: SyntaxNode) -> Bool {
        if OwnSend.chain(around: name, index) == statement { return true }
        guard name.name == KnownName.objectWillChange.id, ChangeSubscribers.isSent(name, index),
            let object = name.partBeforeUnwrapping, object == statement.firstChild
        else { return false }
        return object.kind == .identifierExpression && LocalName(object.name, at: object) != nil
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
