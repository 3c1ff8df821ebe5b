import SourceText
import SymbolIndex
import Syntax

/// Functions of the SDK that run while a value is made.
extension CreationEffects {
    /// A function of the SDK, or a method of one of its values, that only tells something or makes a publisher; with
    /// the code that it is given.
    func effect(
        ofLibraryCall call: SyntaxNode, of name: SyntaxNode, on base: ResolvedType?, at place: Place
    ) -> SyntaxNode? {
        let text = index.text(name.name)
        if base == nil, PureFunctions.computing.contains(text) { return effect(ofArguments: call, at: place) }
        guard let base = typeOfFresh(before: name, at: place) ?? base ?? extendedType(at: place) else { return name }
        if isSentOnly(before: name, at: place) { return effect(ofPipelinePart: call, of: name, text, at: place) }
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
        if isOfOptional(name, base) { return effect(ofArguments: call, at: place) }
        if text == "decode", decodesUnnoticed(call, of: name, at: place) { return effect(ofArguments: call, at: place) }
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
        let isOfValue =
            isCollection(base)
            || SyntaxNode.changesInPlace(name.name)
                && (isValueOfLibrary(base) || isFreshText(type, before: name, at: place))
            || PureFunctions.locking.contains(text) && isFreshLock(type, before: name, at: place)
        if isOfValue, typeOfFresh(before: name, at: place) != nil { return effect(ofArguments: call, at: place) }
        guard isOfValue, let target = holder(before: name, at: place) else { return name }
        return effect(ofSetting: target, by: name, at: place) ?? effect(ofArguments: call, at: place)
    }

    /// True for `map` and `flatMap` of an optional, which look at the value itself.
    private func isOfOptional(_ name: SyntaxNode, _ base: ResolvedType) -> Bool {
        guard ["map", "flatMap"].contains(index.text(name.name)), name.previousSibling?.kind != .optionalComponent,
            isOptional(base, before: name)
        else { return false }
        return MeantDeclarations(semantics: semantics).declarations(named: name.name, addedTo: base).isEmpty
    }

    /// True for what the type tells, and for `Mode(rawValue: text)`.
    private func isOptional(_ base: ResolvedType, before name: SyntaxNode) -> Bool {
        switch base {
        case .optional: return true
        case .nominal(let type, _):
            guard let call = name.previousSibling, call.kind == .callComponent else { return false }
            return index.types[type].kind == .enum && call.argumentLabels.map { index.text($0) } == ["rawValue"]
                && !index.conforms(type, to: "Sequence")
        default: return false
        }
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

    /// The type of the list that a closure fills: `names.reduce(into: [:]) { … }`.
    private func typeReduced(into closure: SyntaxNode) -> ResolvedType? {
        guard closure.kind == .closureExpression, let call = closure.parent?.parent, let name = call.calledName,
            index.text(name.name) == "reduce", let first = call.firstChild, index.text(first.name) == "into",
            let initial = first.expressionChild
        else { return nil }
        switch initial.kind {
        case .arrayExpression: return .array(.unknown)
        case .dictionaryExpression: return .dictionary(.unknown, .unknown)
        default: return nil
        }
    }

    /// Of values that are given, and of code that is given, which may run.
    func effect(ofArguments call: SyntaxNode, at place: Place) -> SyntaxNode? {
        CallArguments(call).list.map(\.value).firstValue { value in
            guard value.kind != .keyPathExpression else { return effect(ofKeyPath: value) }
            var inside = place
            if let type = typeReduced(into: value) { inside.fresh[value] = type }
            return effect(ofRunning: value, at: inside)
        }
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
