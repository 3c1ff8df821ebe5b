import RuleContract
import Semantics
import SourceText
import SymbolIndex
import Syntax

/// What stands in for `objectWillChange` of a class that something else than views follows: a publisher of the class's
/// own, to which each property that was `@Published` sends before it changes (catalogue 66).
struct ChangeBridge {
    static let announcement = "objectWillChange.send()"
    /// The declaration of the class.
    private let declaration: SyntaxNode
    let file: Int
    /// `nonisolated(unsafe) ` where code on no actor may ask for the publisher, as it could of a protocol's extension.
    private let isolation: String
    private let publisher: String

    /// Nil where not each event of the class's own can be sent.
    init?(_ owner: TypeID, _ semantics: Semantics) {
        let index = semantics.index
        guard semantics.isOutsideOfHierarchies(owner), index.types[owner].declarations.count == 1,
            let part = index.types[owner].declarations.first, let analysis = semantics.project.analysis(of: part.file)
        else { return nil }
        let tree = semantics.tree(of: analysis)
        let number = analysis.typeOfNode.first { $0.value == owner && tree.node(at: $0.key).kind == .classDeclaration }?
            .key
        guard let number else { return nil }
        let declaration = tree.node(at: number)
        // @AppStorage and others sent it too.
        let isPlain = semantics.storedProperties(of: declaration, file: analysis.file).allSatisfy { property in
            property.isPublished
                ? SendingObserver.isPossible(property)
                : property.wrappers(in: index).allSatisfy { LegacyWrapper($0.name) != nil }
        }
        guard isPlain, declaration.child(.memberBlock) != nil,
            index.members(named: KnownName.objectWillChange.id, of: owner).isEmpty
        else { return nil }
        self.declaration = declaration
        file = part.file
        let isOnActor = index.ignoresActorOfWrapper(owner) && index.isolation(of: owner).mayBeActor
        isolation = isOnActor ? "nonisolated(unsafe) " : ""
        publisher = semantics.spelled(
            "ObservableObjectPublisher", of: "Combine", in: semantics.place(of: declaration, analysis))
    }

    /// `@ObservationIgnored let objectWillChange = ObservableObjectPublisher()`, first in the class.
    var declarationEdit: TextEdit? {
        let editing = Editing(tree: declaration.tree)
        guard let block = declaration.child(.memberBlock) else { return nil }
        let access: String
        switch Modifiers(declaration).access {
        case .public, .open: access = "public "
        case .package: access = "package "
        default: access = ""
        }
        let text = "@ObservationIgnored \(access)\(isolation)let objectWillChange = \(publisher)()"
        let brace = editing.token(block.firstToken).end
        let line = editing.lineEnd(brace)
        guard let first = block.firstChild else { return editing.insert(" \(text) ", at: brace) }
        guard editing.token(first.firstToken).start >= line, !editing.hasBlockComment(Int(brace)..<Int(line)),
            editing.isFirstOnLine(first.range.start)
        else { return editing.insert(" \(text);", at: brace) }
        let ending = editing.lineEnding(near: brace)
        let isSeparate = editing.isBlank(Int(line)..<Int(editing.lineEnd(line)))
        let gap = first.kind == .variableDeclaration || isSeparate ? "" : ending
        return editing.insert(editing.indentation(at: first.range.start) + text + ending + gap, at: line)
    }
}

extension Semantics {
    /// True where code subscribes to `objectWillChange` of a class, apart from sinks that only pass it on to a class
    /// that nothing subscribes to.
    func isSubscribed(to type: TypeID) -> Bool { isSubscribed(to: type, besides: []) }

    private func isSubscribed(to type: TypeID, besides visited: Set<TypeID>) -> Bool {
        if visited.contains(type) { return true }
        return (project.table.changeUses[type] ?? []).contains { use in
            guard let analysis = project.analysis(of: use.file), !ChangeSubscribers.isSent(use.node, index) else {
                return false
            }
            guard let sink = ForwardingSink(around: use.node, context(of: analysis)), sink.children == [type],
                sink.edits() != nil
            else { return true }
            return isSubscribed(to: sink.parent, besides: visited.union([type]))
        }
    }
}

private let changeBridgeQuestion = SharedQuestion<TypeID, ChangeBridge?>()

extension Semantics {
    /// What stands in for `objectWillChange` of a class; nil where nothing has to, or nothing can.
    func changeBridge(of type: TypeID) -> ChangeBridge? {
        answers.answer(changeBridgeQuestion, type) { isSubscribed(to: type) ? ChangeBridge(type, self) : nil }
    }
}
