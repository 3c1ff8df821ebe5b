import SymbolIndex
import Syntax

/// One piece of code that `OutsideReads` looks at: names and chains, one after the other.
// An object, since a copy for each node would take longer than to look at it.
final class OutsideWalk {
    let context: FileSemantics
    let reads: OutsideReads
    let types: [TypeID]
    let lookup: GetterLookup
    let expressions: TreeTypes
    let storages: SilentStorageFinder
    private let content: KeptContent
    private let firstValues: FirstValues
    private let silentNodes: NodeMarks
    var result = OutsideReads.Answer()
    /// Only what stands before this token counts.
    var end = Int.max
    /// The part of what was looked at last that asks by itself; nil for the whole.
    var cause: SyntaxNode?

    init(_ context: FileSemantics, _ reads: OutsideReads, around type: TypeID?) {
        self.context = context
        self.reads = reads
        types = type.map { context.index.enclosingTypes(of: $0) } ?? []
        lookup = GetterLookup(semantics: context.semantics, file: context.analysis.file, types: types)
        expressions = lookup.expressions
        storages = SilentStorageFinder(context: context, type: type)
        content = KeptContent(semantics: context.semantics)
        firstValues = FirstValues(semantics: context.semantics, types: types, file: context.analysis.file)
        silentNodes = reads.silentNodes(of: context.parsed)
    }

    var index: ProjectIndex { context.index }
    var semantics: Semantics { context.semantics }

    func answer(of root: SyntaxNode) -> OutsideReads.Answer {
        var kept: [SyntaxNode] = []
        root.walk { node in
            guard result.place == nil, node.firstToken < end, node == root || !isLeftOut(node) else { return false }
            if node != root, content.isKept(node) {
                kept.append(node)
                return false
            }
            if isPlaceThatAsks(node) { result.place = node }
            return result.place == nil
        }
        for closure in kept where result.place == nil {
            let found = result
            result = OutsideReads.Answer()
            let answer = self.answer(of: closure)
            result = found
            result.contents += (answer.place.map { [$0] } ?? []) + answer.contents
            result.addUnplaced(of: answer)
        }
        return result
    }

    func places(in root: SyntaxNode) -> [SyntaxNode] {
        var found: [SyntaxNode] = []
        root.walk { node in
            guard node == root || !isLeftOut(node) else { return false }
            guard isPlaceThatAsks(node) else { return true }
            found.append(node)
            return false
        }
        return found
    }

    private func isPlaceThatAsks(_ node: SyntaxNode) -> Bool {
        cause = nil
        guard asks(node) else { return false }
        reads.keep(cause: cause ?? node, of: node)
        return true
    }

    /// What does not run with the code around it, or is kept from the first time, or is shown by a view that follows
    /// the clock itself.
    func isLeftOut(_ node: SyntaxNode) -> Bool {
        switch node.kind {
        case .closureExpression:
            guard let parent = node.parent, parent.kind == .argument else {
                return node.parent?.kind != .chainExpression && !(node.localHolding.map { isRun(local: $0) } ?? false)
            }
            return ViewUpdate.waitsForEvent(parent)
                || semantics.eventCode(of: context.analysis).contains(node, in: context.analysis)
        case .argument:
            if context.tree.tokens[node.firstToken].kind == .identifier,
                context.tree.text(node.firstToken) == "timerInterval"
            {
                return true
            }
            guard let callee = node.parent?.previousSibling else { return false }
            return callee.kind == .identifierExpression && OutsideNames.followingClock.contains(index.text(callee.name))
                && index.types(named: callee.name).isEmpty
                || firstValues.keeps(node)
        case .accessor: return node.name != KnownName.get.id
        default: return node.kind.isTypeDeclaration
        }
    }

    /// What asks nothing is not looked at again, unless a circle hid what it asks.
    private func asks(_ node: SyntaxNode) -> Bool {
        switch node.kind {
        case .chainExpression, .identifierExpression, .implicitMemberExpression, .keyPathExpression: break
        case .interpolation, .forStatement, .binaryOperator, .prefixExpression, .postfixOperatorComponent: break
        case .identifierPattern where node.isShorthandBinding: break
        default: return false
        }
        guard end == .max else { return findsAsking(node) }
        guard !silentNodes.contains(node) else { return false }
        let (outer, circleCount) = (result, reads.circles.count)
        result = OutsideReads.Answer()
        let isAsking = findsAsking(node)
        if !isAsking, result.isEmpty, reads.circles.count == circleCount { silentNodes.insert(node) }
        let found = result
        result = outer
        result.add(found)
        return isAsking
    }

    private func findsAsking(_ node: SyntaxNode) -> Bool {
        switch node.kind {
        case .chainExpression: asks(chain: node)
        case .identifierExpression, .identifierPattern: asks(name: node)
        case .implicitMemberExpression: asks(implicitMember: node)
        case .keyPathExpression: asks(keyPath: node)
        default: asks(unnamed: node)
        }
    }

    // MARK: Chains

    func asks(chain: SyntaxNode) -> Bool {
        if let (storage, isWrite) = storages.storage(of: chain) {
            if mayDiffer(storage, isWrite, at: chain) { return true }
            // What leads there may be replaced, and what is called of it may ask.
            guard !isWrite, case .property = storage else { return false }
        }
        guard let first = chain.firstChild else { return false }
        var base = expressions.type(of: first)
        for part in chain.children.dropFirst() where part.firstToken < end {
            switch part.kind {
            case .memberComponent, .subscriptComponent, .callComponent:
                if asksClock(part, of: base) || asks(part: part, of: base) {
                    cause = cause ?? part
                    return true
                }
            default: break
            }
            base = expressions.step(part, from: base)
        }
        return false
    }

    private func asks(part: SyntaxNode, of base: ResolvedType) -> Bool {
        switch part.kind {
        case .memberComponent: return asks(member: part, of: base)
        case .subscriptComponent:
            return isChangingObject(base, before: part) || runs(members(named: KnownName.subscript.id, of: base))
        default: return typeMade(by: base).map { asks(creationOf: $0, part) } ?? false
        }
    }

    /// The type whose initializer a call runs, one from outside with initializers of the project too.
    private func typeMade(by callee: ResolvedType) -> TypeID? {
        switch callee {
        case .metatype(.nominal(let type, _)): type
        case .metatype(.external(let name, _)): index.extendedType(named: name)
        default: nil
        }
    }

    func asks(member: SyntaxNode, of base: ResolvedType) -> Bool {
        guard member.anchorToken.kind == .identifier || member.name == KnownName.`init`.id && !member.isCalled
        else { return false }
        let text = index.text(member.name)
        if OutsideNames.relativeFormatting == text { return true }
        guard !member.isWrittenHere else { return false }
        if asksSharedObject(before: member, text) { return true }
        let isCalled = member.isCalled
        if case .external(let name, _) = base.unwrapped, !OutsideNames.constantMembers.contains(text) {
            if isChangingObject(base, before: member) { return true }
            if OutsideNames.changingMembers[text]?.contains(index.text(name)) == true { return true }
            if !isCalled, !isFollowed(before: member), ForeignObjects.mayChange(name, semantics) { return true }
        }
        let found = members(named: member.name, of: knownBase(of: member, base))
        if !found.isEmpty {
            if runs(found, isCalled: isCalled || isHanded(member, found), at: member) { return true }
            return found.contains { mayBeMetOutside($0) } && asksForeign(member)
        }
        if isKnown(base), owners(of: base).contains(where: { index.hasAttribute("dynamicMemberLookup", $0) }) {
            return runs(members(named: KnownName.subscript.id, of: base))
        }
        if isCalled || self.isOfProject(base), asksLibrary(at: member, of: base) { return true }
        let isOfProject = reads.mayRunCode(member.name)
        if !isOfProject || isCalled && OutsideNames.methodsWithKey.contains(text), asksForeign(member) { return true }
        if !isOfProject, !isKnown(base), semantics.names.changedProperties.contains(member.name),
            semantics.declarations(named: member.name).count == 1
        {
            return true
        }
        guard isCalled || isOfProject else { return false }
        return isOfProject && !isOfForeignWrapper(member)
            && runsAny(named: member.name, of: base, isCalled: isCalled, at: member)
    }

    /// True for a name of a member that tells, of a type from outside.
    private func asksForeign(_ member: SyntaxNode) -> Bool {
        let text = index.text(member.name)
        if OutsideNames.members.contains(text) { return true }
        guard member.isCalled else { return false }
        if OutsideNames.calledMembers.contains(text) || OutsideNames.actingMembers.contains(text) { return true }
        return OutsideNames.methodsWithKey.contains(text) && member.nextSibling.map { hasKey($0) } ?? false
    }

    /// True for a requirement that a type from outside meets with a member of its own:
    /// `extension UserDefaults: KeyValueStore {}`.
    private func mayBeMetOutside(_ found: MemberResolver.Found) -> Bool {
        guard found.owner != .min, index.isRequirement(found.member, of: found.owner) else { return false }
        let name = index.name(of: found.member)
        return semantics.conformers(of: found.owner, seenFrom: context.analysis.file).contains {
            index.types[$0].kind == .external && index.members(named: name, of: $0).isEmpty
        }
    }

    /// True for an object from outside that changes, unless the code itself has just made it.
    private func isChangingObject(_ base: ResolvedType, before part: SyntaxNode) -> Bool {
        guard case .external(let name, _) = base.unwrapped, OutsideNames.changingObjects.contains(index.text(name))
        else { return false }
        return !LocalName.isFreshObject(before: part)
    }

    /// `_namespace.wrappedValue`: the wrapper is not one of the project.
    private func isOfForeignWrapper(_ member: SyntaxNode) -> Bool {
        guard member.name == KnownName.wrappedValue.id, let storage = member.previousSibling,
            storage.kind == .identifierExpression,
            let name = index.names.lookUp(String(index.text(storage.name).drop { $0 == "_" })), let type = types.first,
            let found = semantics.members.firstMember(named: name, in: type)?.member
        else { return false }
        let attributes = index.fact(found).attributes.map { index.translate($0, file: found.file) }
        return index.text(storage.name).hasPrefix("_") && !attributes.isEmpty
            && attributes.allSatisfy { index.types(named: $0).isEmpty }
    }

    /// `UIPasteboard.general.string`, `NSApp.keyWindow`: what stands before the member is the object of the class.
    private func asksSharedObject(before member: SyntaxNode, _ text: String) -> Bool {
        guard var shared = member.partBeforeUnwrapping else { return false }
        // `AVAudioSession.sharedInstance().isOtherAudioPlaying`
        if shared.kind == .callComponent, shared.firstChild == nil, let function = shared.previousSibling {
            shared = function
        }
        if shared.kind == .identifierExpression {
            return OutsideNames.sharedVariables.contains(index.text(shared.name))
                && !OutsideNames.constantMembers.contains(text)
        }
        guard shared.kind == .memberComponent, let type = shared.previousSibling, type.kind == .identifierExpression
        else { return false }
        guard OutsideNames.sharedObjects.contains(index.text(shared.name)), index.types(named: type.name).isEmpty,
            !OutsideNames.constantMembers.contains(text)
        else { return false }
        return OutsideNames.mayChangeSilently(sharedObjectOf: index.text(type.name))
    }

    /// True for an object that a view holds behind a wrapper, which follows it.
    private func isFollowed(before member: SyntaxNode) -> Bool {
        guard let object = member.previousSibling, object.isOfSelf, LocalName(object.name, at: object) == nil
        else { return false }
        guard
            let found = types.lazy.compactMap({ self.semantics.members.firstMember(named: object.name, in: $0) }).first
        else { return false }
        return !index.fact(found.member).attributes.isEmpty
    }

    private func hasKey(_ call: SyntaxNode) -> Bool {
        guard let label = semantics.names.defaultsLabel else { return false }
        return call.children.contains { $0.kind == .argument && $0.name == label }
    }

    /// The type of what stands before a member, by the member itself where the type of a closure's parameter is not
    /// known here.
    private func knownBase(of member: SyntaxNode, _ base: ResolvedType) -> ResolvedType {
        guard !isKnown(base), let owners = context.legacy.publishedProperties[member.name] else { return base }
        return owners.first { context.analysis.uses.means(member, memberOf: [$0]) }.map { .nominal($0, []) } ?? base
    }

    func isKnown(_ type: ResolvedType) -> Bool {
        switch type.boundValue {
        case .nominal, .metatype, .constrained, .alternatives, .array, .dictionary: true
        case .external(let name, _): name != KnownName.Any.id
        default: false
        }
    }

    func isOfProject(_ type: ResolvedType) -> Bool {
        switch type.boundValue {
        case .nominal, .metatype: true
        default: false
        }
    }

    func members(named name: NameID, of type: ResolvedType) -> [MemberResolver.Found] {
        owners(of: type).flatMap { owner in
            let found = semantics.members.members(named: name, in: owner)
            guard index.types[owner].kind == .class, !found.isEmpty else { return found }
            // A subclass may put its own in the place.
            return found
                + semantics.conformers(of: owner, seenFrom: context.analysis.file).filter { $0 != owner }.flatMap {
                    subclass in
                    index.members(named: name, of: subclass).map { MemberResolver.Found(owner: subclass, member: $0) }
                }
        }
    }

    private func owners(of type: ResolvedType) -> [TypeID] {
        switch type.boundValue {
        case .nominal(let id, _), .uncertain(let id):
            index.types[id].kind == .protocol
                ? [id] + semantics.conformers(of: id, seenFrom: context.analysis.file) : [id]
        case .metatype(let inner): owners(of: inner)
        case .constrained(let parts), .alternatives(let parts): parts.flatMap { owners(of: $0) }
        case .external(let name, _): index.extendedType(named: name).map { [$0] } ?? []
        default: []
        }
    }

    // MARK: Names

    func asks(name node: SyntaxNode) -> Bool {
        guard node.anchorToken.kind == .identifier,
            node.nextSibling?.kind != .assignmentOperator || node.parent?.kind == .chainExpression
        else { return false }
        guard LocalName(meantBy: node) == nil else { return false }
        if let (storage, isWrite) = storages.storage(of: node) { return mayDiffer(storage, isWrite, at: node) }
        let isCalled = node.isCalled
        for type in types {
            let found = members(named: node.name, of: .nominal(type, []))
            if found.isEmpty { continue }
            if runs(found, isCalled: isCalled || isHanded(node, found), at: node) { return true }
            return found.contains { mayBeMetOutside($0) } && asksForeign(node)
        }
        let fit = NameFit(node, of: .unknown, in: context.analysis, semantics)
        let globals = index.globals(named: node.name).filter { fit.mayMean(.init(owner: nil, member: $0)) }
            .map { MemberResolver.Found(owner: .min, member: $0) }
        if runs(globals, isCalled: isCalled || isHanded(node, globals), at: node) { return true }
        guard isCalled, index.types(named: node.name).isEmpty, globals.isEmpty || mayHaveForeignMembers else {
            return false
        }
        return asks(callOfSDK: node) || asksLibrary(at: node, of: nil)
    }

    /// True in a type from outside, or with a superclass from there: its members hide the project's globals.
    private var mayHaveForeignMembers: Bool {
        types.contains {
            index.types[$0].kind == .external || index.types[$0].kind == .protocol
                || !index.superclasses(of: $0).isEmpty
        }
    }

    func asks(callOfSDK callee: SyntaxNode) -> Bool {
        let text = index.text(callee.name)
        if isUnknownFunction(callee, text) { return true }
        if callee.name == KnownName.Task.id || OutsideNames.functions.contains(text) { return true }
        if OutsideNames.systemCalls.contains(text) || OutsideNames.actingTypes.contains(text) { return true }
        guard let call = callee.nextSibling else { return false }
        // `.id(UUID())` makes all below anew with each update.
        if text == "UUID", call.firstChild == nil, let modifier = callee.parent?.parent?.parent?.previousSibling,
            modifier.kind == .memberComponent
        {
            return index.text(modifier.name) == "id"
        }
        // In an extension of `UserDefaults`.
        if OutsideNames.methodsWithKey.contains(text), hasKey(call) { return true }
        return call.children.contains {
            $0.kind == .argument && OutsideNames.fileLabels.contains(context.tree.text($0.firstToken))
        }
    }

    /// A function of a package or of the system, which is not a member.
    private func isUnknownFunction(_ callee: SyntaxNode, _ text: String) -> Bool {
        text.first?.isLowercase == true && !OutsideNames.pureFunctions.contains(text) && !mayHaveForeignMembers
    }

    /// `.now` of a date; `date.formatted(.relative(presentation: .named))`.
    func asks(implicitMember node: SyntaxNode) -> Bool {
        let isCalled = node.isCalled
        let text = index.text(node.name)
        if isCalled && text == "relative" || asksClock(implicitMember: node) { return true }
        if node.name == KnownName.`init`.id {
            guard isCalled, let call = node.nextSibling else { return false }
            let fit = NameFit(node, of: .unknown, in: context.analysis, semantics)
            return reads.initializersOfForeignTypes.contains {
                accepts($0, call) && fit.mayMean(.init(owner: nil, member: $0)) && run($0)
            }
        }
        guard reads.mayRunCode(node.name) || semantics.names.silentProperties.contains(node.name) else { return false }
        let all = semantics.membersOfAnyType(named: node.name)
        // A case of the name is meant before stored variables.
        let isCase = all.contains { index.fact($0.member).kind == .enumCase }
        let found = all.filter {
            let fact = index.fact($0.member)
            guard fact.flags.contains(.isStatic) else { return false }
            return !isCase || fact.kind != .property || fact.flags.contains(.isComputed)
        }
        guard found.count <= Limits.meantDeclarations else { return false }
        let fit = NameFit(node, of: .unknown, in: context.analysis, semantics)
        let meant = found.filter { fit.mayMean($0) }
        return runs(
            meant.map { MemberResolver.Found(owner: $0.owner ?? .min, member: $0.member) }, isCalled: isCalled, at: node
        )
    }

    func accepts(_ initializer: MemberReference, _ call: SyntaxNode) -> Bool {
        guard let declaration = semantics.node(of: initializer)?.node else { return false }
        return declaration.accepts(labels: call.argumentLabels)
    }
}

/// Nodes of one tree as bits.
final class NodeMarks {
    private var words: [UInt64]

    init(of tree: SyntaxTree) {
        words = [UInt64](repeating: 0, count: tree.nodeCount / 64 + 1)
    }

    func contains(_ node: SyntaxNode) -> Bool { words[Int(node.index) >> 6] & bit(of: node) != 0 }

    func insert(_ node: SyntaxNode) { words[Int(node.index) >> 6] |= bit(of: node) }

    private func bit(of node: SyntaxNode) -> UInt64 { 1 << UInt64(node.index & 63) }
}
