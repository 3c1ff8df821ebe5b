import Semantics
import SourceText
import SymbolIndex
import Syntax

/// `child.objectWillChange.sink { [weak self] _ in self?.objectWillChange.send() }.store(in: &cancellables)`: nothing
/// but passing on (catalogue 69). A subscription that is set to an optional property instead of being stored is the
/// same.
struct ForwardingSink {
    /// The class whose changes are passed on, or all that conform to the protocol of the object.
    let children: [TypeID]
    /// The class that passes them on.
    let parent: TypeID
    /// True where the object is of a protocol.
    let isOfProtocol: Bool
    private let statement: SyntaxNode
    /// Where the subscription is kept.
    private let target: SyntaxNode
    private let context: FileSemantics

    /// - Parameter node: either mention of `objectWillChange` in the statement.
    init?(around node: SyntaxNode, _ context: FileSemantics) {
        guard let form = Form(around: node, context) else { return nil }
        var subject = form.subject
        guard let property = ForwardingSink.ownProperty(&subject, of: form.parent, context), subject.isEmpty,
            let children = ForwardingSink.types(of: form.publisher, context),
            ForwardingSink.isOf(children, property.unwrapped, context.legacy)
        else { return nil }
        self.children = children
        isOfProtocol = !context.legacy.classes(behind: property.unwrapped).isEmpty
        parent = form.parent
        target = form.target
        statement = form.statement
        self.context = context
    }

    /// The statement, whatever object it is about.
    struct Form {
        /// The class that passes the changes on.
        let parent: TypeID
        let statement: SyntaxNode
        /// What stands before the publisher: `self.child`.
        let subject: ArraySlice<SyntaxNode>
        /// `objectWillChange` of the object.
        let publisher: SyntaxNode
        /// Where the subscription is kept.
        let target: SyntaxNode

        init?(around node: SyntaxNode, _ context: FileSemantics) {
            // Without a statement a case of a switch would be empty.
            guard let chain = ForwardingSink.subscription(around: node, context.index),
                let parent = context.analysis.enclosingType(of: chain),
                let statement = ForwardingSink.statement(of: chain), let block = statement.parent,
                block.kind == .codeBlock, block.parent?.kind != .switchCase,
                context.editing.isTriviaBlank(statement.firstToken, statement.lastToken),
                ForwardingSink.runsInFunction(statement)
            else { return nil }
            let all = Array(chain.children)
            let place = all.firstIndex { $0.kind == .memberComponent && $0.name == KnownName.objectWillChange.id }
            guard let place else { return nil }
            var parts = all[(place + 1)...]
            let names = ForwardingSink.operators(&parts, context.index)
            let expected = statement == chain ? ["sink", "store"] : ["sink"]
            guard parts.isEmpty, names.map(\.name) == expected || names.map(\.name) == ["receive"] + expected,
                let sink = names.first(where: { $0.name == "sink" })?.call, sink.childCount == 1,
                let closure = sink.firstChild?.expressionChild,
                ForwardingSink.onlyForwards(closure, to: parent, context), let last = names.last?.call,
                let target = statement == chain
                    ? ForwardingSink.target(of: last, context.index)
                    : ForwardingSink.property(setBy: statement, of: parent, context)
            else { return nil }
            self.parent = parent
            self.statement = statement
            subject = all[..<place]
            publisher = all[place]
            self.target = target
        }
    }

    // MARK: Form

    /// The chain, or the assignment of it.
    private static func statement(of chain: SyntaxNode) -> SyntaxNode? {
        guard let sequence = chain.parent, sequence.kind == .sequenceExpression else { return chain }
        guard sequence.childCount == 3, sequence.firstChild?.nextSibling?.kind == .assignmentOperator,
            sequence.firstChild?.nextSibling?.nextSibling == chain
        else { return nil }
        return sequence
    }

    /// `forwarding` of `self.forwarding = …`: a variable of the class that may as well hold nil.
    private static func property(setBy assignment: SyntaxNode, of parent: TypeID, _ context: FileSemantics)
        -> SyntaxNode?
    {
        guard let target = assignment.firstChild?.lastNamed, target.isOwnName(target.name),
            LocalName(target.name, at: target) == nil,
            let found = context.semantics.members.firstMember(named: target.name, in: parent),
            context.index.fact(found.member).kind == .property,
            context.index.fact(found.member).flags.isDisjoint(with: [.isComputed, .isLet, .isStatic]),
            case .optional = context.semantics.members.type(of: found, isImplicitSelf: true),
            !isRead(target.name, of: parent, context.semantics), !isObserved(found.member, context.semantics)
        else { return nil }
        return target
    }

    /// True for a property whose `willSet` or `didSet` runs with the assignment.
    private static func isObserved(_ property: MemberReference, _ semantics: Semantics) -> Bool {
        semantics.node(of: property)?.node.parent?.child(.accessorBlock) != nil
    }

    /// True where code asks what a property holds, but to cancel it.
    private static func isRead(_ name: NameID, of parent: TypeID, _ semantics: Semantics) -> Bool {
        semantics.isNamed(name) { node, analysis in
            guard node.kind == .identifierExpression || node.kind == .memberComponent,
                analysis.uses.mayMean(node, propertyOf: [parent])
            else { return false }
            return !node.isAssignedWhole
                && node.nextSibling?.nextSibling.map { semantics.index.text($0.name) } != "cancel"
        }
    }

    /// The chain that a mention belongs to: the one that starts it, or the one in the closure.
    private static func subscription(around node: SyntaxNode, _ index: ProjectIndex) -> SyntaxNode? {
        guard let chain = node.parent, chain.kind == .chainExpression else { return nil }
        guard OwnSend.chain(around: node, index) != nil else { return chain }
        guard let closure = chain.parent, closure.kind == .closureExpression, let argument = closure.parent,
            argument.kind == .argument,
            let call = argument.parent, call.kind == .callComponent, let outer = call.parent,
            outer.kind == .chainExpression
        else { return nil }
        return outer
    }

    /// Not in a closure, which may run once for each of several objects, and not in a getter.
    private static func runsInFunction(_ chain: SyntaxNode) -> Bool {
        let body = chain.ancestor { node in
            switch node.kind {
            case .functionDeclaration, .initializerDeclaration, .closureExpression, .accessorBlock, .memberBlock: true
            default: false
            }
        }
        guard let body, body.kind == .functionDeclaration || body.kind == .initializerDeclaration else { return false }
        return body.parent?.kind == .memberBlock && !Modifiers(body).isStatic
    }

    /// Takes `child`, `self.child` or `child?` from the front of a chain: a stored property of the class, or a
    /// parameter.
    static func ownProperty(_ parts: inout ArraySlice<SyntaxNode>, of parent: TypeID, _ context: FileSemantics)
        -> ResolvedType?
    {
        guard var first = parts.popFirst(), first.kind == .identifierExpression else { return nil }
        let isOfSelf = first.name == KnownName.`self`.id
        if isOfSelf {
            guard let member = parts.popFirst(), member.kind == .memberComponent else { return nil }
            first = member
        }
        while let next = parts.first, next.kind == .optionalComponent { parts.removeFirst() }
        if !isOfSelf, let local = LocalName(first.name, at: first) {
            guard local.declaration.kind == .parameter, let annotation = local.annotation else { return nil }
            return context.semantics.types.resolve(
                annotation,
                in: LexicalContext(file: context.analysis.file, types: context.index.enclosingTypes(of: parent)))
        }
        let members = context.semantics.members
        guard let found = members.firstMember(named: first.name, in: parent) else { return nil }
        let flags = context.index.fact(found.member).flags
        guard context.index.fact(found.member).kind == .property, !flags.contains(.isComputed),
            !flags.contains(.isLazy), !flags.contains(.isStatic)
        else { return nil }
        return members.type(of: found, isImplicitSelf: true)
    }

    private static func types(of publisher: SyntaxNode, _ context: FileSemantics) -> [TypeID]? {
        guard publisher.name == KnownName.objectWillChange.id,
            let reference = context.references(.objectWillChange).first(where: { $0.node == publisher }),
            reference.isCertain, !reference.types.isEmpty
        else { return nil }
        return reference.types
    }

    /// True for an object of the class, or of a protocol that these classes conform to.
    private static func isOf(_ classes: [TypeID], _ object: ResolvedType, _ legacy: LegacyTypes) -> Bool {
        if classes.count == 1, object.typeID == classes[0] { return true }
        return legacy.classes(behind: object) == classes
    }

    /// Takes `.receive(on: …)`, `.sink { … }` and `.store(in: …)`.
    private static func operators(_ parts: inout ArraySlice<SyntaxNode>, _ index: ProjectIndex) -> [(
        name: String, call: SyntaxNode
    )] {
        var result: [(name: String, call: SyntaxNode)] = []
        while let member = parts.first, member.kind == .memberComponent, let call = member.nextSibling,
            call.kind == .callComponent
        {
            result.append((index.text(member.name), call))
            parts = parts.dropFirst(2)
        }
        return result
    }

    /// True for a closure with one statement, which sends for the object itself.
    private static func onlyForwards(_ closure: SyntaxNode, to parent: TypeID, _ context: FileSemantics) -> Bool {
        guard closure.kind == .closureExpression else { return false }
        let items = closure.statementsOfClosure
        guard items.count == 1, let chain = items.first, chain.kind == .chainExpression,
            let name = chain.children.first(where: { $0.name == KnownName.objectWillChange.id }),
            OwnSend.chain(around: name, context.index) == chain,
            let reference = context.references(.objectWillChange).first(where: { $0.node == name })
        else { return false }
        return reference.isCertain && reference.types == [parent]
    }

    /// `cancellables` of `.store(in: &cancellables)`
    private static func target(of store: SyntaxNode, _ index: ProjectIndex) -> SyntaxNode? {
        guard store.childCount == 1, let argument = store.firstChild, argument.kind == .argument,
            index.text(argument.name) == "in",
            let prefix = argument.expressionChild, prefix.kind == .prefixExpression,
            prefix.anchorToken.kind == .prefixAmpersand
        else { return nil }
        return prefix.firstChild
    }

    // MARK: Code

    /// Deletes the statement; a local set that only such statements store in becomes a constant.
    func edits() -> [TextEdit]? {
        guard let deletion = context.editing.deleteStatement(statement, followedBy: lastOfRun) else { return nil }
        guard target.kind == .identifierExpression, let local = LocalName(target.name, at: target) else {
            return [deletion]
        }
        guard local.declaration.kind == .binding, let declaration = local.declaration.parent,
            declaration.kind == .variableDeclaration,
            declaration.name == KnownName.var.id, declaration.children.filter({ $0.kind == .binding }).count == 1,
            let scope = declaration.parent
        else { return nil }
        let isChanged = context.code.nodes(named: target.name, in: scope).contains { mention in
            mention.isWrittenHere && LocalName(mention.name, at: mention)?.declaration == local.declaration
                && !isForwarded(mention)
        }
        return isChanged ? [deletion] : [deletion, context.editing.replaceToken(declaration.anchor, "let")]
    }

    /// True for the set in another statement of this kind.
    private func isForwarded(_ mention: SyntaxNode) -> Bool {
        guard let chain = mention.ancestor(where: { $0.kind == .chainExpression }),
            let other = ForwardingSink(statement: chain, context)
        else { return false }
        return other.target == mention && context.editing.deleteStatement(other.statement) != nil
    }

    private init?(statement: SyntaxNode, _ context: FileSemantics) {
        let chain =
            statement.kind == .sequenceExpression
            ? statement.children.first { $0.kind == .chainExpression && $0 != statement.firstChild } : statement
        let publisher = chain?.children.first {
            $0.kind == .memberComponent && $0.name == KnownName.objectWillChange.id
        }
        guard let publisher, let sink = ForwardingSink(around: publisher, context) else { return nil }
        self = sink
    }

    /// The last of the statements of this kind on the lines behind it.
    private var lastOfRun: SyntaxNode {
        var last = statement
        while let next = last.nextSibling,
            context.editing.lineEnd(last.range.end) == context.editing.lineStart(next.range.start),
            ForwardingSink(statement: next, context) != nil
        { last = next }
        return last
    }
}

extension Semantics {
    /// True where an object may pass on changes of another one, and something hears of them by it.
    func showsForwarding(by sink: ForwardingSink) -> Bool {
        // What is sent for an object of a protocol is not told by class.
        sink.children.count > 1 && mayBeHeard(sink.parent, for: sink.children)
            || showsForwarding(ofAnyOf: sink.children, by: sink.parent)
    }

    /// The same for objects whose classes are known.
    func showsForwarding(ofAnyOf children: [TypeID], by parent: TypeID) -> Bool {
        children.contains { mayChange($0) } && mayBeHeard(parent, for: children)
    }

    /// False for a class that has nothing to announce and never does so.
    private func mayChange(_ child: TypeID) -> Bool {
        family(of: child).contains { type in
            hasWrapper(type) { _, _ in true } || index.mayBeCalledFromOutside(type)
                || (project.table.changeUses[type] ?? []).contains { !isForwarded($0) }
        }
    }

    /// True for the publisher of a sink that only passes changes on.
    private func isForwarded(_ use: (file: Int, node: SyntaxNode)) -> Bool {
        guard let analysis = project.analysis(of: use.file), !ChangeSubscribers.isSent(use.node, index)
        else { return false }
        return ForwardingSink(around: use.node, context(of: analysis)) != nil
    }

    /// True where somebody is told, or a view that follows the parent shows more than the two tell it.
    private func mayBeHeard(_ parent: TypeID, for children: [TypeID]) -> Bool {
        isFollowed(parent) && followersShowMore(than: Set(children), of: parent)
            || ChangeSubscribers.mayBeTold(of: parent, self) || family(of: parent).contains { project.isOpen($0) }
    }
}
