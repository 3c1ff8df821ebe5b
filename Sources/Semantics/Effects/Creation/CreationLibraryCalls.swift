import SourceText
import SymbolIndex
import Syntax

/// Functions of the SDK that run while a value is made.
extension CreationEffects {
    /// A local, or a property of `self`, that code changes.
    struct OwnTarget {
        let name: NameID
        let local: LocalName?

        init?(_ node: SyntaxNode) {
            self.init(node.kind == .chainExpression ? Array(node.children) : [node])
        }

        init?(_ parts: [SyntaxNode]) {
            let parts = parts.filter { $0.kind != .optionalComponent }
            guard let last = parts.last else { return nil }
            let isOfSelf = parts.count == 2 && parts[0].name == KnownName.`self`.id && last.kind == .memberComponent
            guard isOfSelf || parts.count == 1 && last.kind == .identifierExpression else { return nil }
            name = last.name
            local = isOfSelf ? nil : LocalName(last.name, at: last)
        }
    }

    func isSetFreely(_ target: OwnTarget, at place: Place) -> Bool {
        target.local?.isPlainValue ?? place.plain.contains(target.name)
    }

    /// A function of the SDK, or a method of one of its values, that only tells something or makes a publisher; with
    /// the code that it is given.
    func effect(
        ofLibraryCall call: SyntaxNode, of name: SyntaxNode, on base: ResolvedType?, at place: Place
    ) -> SyntaxNode? {
        let text = index.text(name.name)
        if base == nil, PureFunctions.computing.contains(text) { return effect(ofArguments: call, at: place) }
        guard let base = base ?? extendedType(at: place) else { return name }
        var seen: Set<MemberReference> = []
        if isSentOnly(before: name, at: place, &seen) { return effect(ofPipelinePart: call, of: name, text, at: place) }
        let type = foreignType(base, before: name, at: place)
        let given = CallArguments(call).list
        // What a lock keeps is changed by its parameter.
        if text.hasPrefix("withLock"), given.last?.value.changesItsParameter == true { return name }
        if let type, looksUp(text, in: type) { return effect(ofArguments: call, at: place) }
        // The token that `observe` gives ends with the object.
        let isObserving =
            type == "NotificationCenter" && text == "addObserver"
            || type != nil && text == "observe" && given.first?.value.kind == .keyPathExpression
        if isObserving, let code = given.last?.value, code.kind == .closureExpression {
            return holdsObject(code) ? code : effect(ofArguments: call, at: place)
        }
        let isDeclaredNowhere = base == .unknown && semantics.declarations(named: name.name).isEmpty
        guard isOfLibrary(base) || isDeclaredNowhere else { return name }
        let isTelling =
            PureFunctions.telling.contains(text)
            || CallArguments(call).list.first?.label.map {
                OutsideNames.methodsWithKey.contains(text) && PureFunctions.labelsOfKeys.contains(index.text($0))
            } ?? false
        // `lock.withLock { … }`
        let isRunning =
            ClosureTakers.certain.contains(text) && given.count == 1 && given[0].value.kind == .closureExpression
        if isTelling || isRunning { return effect(ofArguments: call, at: place) }
        // `names.append(name)`, `title.append(link)`
        let isOfValue = isCollection(base) || isValueOfLibrary(base) && SyntaxNode.changesInPlace(name.name)
        guard isOfValue, let target = target(before: name) else { return name }
        return effect(ofSetting: target, by: name, at: place) ?? effect(ofArguments: call, at: place)
    }

    /// The type from outside in whose extension code stands, a member of which needs no `self`.
    func extendedType(at place: Place) -> ResolvedType? {
        guard let type = place.types.first, index.types[type].kind == .external else { return nil }
        return .external(index.types[type].name, [])
    }

    /// True for a method or a subscript of a type from outside that looks something up, or computes it.
    private func looksUp(_ member: String, in type: String) -> Bool {
        PureFunctions.computingTypes.contains(type) || PureFunctions.lookingUp[type]?.contains(member) ?? false
    }

    /// True for a call or a subscript that does, and whose value belongs to the library.
    func looksUp(_ part: SyntaxNode, of base: ResolvedType, at place: Place) -> Bool {
        let isCall = part.kind == .callComponent
        guard isCall || part.kind == .subscriptComponent, let name = isCall ? part.previousSibling : part,
            !isCall || name.kind == .memberComponent
        else { return false }
        let member = isCall ? index.text(name.name) : "subscript"
        if isCall, CallArguments(part).list.last?.value.changesItsParameter == true { return false }
        return foreignType(base, before: name, at: place).map { looksUp(member, in: $0) } ?? false
    }

    /// The type from outside of what stands before a member: a type itself, its value, or `UserDefaults.standard`.
    func foreignType(_ base: ResolvedType, before name: SyntaxNode, at place: Place) -> String? {
        let context = LexicalContext(file: place.file, types: place.types)
        return semantics.foreignType(base, before: name, in: context).map { index.text($0) }
    }

    /// What the library asks of values, where that does not only compute: to describe what is interpolated, and to
    /// compare, hash and go through what a function of the library is given.
    ///
    /// - Parameter part: an interpolation, or the name of what is called.
    func effect(ofAsking part: SyntaxNode, of base: ResolvedType?, at place: Place) -> SyntaxNode? {
        guard let analysis = semantics.project.analysis(of: place.file) else { return nil }
        var maker = SummaryMaker(semantics, analysis)
        if part.kind == .interpolation {
            maker.look(at: part, in: part)
        } else if maker.mayAskLibrary, semantics.declarations(named: part.name).isEmpty,
            index.types(named: part.name).isEmpty
        {
            maker.askLibrary(at: part, of: base)
        }
        return maker.summary.runs.firstValue { effect(ofRunning: $0) }
    }

    func isCollection(_ type: ResolvedType) -> Bool {
        switch type.unwrapped {
        case .array, .dictionary: true
        case .external(let name, _): SDKTypes.collections.contains(index.text(name))
        default: false
        }
    }

    /// `$name`, and not `$0`.
    private func isProjection(_ part: SyntaxNode) -> Bool {
        guard part.kind == .identifierExpression || part.kind == .memberComponent else { return false }
        return part.anchorToken.kind == .dollarIdentifier && Int(part.tree.text(part.anchor).dropFirst()) == nil
    }

    /// True behind `$name`, a subject or a publisher of notifications, which only send what happens anyway.
    private func isSentOnly(before member: SyntaxNode, at place: Place, _ seen: inout Set<MemberReference>) -> Bool {
        guard let parts = member.parent?.children.prefix(while: { $0 != member }), let first = parts.first
        else { return false }
        if parts.contains(where: { isProjection($0) }) { return true }
        if isOfNotifications(first) { return publishes(parts) }
        let isSubject = (parts.dropFirst() + [member]).contains { part in
            guard case .external(let type, _) = typeBefore(part, at: place).unwrapped else { return false }
            return CombineNames.subjects.contains(index.text(type))
        }
        return isSubject || givesSender(Array(parts), at: place, &seen)
    }

    private func isOfNotifications(_ first: SyntaxNode) -> Bool { first.name == semantics.name("NotificationCenter") }

    /// `.publisher(for: name)`
    private func publishes(_ parts: some Sequence<SyntaxNode>) -> Bool {
        parts.contains { $0.kind == .memberComponent && $0.text == ".publisher" }
    }

    /// `player.speedPublisher()` of the project, which gives `$speed.eraseToAnyPublisher()`.
    private func givesSender(_ parts: [SyntaxNode], at place: Place, _ seen: inout Set<MemberReference>) -> Bool {
        for part in parts where part.kind == .memberComponent || part.kind == .identifierExpression {
            let isFirst = part == parts.first
            guard part.anchorToken.kind == .identifier, !isFirst || LocalName(part.name, at: part) == nil
            else { continue }
            let found = declarations(of: part, on: isFirst ? nil : typeBefore(part, at: place), at: place)
            if !found.isEmpty, found.allSatisfy({ givesSender($0, &seen) }) { return true }
        }
        return false
    }

    private func givesSender(_ found: MeantDeclarations.Declaration, _ seen: inout Set<MemberReference>) -> Bool {
        // What gives itself back goes round.
        guard seen.insert(found.member).inserted else { return false }
        defer { seen.remove(found.member) }
        guard let (node, _) = semantics.nodeInAnyFile(of: found.member) else { return false }
        guard let code = node.child(.codeBlock) ?? node.parent?.getterBody else {
            guard let owner = found.owner, index.isRequirement(found.member, of: owner),
                !semantics.project.isOpen(owner)
            else { return false }
            let all = witnesses(of: found, in: owner)
            return !all.isEmpty
                && all.allSatisfy { witnesses in
                    !witnesses.isEmpty && witnesses.allSatisfy { givesSender($0, &seen) }
                }
        }
        let values = code.valuesGivenBack
        return !values.isEmpty
            && values.allSatisfy { value in
                guard value.kind == .chainExpression, let last = value.lastChild else { return false }
                let operators = value.children.filter { $0.nextSibling?.kind == .callComponent }
                return operators.allSatisfy { CombineNames.following.contains(index.text($0.name)) }
                    && isSentOnly(before: last, at: place(of: found), &seen)
            }
    }

    private func target(before member: SyntaxNode) -> OwnTarget? {
        guard let chain = member.parent, chain.kind == .chainExpression else { return nil }
        let parts = chain.children.prefix { $0 != member }
        return OwnTarget(Array(parts))
    }

    /// Of values that are given, and of code that is given, which may run.
    private func effect(ofArguments call: SyntaxNode, at place: Place) -> SyntaxNode? {
        CallArguments(call).list.map(\.value).firstValue { value in
            switch value.kind {
            case .closureExpression: effect(ofClosure: value, at: place)
            case .keyPathExpression: effect(ofKeyPath: value)
            default: effect(ofFunctionNamedBy: value, at: place) ?? effect(of: value, at: place)
            }
        }
    }

    /// `tokens.forEach(center.remove)`: what gets the function may run it.
    private func effect(ofFunctionNamedBy value: SyntaxNode, at place: Place) -> SyntaxNode? {
        let name = value.kind == .chainExpression ? value.lastChild : value
        guard let name, name.kind == .memberComponent || name.kind == .identifierExpression else { return nil }
        let base = name == value ? nil : typeBefore(name, at: place)
        let functions = declarations(of: name, on: base, at: place).filter {
            index.fact($0.member).kind == .function
        }
        return functions.firstValue { effect(ofCodeOf: $0, at: name) }
    }

    /// A closure sets properties again, which runs their observers.
    func effect(ofClosure closure: SyntaxNode, at place: Place) -> SyntaxNode? {
        var inside = place
        if let type = place.types.first {
            inside.plain.formIntersection(plainProperties(of: type).union(inheritedPlainProperties(of: type)))
        }
        return closure.statementsOfClosure.firstValue { effect(ofCode: $0, at: inside) }
    }

    /// Nil where all getters on the way only compute.
    private func effect(ofKeyPath keyPath: SyntaxNode) -> SyntaxNode? {
        let tokens = (keyPath.firstToken..<keyPath.endToken).map { keyPath.tree.tokens[$0] }
        let names = tokens.filter { $0.kind == .identifier && semantics.names.computed.contains($0.payload) }
        return names.firstValue { name in
            let getters = semantics.membersOfAnyType(named: name.payload).filter {
                index.fact($0.member).flags.contains(.isComputed)
            }
            guard !getters.isEmpty else { return keyPath }
            return getters.firstValue { effect(ofCodeOf: $0, at: keyPath) }
        }
    }

    /// An operator of a publisher; a subscription of the object to what only sends, which ends with it.
    private func effect(
        ofPipelinePart call: SyntaxNode, of name: SyntaxNode, _ text: String, at place: Place
    ) -> SyntaxNode? {
        let values = CallArguments(call).list.map(\.value)
        if let holding = values.first(where: { holdsObject($0) }) { return holding }
        switch text {
        case "store", "assign": return values.first { !isOwn($0, at: place) }
        case _ where CombineNames.takingAny.contains(text) && !CombineNames.passing.contains(text):
            return values.first { !isProjection($0.lastChild ?? $0) }
        // Where the object is not kept, its subscription lives as long as the value of the view that has it.
        case _ where CombineNames.following.contains(text): return effect(ofArguments: call, at: place)
        default: return name
        }
    }

    /// True for a closure with `self` that does not capture it weakly: an object with such a subscription never goes.
    private func holdsObject(_ value: SyntaxNode) -> Bool {
        guard value.kind == .closureExpression else { return value.name == KnownName.`self`.id }
        let captured = value.child(.captureList)?.text ?? ""
        guard !captured.contains("weak self"), !captured.contains("unowned self") else { return false }
        return captured.contains("self")
            || value.contains { $0.kind == .identifierExpression && $0.name == KnownName.`self`.id }
    }

    /// `&$x`, `&cancellables`
    private func isOwn(_ value: SyntaxNode, at place: Place) -> Bool {
        guard value.kind == .prefixExpression, value.anchorToken.kind == .prefixAmpersand else { return false }
        return value.expressionChild.flatMap { OwnTarget($0) }.map { isSetFreely($0, at: place) } ?? false
    }
}

extension SyntaxNode {
    /// `{ count in count += 1 }` and `{ $0.append(name) }`
    fileprivate var changesItsParameter: Bool {
        guard kind == .closureExpression else { return false }
        let names = Set(children.filter { $0.kind == .closureParameter }.map(\.name))
        return contains { node in
            node.kind == .identifierExpression && (node.isAnonymousParameter || names.contains(node.name))
                && node.writeForm != nil
        }
    }
}
