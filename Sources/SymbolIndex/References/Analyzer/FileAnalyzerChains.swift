import SourceText
import Syntax

/// Chains of names, members and calls, from left to right.
extension FileAnalyzer {
    // MARK: Chains

    /// Visits a chain from left to right with the type that has been reached, as long as anything asks for it.
    func visitChain(_ node: SyntaxNode) {
        var current = ResolvedType.unknown
        var previous: SyntaxNode?
        var beforePrevious = ResolvedType.unknown
        var lastAsking = lastPartAskingForType(node)
        for part in node.children {
            let base = current
            if part == lastAsking { lastAsking = nil }
            let isAsked = lastAsking != nil
            switch part.kind {
            case .memberComponent:
                let base = confirmedBase(base, of: part)
                visitMember(part, base: base, chain: node)
                current = isAsked ? memberType(part, of: base) : .unknown
            case .callComponent:
                visitCall(part, callee: previous, receiver: beforePrevious)
                current = isAsked ? callType(part, callee: base, named: previous) { beforePrevious } : .unknown
            case .subscriptComponent:
                recordEnclosingInstance(part)
                visitChildren(part)
                current = subscriptType(part, of: base)
            case .optionalComponent, .forceComponent: current = base.unwrapped
            case .conditionalCompilation:
                visitConditionalComponents(part, base: base)
            case .postfixOperatorComponent: current = .unknown
            case .implicitMemberExpression:
                // Without a look at its own tokens: `.init` leads by its arguments.
                visitImplicitMember(part)
                current = isAsked ? type(of: part) : .unknown
            default:
                visit(part)
                current = isAsked ? type(of: part) : .unknown
            }
            if part.kind == .memberComponent || previous == nil { beforePrevious = base }
            previous = part
        }
    }

    /// The last part of a chain whose meaning depends on the type before it; most chains have none.
    private func lastPartAskingForType(_ chain: SyntaxNode) -> SyntaxNode? {
        var last: SyntaxNode?
        var previous: SyntaxNode?
        var beforePrevious: SyntaxNode?
        for part in chain.children {
            switch part.kind {
            case .memberComponent: if asksForBase(part.anchorToken) { last = part }
            case .callComponent:
                guard let previous else { break }
                if KnownName.passesElements(previous.name) { last = part }
                if let beforePrevious, legacy.memberNames.contains(beforePrevious.name) { last = part }
            case .conditionalCompilation: last = part
            default: break
            }
            beforePrevious = previous
            previous = part
        }
        return last
    }

    /// What a member that matters belongs to where the sources do not tell: the member's own name says it to the
    /// compiler.
    func confirmedBase(_ base: ResolvedType, of part: SyntaxNode) -> ResolvedType {
        guard let compiler = members.compiler, !base.isKnown, asksForBase(part.anchorToken) else { return base }
        return compiler.owner(ofMemberAt: part, file: file) ?? base
    }

    private func asksForBase(_ token: Token) -> Bool {
        if token.kind == .dollarIdentifier || isUnderscored(token) { return true }
        let name = token.payload
        // Generic code and members of extensions are among the names that lead.
        return legacy.memberNames.contains(name) || legacy.leads.contains(name)
    }

    private func visitConditionalComponents(_ node: SyntaxNode, base: ResolvedType) {
        for clause in node.children {
            var current = base
            var previous: SyntaxNode?
            for part in clause.children {
                if part.kind == .memberComponent {
                    visitMember(part, base: current, chain: node)
                    current = memberType(part, of: current)
                } else if part.kind == .callComponent {
                    visitCall(part, callee: previous, receiver: .unknown)
                    current = .unknown
                } else {
                    visit(part)
                }
                previous = part
            }
        }
    }

    func memberType(_ part: SyntaxNode, of base: ResolvedType) -> ResolvedType {
        let base = base.asValue
        let type = declaredMemberType(part, of: base)
        guard type == .unknown, part.anchorToken.kind != .dollarIdentifier, isUndeclared(part, in: base) else {
            return type
        }
        return .external(KnownName.Any.id, [])
    }

    /// True for a property that the project doesn't declare and that comes from nothing which could give a class of it
    /// back, such as `objectWillChange`: its name leads to none, as if what stands before it were none either.
    private func isUndeclared(_ part: SyntaxNode, in base: ResolvedType) -> Bool {
        switch base.unwrapped {
        case .binding(let inner), .wrapper(let inner): return isUndeclared(part, in: inner)
        case .nominal(let id, _):
            guard !legacy.leads.contains(part.name) || part.name == KnownName.objectWillChange.id,
                part.nextSibling?.kind != .callComponent,
                members.firstMember(named: part.name, in: id) == nil
            else { return false }
            return !isDynamic(id)
                && index.foreignConformances(of: id).allSatisfy {
                    SDKAncestors.givingNothingBack.contains(index.text($0))
                }
        default: return false
        }
    }

    func visitMember(_ part: SyntaxNode, base: ResolvedType, chain: SyntaxNode) {
        visitGenericArguments(part)
        let base = base.asValue
        noteUse(part, of: base)
        recordForeignMember(part, of: base)
        let token = part.anchorToken
        if token.kind == .dollarIdentifier { return visitProjectedMember(part, base: base, chain: chain) }
        if isUnderscored(token), let name = index.name(keptIn: token.payload), let id = base.typeID {
            visitStorage(part, found: wrappedMember(named: name, in: id), assignment: nil)
            return
        }
        recordAssociatedPublisher(part, of: base)
        switch KnownName(rawValue: token.payload) {
        case .objectWillChange: recordObjectWillChange(part, base: base, chain: chain)
        case .environmentObject:
            if let call = part.nextSibling, call.kind == .callComponent { return recordInjection(part, call) }
            // The function of a view, unless the type has a property of the name.
            let declaring = base.conjuncts.compactMap(\.typeID)
            guard declaring.allSatisfy({ members.members(named: part.name, in: $0).isEmpty }) else { return }
            record(.injection, part, types: legacy.sortedClasses, isCertain: false)
        case .focusedObject, .focusedSceneObject: recordFocusedObject(part)
        case .Mirror, .dump: recordReflection(part)
        default: visitOpenGeneric(part, base: base)
        }
    }

    private func visitProjectedMember(_ part: SyntaxNode, base: ResolvedType, chain: SyntaxNode) {
        let value: ResolvedType
        if case .metatype(let instance) = base { value = instance } else { value = base }
        if part.isMemberOfSelf, let found = property(behind: part.name) { return visitProjection(part, found: found) }
        if let id = value.typeID {
            if let found = wrappedMember(named: part.name, in: id) { return visitProjection(part, found: found) }
            guard isDynamic(id) else { return }
            // `proxy.$time`, where a key path leads through the proxy to the class (catalogue 209).
            let classes = visible(legacy.publishedProperties[part.name] ?? [])
            return record(.publisher, part, types: classes, isCertain: false)
        }
        if let classes = classesPublishing(part.name, among: value) {
            return record(.publisher, part, types: classes, isCertain: false)
        }
        if base == .unknown, let id = classLookedUp(before: part),
            let found = members.firstMember(named: part.name, in: id)
        {
            return visitProjection(part, found: found)
        }
        guard !base.isKnown || passesMembersOn(base), let classes = legacy.publishedProperties[part.name],
            !isAskedForProperty(part)
        else { return }
        record(.publisher, part, types: remaining(of: visible(classes), base: part.previousSibling), isCertain: false)
    }

    /// Those of the types of one name that have a published property; nil where it may be something else.
    private func classesPublishing(_ name: NameID, among type: ResolvedType) -> [TypeID]? {
        guard let parts = type.alternatives else { return nil }
        var classes: [TypeID] = []
        for part in parts {
            guard case .nominal(let id, _) = part, !isDynamic(id) else { return nil }
            guard legacy.classes[id] != nil, let found = wrappedMember(named: name, in: id),
                index.fact(found.member).attributes.contains(KnownName.Published.id)
            else { continue }
            classes += Set([id, found.owner]).filter { legacy.classes[$0] != nil }.sorted()
        }
        return classes
    }

    /// `Model` of `container.resolve(Model.self)!`, a function of a library whose result has a member of the class.
    private func classLookedUp(before part: SyntaxNode) -> TypeID? {
        guard let unwrapping = part.previousSibling,
            unwrapping.kind == .forceComponent || unwrapping.kind == .optionalComponent,
            let call = unwrapping.previousSibling, call.kind == .callComponent, call.childCount == 1,
            let asked = call.firstChild?.expressionChild, case .metatype(let instance) = type(of: asked),
            case .nominal(let id, _) = instance,
            legacy.publishedProperties[part.name]?.contains(id) == true
        else { return nil }
        return id
    }

    /// A library's type around a legacy object may pass its members on.
    private func passesMembersOn(_ base: ResolvedType) -> Bool {
        guard case .external(_, let arguments) = base.unwrapped else { return false }
        return arguments.contains { argument in argument.typeID.map { legacy.classes[$0] != nil } ?? false }
    }

    /// The classes that what stands before a member may be where it is a local.
    func remaining(of classes: [TypeID], base: SyntaxNode?) -> [TypeID] {
        var base = base
        while let part = base, part.kind == .optionalComponent || part.kind == .forceComponent {
            base = part.previousSibling
        }
        guard let base else { return classes }
        if base.kind == .identifierExpression, scope.hasLocal(named: base.name) {
            return LocalElimination(analyzer: self).remaining(of: classes, use: base)
        }
        guard let type = classInheriting(base), let given = LibraryMembers(index: index).typesGiven(to: type) else {
            return classes
        }
        return classes.filter { given.contains($0) }
    }

    /// The class around code that names a property of `self` which nothing in the project declares.
    private func classInheriting(_ name: SyntaxNode) -> TypeID? {
        guard name.kind == .identifierExpression || name.isMemberOfSelf, name.anchorToken.kind == .identifier,
            let type = scope.types.first, scope.types.allSatisfy({ $0 == type }), index.types[type].kind == .class,
            legacy.foreign.isEmpty
        else { return nil }
        let isDeclared =
            members.firstMember(named: name.name, in: type) != nil || index.isForeignMember(name.name)
            || !index.globals(named: name.name).isEmpty || !index.types(named: name.name).isEmpty
        return isDeclared || LocalElimination.isImplicit(name.name) ? nil : type
    }

    /// `error.$source.name`: what a publisher has are methods, but for `values` and what the project adds to it.
    private func isAskedForProperty(_ projection: SyntaxNode) -> Bool {
        guard let next = projection.nextSibling, next.kind == .memberComponent, next.anchorToken.kind == .identifier,
            next.nextSibling?.kind != .callComponent, tree.text(next.anchor) != "values"
        else { return false }
        return !index.isForeignMember(next.name)
    }

    private func recordObjectWillChange(_ part: SyntaxNode, base: ResolvedType, chain: SyntaxNode) {
        if let id = base.typeID {
            if isDynamic(id), legacy.classes[id] == nil, members.firstMember(named: part.name, in: id) == nil {
                return record(.objectWillChange, part, types: legacy.sortedClasses, isCertain: false)
            }
            let classes = legacy.classes[id] != nil ? [id] : legacy.conformers[id] ?? []
            return record(.objectWillChange, part, types: classes, type: base)
        }
        if passesMembersOn(base) {
            return record(.objectWillChange, part, types: legacy.sortedClasses, isCertain: false)
        }
        switch base {
        case .unknown, .alternatives:
            record(.objectWillChange, part, types: possibleTypes(ofBase: part, in: chain), isCertain: false)
        case .constrained(let parts):
            for id in parts.compactMap(\.typeID) {
                record(.objectWillChange, part, types: legacy.conformers[id] ?? [], type: base)
            }
        default: break
        }
    }

    /// The classes that what stands before a member may be.
    private func possibleTypes(ofBase part: SyntaxNode, in chain: SyntaxNode) -> [TypeID] {
        var named: SyntaxNode?
        for child in chain.children {
            if child == part { break }
            if child.kind == .memberComponent || child.kind == .identifierExpression { named = child }
        }
        let possible = named.map { possibleTypes(named: $0.name, isMember: $0.kind == .memberComponent) }
        return remaining(of: possible ?? visibleClasses, base: part.previousSibling)
    }

    // MARK: Calls

    private func visitCall(_ call: SyntaxNode, callee: SyntaxNode?, receiver: ResolvedType) {
        for argument in call.children {
            for child in argument.children {
                if child.kind == .closureExpression {
                    visitClosure(child, parameters: typesHanded(by: call, to: callee, receiver: receiver))
                } else {
                    visit(child)
                }
            }
        }
    }
}
