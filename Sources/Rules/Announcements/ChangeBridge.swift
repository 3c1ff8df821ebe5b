import RuleContract
import Semantics
import SourceText
import SymbolIndex
import Syntax

/// What stands in for `objectWillChange` of a class that something else than views follows: a publisher of the class's
/// own, to which each property that was `@Published` sends before it changes (catalogue 66). Subclasses send to that of
/// the first class, which they inherit.
struct ChangeBridge {
    static let announcement = "objectWillChange.send()"
    /// The first class of the hierarchy that conforms, which declares the publisher.
    let owner: TypeID
    /// Its declaration.
    private let declaration: SyntaxNode
    /// `nonisolated(unsafe) ` where code on no actor may ask for the publisher, as it could of a protocol's extension.
    private let isolation: String
    private let publisher: String

    /// Nil where not each event of the classes' own can be sent.
    init?(_ owner: TypeID, _ semantics: Semantics) {
        let index = semantics.index
        let family = [owner] + index.subclasses(of: owner)
        let isNamedAbove = index.superclasses(of: owner).contains {
            !index.members(named: KnownName.objectWillChange.id, of: $0).isEmpty
        }
        guard !isNamedAbove, family.allSatisfy({ ChangeBridge.sendsAll(of: $0, semantics) }),
            let (declaration, analysis) = ChangeBridge.declaration(of: owner, semantics),
            declaration.child(.memberBlock) != nil
        else { return nil }
        self.owner = owner
        self.declaration = declaration
        let isOnActor = index.isolation(of: owner).mayBeActor && family.contains { index.ignoresActorOfWrapper($0) }
        isolation = isOnActor ? "nonisolated(unsafe) " : ""
        publisher = semantics.spelled(
            "ObservableObjectPublisher", of: "Combine", in: semantics.place(of: declaration, analysis))
    }

    /// True where only what was `@Published` sends by itself: `@AppStorage` and others sent it too.
    private static func sendsAll(of type: TypeID, _ semantics: Semantics) -> Bool {
        let index = semantics.index
        guard let (declaration, analysis) = declaration(of: type, semantics),
            index.members(named: KnownName.objectWillChange.id, of: type).isEmpty
        else { return false }
        return semantics.storedProperties(of: declaration, file: analysis.file).allSatisfy { property in
            property.isPublished
                ? SendingObserver.isPossible(property)
                : property.wrappers(in: index).allSatisfy { LegacyWrapper($0.name) != nil }
        }
    }

    /// The only declaration of a class.
    private static func declaration(of type: TypeID, _ semantics: Semantics) -> (SyntaxNode, FileAnalysis)? {
        guard semantics.index.types[type].declarations.count == 1 else { return nil }
        return semantics.parts(of: type).first { $0.0.kind == .classDeclaration }
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
    /// True where code subscribes to `objectWillChange` of a class, a superclass or a subclass, apart from sinks that
    /// only pass it on to a class that nothing subscribes to.
    func isSubscribed(to type: TypeID) -> Bool { isSubscribed(to: type, besides: []) }

    private func isSubscribed(to type: TypeID, besides visited: Set<TypeID>) -> Bool {
        if visited.contains(type) { return true }
        let family = family(of: type)
        return family.contains { member in
            (project.table.changeUses[member] ?? []).contains { use in
                guard let analysis = project.analysis(of: use.file), !ChangeSubscribers.isSent(use.node, index) else {
                    return false
                }
                guard let sink = ForwardingSink(around: use.node, context(of: analysis)),
                    family.isSuperset(of: sink.children), sink.edits() != nil
                else { return true }
                // To pass on changes of another object of the hierarchy makes nothing of it heard.
                if family.contains(sink.parent), !sink.children.contains(sink.parent) { return false }
                return isSubscribed(to: sink.parent, besides: visited.union([type]))
            }
        }
    }
}

private let changeBridgeQuestion = SharedQuestion<TypeID, ChangeBridge?>()

extension Semantics {
    /// What stands in for `objectWillChange` of a class; nil where nothing has to, or nothing can.
    func changeBridge(of type: TypeID) -> ChangeBridge? {
        let classes = [type] + index.superclasses(of: type)
        guard let owner = classes.last(where: { project.legacy.classes[$0] != nil }) else { return nil }
        return answers.answer(changeBridgeQuestion, owner) { isSubscribed(to: owner) ? ChangeBridge(owner, self) : nil }
    }
}
