import SymbolIndex
import Syntax

/// What reading a variable, running a member and making a value ask of the outside.
extension OutsideWalk {
    // MARK: Storage

    /// False for a variable that keeps its first value, and for a cache.
    func mayDiffer(_ storage: SilentStorage, _ isWrite: Bool, at node: SyntaxNode) -> Bool {
        if isWrite { return !isFirstValue(storage, node, context.analysis) && !isCache(storage, around: node) }
        guard VariableChanges.inSight(storage, semantics) || VariableChanges.outOfSight(storage, semantics) else {
            return false
        }
        return !isCache(storage, around: node)
    }

    /// True for a variable that nothing changes but the getter or function that reads it, with what it has made: what
    /// it gives back depends on what it is given.
    func isCache(_ storage: SilentStorage, around node: SyntaxNode) -> Bool {
        guard storage.name != nil, let member = function(around: node) else { return false }
        return !VariableChanges.areAny(of: storage, semantics) { change, analysis in
            guard !isFirstValue(storage, change, analysis) else { return false }
            return analysis.file != context.analysis.file || function(around: change) != member || !change.mayFillCache
        }
    }

    /// The function, initializer or getter around, where no closure is between.
    func function(around node: SyntaxNode) -> SyntaxNode? {
        let around = node.ancestor { node in
            node.kind == .closureExpression || node.kind == .functionDeclaration
                || node.kind == .initializerDeclaration
                || node.kind == .variableDeclaration && node.parent?.kind == .memberBlock
        }
        return around?.kind == .closureExpression ? nil : around
    }

    /// True in an initializer of the type that has the variable.
    func isFirstValue(_ storage: SilentStorage, _ node: SyntaxNode, _ analysis: FileAnalysis) -> Bool {
        guard case .property(let key) = storage, analysis.enclosingType(of: node) == key.owner,
            let member = index.members(named: key.name, of: key.owner).first,
            !index.fact(member).flags.contains(.isStatic)
        else { return false }
        return node.ancestor { $0.kind == .initializerDeclaration || $0.kind == .closureExpression }?.kind
            == .initializerDeclaration
    }

    // MARK: Members

    /// Members of the name, whatever they belong to, where the type of a closure's parameter leaves that open; of
    /// values from outside those that the project adds to some type from outside.
    ///
    /// - Parameter place: the name, where it is written.
    func runsAny(named name: NameID, of base: ResolvedType, isCalled: Bool, at place: SyntaxNode? = nil) -> Bool {
        if isOfProject(base) { return false }
        let found =
            isKnown(base)
            ? MeantDeclarations(semantics: semantics).declarations(named: name, addedTo: base)
            : semantics.membersOfAnyType(named: name)
        guard found.count <= Limits.meantDeclarations else { return false }
        let fit = place.map { NameFit($0, of: base, in: context.analysis, semantics) }
        let reachable = isKnown(base) ? nil : place.map { ReachableValues(around: $0, types, context) }
        let running = found.filter { index.fact($0.member).kind == .function || mayRun($0, isCalled: isCalled) }
        let meant = running.filter { declaration in
            guard fit?.mayMean(declaration) ?? true else { return false }
            guard let reachable, let owner = declaration.owner,
                [.class, .struct, .enum].contains(index.types[owner].kind)
            else { return true }
            return reachable.mayBe(owner)
        }
        return meant.contains { declaration in
            let owner = index.fact(declaration.member).isStored ? declaration.owner : nil
            let member = MemberResolver.Found(owner: owner ?? .min, member: declaration.member)
            return runs([member], isCalled: isCalled, at: owner == nil ? nil : place)
        }
    }

    /// True for a getter, and for a stored function that is called.
    private func mayRun(_ found: MeantDeclarations.Declaration, isCalled: Bool) -> Bool {
        let fact = index.fact(found.member)
        guard fact.kind == .property, !fact.flags.contains(.isComputed) else { return fact.kind == .property }
        guard isCalled, let owner = found.owner else { return false }
        let type = semantics.members.type(of: MemberResolver.Found(owner: owner, member: found.member))
        if case .function = type.unwrapped { return true }
        return false
    }

    /// `items.map(age)`, `let text = engine.text`: what asks for the function's result does so with the body.
    func isHanded(_ node: SyntaxNode, _ meant: [MemberResolver.Found]) -> Bool {
        // A property of the name is meant before methods.
        guard node.nextSibling == nil, !meant.isEmpty,
            meant.allSatisfy({ [.function, .initializer].contains(index.fact($0.member).kind) }),
            let argument = node.wholeExpression.parent
        else { return false }
        guard argument.kind == .argument else { return argument.localHolding.map { isRun(local: $0) } ?? false }
        return !ViewUpdate.waitsForEvent(argument)
            && !semantics.eventCode(of: context.analysis).contains(node, in: context.analysis, isValue: true)
    }

    /// True for a local that code around names elsewhere than in the code of an event.
    func isRun(local binding: SyntaxNode) -> Bool {
        guard let name = binding.firstChild, let block = binding.parent?.parent else { return false }
        return context.code.nodes(named: name.name, in: block).contains { use in
            guard use.kind == .identifierExpression, use.firstToken >= binding.endToken else { return false }
            if let argument = use.wholeExpression.parent, argument.kind == .argument, ViewUpdate.waitsForEvent(argument)
            {
                return false
            }
            return use.ancestor { $0 == block || $0.kind == .closureExpression && isLeftOut($0) } == block
        }
    }

    /// - Parameter place: the name, where it is written.
    func runs(_ members: [MemberResolver.Found], isCalled: Bool = true, at place: SyntaxNode? = nil) -> Bool {
        for found in members {
            let fact = index.fact(found.member)
            switch fact.kind {
            case .function, .initializer, .subscript:
                let isRun =
                    isCalled
                    && (place?.nextSibling?.kind == .callComponent || place == nil || fact.type != 0
                        || fact.kind == .initializer)
                if isRun, run(found.member, at: place) || asksByDefault(found.member, place?.nextSibling) {
                    return true
                }
                let isResultCalled = place?.nextSibling?.nextSibling?.kind == .callComponent
                if isRun, isResultCalled, runsClosure(givenBackBy: found.member) { return true }
            case .property where fact.flags.contains(.isComputed):
                if run(found.member, at: place) { return true }
                if isCalled, place?.isCalled == true, runsClosure(givenBackBy: found.member) { return true }
            case .property: if asks(stored: found, place, isCalled: isCalled) { return true }
            case .enumCase: break
            }
        }
        return false
    }

    /// `makeTitle(1)` of `var makeTitle: (Int) -> String { { number in … } }`, and `makeTitle()(1)` of a function.
    private func runsClosure(givenBackBy member: MemberReference) -> Bool {
        guard let (declaration, analysis) = semantics.nodeInAnyFile(of: member),
            let code = declaration.child(.codeBlock) ?? declaration.parent?.getterBody
        else { return false }
        return code.valuesGivenBack.contains { value in
            value.kind == .closureExpression
                && take(reads.answer(of: ClassCode.Body(node: value, analysis: analysis)))
        }
    }

    /// - Parameters:
    ///   - followed: classes whose changes run the member anyway.
    ///   - place: the name, where it is written.
    func run(_ member: MemberReference, following followed: Set<TypeID> = [], at place: SyntaxNode? = nil) -> Bool {
        if reads.mayAskUnseen(member), semantics.nodeInAnyFile(of: member) == nil { return true }
        var answer = reads.answer(of: CollectionOfOne(member))
        settleOwnObjects(of: &answer, at: place)
        answer.objects.subtract(followed.subtracting(answer.silentObjects))
        return take(answer)
    }

    /// What code of an object reads of the object itself is of the object before the name that runs the code.
    private func settleOwnObjects(of answer: inout OutsideReads.Answer, at name: SyntaxNode?) {
        guard !answer.ownObjects.isEmpty else { return }
        if let name, isOfOwnObject(name) { return }
        for type in name.flatMap({ typesOfFollowedObject(before: $0) }) ?? [] {
            answer.ownObjects.subtract(semantics.family(of: type))
        }
        answer.silentObjects.formUnion(answer.ownObjects)
        answer.ownObjects = []
    }

    /// True for a member of `self` in the code of a class.
    private func isOfOwnObject(_ name: SyntaxNode) -> Bool {
        name.isOfSelf && types.first.map { index.types[$0].kind == .class } ?? false
    }

    /// True where what runs asks; what it asks besides counts as well.
    func take(_ answer: OutsideReads.Answer) -> Bool {
        result.contents += answer.contents
        result.addUnplaced(of: answer)
        cause = answer.place ?? cause
        return answer.place != nil
    }

    /// A variable of a legacy class, a closure that was not followed, or a value behind a wrapper of the project.
    func asks(stored found: MemberResolver.Found, _ place: SyntaxNode?, isCalled: Bool) -> Bool {
        // `localizedString(for:relativeTo:)` says what it counts from.
        let isGivenReference = place?.nextSibling.map { index.text($0.name) == "localizedString" } ?? false
        if !isGivenReference, !reads.leavesOutClock, reads.isRelativeFormatter(found.member) { return true }
        guard found.owner != .min else {
            guard isCalled, place?.isCalled == true else { return false }
            let type = semantics.members.type(ofGlobal: found.member)
            return runs(members(named: KnownName.callAsFunction.id, of: type))
        }
        // It is set to nothing when the object is released.
        if index.types[found.owner].kind == .class, isWeak(found.member) { return true }
        let fact = index.fact(found.member)
        let key = PropertyKey(owner: found.owner, name: index.name(of: found.member))
        if let place, context.isReceived(place, of: key) { return false }
        if let place, isOfDatabase(found.member), isOfHeldObject(place),
            mayDiffer(.property(key), false, at: place), !isFollowed(before: place)
        {
            return true
        }
        // What it holds is what the code that made the view reads for it.
        if reads.isBinding(found.member) { result.closures.insert(key) }
        if let place, semantics.isSilentVariable(fact, of: found.owner) {
            if mayDiffer(.property(key), false, at: place) { return true }
            let isValue = fact.attributes.isEmpty && !isObject(semantics.members.type(of: found, isImplicitSelf: true))
            if isValue, !fact.flags.contains(.isStatic) { return false }
        }
        if context.legacy.classes[found.owner] != nil, !semantics.models.isTracked(found.owner),
            fact.flags.isDisjoint(with: [.isLet, .isStatic]), mayGetOtherValue(found)
        {
            result.objects.insert(found.owner)
            let isPublished = context.legacy.publishedProperties[key.name]?.contains(found.owner) ?? false
            if isPublished, let place, isOfOwnObject(place) {
                result.ownObjects.insert(found.owner)
            } else if !isPublished || place.map({ typesOfFollowedObject(before: $0) == nil }) ?? true {
                result.silentObjects.insert(found.owner)
            }
        }
        if isCalled, place?.isCalled == true {
            let type = semantics.members.type(of: found, isImplicitSelf: true).unwrapped
            if case .function(let value) = type {
                result.closures.insert(key)
                guard isValue(value) else { return false }
                return reads.answer(ofValueOf: key, isWhole: false).map { take($0) } ?? true
            }
            if runs(members(named: KnownName.callAsFunction.id, of: type)) { return true }
        }
        return fact.attributes.contains { attribute in
            let name = index.translate(attribute, file: found.member.file)
            return semantics.wrappers(named: name).contains { type in
                guard !isFollowing(wrapper: type) else { return false }
                return runs(semantics.members.members(named: KnownName.wrappedValue.id, in: type), isCalled: false)
            }
        }
    }

    /// True for a wrapper of the project that updates the view, by a wrapper that it holds in turn.
    private func isFollowing(wrapper type: TypeID) -> Bool {
        index.isOne(of: .dynamicProperty, type)
            && index.members(of: type).contains { index.fact($0).isStored && !index.fact($0).attributes.isEmpty }
    }

    /// False for a variable of a legacy class that keeps the value of its initializer.
    private func mayGetOtherValue(_ found: MemberResolver.Found) -> Bool {
        let fact = index.fact(found.member)
        let key = PropertyKey(owner: found.owner, name: index.name(of: found.member))
        let attributes = fact.attributes.map { index.translate($0, file: found.member.file) }
        guard !fact.flags.contains(.isLazy), attributes.allSatisfy({ $0 == KnownName.Published.id }) else {
            return true
        }
        return semantics.project.isOpen(found.owner)
            || semantics.laterChanges.mayChange(key.name, of: semantics.family(of: found.owner))
            || VariableChanges.outOfSight(.property(key), semantics)
    }

    private func isOfDatabase(_ member: MemberReference) -> Bool {
        index.fact(member).attributes.contains {
            SDKAttributes.ofDatabases.contains(index.text(index.translate($0, file: member.file)))
        }
    }

    /// `note.title` of a property of the type around, or of a member: what a view fetches tells of its changes.
    private func isOfHeldObject(_ member: SyntaxNode) -> Bool {
        guard let object = member.partBeforeUnwrapping, object.name != KnownName.`self`.id else {
            return managedObjects(countsHolders: true).includeSelf(around: member)
        }
        switch object.kind {
        case .memberComponent where !isFetched(elementOf: object): return true
        case .identifierExpression where !object.isAnonymousParameter && LocalName(object.name, at: object) == nil:
            return true
        default: return isOfUntoldObject(member)
        }
    }

    /// `first` of `notes.first?.title` with what a view fetches.
    private func isFetched(elementOf member: SyntaxNode) -> Bool {
        guard case .external(let name, _) = expressions.type(before: member) else { return false }
        return name == index.nameOfFetchedResults
    }

    private func isWeak(_ member: MemberReference) -> Bool {
        semantics.nodeInAnyFile(of: member)?.node.enclosingMember?.children.contains {
            $0.kind == .modifier && $0.text.hasPrefix("weak")
        } ?? false
    }

    /// The classes of an object that the view around has behind a legacy wrapper, for a member of it: `song.title`,
    /// `$song.title`; nil for another object.
    private func typesOfFollowedObject(before member: SyntaxNode) -> [TypeID]? {
        guard member.kind == .memberComponent, let object = member.previousSibling, object.isOfSelf,
            let view = types.first,
            object.anchorToken.kind == .identifier || object.isProjection,
            object.kind == .memberComponent || LocalName(object.name, at: object) == nil
        else { return nil }
        guard WrapperOwner(view, context.project).kind == .view,
            let property = context.project.table.wrapperProperties[PropertyKey(owner: view, name: object.name)]
        else { return nil }
        return property.types
    }

    func isObject(_ type: ResolvedType) -> Bool {
        type.unwrapped.typeID.map { index.types[$0].kind == .class } ?? false
    }

    /// False for nothing, and for views: what makes them reads what it shows.
    func isValue(_ type: ResolvedType) -> Bool {
        switch type.unwrapped {
        case .external(let name, _): !SDKTypes.nothingOrViews.contains(index.text(name))
        case .nominal(let id, _): WrapperOwner(id, context.project).kind != .view
        case .array: true
        default: false
        }
    }

    // MARK: Creation

    func asks(creationOf type: TypeID, _ call: SyntaxNode) -> Bool {
        guard index.types[type].kind != .protocol else { return false }
        let labels = call.argumentLabels
        let fit = NameFit(call, of: .unknown, in: context.analysis, semantics)
        for member in index.members(named: KnownName.`init`.id, of: type) where isMeant(member, by: call, fit) {
            if run(member) || reads.argumentsThatAsk(of: member).contains(where: { !labels.contains($0) }) {
                return true
            }
        }
        if index.types[type].kind == .external { return false }
        if isHandedToLibrary(call), isCalledBack(type), index.members(of: type).contains(where: { runsUnnamed($0) }) {
            return true
        }
        if reads.defaultsThatAsk(of: type).contains(where: { !labels.contains($0) }) { return true }
        let kind = WrapperOwner(type, context.project).kind
        let madeAnew = kind == .view ? classesMadeAnew(by: type, madeBy: call) : []
        let isAnother =
            !madeAnew.isEmpty || isAnotherEachTime(type, madeBy: call)
            || kind == .view && mayBeginOtherwise(type, madeBy: call)
        guard isAnother || kind == .view && !objectsCaptured(by: type, madeBy: call).isEmpty else { return false }
        switch kind {
        case .view:
            return index.members(named: KnownName.body.id, of: type).contains {
                shows(objectsOf: madeAnew, $0) || run($0, following: semantics.classesFollowed(by: type))
            }
        case .representable:
            return index.members(of: type).contains {
                ViewClosures.updateMethods.contains(index.text(index.name(of: $0))) && run($0)
            }
        default:
            // A style, commands, a part of a chart: a protocol of a library asks for what it shows.
            guard !index.foreignConformances(of: type).isEmpty else { return false }
            return index.members(of: type).contains {
                ViewClosures.shownMembers.contains(index.text(index.name(of: $0))) && run($0)
            }
        }
    }

    /// True for a body that reads what changes of objects that are made with its view; of classes with the macro that
    /// is not noted.
    private func shows(objectsOf classes: Set<TypeID>, _ body: MemberReference) -> Bool {
        guard !classes.isEmpty else { return false }
        if classes.contains(where: { semantics.models.isObservable($0) }) { return true }
        let families = classes.reduce(into: Set<TypeID>()) { $0.formUnion(semantics.family(of: $1)) }
        return !reads.answer(of: CollectionOfOne(body)).objects.isDisjoint(with: families)
    }

    /// True for an initializer that a call may mean, by labels and types.
    func isMeant(_ initializer: MemberReference, by call: SyntaxNode, _ fit: NameFit) -> Bool {
        semantics.mayCall(initializer, CallArguments(call)) && fit.mayMean(.init(owner: nil, member: initializer))
    }

    /// `Chart(source: Source())`: a library calls what its protocol asks for while it shows the value.
    func isHandedToLibrary(_ call: SyntaxNode) -> Bool {
        guard call.nextSibling == nil, let argument = call.parent?.parent, argument.kind == .argument,
            let outer = argument.parent, let callee = outer.calledName
        else { return false }
        return semantics.types(meantBy: callee, context.analysis).isEmpty
            && semantics.declarations(named: callee.name).isEmpty
    }

    /// True for a value with a protocol of a library; what SwiftUI itself asks, it asks again where the value differs
    /// only. Objects, and what is called a delegate, wait for events as a rule.
    func isCalledBack(_ type: TypeID) -> Bool {
        guard index.types[type].kind != .class else { return false }
        let kind = WrapperOwner(type, context.project).kind
        return index.foreignConformances(of: type).contains { name in
            let text = index.text(name)
            if text.hasSuffix("FormatStyle") { return true }
            guard kind == .other || kind == .isolatedObject else { return false }
            return !Equatability.callsNothingBack(text) && !text.hasSuffix("Delegate")
        }
    }

    func runsUnnamed(_ member: MemberReference) -> Bool {
        let fact = index.fact(member)
        let isRun = fact.kind == .function ? fact.type != 0 : fact.kind == .property && fact.flags.contains(.isComputed)
        guard isRun, !fact.flags.contains(.isStatic), semantics.nodeInAnyFile(of: member)?.node.isAsynchronous != true
        else {
            return false
        }
        return run(member)
    }

    /// `age(of: item)` of a function whose other parameters have values by default.
    private func asksByDefault(_ member: MemberReference, _ call: SyntaxNode?) -> Bool {
        let asking = reads.argumentsThatAsk(of: member)
        guard !asking.isEmpty else { return false }
        let labels = call.map { $0.kind == .callComponent ? $0.argumentLabels : [] } ?? []
        return asking.contains { !labels.contains($0) }
    }
}

extension SyntaxNode {
    /// False for a variable that counts, as in `calls += 1`, or takes what it is given: in a setter, by a parameter.
    fileprivate var mayFillCache: Bool {
        guard isWrittenHere else { return false }
        if case .operated = writeForm { return false }
        let accessor = ancestor { $0.kind == .accessor || $0.kind.isTypeDeclaration }
        if accessor?.kind == .accessor, accessor?.name != KnownName.get.id { return false }
        guard isAssignedWhole, let value = wholeExpression.nextSibling?.nextSibling, value.kind == .identifierExpression
        else { return true }
        return LocalName(value.name, at: value)?.declaration.kind != .parameter
    }
}
