import RuleContract
import Semantics
import SourceText
import SymbolIndex
import Syntax

/// What becomes of one mention of `objectWillChange`.
///
/// It is deleted where tracked properties announce the same, becomes `withMutation(keyPath:)` in front of other
/// storage, or is left to subscribers, for whom the class gets a publisher of its own (`ChangeBridge`).
enum ChangeAnnouncement {
    /// What the rule makes of it; without edits where those of another mention in the same statement answer for it.
    struct Rewrite {
        let edits: [TextEdit]
        let behavior: BehaviorCode?
        let message: String
        let types: [TypeID]
    }

    case rewrite(Rewrite)
    case refusal(String)

    /// Both the rule that rewrites and the one that blocks ask this, so that each place has one answer.
    static func of(_ reference: Reference, _ context: FileSemantics) -> ChangeAnnouncement {
        guard reference.isCertain else {
            return .refusal("objectWillChange is used on a value that may have this type")
        }
        let plain = ChangeAnnouncement.refusal("objectWillChange is used")
        if let helper = ForwardingHelper(around: reference.node, context) {
            return rewrite(of: helper, context).map { .rewrite($0) } ?? plain
        }
        if let sink = ForwardingSink(around: reference.node, context), let deletion = sink.edits() {
            if let answer = of(sink, deletion, context) { return answer }
            // The class may still publish by itself that the object of a protocol has changed.
            if !sink.isOfProtocol { return plain }
        }
        // What a protocol asks for no longer is among it.
        guard context.legacy.classes(behind: reference.type).isEmpty, reference.types.count == 1,
            let owner = reference.types.first, isAnnounced(owner, context)
        else { return plain }
        let isBridged = context.semantics.changeBridge(of: owner) != nil
        guard ChangeSubscribers.isSent(reference.node, context.index) else {
            guard isBridged else { return plain }
            let message = "\(context.index.qualifiedName(owner)) declares its own publisher"
            let behavior: BehaviorCode? = context.semantics.showsChangeBridge(of: owner) ? .changeBridge : nil
            return .rewrite(Rewrite(edits: [], behavior: behavior, message: message, types: [owner]))
        }
        if var found = OwnSend(reference, context).flatMap({ announcedBeside($0, context) }),
            !isBridged || found.behavior != .announcedStorage
        {
            // Subscribers get it as before.
            if isBridged { found.edits = [] }
            return .rewrite(
                Rewrite(edits: found.edits, behavior: found.behavior, message: found.message, types: [owner]))
        }
        let forced = ForcedUpdate(reference, context)?.rewrite(isBridged: isBridged)
        let isHeard = ChangeSubscribers.mayBeTold(of: owner, context.semantics)
        let beside = isHeard ? nil : OwnSend(reference, context).flatMap { announcedBesideMore($0, context) }
        // Where views miss something anyway, less code does.
        let prefersLess = context.semantics.followingViews(of: owner)?.showMore ?? false
        guard let found = prefersLess ? beside ?? forced : forced ?? beside else { return plain }
        return .rewrite(Rewrite(edits: found.edits, behavior: found.behavior, message: found.message, types: [owner]))
    }

    /// True for a class that has the publisher which Combine makes.
    private static func isAnnounced(_ type: TypeID, _ context: FileSemantics) -> Bool {
        context.legacy.classes[type] != nil
            && context.index.members(named: KnownName.objectWillChange.id, of: type).isEmpty
    }

    /// What becomes of a sink that only passes changes on; nil where something else has to get them.
    private static func of(_ sink: ForwardingSink, _ deletion: [TextEdit], _ context: FileSemantics)
        -> ChangeAnnouncement?
    {
        let types = sink.children + [sink.parent]
        guard types.allSatisfy({ isAnnounced($0, context) }) else { return nil }
        // What subscribes to the class that passes them on goes on getting them.
        let isKept = context.semantics.isSubscribed(to: sink.parent)
        if isKept, types.contains(where: { context.semantics.changeBridge(of: $0) == nil }) { return nil }
        let children = sink.children.map { context.index.qualifiedName($0) }.joined(separator: ", ")
        return .rewrite(
            Rewrite(
                edits: isKept ? [] : deletion,
                behavior: context.semantics.showsForwarding(by: sink) ? .forwardedChanges : nil,
                message: "\(context.index.qualifiedName(sink.parent)) forwards the changes of \(children)",
                types: types))
    }

    /// True for an argument of a call that goes with the function that it calls.
    static func deletesCall(giving argument: SyntaxNode, _ context: FileSemantics) -> Bool {
        ForwardingHelper(given: argument, context).map { rewrite(of: $0, context) != nil } ?? false
    }

    /// What becomes of a function that only passes on changes of the objects it is given, and of its calls; nil where
    /// they stay.
    private static func rewrite(of helper: ForwardingHelper, _ context: FileSemantics) -> Rewrite? {
        let types = helper.children + [helper.parent]
        guard types.allSatisfy({ isAnnounced($0, context) }), !context.semantics.isSubscribed(to: helper.parent),
            let edits = helper.edits()
        else { return nil }
        let children = helper.children.map { context.index.qualifiedName($0) }.joined(separator: ", ")
        let isShown = context.semantics.showsForwarding(ofAnyOf: helper.children, by: helper.parent)
        return Rewrite(
            edits: edits, behavior: isShown ? .forwardedChanges : nil,
            message: "\(context.index.qualifiedName(helper.parent)) forwards the changes of \(children)", types: types)
    }

    /// What becomes of a send beside what announces itself, in code that may change more: views saw that along with it.
    private static func announcedBesideMore(
        _ send: OwnSend, _ context: FileSemantics
    ) -> (edits: [TextEdit], behavior: BehaviorCode?, message: String)? {
        switch send.accessor?.name {
        case KnownName.willSet.id, KnownName.didSet.id:
            return AnnouncedObserver(send: send, context: context).edits(evenIfMoreChanges: true)
                .map { ($0, .announcedObserver, "the property publishes its own changes") }
        default:
            return AnnouncedWrites(send: send, context: context).repetition()
                .map { ([$0], .announcedWrites, "a property that is set already publishes the change") }
        }
    }

    /// What becomes of a send where code beside it tells what is announced.
    private static func announcedBeside(
        _ send: OwnSend, _ context: FileSemantics
    ) -> (edits: [TextEdit], behavior: BehaviorCode?, message: String)? {
        let mayBeWrites = send.accessor == nil || send.accessor?.name == KnownName.set.id
        if mayBeWrites, let found = AnnouncedWrites(send: send, context: context).rewrite() {
            return (found.edits, found.behavior, "the properties that are set publish the change")
        }
        switch send.accessor?.name {
        case KnownName.willSet.id, KnownName.didSet.id:
            let observer = AnnouncedObserver(send: send, context: context)
            let behavior: BehaviorCode? = observer.isPublished ? nil : .announcedObserver
            return observer.edits().map { ($0, behavior, "the property publishes its own changes") }
        case KnownName.set.id:
            return AnnouncedStorage(send: send, context: context).edits()
                .map { ($0, .announcedStorage, "the property publishes changes of its external storage") }
        default: return nil
        }
    }
}

/// `objectWillChange.send()` as a statement, of the object itself.
struct OwnSend {
    /// The whole statement.
    let statement: SyntaxNode
    /// The class.
    let owner: TypeID
    /// The accessor that it stands in, of a property of the class.
    let accessor: SyntaxNode?

    init?(_ reference: Reference, _ context: FileSemantics) {
        guard let owner = reference.types.first, context.analysis.enclosingType(of: reference.node) == owner,
            let chain = OwnSend.chain(around: reference.node, context.index), let block = chain.parent,
            block.kind == .codeBlock || block.kind == .closureExpression,
            context.editing.isTriviaBlank(chain.firstToken, chain.lastToken)
        else { return nil }
        statement = chain
        self.owner = owner
        let body = chain.ancestor {
            $0.kind == .accessor || $0.kind == .closureExpression || $0.kind == .functionDeclaration
                || $0.kind == .memberBlock
        }
        accessor = body?.kind == .accessor ? body : nil
    }

    /// True for such a statement.
    static func isSend(_ statement: SyntaxNode, _ index: ProjectIndex) -> Bool {
        statement.children.contains { OwnSend.chain(around: $0, index) == statement }
    }

    /// `objectWillChange.send()`, `self.objectWillChange.send()` or `self?.objectWillChange.send()` around the name.
    static func chain(around node: SyntaxNode, _ index: ProjectIndex) -> SyntaxNode? {
        guard node.name == KnownName.objectWillChange.id, let chain = node.parent, chain.kind == .chainExpression,
            let first = chain.firstChild,
            ChangeSubscribers.isSent(node, index)
        else { return nil }
        if first == node { return chain }
        guard first.kind == .identifierExpression, first.name == KnownName.`self`.id else { return nil }
        var next = first.nextSibling
        while let part = next, part.kind == .optionalComponent { next = part.nextSibling }
        return next == node ? chain : nil
    }
}

extension Editing {
    /// Deletes a statement with its line, or with what separates it from others on the line; nil where a comment stands
    /// beside it.
    ///
    /// - Parameter last: the last of the statements on the lines behind it that are deleted as well.
    func deleteStatement(_ statement: SyntaxNode, followedBy last: SyntaxNode? = nil) -> TextEdit? {
        let range = statement.range
        let end = lineEnd(range.end)
        let next = token(statement.endToken)
        if isFirstOnLine(range.start), isBlank(Int(range.end)..<Int(end)), next.start >= end {
            let behind = last.map { (lineEnd($0.range.end), token($0.endToken)) } ?? (end, next)
            let isLastOfGroup = behind.1.kind == .closeBrace || isBlank(Int(behind.0)..<Int(lineEnd(behind.0)))
            let isInBlock = statement.parent?.kind == .codeBlock || statement.parent?.kind == .closureExpression
            let start = isLastOfGroup && isInBlock ? startOfComments(above: range.start) : range.start
            // The blank line behind what stood first in a block.
            let isFirst =
                statement.firstToken > 0 && token(statement.firstToken - 1).kind == .openBrace
                && lineStart(start) == lineEnd(token(statement.firstToken - 1).end)
            let isFollowedByBlank =
                last == nil && next.kind != .closeBrace && end < next.start && isBlank(Int(end)..<Int(lineEnd(end)))
            if isFirst, isFollowedByBlank { return replace(TextRange(lineStart(start), lineEnd(end)), "") }
            return replace(TextRange(startWithBlankLine(before: start, ifFollowedBy: behind.0, behind.1), end), "")
        }
        guard statement.firstToken > 0 else { return nil }
        let previous = token(statement.firstToken - 1)
        guard isBlank(Int(previous.end)..<Int(range.start)), isBlank(Int(range.end)..<Int(next.start)) else {
            return nil
        }
        if next.kind == .semicolon {
            let following = token(statement.endToken + 1)
            guard isBlank(Int(next.end)..<Int(following.start)), !hasNewline(Int(next.end)..<Int(following.start))
            else { return nil }
            return replace(TextRange(range.start, following.start), "")
        }
        if previous.kind == .semicolon { return replace(TextRange(previous.start, range.end), "") }
        guard next.kind == .closeBrace else { return nil }
        return replace(TextRange(previous.end, range.end), "")
    }

    /// The start of the first of the line comments right above, which speak of nothing else where nothing follows; of
    /// headings none.
    private func startOfComments(above offset: UInt32) -> UInt32 {
        var start = lineStart(offset)
        while start > contentStart {
            let before = lineStart(start - 1)
            let text = Array(bytes[Int(before)..<Int(start)].drop { $0 == 0x20 || $0 == 0x09 })
            guard text.starts(with: Array("// ".utf8)), !text.starts(with: Array("// MARK".utf8)),
                !text.contains(UInt8(ascii: ":"))
            else { break }
            start = before
        }
        return start
    }

    /// The start of the line, or that of a blank line before it, which would end a block or stand beside another one.
    private func startWithBlankLine(before offset: UInt32, ifFollowedBy end: UInt32, _ next: Token) -> UInt32 {
        let start = lineStart(offset)
        guard start > contentStart, next.kind == .closeBrace || isBlank(Int(end)..<Int(lineEnd(end))) else {
            return start
        }
        let before = lineStart(start - 1)
        return isBlank(Int(before)..<Int(start)) ? before : start
    }
}
