import SymbolIndex
import Syntax

/// What code changes while a value is made: locals, own properties, and what is in them.
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

    /// `filter` of `filter.names[0]`: the local or own property that holds a value, of which the chain is a part. Nothing
    /// on the way is an object, or runs code of the project.
    private func holder(of parts: [SyntaxNode], at place: Place) -> OwnTarget? {
        let isOfSelf = parts.first?.name == KnownName.`self`.id && parts.count > 1
        let isProperty = isOfSelf && [.memberComponent, .optionalComponent].contains(parts[1].kind)
        let steps = parts.filter { $0.kind != .optionalComponent && $0.kind != .forceComponent }
        let start = isProperty ? 2 : 1
        guard let target = OwnTarget(Array(steps.prefix(start))),
            steps.dropFirst(start).allSatisfy({ isPartOfValue($0, at: place) })
        else { return nil }
        return target
    }

    /// The same for the value on which a member is called.
    func holder(before member: SyntaxNode, at place: Place) -> OwnTarget? {
        guard let chain = member.parent, chain.kind == .chainExpression else { return nil }
        return holder(of: chain.children.prefix { $0 != member }, at: place)
    }

    /// A stored property of a structure that nobody watches, an element of a list, a member of a value of the library.
    private func isPartOfValue(_ part: SyntaxNode, at place: Place) -> Bool {
        let base = typeBefore(part, at: place).unwrapped
        if case .nominal(let type, _) = base {
            return part.kind == .memberComponent && index.types[type].kind == .struct
                && plainProperties(of: type).contains(part.name)
        }
        if case .tuple = base { return part.kind == .memberComponent }
        let isOfValue = isValueOfLibrary(base) || part.kind == .subscriptComponent && isCollection(base)
        return isOfValue && isOfLibrary(part, of: base, at: place)
    }

    func isSetFreely(_ target: OwnTarget, at place: Place) -> Bool {
        target.local?.isPlainValue ?? place.plain.contains(target.name)
    }

    /// That of `&list`, which a function may set.
    func effect(ofLending value: SyntaxNode, at place: Place) -> SyntaxNode? {
        let parts = value.kind == .chainExpression ? Array(value.children) : [value]
        guard let holder = holder(of: parts, at: place) else { return value }
        return effect(ofSetting: holder, by: value, at: place) ?? effect(of: value, at: place)
    }

    // MARK: Setting

    /// Nil for a local and for a property of an object which nothing else knows, whose observers or accessors only
    /// compute.
    ///
    /// - Parameter code: what sets it.
    func effect(ofSetting target: OwnTarget, by code: SyntaxNode, at place: Place) -> SyntaxNode? {
        if isSetFreely(target, at: place) { return nil }
        guard target.local == nil, !place.plain.isEmpty, let type = place.types.first,
            let accessors = observers(of: target.name, in: type) ?? accessors(of: target.name, in: type)
        else { return code }
        return effect(of: .code(accessors.node)) {
            var place = Place(
                file: accessors.file, types: index.enclosingTypes(of: type), plain: plainProperties(of: type))
            place.isOfCopy = index.types[type].kind != .class
            return accessors.node.children.firstValue { accessor in
                accessor.child(.codeBlock).flatMap { effect(ofCode: $0, at: place) }
            }
        }
    }

    /// The observers of a property that only they watch; nil where there are others.
    private func observers(of property: NameID, in type: TypeID) -> (node: SyntaxNode, file: Int)? {
        let declared = parts(of: type).flatMap { part in
            semantics.storedProperties(of: part.node, file: part.file).map { (property: $0, file: part.file) }
        }.filter { $0.property.name == property }
        guard declared.count == 1, let only = declared.first, isWrappedFreely(only.property),
            let observers = only.property.binding.child(.accessorBlock), !isOverridden(property, of: type)
        else { return nil }
        return (observers, only.file)
    }

    /// The accessors of a property that is computed.
    private func accessors(of property: NameID, in type: TypeID) -> (node: SyntaxNode, file: Int)? {
        let found = index.members(named: property, of: type)
        guard found.count == 1, let member = found.first, !isOverridden(property, of: type),
            index.fact(member).flags.contains(.isComputed), !index.fact(member).flags.contains(.isStatic),
            let block = semantics.nodeInAnyFile(of: member)?.node.parent?.child(.accessorBlock)
        else { return nil }
        return (block, member.file)
    }

    private func isOverridden(_ property: NameID, of type: TypeID) -> Bool {
        index.subclasses(of: type).contains { !index.members(named: property, of: $0).isEmpty }
    }

    /// `formatter.dateStyle = .long` and `draft.name = name` of an object that is made there, `isShown[id] = true` of an
    /// own dictionary, `filter.size = 2` of an own structure.
    func effect(ofChanging parts: [SyntaxNode], at place: Place) -> SyntaxNode? {
        guard parts.count >= 3, parts[1].isAssignmentOperator, semantics.operators[parts[1].text] == nil,
            parts[0].kind == .chainExpression, let last = parts[0].lastChild
        else { return parts[0] }
        let way = Array(parts[0].children)
        let values = Array(parts.dropFirst(2))
        if let target = holder(of: way, at: place) ?? ownObject(before: last, given: values, at: place) {
            if let effect = effect(ofSetting: target, by: parts[0], at: place) { return effect }
        } else if !isOfFresh(last, at: place) {
            return parts[0]
        }
        if let effect = effect(ofWayTo: last, isRead: parts[1].kind != .assignmentOperator, at: place) { return effect }
        return values.firstValue {
            $0.kind == .closureExpression ? effect(ofClosure: $0, at: place) : effect(of: $0, at: place)
        }
    }

    /// True for `dateStyle` of `$0.dateStyle = .short` where a closure gets a new object.
    private func isOfFresh(_ last: SyntaxNode, at place: Place) -> Bool {
        guard let base = typeOfFresh(before: last, at: place) else { return false }
        if isOfLibrary(base) { return isOfLibrary(last, of: base, at: place) }
        guard case .nominal(let type, _) = base, last.kind == .memberComponent else { return false }
        return plainProperties(of: type).union(inheritedPlainProperties(of: type)).contains(last.name)
    }

    /// True for a member or a subscript that the library declares, and not the project in an extension.
    private func isOfLibrary(_ part: SyntaxNode, of base: ResolvedType, at place: Place) -> Bool {
        if part.kind == .memberComponent {
            return MeantDeclarations(semantics: semantics).declarations(named: part.name, in: base).isEmpty
        }
        guard part.kind == .subscriptComponent, let analysis = semantics.project.analysis(of: place.file) else {
            return false
        }
        return SummaryMaker(semantics, analysis).subscripts(meantBy: part, of: base).isEmpty
    }

    /// That of reading what stands before a part that is set, and the part itself where an operator asks for its value.
    private func effect(ofWayTo last: SyntaxNode, isRead: Bool, at place: Place) -> SyntaxNode? {
        guard let chain = last.parent else { return last }
        if isRead { return effect(of: chain, at: place) }
        return effect(ofChain: chain, at: place, expected: .unknown, isPart: true, before: last)
            ?? (last.kind == .subscriptComponent ? effect(ofPartsOf: last, at: place) : nil)
    }

    /// `calendar.timeZone = …`: a copy belongs to who keeps it.
    func isValueOfLibrary(_ type: ResolvedType) -> Bool {
        guard case .external(let name, _) = type else { return false }
        return SDKTypes.mutableValues.contains(index.text(name))
    }

    // MARK: Objects

    /// What holds an object that is made there, a member of which is set.
    private func ownObject(before last: SyntaxNode, given values: [SyntaxNode], at place: Place) -> OwnTarget? {
        guard let target = object(before: last) else { return nil }
        let base = typeBefore(last, at: place)
        if isOfLibrary(base) {
            let isObject = !isCollection(base) && !isValueOfLibrary(base) && isOfLibrary(last, of: base, at: place)
            return isObject && isFresh(target, at: place) ? target : nil
        }
        guard let type = base.typeID,
            plainProperties(of: type).union(inheritedPlainProperties(of: type)).contains(last.name)
        else { return nil }
        if LocalName.isConstantFreshObject(before: last) { return target }
        let isKept = values.contains { mayHold($0, at: place) } && !isWeak(last.name, of: type)
        return isOwnObject(before: last, at: place) && !isKept ? target : nil
    }

    /// True for an object of the SDK that is made where it is kept.
    private func isFresh(_ target: OwnTarget, at place: Place) -> Bool {
        if let local = target.local { return local.initialValue.map { ReleaseEffects.isMade($0) } ?? false }
        guard let type = place.types.first, !place.isOfCopy else { return false }
        return ReleaseEffects(semantics: semantics).isMadeHere(target.name, of: type)
    }

    /// True for a member of an object of the project which a constant of the object itself holds, and which is made for
    /// it: `size` of `page.size` with `let page = Page()`.
    func isOwnObject(before member: SyntaxNode, at place: Place) -> Bool {
        guard member.kind == .memberComponent, let target = object(before: member), target.local == nil,
            place.plain.contains(target.name), !place.isOfCopy
        else { return false }
        guard let owner = place.types.first, index.types[owner].kind == .class,
            case .nominal(let type, _) = typeBefore(member, at: place), index.types[type].kind == .class
        else { return false }
        let properties = index.members(named: target.name, of: owner)
        guard !properties.isEmpty, properties.allSatisfy({ index.fact($0).flags.contains(.isLet) }) else {
            return false
        }
        let release = ReleaseEffects(semantics: semantics)
        let values = release.values(of: target.name, in: owner)
        return !values.isEmpty
            && values.allSatisfy { value in
                guard let name = value.firstChild, ReleaseEffects.isMade(value),
                    case .metatype(.nominal(type, _)) = typeOf(name, at: place)
                else { return false }
                return true
            }
    }

    /// True for what may lead back to the own object, which then would never go: `self`, its method, code that holds it.
    func mayHold(_ value: SyntaxNode, at place: Place) -> Bool {
        let isHeldByCode = value.contains { $0.kind == .closureExpression && holdsObject($0) }
        return isHeldByCode
            || value.contains { node in
                if node.kind == .identifierExpression, node.name == KnownName.`self`.id {
                    return node.nextSibling?.kind != .memberComponent
                }
                guard node.isOfSelf, !node.isCalled, let type = place.types.first else { return false }
                return index.members(named: node.name, of: type).contains { index.fact($0).kind == .function }
            } outside: {
                $0.kind == .closureExpression
            }
    }

    private func isWeak(_ property: NameID, of type: TypeID) -> Bool {
        index.members(named: property, of: type).allSatisfy { member in
            guard let declaration = semantics.nodeInAnyFile(of: member)?.node.parent?.parent else { return false }
            return declaration.children.contains { $0.kind == .modifier && $0.text == "weak" }
        }
    }

    /// True for an attributed string and the like that is made where it is kept.
    func isFreshText(_ type: String?, before method: SyntaxNode, at place: Place) -> Bool {
        guard let type, type.hasPrefix("NSMutable"), SDKTypes.comparedByContent.contains(type) else { return false }
        return object(before: method).map { isFresh($0, at: place) } ?? false
    }

    /// True for a lock that is made where it is kept, for which nobody waits yet.
    func isFreshLock(_ type: String?, before method: SyntaxNode, at place: Place) -> Bool {
        guard let type, SDKTypes.locks.contains(type) else { return false }
        return object(before: method).map { isFresh($0, at: place) } ?? false
    }

    private func object(before member: SyntaxNode) -> OwnTarget? {
        guard let chain = member.parent, chain.kind == .chainExpression else { return nil }
        return OwnTarget(chain.children.prefix { $0 != member })
    }
}
