import SymbolIndex
import Syntax

/// One piece of code that `OutsideReads` looks at: names and chains, one after the other.
struct OutsideWalk {
    private let context: RuleContext
    private let reads: OutsideReads
    private let types: [TypeID]
    private let lookup: GetterLookup
    private let storages: SilentStorageFinder
    private let content: KeptContent
    private let descriptionName: NameID
    private var result = OutsideReads.Answer()

    init(_ context: RuleContext, _ reads: OutsideReads, around type: TypeID?) {
        self.context = context
        self.reads = reads
        types = type.map { context.index.enclosingTypes(of: $0) } ?? []
        lookup = GetterLookup(search: context.search, file: context.analysis.file, types: types)
        storages = SilentStorageFinder(context: context, type: type)
        content = KeptContent(search: context.search)
        descriptionName = context.index.names.lookUp("description") ?? .max
    }

    private var index: ProjectIndex { context.index }
    private var search: CodeSearch { context.search }

    mutating func answer(of root: SyntaxNode) -> OutsideReads.Answer {
        var kept: [SyntaxNode] = []
        root.walk { node in
            guard result.place == nil, node == root || !isLeftOut(node) else { return false }
            if node != root, content.isKept(node) {
                kept.append(node)
                return false
            }
            if asks(node) { result.place = node }
            return result.place == nil
        }
        for closure in kept where result.place == nil {
            var walk = self
            walk.result = OutsideReads.Answer()
            let answer = walk.answer(of: closure)
            result.contents += (answer.place.map { [$0] } ?? []) + answer.contents
            result.objects.formUnion(answer.objects)
        }
        return result
    }

    /// What does not run with the code around it, or is kept from the first time, or is shown by a view that follows the clock itself.
    private func isLeftOut(_ node: SyntaxNode) -> Bool {
        switch node.kind {
        case .closureExpression:
            guard let parent = node.parent, parent.kind == .argument else { return node.parent?.kind != .chainExpression }
            return ViewUpdate.waitsForEvent(parent) || search.eventCode.contains(node, in: context.analysis)
        case .argument:
            if context.tree.text(node.firstToken) == "timerInterval" { return true }
            guard let callee = node.parent?.previousSibling, callee.kind == .identifierExpression else { return false }
            return ["TimelineView", "State", "StateObject"].contains(index.text(callee.name))
        case .accessor: return node.name != KnownName.get.id
        default: return node.kind.isTypeDeclaration
        }
    }

    private mutating func asks(_ node: SyntaxNode) -> Bool {
        switch node.kind {
        case .chainExpression: asks(chain: node)
        case .identifierExpression: asks(name: node)
        case .implicitMemberExpression: asks(implicitMember: node)
        case .keyPathExpression: asks(keyPath: node)
        case .interpolation: asks(interpolation: node)
        default: false
        }
    }

    // MARK: Chains

    private mutating func asks(chain: SyntaxNode) -> Bool {
        if let (storage, isWrite) = storages.storage(of: chain) { return mayDiffer(storage, isWrite, at: chain) }
        guard let first = chain.firstChild else { return false }
        var base = lookup.type(of: first)
        for part in chain.children.dropFirst() {
            switch part.kind {
            case .memberComponent: if asks(member: part, of: base) { return true }
            case .subscriptComponent: if runs(members(named: KnownName.subscript.id, of: base)) { return true }
            case .callComponent: if case .metatype(.nominal(let type, _)) = base, asks(creationOf: type, part) { return true }
            default: break
            }
            base = lookup.step(part, from: base)
        }
        return false
    }

    private mutating func asks(member: SyntaxNode, of base: ResolvedType) -> Bool {
        guard member.anchorToken.kind == .identifier, !member.isWrittenHere else { return false }
        let isCalled = member.nextSibling?.kind == .callComponent
        let found = members(named: member.name, of: knownBase(of: member, base))
        if !found.isEmpty { return runs(found, isCalled: isCalled || isHanded(member, found), at: member) }
        if isKnown(base), owners(of: base).contains(where: { index.hasAttribute("dynamicMemberLookup", $0) }) {
            return runs(members(named: KnownName.subscript.id, of: base))
        }
        let text = index.text(member.name)
        let isOfProject = reads.mayRunCode(member.name)
        if !isOfProject, OutsideNames.members.contains(text) { return true }
        if !isOfProject, !isKnown(base), search.names.changedProperties.contains(member.name), search.declarations(named: member.name).count == 1 { return true }
        guard isCalled || isOfProject else { return false }
        if isCalled, !isOfProject, OutsideNames.calledMembers.contains(text) || OutsideNames.actingMembers.contains(text) { return true }
        if isCalled, OutsideNames.methodsWithKey.contains(text), let label = search.names.defaultsLabel,
            member.nextSibling?.children.contains(where: { $0.kind == .argument && $0.name == label }) == true {
            return true
        }
        return isOfProject && runsAny(named: member.name, of: base, isCalled: isCalled)
    }

    /// The type of what stands before a member, by the member itself where the type of a closure's parameter is not known here.
    private func knownBase(of member: SyntaxNode, _ base: ResolvedType) -> ResolvedType {
        guard !isKnown(base), let owners = context.legacy.publishedProperties[member.name] else { return base }
        return owners.first { context.analysis.uses.means(member, memberOf: [$0]) }.map { .nominal($0, []) } ?? base
    }

    private func isKnown(_ type: ResolvedType) -> Bool {
        switch type.unwrapped {
        case .nominal, .metatype, .constrained, .alternatives, .array, .dictionary: true
        case .external(let name, _): name != KnownName.Any.id
        default: false
        }
    }

    private func isOfProject(_ type: ResolvedType) -> Bool {
        switch type.unwrapped {
        case .nominal, .metatype: true
        default: false
        }
    }

    private func members(named name: NameID, of type: ResolvedType) -> [MemberResolver.Found] {
        owners(of: type).flatMap { search.members.members(named: name, in: $0) }
    }

    private func owners(of type: ResolvedType) -> [TypeID] {
        switch type.unwrapped {
        case .nominal(let id, _), .uncertain(let id): index.types[id].kind == .protocol ? [id] + search.conformers(of: id) : [id]
        case .metatype(let inner), .binding(let inner): owners(of: inner)
        case .constrained(let parts), .alternatives(let parts): parts.flatMap { owners(of: $0) }
        case .external(let name, _): index.extendedType(named: name).map { [$0] } ?? []
        default: []
        }
    }

    // MARK: Names

    private mutating func asks(name node: SyntaxNode) -> Bool {
        guard node.anchorToken.kind == .identifier, node.nextSibling?.kind != .assignmentOperator || node.parent?.kind == .chainExpression else { return false }
        if isClock(node) { return true }
        guard LocalName(node.name, at: node) == nil else { return false }
        if let (storage, isWrite) = storages.storage(of: node) { return mayDiffer(storage, isWrite, at: node) }
        let isCalled = node.nextSibling?.kind == .callComponent
        for type in types {
            let found = search.members.members(named: node.name, in: type)
            if !found.isEmpty { return runs(found, isCalled: isCalled || isHanded(node, found), at: node) }
        }
        let globals = index.globals(named: node.name)
        if !globals.isEmpty {
            let found = globals.map { MemberResolver.Found(owner: .min, member: $0) }
            return runs(found, isCalled: isCalled || isHanded(node, found))
        }
        guard isCalled, index.types(named: node.name).isEmpty else { return false }
        return asks(callOfSDK: node)
    }

    private func asks(callOfSDK callee: SyntaxNode) -> Bool {
        let text = index.text(callee.name)
        if text == "Task" || OutsideNames.functions.contains(text) || OutsideNames.actingTypes.contains(text) { return true }
        guard let call = callee.nextSibling else { return false }
        // `.id(UUID())` makes all below anew with each update.
        if text == "UUID", call.firstChild == nil, let modifier = callee.parent?.parent?.parent?.previousSibling, modifier.kind == .memberComponent {
            return index.text(modifier.name) == "id"
        }
        return call.children.contains { $0.kind == .argument && OutsideNames.fileLabels.contains(context.tree.text($0.firstToken)) }
    }

    /// `.now` of a date; `date.formatted(.relative(presentation: .named))`.
    private func asks(implicitMember node: SyntaxNode) -> Bool {
        let isCalled = node.nextSibling?.kind == .callComponent
        return isCalled ? index.text(node.name) == "relative" : index.text(node.name) == "now" && !isStandIn(node)
    }

    /// `"\(tag)"`, which asks for the description.
    private mutating func asks(interpolation: SyntaxNode) -> Bool {
        guard let value = interpolation.expressionChild ?? interpolation.child(.argument)?.expressionChild else { return false }
        return runs(members(named: descriptionName, of: lookup.type(of: value)), isCalled: false)
    }

    private mutating func asks(keyPath: SyntaxNode) -> Bool {
        for position in keyPath.firstToken..<keyPath.endToken where context.tree.tokens[position].kind == .identifier {
            let name = context.tree.tokens[position].payload
            if reads.mayRunCode(name), runsAny(named: name, of: .unknown, isCalled: false) { return true }
        }
        return false
    }

    /// `Date()` and `Date.now`; as a stand-in for another value, or as a bound of a range, it is no clock.
    private func isClock(_ node: SyntaxNode) -> Bool {
        guard let next = node.nextSibling, let chain = node.parent, chain.kind == .chainExpression else { return false }
        switch index.text(node.name) {
        case "Date":
            guard next.kind == .callComponent ? next.firstChild == nil : context.tree.text(next.anchor) == "now" else { return false }
        case "ContinuousClock", "SuspendingClock":
            guard context.tree.text(next.anchor) == "now" else { return false }
        default: return false
        }
        return index.types(named: node.name).isEmpty && !chain.children.contains { $0.kind == .postfixOperatorComponent } && !isStandIn(chain)
            && !isKept(chain)
    }

    /// `lastRead = Date()` in a getter, which shows nothing by that.
    private func isKept(_ expression: SyntaxNode) -> Bool {
        expression.previousSibling?.kind == .assignmentOperator && expression.nextSibling == nil
            && expression.ancestor { $0.kind == .initializerDeclaration || $0.kind == .memberBlock }?.kind == .memberBlock
    }

    private func isStandIn(_ expression: SyntaxNode) -> Bool {
        expression.previousSibling.map { $0.kind == .binaryOperator && ["??", "...", "..<"].contains($0.text) } ?? false
    }

    // MARK: Storage

    /// False for a variable that keeps its first value, and for a cache.
    private func mayDiffer(_ storage: SilentStorage, _ isWrite: Bool, at node: SyntaxNode) -> Bool {
        if isWrite { return !isFirstValue(storage, node, context.analysis) && !isCache(storage, around: node) }
        return context.project.mayChange(storage) && !isCache(storage, around: node)
    }

    /// True for a variable that nothing changes but the function that reads it: what it gives back depends on what it is given.
    private func isCache(_ storage: SilentStorage, around node: SyntaxNode) -> Bool {
        guard let name = storage.name, let member = function(around: node) else { return false }
        return search.analyses(mentioning: name).allSatisfy { analysis in
            guard analysis.hazards.writtenNames.contains(name) else { return true }
            return search.code(of: analysis).nodes(named: name, in: search.tree(of: analysis).root).allSatisfy { node in
                !node.isWrittenHere || isFirstValue(storage, node, analysis) || analysis.file == context.analysis.file && function(around: node) == member
            }
        }
    }

    /// The function or getter around, where no closure is between.
    private func function(around node: SyntaxNode) -> SyntaxNode? {
        let around = node.ancestor { node in
            node.kind == .closureExpression || node.kind == .functionDeclaration || node.kind == .variableDeclaration && node.parent?.kind == .memberBlock
        }
        return around?.kind == .closureExpression ? nil : around
    }

    /// True in an initializer of the type that has the variable.
    private func isFirstValue(_ storage: SilentStorage, _ node: SyntaxNode, _ analysis: FileAnalysis) -> Bool {
        guard case .property(let key) = storage, analysis.enclosingType(of: node) == key.owner,
            let member = index.members(named: key.name, of: key.owner).first, !index.fact(member).flags.contains(.isStatic)
        else { return false }
        return node.ancestor { $0.kind == .initializerDeclaration || $0.kind == .closureExpression }?.kind == .initializerDeclaration
    }

    // MARK: Members

    /// Members of the name, whatever they belong to, where the type of a closure's parameter leaves that open; of values from outside those that the
    /// project adds to some type from outside.
    private mutating func runsAny(named name: NameID, of base: ResolvedType, isCalled: Bool) -> Bool {
        if isOfProject(base) { return false }
        let found = isKnown(base) ? reads.addedMembers(named: name) : search.declarations(named: name)
        guard found.count <= 8, found.allSatisfy({ index.fact($0).kind == .function || index.fact($0).flags.contains(.isComputed) }) else { return false }
        return runs(found.map { MemberResolver.Found(owner: .min, member: $0) }, isCalled: isCalled)
    }

    /// `items.map(age)`: what asks for the function's result does so with the body.
    private func isHanded(_ node: SyntaxNode, _ meant: [MemberResolver.Found]) -> Bool {
        guard node.nextSibling == nil, meant.contains(where: { index.fact($0.member).kind == .function }) else { return false }
        let expression = node.parent?.kind == .chainExpression ? node.parent : node
        guard let argument = expression?.parent, argument.kind == .argument else { return false }
        return !ViewUpdate.waitsForEvent(argument) && !search.eventCode.contains(node, in: context.analysis, isValue: true)
    }

    /// - Parameter place: the name, where it is written.
    private mutating func runs(_ members: [MemberResolver.Found], isCalled: Bool = true, at place: SyntaxNode? = nil) -> Bool {
        for found in members {
            let fact = index.fact(found.member)
            switch fact.kind {
            case .function, .initializer, .subscript:
                let isRun = isCalled && (place?.nextSibling?.kind == .callComponent || place == nil || fact.type != 0)
                if isRun, run(found.member) { return true }
            case .property where fact.flags.contains(.isComputed): if run(found.member) { return true }
            case .property: if asks(stored: found, place, isCalled: isCalled) { return true }
            case .enumCase: break
            }
        }
        return false
    }

    private mutating func run(_ member: MemberReference) -> Bool {
        if reads.mayAskUnseen(member) { return true }
        let answer = reads.answer(of: CollectionOfOne(member))
        result.contents += answer.contents
        result.objects.formUnion(answer.objects)
        return answer.place != nil
    }

    /// A variable of a legacy class, a closure that was not followed, or a value behind a wrapper of the project.
    private mutating func asks(stored found: MemberResolver.Found, _ place: SyntaxNode?, isCalled: Bool) -> Bool {
        guard found.owner != .min else { return false }
        let fact = index.fact(found.member)
        let key = PropertyKey(owner: found.owner, name: index.name(of: found.member))
        if let place, search.isPlainClass(found.owner), fact.flags.isDisjoint(with: [.isLet, .isStatic, .isLazy]), fact.attributes.isEmpty,
            !isObject(search.members.type(of: found, isImplicitSelf: true)) {
            return mayDiffer(.property(key), false, at: place)
        }
        if context.legacy.classes[found.owner] != nil, fact.flags.isDisjoint(with: [.isLet, .isStatic]) { result.objects.insert(found.owner) }
        if isCalled, place?.nextSibling?.kind == .callComponent {
            let type = search.members.type(of: found, isImplicitSelf: true).unwrapped
            if case .function(let value) = type { return isValue(value) }
            if runs(members(named: KnownName.callAsFunction.id, of: type)) { return true }
        }
        return fact.attributes.contains { attribute in
            let name = index.translate(attribute, file: found.member.file)
            return index.types(named: name).contains { type in
                guard index.hasAttribute("propertyWrapper", type), !index.foreignConformances(of: type).contains(where: { index.text($0) == "DynamicProperty" })
                else { return false }
                return runs(search.members.members(named: KnownName.wrappedValue.id, in: type), isCalled: false)
            }
        }
    }

    private func isObject(_ type: ResolvedType) -> Bool {
        type.unwrapped.typeID.map { index.types[$0].kind == .class } ?? false
    }

    /// False for nothing, and for views: what makes them reads what it shows.
    private func isValue(_ type: ResolvedType) -> Bool {
        switch type.unwrapped {
        case .external(let name, _): !["Void", "View", "AnyView", "Any"].contains(index.text(name))
        case .nominal(let id, _): WrapperOwner(id, context.project).kind != .view
        case .array: true
        default: false
        }
    }

    // MARK: Creation

    private mutating func asks(creationOf type: TypeID, _ call: SyntaxNode) -> Bool {
        guard index.types[type].kind == .class || index.types[type].kind == .struct else { return false }
        let labels = CreationEffects.labels(of: call)
        let hasClosure = call.children.contains { $0.expressionChild?.kind == .closureExpression }
        for member in index.members(named: KnownName.`init`.id, of: type) {
            guard let declaration = search.node(of: member)?.node else {
                if reads.mayAskUnseen(member) { return true }
                continue
            }
            guard hasClosure || CreationEffects.accepts(declaration, labels) else { continue }
            if run(member) || asks(defaultArgumentsOf: declaration, member.file, labels) { return true }
        }
        if reads.defaultsThatAsk(of: type).contains(where: { !labels.contains($0) }) { return true }
        // A view that is made with a closure never equals the one before, so that it is evaluated with each update.
        guard hasClosure, WrapperOwner(type, context.project).kind == .view else { return false }
        return index.members(named: KnownName.body.id, of: type).contains { run($0) }
    }

    private func asks(defaultArgumentsOf declaration: SyntaxNode, _ file: Int, _ labels: [NameID]) -> Bool {
        guard let analysis = context.project.analysis(of: file) else { return false }
        return (declaration.child(.parameterClause)?.children ?? .none(of: declaration.tree)).contains { parameter in
            guard let value = parameter.child(.initializer)?.expressionChild, !labels.contains(declaration.tree.tokens[parameter.labelToken].payload)
            else { return false }
            return reads.answer(of: value, in: analysis).asks
        }
    }
}
