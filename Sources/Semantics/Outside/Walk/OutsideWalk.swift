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
    let firstValues: FirstValues
    private let known: OutsideReads.NodeAnswers
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
        content = KeptContent(semantics: context.semantics, analysis: context.analysis)
        firstValues = FirstValues(semantics: context.semantics, types: types, file: context.analysis.file)
        known = reads.nodeAnswers(of: context.parsed)
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

    /// What the places of a piece of code ask.
    func places(in root: SyntaxNode) -> OutsideReads.Places {
        var places = OutsideReads.Places()
        root.walk { node in
            guard node == root || !isLeftOut(node) else { return false }
            let outer = result.objects
            result.objects = []
            let isAsking = isPlaceThatAsks(node)
            if isAsking { places.asking.append(node) }
            if !result.contents.isEmpty { places.keeping.append((node, result.contents)) }
            if !result.objects.isEmpty { places.reading.append((node, result.objects)) }
            result.contents = []
            result.objects.formUnion(outer)
            return !isAsking
        }
        places.besides = result
        return places
    }

    private func isPlaceThatAsks(_ node: SyntaxNode) -> Bool {
        cause = nil
        guard asks(node) else { return false }
        reads.keep(cause: cause ?? node, of: node)
        return true
    }

    /// What does not run with the code around it, or is kept from the first time, or is shown by a view that follows
    /// the clock itself.
    ///
    /// Answered once for each node: what it depends on is asked of others, which no circle of this walk goes through.
    func isLeftOut(_ node: SyntaxNode) -> Bool {
        switch node.kind {
        case .closureExpression, .argument, .chainExpression, .sequenceExpression:
            if let known = known.isLeftOut(node) { return known }
            let answer = mustBeLeftOut(node)
            known.keep(node, isLeftOut: answer)
            return answer
        case .accessor: return node.name != KnownName.get.id
        default: return node.kind.isTypeDeclaration
        }
    }

    private func mustBeLeftOut(_ node: SyntaxNode) -> Bool {
        switch node.kind {
        case .closureExpression:
            guard let parent = node.parent, parent.kind == .argument else {
                return node.parent?.kind != .chainExpression && !(node.localHolding.map { isRun(local: $0) } ?? false)
            }
            return ViewUpdate.waitsForEvent(parent)
                || semantics.eventCode(of: context.analysis).contains(node, in: context.analysis)
        case .argument:
            if followsClock(node) {
                return !reads.leavesOutClock
                    && !semantics.readsBesideClock.answer(of: node, in: context.analysis).asks
            }
            if isOf([KnownName.StateObject.text], node) || isPayload(node) { return true }
            guard !beginsState(node) else { return isViewShownOnce }
            return firstValues.keeps(node) && ShownOnce(semantics: semantics).isShownOnce(node, context.analysis)
        case .chainExpression: return isLog(node) || beginsState(node) && isViewShownOnce
        default: return beginsState(node) && isViewShownOnce
        }
    }

    /// `TimelineView(.everyMinute) { … }`, `Text(timerInterval: start...end)`: what is in there follows the clock.
    private func followsClock(_ argument: SyntaxNode) -> Bool {
        if context.tree.tokens[argument.firstToken].kind == .identifier,
            context.tree.text(argument.firstToken) == "timerInterval"
        {
            return true
        }
        return isOf(OutsideNames.followingClock, argument)
    }

    /// True where each value of the view around is shown once, so that no later one begins with a state of before.
    private var isViewShownOnce: Bool {
        types.first.map { ShownOnce(semantics: semantics).isShownOnce($0) } ?? false
    }

    /// True for an argument of an initializer of the SDK.
    func isOf(_ names: Set<String>, _ argument: SyntaxNode) -> Bool {
        guard let callee = argument.parent?.previousSibling, callee.kind == .identifierExpression,
            names.contains(index.text(callee.name))
        else { return false }
        if case .metatype(.nominal) = expressions.type(of: callee) { return false }
        return true
    }

    /// No part is looked at again, unless a circle hid what it asks.
    private func asks(_ node: SyntaxNode) -> Bool {
        switch node.kind {
        case .chainExpression, .identifierExpression, .implicitMemberExpression, .keyPathExpression: break
        case .interpolation, .forStatement, .binaryOperator, .prefixExpression, .postfixOperatorComponent: break
        case .identifierPattern where node.isShorthandBinding: break
        case .closureExpression: return semantics.resultBuilders.functions(runWith: node).contains { run($0) }
        default: return false
        }
        guard end == .max else { return findsAsking(node) }
        if known.isSilent(node) { return false }
        if let answer = known[node] {
            cause = answer.cause
            result.add(answer.found)
            return answer.isAsking
        }
        let (outer, circleCount) = (result, reads.circles.count)
        result = OutsideReads.Answer()
        let isAsking = findsAsking(node)
        let answer = OutsideReads.NodeAnswers.Answer(isAsking: isAsking, found: result, cause: cause)
        if reads.circles.count == circleCount { known.keep(node, answer) }
        result = outer
        result.add(answer.found)
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
            let next = expressions.step(part, from: base)
            base = next == .unknown ? semantics.tuple(named: part, of: base) : next
        }
        return false
    }

    private func asks(part: SyntaxNode, of base: ResolvedType) -> Bool {
        switch part.kind {
        case .memberComponent: return !base.hasElement(part.name) && asks(member: part, of: base)
        case .subscriptComponent:
            // `RemoteConfig.remoteConfig()["title"]`
            return isChangingObject(base, before: part) || asksSharedObject(before: part, "")
                || runs(members(named: KnownName.subscript.id, of: base))
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
        if OutsideNames.relativeMembers.contains(text) { return !reads.leavesOutClock }
        guard !member.isWrittenHere else { return false }
        // `date.map(formatter.string(from:))`
        let isCalled = member.isCalled || !member.argumentNames.isEmpty
        let added = membersAdded(to: base, for: member)
        if !added.isEmpty { return runs(membersAdded: added, to: base, isCalled: isCalled, at: member) }
        if asksSharedObject(before: member, text) || asksStaticFromOutside(member, of: base) { return true }
        if case .external(let name, _) = base.unwrapped, isCacheObject(before: member, of: name) { return false }
        if isCalled, case .external(let name, _) = base.unwrapped, isSetFormatter(before: member, of: name) {
            return true
        }
        if case .external(let name, _) = base.unwrapped, !OutsideNames.isConstant(text, of: index.text(name)) {
            if isChangingObject(base, before: member) { return true }
            if OutsideNames.changingMembers[text]?.contains(index.text(name)) == true { return true }
            if !isCalled || semantics.isOfObjectiveC(name), isOfForeignObject(member, name) { return true }
        }
        if !isCalled, isSetBehindRelation(member, base) { return true }
        let found = members(meantBy: member, of: knownBase(of: member, base))
        if !found.isEmpty {
            if runs(found, isCalled: isCalled || isHanded(member, found), at: member) { return true }
            return found.contains { mayBeMetOutside($0) } && asksForeign(member)
        }
        if !isCalled, isInheritedFromOutside(member, of: base), !OutsideNames.isConstant(text) { return true }
        if isKnown(base), owners(of: base).contains(where: { index.hasAttribute("dynamicMemberLookup", $0) }) {
            return runs(members(named: KnownName.subscript.id, of: base))
        }
        if isCalled || self.isOfProject(base), asksLibrary(at: member, of: base) { return true }
        let isOfProject = reads.mayRunCode(member.name)
        if !isOfProject || isCalled && OutsideNames.methodsWithKey.contains(text), asksForeign(member) { return true }
        if mayBeSilent(member, of: base) { return true }
        guard isCalled || isOfProject else { return false }
        return isOfProject && !isOfForeignWrapper(member)
            && runsAny(named: member.name, of: base, isCalled: isCalled, at: member)
    }

    /// True for a member of an unknown value that may be a variable of a plain class which changes, whatever else has
    /// the name.
    private func mayBeSilent(_ member: SyntaxNode, of base: ResolvedType) -> Bool {
        if case .tuple = base.boundValue { return false }
        guard !isKnown(base), semantics.names.silentProperties.contains(member.name) else { return false }
        let isOnly = semantics.declarations(named: member.name).count == 1
        let isOfForeign = isPartOfForeign(member, base) && !isForeignAround(base)
        guard isOnly || !isOfForeign else { return false }
        let fit = NameFit(member, of: base, in: context.analysis, semantics)
        let reachable = ReachableValues(around: member, types, context)
        return semantics.membersOfAnyType(named: member.name).contains { found in
            guard let owner = found.owner, semantics.isSilentVariable(index.fact(found.member), of: owner) else {
                return false
            }
            // Known outside by a protocol or a superclass only.
            if isOfForeign, index.foreignConformances(of: owner).isEmpty { return false }
            let storage = SilentStorage.property(PropertyKey(owner: owner, name: member.name))
            return fit.mayMean(found) && (isOnly || reachable.mayBe(owner)) && mayDiffer(storage, false, at: member)
        }
    }

    /// `Store<State>` of a package, which may pass on the members of what it holds.
    private func isForeignAround(_ base: ResolvedType) -> Bool {
        guard case .external(_, let arguments) = base.boundValue else { return false }
        return arguments.contains { !$0.isForeign }
    }

    /// The type of what stands before a member, by the member itself where the type of a closure's parameter is not
    /// known here.
    private func knownBase(of member: SyntaxNode, _ base: ResolvedType) -> ResolvedType {
        guard !isKnown(base), let owners = context.legacy.publishedProperties[member.name] else { return base }
        return owners.first { context.analysis.uses.means(member, memberOf: [$0]) }.map { .nominal($0, []) } ?? base
    }

    // MARK: Names

    func asks(name node: SyntaxNode) -> Bool {
        guard node.anchorToken.kind == .identifier,
            node.nextSibling?.kind != .assignmentOperator || node.parent?.kind == .chainExpression
        else { return false }
        guard LocalName(meantBy: node) == nil else { return false }
        if let (storage, isWrite) = storages.storage(of: node) { return mayDiffer(storage, isWrite, at: node) }
        let isCalled = node.isCalled
        let fit = NameFit(node, of: .unknown, in: context.analysis, semantics)
        for type in types {
            // `filter { … }` is no `filter(by:)` of the type.
            let found = members(named: node.name, of: .nominal(type, [])).filter {
                fit.mayMean(.init(owner: $0.owner, member: $0.member))
            }
            if found.isEmpty { continue }
            if runs(found, isCalled: isCalled || isHanded(node, found), at: node) { return true }
            return found.contains { mayBeMetOutside($0) } && asksForeign(node)
        }
        let globals = index.globals(named: node.name).filter { fit.mayMean(.init(owner: nil, member: $0)) }
            .map { MemberResolver.Found(owner: .min, member: $0) }
        if runs(globals, isCalled: isCalled || isHanded(node, globals), at: node) { return true }
        if globals.isEmpty, asksOwnForeign(node) { return true }
        guard isCalled, semantics.types(meantBy: node, context.analysis).isEmpty,
            globals.isEmpty || mayHaveForeignMembers
        else { return false }
        return asks(callOfSDK: node) || asksLibrary(at: node, of: nil)
    }

    /// `.now` of a date; `date.formatted(.relative(presentation: .named))`.
    func asks(implicitMember node: SyntaxNode) -> Bool {
        guard !node.isMatchedWithValues else { return false }
        let isCalled = node.isCalled
        if !reads.leavesOutClock, isRelativeStyle(node) || asksClock(implicitMember: node) { return true }
        if node.name == KnownName.`init`.id {
            guard isCalled, let call = node.nextSibling else { return false }
            if case .nominal(let type, _) = typeAsked(of: node).boundValue, index.types[type].kind != .protocol {
                return asks(creationOf: type, call)
            }
            let fit = NameFit(node, of: .unknown, in: context.analysis, semantics)
            return reads.initializersOfForeignTypes.contains {
                isMeant($0, by: call, fit) && run($0)
            }
        }
        guard reads.mayRunCode(node.name) || semantics.names.silentProperties.contains(node.name) else { return false }
        let all = declarations(meantByImplicit: node)
        // A case of the name is meant before stored variables.
        let cases = all.filter { index.fact($0.member).kind == .enumCase }
        if cases.contains(where: { $0.owner.map { namesCase(node, of: $0) } ?? false }) { return false }
        let isCase = !cases.isEmpty
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

    /// True for `case .gold` in a switch without a default that names each case of an enumeration.
    private func namesCase(_ node: SyntaxNode, of type: TypeID) -> Bool {
        guard node.isWholePattern, let statement = node.ancestor(where: { $0.kind == .switchStatement }) else {
            return false
        }
        let parts = statement.children.filter { $0.kind == .switchCase }
        guard !parts.contains(where: { context.tree.text($0.firstToken) == "default" }) else { return false }
        let names = parts.flatMap { $0.children.filter { $0.isWholePattern } }.map { ($0.firstChild ?? $0).name }
        let cases = index.members(of: type).filter { index.fact($0).kind == .enumCase }.map { index.name(of: $0) }
        return !cases.isEmpty && Set(cases).isSubset(of: names)
    }

    /// Of the type that is asked for, where that is known, with what extends types from outside to which it may
    /// conform.
    private func declarations(meantByImplicit node: SyntaxNode) -> [MeantDeclarations.Declaration] {
        // Of several initializers it isn't known which one a call means.
        let asked = typeAsked(of: node)
        let meant = MeantDeclarations(semantics: semantics)
        switch asked.boundValue {
        case .nominal:
            return meant.declarations(named: node.name, in: asked)
                + meant.declarations(named: node.name, addedTo: asked)
        case .external(let name, _) where name != KnownName.Any.id:
            return meant.declarations(named: node.name, in: asked)
        default:
            // Most names have no member in such a class.
            lazy var taker = StyleTaker(of: node, context.analysis, semantics)
            return semantics.membersOfAnyType(named: node.name).filter { found in
                guard let owner = found.owner else { return true }
                if StyleTaker.isClass(owner, index) { return taker?.mayTakeObjects ?? true }
                if index.types[owner].kind == .external || isOfForeignType(protocol: owner) { return true }
                return !(taker?.takesNoTypeOfProject ?? false)
            }
        }
    }

    /// True for a protocol to which a type from outside conforms, which then has its members.
    private func isOfForeignType(protocol type: TypeID) -> Bool {
        index.types[type].kind == .protocol
            && semantics.conformers(of: type).contains { index.types[$0].kind == .external }
    }

    /// The type that is asked for an expression that begins with a dot, also by what it is passed to.
    func typeAsked(of node: SyntaxNode) -> ResolvedType {
        semantics.eventCodeOfAnyFile.typeAsked(of: node.wholeExpression.expressionGivingOn, expressions)
    }

    /// `.relative(presentation: .named)`, and no member of that name of a package.
    private func isRelativeStyle(_ node: SyntaxNode) -> Bool {
        guard index.text(node.name) == "relative", let call = node.nextSibling else { return false }
        return call.argumentLabels.contains { OutsideNames.labelsOfRelativeStyle.contains(index.text($0)) }
    }
}
