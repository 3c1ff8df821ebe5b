import SymbolIndex
import Syntax

/// What members and functions from outside ask, by their names and by the types that have them.
extension OutsideWalk {
    /// True for a name of a member that tells, of a type from outside.
    func asksForeign(_ member: SyntaxNode) -> Bool {
        let text = index.text(member.name)
        if OutsideNames.members.contains(text) { return !isLeftOut(asClock: text) }
        guard member.isCalled else { return false }
        if OutsideNames.calledMembers.contains(text) || OutsideNames.actingMembers.contains(text) { return true }
        return OutsideNames.methodsWithKey.contains(text) && member.nextSibling.map { hasKey($0) } ?? false
    }

    /// `timeIntervalSinceNow` in an extension of `Date`, and `rate` in a class of the project below `AVPlayer`: a
    /// member from outside that is named without `self`.
    ///
    /// - Parameter name: one that the project does not declare.
    func asksOwnForeign(_ name: SyntaxNode) -> Bool {
        guard let type = types.first else { return false }
        if index.types[type].kind == .external { return asksForeign(name) }
        guard !name.isCalled, name.kind == .identifierExpression, case let text = index.text(name.name),
            text.first?.isLowercase == true, !OutsideNames.isConstant(text)
        else { return false }
        return index.types[type].kind == .class
            && IdentityEquality.isInherited(by: type, besides: SDKTypes.rootClass, index)
    }

    func isLeftOut(asClock name: String) -> Bool {
        reads.leavesOutClock && OutsideNames.tellingTime.contains(name)
    }

    /// True for a requirement that a type from outside meets with a member of its own:
    /// `extension UserDefaults: KeyValueStore {}`.
    func mayBeMetOutside(_ found: MemberResolver.Found) -> Bool {
        guard found.owner != .min, index.isRequirement(found.member, of: found.owner) else { return false }
        let name = index.name(of: found.member)
        return semantics.conformers(of: found.owner, seenFrom: context.analysis.file).contains {
            index.types[$0].kind == .external && index.members(named: name, of: $0).isEmpty
        }
    }

    /// True for an object from outside that changes, unless the code itself has just made it.
    func isChangingObject(_ base: ResolvedType, before part: SyntaxNode) -> Bool {
        guard case .external(let name, _) = base.unwrapped,
            OutsideNames.changingObjects.contains(index.text(name)) || ForeignObjects.areHeldMutable(name, semantics)
        else { return false }
        return !LocalName.isFreshObject(before: part)
    }

    /// `logger.error("…")`, of which nothing comes back, where the message and the way to the logger do nothing else.
    func isLog(_ chain: SyntaxNode) -> Bool {
        guard let call = chain.lastChild, call.kind == .callComponent, let method = call.previousSibling,
            method.kind == .memberComponent, reads.loggingNames.contains(method.name),
            case .external(let type, _) = expressions.type(before: method), index.text(type) == OutsideNames.logger,
            !semantics.mayBeOfPackage(type), members(named: method.name, of: expressions.type(before: method)).isEmpty
        else { return false }
        return semantics.creationEffects.effect(beside: method, file: context.analysis.file, types: types) == nil
    }

    /// The argument of `.draggable(item)`, which is evaluated once somebody drags.
    func isPayload(_ argument: SyntaxNode) -> Bool {
        guard let callee = argument.parent?.calledName, callee.kind == .memberComponent,
            argument.previousSibling == nil, argument.argumentLabel == nil,
            argument.expressionChild?.kind != .closureExpression
        else { return false }
        return ClosureTakers.payloads.contains(index.text(callee.name))
            && semantics.declarations(named: callee.name).isEmpty
    }

    /// True for an `NSCache` that only the code around names, which keeps what it has made there under the key that it
    /// is given.
    func isCacheObject(before part: SyntaxNode, of type: NameID) -> Bool {
        guard index.text(type) == OutsideNames.cache, let cache = part.previousSibling, cache.isOfSelf,
            LocalName(cache.name, at: cache) == nil, let owner = types.first,
            let found = semantics.members.firstMember(named: cache.name, in: owner), let code = function(around: part),
            code.kind == .functionDeclaration
        else { return false }
        return !semantics.mayBeNamed(found.member) { place, analysis in
            analysis.file != context.analysis.file || function(around: place) != code || !isAskedOrFilled(place)
        }
    }

    /// True for a formatter that a property holds and that code sets up anew while views are shown, other code than
    /// sets it up for the text that it makes itself: `didSet { formatter.currencyCode = currency }`.
    func isSetFormatter(before part: SyntaxNode, of type: NameID) -> Bool {
        guard index.text(type).hasSuffix(OutsideNames.formatterSuffix),
            let formatter = part.partBeforeUnwrapping, formatter.anchorToken.kind == .identifier,
            let member = MeantDeclarations(semantics: semantics).declarations(of: formatter, context.analysis).first,
            index.fact(member.member).isStored
        else { return false }
        return semantics.answers.answer(OutsideWalk.setFormatters, member.member) {
            semantics.mayBeNamed(member.member) { place, analysis in
                guard let set = place.partBehindUnwrapping, set.kind == .memberComponent, set.getsOtherValue else {
                    return false
                }
                return !isAskedInCode(around: place)
                    && !semantics.unwatchedCode.contains(place, isOfSelf: place.isOfSelf, in: analysis)
            }
        }
    }

    private static let setFormatters = SharedQuestion<MemberReference, Bool>()

    /// True where the function or getter around calls the object as well.
    private func isAskedInCode(around place: SyntaxNode) -> Bool {
        guard let code = function(around: place) else { return false }
        return code.contains { node in
            node.name == place.name && node.kind == place.kind && node.partBehindUnwrapping?.isCalled == true
        }
    }

    /// `cache.object(forKey: key)`, and `cache.setObject(image, forKey: key)` of what a local holds.
    private func isAskedOrFilled(_ cache: SyntaxNode) -> Bool {
        guard let method = cache.partBehindUnwrapping, method.isCalled, let call = method.partBehindUnwrapping else {
            return false
        }
        switch index.text(method.name) {
        case "object": return true
        case "setObject":
            guard let value = CallArguments(call).list.first?.value else { return false }
            return isMadeHere(value) || isBoxOfMadeHere(value)
        default: return false
        }
    }

    private func isMadeHere(_ value: SyntaxNode) -> Bool {
        guard value.kind == .identifierExpression, let local = LocalName(value.name, at: value)?.declaration
        else { return false }
        return local.kind == .binding && !(local.firstChild?.isShorthandBinding ?? false)
    }

    /// `Box(image)`
    private func isBoxOfMadeHere(_ value: SyntaxNode) -> Bool {
        guard value.kind == .chainExpression, value.childCount == 2, let call = value.lastChild,
            case .metatype = value.firstChild.map({ expressions.type(of: $0) })
        else { return false }
        let arguments = CallArguments(call).list
        return !arguments.isEmpty && arguments.allSatisfy { isMadeHere($0.value) }
    }

    /// `_namespace.wrappedValue`: the wrapper is not one of the project.
    func isOfForeignWrapper(_ member: SyntaxNode) -> Bool {
        guard member.name == KnownName.wrappedValue.id, let storage = member.previousSibling,
            storage.kind == .identifierExpression,
            let name = index.names.lookUp(String(index.text(storage.name).drop { $0 == "_" })), let type = types.first,
            let found = semantics.members.firstMember(named: name, in: type)?.member
        else { return false }
        let attributes = index.fact(found).attributes.map { index.translate($0, file: found.file) }
        return index.text(storage.name).hasPrefix("_") && !attributes.isEmpty
            && attributes.allSatisfy { semantics.types(ofAnyPlaceNamed: $0).isEmpty }
    }

    /// `UIPasteboard.general.string`, `NSApp.keyWindow`: what stands before the member is the object of the class.
    func asksSharedObject(before member: SyntaxNode, _ text: String) -> Bool {
        guard let object = member.partBeforeUnwrapping, !OutsideNames.isConstant(text) else { return false }
        if object.kind == .identifierExpression, OutsideNames.sharedVariables.contains(index.text(object.name)) {
            return text.first?.isLowercase == true
        }
        if isSharedObject(object, isCalled: member.isCalled) { return true }
        // `session.user` with `let session = Session.shared`
        guard let value = value(heldBy: object), !isFollowed(before: member) else { return false }
        return isSharedObject(value.lastChild ?? value, isCalled: member.isCalled)
    }

    /// - Parameter isCalled: a method of it is called.
    private func isSharedObject(_ object: SyntaxNode, isCalled: Bool) -> Bool {
        var shared = object
        // `AVAudioSession.sharedInstance().isOtherAudioPlaying`
        if shared.kind == .callComponent, shared.firstChild == nil, let function = shared.previousSibling {
            shared = function
        }
        guard shared.kind == .memberComponent, let type = shared.previousSibling, type.kind == .identifierExpression,
            index.types(named: type.name).isEmpty
        else { return false }
        return OutsideNames.sharedObjects.contains(index.text(shared.name))
            && OutsideNames.mayChangeSilently(sharedObjectOf: index.text(type.name))
            || ForeignObjects.isHandedOut(by: shared.name, of: type.name, isCalled: isCalled, semantics)
    }

    /// The first value of a local, or of a stored property.
    private func value(heldBy name: SyntaxNode) -> SyntaxNode? {
        guard name.kind == .identifierExpression || name.kind == .memberComponent, name.anchorToken.kind == .identifier
        else { return nil }
        if name.kind == .identifierExpression, let local = LocalName(name.name, at: name) { return local.initialValue }
        let owners = name.isOfSelf ? types : expressions.type(before: name).unwrapped.typeID.map { [$0] } ?? []
        let found = owners.lazy.compactMap { self.semantics.members.firstMember(named: name.name, in: $0) }.first
        guard let member = found?.member, index.fact(member).isStored else { return nil }
        return semantics.nodeInAnyFile(of: member)?.node.parent?.child(.initializer)?.expressionChild
    }

    /// `NSScreen.screens`, and `LaunchAtLogin.isEnabled` of a type from outside, where the project sets it.
    func asksStaticFromOutside(_ member: SyntaxNode, of base: ResolvedType) -> Bool {
        guard let type = nameOfType(base, before: member) else { return false }
        let types = OutsideNames.changingStatics[index.text(member.name)]
        if types?.contains(index.text(type)) == true { return true }
        guard !member.isCalled else { return false }
        return ForeignObjects.isSet(member.name, of: type, semantics)
    }

    /// True for a member of an object from outside that changes while it stays the same. What a view gets from what it
    /// fetches is told of by the request.
    func isOfForeignObject(_ member: SyntaxNode, _ type: NameID) -> Bool {
        // `button.menu` after `let button = NSPopUpButton()`
        if LocalName.isFreshObject(before: member) { return false }
        if semantics.isFetched(type) {
            return isOfOwnProperty(member)
                ? !isFollowed(before: member)
                : isOfUntoldObject(member) && ForeignObjects.isSet(member.name, semantics)
        }
        return !isFollowed(before: member) && ForeignObjects.mayChange(type, semantics)
    }

    /// The same of a managed object of which the class, or the relation that leads to it, is generated.
    func isSetBehindRelation(_ member: SyntaxNode, _ base: ResolvedType) -> Bool {
        switch base.unwrapped {
        case .external, .unknown: break
        default: return false
        }
        guard semantics.fetchesAnything, let object = member.partBeforeUnwrapping else { return false }
        let relations = managedObjects(countsHolders: false)
        return relations.include(object) && ForeignObjects.isSet(member.name, semantics)
    }

    /// `name` of `note.folder.name`, and of each of `model.notes`, for managed objects.
    func isOfUntoldObject(_ member: SyntaxNode) -> Bool {
        guard let object = member.partBeforeUnwrapping else { return false }
        return managedObjects(countsHolders: true).include(object)
    }

    func managedObjects(countsHolders: Bool) -> ManagedObjects {
        ManagedObjects(expressions: expressions, semantics: semantics, types: types, countsHolders: countsHolders)
    }

    /// `page.title` of a class of the project below one of UIKit, AppKit or another framework, which changes as theirs
    /// do.
    func isInheritedFromOutside(_ member: SyntaxNode, of base: ResolvedType) -> Bool {
        guard case .nominal(let type, _) = base.unwrapped, index.types[type].kind == .class, !isFollowed(before: member)
        else { return false }
        return IdentityEquality.isInherited(by: type, besides: SDKTypes.rootClass, index)
    }

    private func isOfOwnProperty(_ member: SyntaxNode) -> Bool {
        guard let object = member.partBeforeUnwrapping, object.isOfSelf else { return false }
        return object.kind == .memberComponent || LocalName(object.name, at: object) == nil
    }

    /// True for an object that a view holds behind a wrapper that follows it, which `@State` and the like do with
    /// observable objects only.
    func isFollowed(before member: SyntaxNode) -> Bool {
        guard let object = member.partBeforeUnwrapping, object.isOfSelf, LocalName(object.name, at: object) == nil,
            let found = types.lazy.compactMap({ self.semantics.members.firstMember(named: object.name, in: $0) }).first
        else { return false }
        return index.fact(found.member).attributes.contains { attribute in
            let name = index.translate(attribute, file: found.member.file)
            return !SDKWrappers.ofValues.contains(index.text(name))
                || name == KnownName.Environment.id && isLookedUpByClass(found.member)
        }
    }

    /// `@Environment(Player.self) var player`, of which the class has to be observable.
    private func isLookedUpByClass(_ property: MemberReference) -> Bool {
        !(semantics.nodeInAnyFile(of: property)?.node.enclosingMember?.typeInAttribute.isEmpty ?? true)
    }

    func hasKey(_ call: SyntaxNode) -> Bool {
        guard let label = semantics.names.defaultsLabel else { return false }
        return call.children.contains { $0.kind == .argument && $0.name == label }
    }

    /// True in a type from outside, or with a superclass from there: its members hide the project's globals.
    var mayHaveForeignMembers: Bool {
        types.contains {
            index.types[$0].kind == .external || index.types[$0].kind == .protocol
                || !index.superclasses(of: $0).isEmpty
        }
    }

    func asks(callOfSDK callee: SyntaxNode) -> Bool {
        let text = index.text(callee.name)
        if isLeftOut(asClock: text) { return false }
        if isUnknownFunction(callee, text) { return true }
        if callee.name == KnownName.Task.id || OutsideNames.isAskingFunction(text) { return true }
        if OutsideNames.systemCalls.contains(text) || OutsideNames.actingTypes.contains(text) { return true }
        guard let call = callee.nextSibling else { return false }
        if text == "UUID", call.firstChild == nil { return isShown(callee.wholeExpression) }
        // In an extension of `UserDefaults`.
        if OutsideNames.methodsWithKey.contains(text), hasKey(call) { return true }
        // `append(contentsOf: lines)` in an extension of a collection.
        if OutsideNames.takingElements.contains(text) { return false }
        return call.children.contains {
            $0.kind == .argument && OutsideNames.fileLabels.contains(context.tree.text($0.firstToken))
        }
    }

    /// `.id(UUID())`, which makes all below anew with each update, and `Text(UUID().uuidString)`.
    private func isShown(_ value: SyntaxNode) -> Bool {
        if let interpolation = value.parent?.parent, interpolation.kind == .interpolation {
            return interpolation.parent.map { isShown($0) } ?? false
        }
        guard value.parent?.kind == .argument, let callee = value.parent?.parent?.calledName else { return false }
        let text = index.text(callee.name)
        return callee.kind == .memberComponent ? text == "id" : SDKViews.names.contains(text)
    }

    /// A function of a package or of the system, which is not a member.
    private func isUnknownFunction(_ callee: SyntaxNode, _ text: String) -> Bool {
        text.first?.isLowercase == true && !OutsideNames.pureFunctions.contains(text) && !mayHaveForeignMembers
            && !(SDKViews.isPlainModifier(text) && types.first.map { isView($0) } ?? false)
    }

    private func isView(_ type: TypeID) -> Bool {
        index.types[type].kind != .class
            && index.foreignConformances(of: type).contains {
                $0 == KnownName.View.id || SDKProtocols.isRepresentable(index.text($0))
            }
    }

    /// `proxy.size.width` and `Color.clear.frame(width: 1).id` of a value from outside, which has no members of the
    /// project but those that it adds.
    func isPartOfForeign(_ member: SyntaxNode, _ base: ResolvedType) -> Bool {
        if case .external = base.boundValue { return true }
        guard let chain = member.parent, chain.kind == .chainExpression, let first = chain.firstChild else {
            return false
        }
        let root = expressions.type(of: first).boundValue
        guard isForeignThroughout(root) else { return false }
        return chain.children.dropFirst().prefix { $0 != member }.allSatisfy { part in
            switch part.kind {
            case .memberComponent where part.isCalled: semantics.declarations(named: part.name).isEmpty
            // Of collections the project's own members have no type here.
            case .memberComponent: isForeignWithoutArguments(root) || !index.isForeignMember(part.name)
            case .callComponent: isChoosing(part) || part.children.allSatisfy { !givesTypes($0) }
            case .optionalComponent, .forceComponent: true
            default: false
            }
        }
    }

    private func isForeignWithoutArguments(_ type: ResolvedType) -> Bool {
        switch type {
        case .external(_, let arguments): arguments.isEmpty
        case .metatype(let instance): isForeignWithoutArguments(instance)
        default: false
        }
    }

    /// The same of collections and generic types of such values.
    private func isForeignThroughout(_ type: ResolvedType) -> Bool {
        switch type {
        case .external(_, let arguments): arguments.allSatisfy { isForeignThroughout($0) }
        case .metatype(let inner), .optional(let inner), .array(let inner): isForeignThroughout(inner)
        case .dictionary(let key, let value): isForeignThroughout(key) && isForeignThroughout(value)
        case .tuple(let elements, _): elements.allSatisfy { isForeignThroughout($0) }
        default: false
        }
    }

    /// `first(where: { … })`, `sorted { … }`: the closure only tells which elements come back, or in which order.
    private func isChoosing(_ call: SyntaxNode) -> Bool {
        guard let callee = call.calledName, callee.kind == .memberComponent else { return false }
        return PureFunctions.choosing.contains(index.text(callee.name))
            && call.children.allSatisfy { $0.expressionChild?.kind != .keyPathExpression }
    }

    /// `Model.self`, `{ $0.model }` and `\.model`, by which a function from outside may give a value of the project.
    private func givesTypes(_ argument: SyntaxNode) -> Bool {
        argument.contains { node in
            node.kind == .closureExpression || node.kind == .keyPathExpression || node.name == KnownName.`self`.id
        }
    }
}
