import SymbolIndex
import Syntax

/// Managed objects of which the changes tell a view nothing (catalogue 213).
///
/// A fetch request, and a wrapper that observes an object, tell of changes of what they fetch and hold. Neither tells
/// that an object changes to which a relation leads: `note.folder`, and each of `folder.notes`. What a model holds, or
/// a property without such a wrapper, tells nothing either: each of `model.notes`.
struct ManagedObjects {
    let expressions: TreeTypes
    let semantics: Semantics
    /// The types around the code, whose properties may hold objects.
    let types: [TypeID]
    /// What holds an object counts as well, and not only what leads from one to another.
    let countsHolders: Bool

    private var holders: [TypeID] { countsHolders ? types : [] }
    private var index: ProjectIndex { semantics.index }

    /// True for such an object, and for a collection of such objects.
    ///
    /// - Parameter part: an expression, or a part of a chain, which counts with all before it.
    func include(_ part: SyntaxNode) -> Bool { leads(to: part, depth: 0) }

    private func leads(to part: SyntaxNode, depth: Int) -> Bool {
        switch part.kind {
        case .chainExpression: return part.lastChild.map { leads(to: $0, depth: depth) } ?? false
        case .optionalComponent, .forceComponent, .subscriptComponent:
            return part.partBeforeUnwrapping.map { leads(to: $0, depth: depth) } ?? false
        case .callComponent: return leads(toResultOf: part, depth)
        case .memberComponent: return leads(toMember: part, depth)
        case .identifierExpression: return leads(toProperty: part, depth) || leads(toLocal: part, depth)
        // `note.folder ?? other`, `(folder.notes?.allObjects as? [Note])`
        case .sequenceExpression, .tupleExpression, .prefixExpression, .argument:
            return part.children.contains { leads(to: $0, depth: depth) }
        default: return false
        }
    }

    private func leads(toMember member: SyntaxNode, _ depth: Int) -> Bool {
        guard let object = member.partBeforeUnwrapping else { return false }
        let base = expressions.type(before: member).unwrapped
        if isManaged(base) || leads(to: object, depth: depth) { return true }
        guard countsHolders, let type = base.typeID, index.types[type].kind == .class else { return false }
        return !member.isOfSelf
    }

    /// A property of the type around the code that no wrapper follows, and a getter that names no other ones.
    private func leads(toProperty name: SyntaxNode, _ depth: Int) -> Bool {
        guard let found = ownProperty(name) else { return false }
        if index.fact(found.member).isStored { return !isFollowed(found) }
        guard depth < Limits.localDepth, let node = semantics.nodeInAnyFile(of: found.member)?.node,
            let body = node.parent?.getterBody, node.tree === name.tree
        else { return false }
        var isHeld = false
        let isOfFetch = body.contains { node in
            guard node.kind == .identifierExpression else { return false }
            if let property = ownProperty(node), index.fact(property.member).isStored, isFollowed(property) {
                return true
            }
            isHeld = isHeld || leads(to: node, depth: depth + 1)
            return false
        }
        return isHeld && !isOfFetch
    }

    private func ownProperty(_ name: SyntaxNode) -> MemberResolver.Found? {
        guard name.isOfSelf, !name.isAnonymousParameter, name.name != KnownName.`self`.id,
            LocalName(name.name, at: name) == nil
        else { return nil }
        let found = holders.lazy.compactMap { self.semantics.members.firstMember(named: name.name, in: $0) }.first
        return found.flatMap { index.fact($0.member).kind == .property ? $0 : nil }
    }

    /// True for what a view fetches, and for what a wrapper holds that observes it.
    private func isFollowed(_ property: MemberResolver.Found) -> Bool {
        if case .external(index.nameOfFetchedResults, _) = semantics.members.type(of: property) { return true }
        return !index.fact(property.member).attributes.allSatisfy {
            SDKWrappers.ofValues.contains(index.text(index.translate($0, file: property.member.file)))
        }
    }

    /// `Array(folder.notes)`, `folder.notes.sorted(by: …)`
    private func leads(toResultOf call: SyntaxNode, _ depth: Int) -> Bool {
        guard let callee = call.partBeforeUnwrapping else { return false }
        if callee.kind == .identifierExpression {
            return callee.name == KnownName.Array.id && call.firstChild.map { leads(to: $0, depth: depth) } ?? false
        }
        guard callee.kind == .memberComponent else { return false }
        return callee.partBeforeUnwrapping.map { leads(to: $0, depth: depth) } ?? false
    }

    /// `folder` of `if let folder = note.folder`, `note` of `ForEach(folder.notes) { note in … }`.
    private func leads(toLocal name: SyntaxNode, _ depth: Int) -> Bool {
        guard depth < Limits.localDepth else { return false }
        if name.isAnonymousParameter {
            return name.closureOfAnonymousParameter.map { leads(toElementsFor: $0, depth) } ?? false
        }
        guard let local = LocalName(name.name, at: name) else { return false }
        if let value = local.initialValue { return leads(to: value, depth: depth + 1) }
        let declaration = local.declaration
        if declaration.kind == .parameter { return leads(toArgumentFor: declaration, depth) }
        if let loop = declaration.parent, loop.kind == .forStatement, loop.firstChild == declaration {
            return loop.loopSequence.map { leads(to: $0, depth: depth + 1) } ?? false
        }
        guard declaration.kind == .closureParameter else { return false }
        return declaration.ancestor { $0.kind == .closureExpression }.map { leads(toElementsFor: $0, depth) } ?? false
    }

    /// `note` of `func row(_ note: Note)`, where some call of the function gives it such an object.
    private func leads(toArgumentFor parameter: SyntaxNode, _ depth: Int) -> Bool {
        guard depth < Limits.localDepth, let function = parameter.parent?.parent else { return false }
        let label = parameter.tree.tokens[parameter.labelToken].payload
        return isNamed(function) { name, around in
            guard name.isCalled, let call = name.partBehindUnwrapping else { return false }
            let given = CallArguments(call).list.first { ($0.label ?? KnownName.wildcard.id) == label }
            return given.map { around.leads(to: $0.value, depth: depth + 1) } ?? false
        }
    }

    /// `self` of a function or a getter that a class of managed objects declares, where code asks it of such an object.
    func includeSelf(around name: SyntaxNode, depth: Int = 0) -> Bool {
        guard depth < Limits.localDepth, let type = types.first, isManaged(.nominal(type, [])) else { return false }
        let code = name.ancestor {
            $0.kind == .functionDeclaration || $0.kind == .binding && $0.getterBody != nil || $0.kind == .memberBlock
        }
        guard let code, code.kind != .memberBlock, let member = code.kind == .binding ? code.firstChild : code else {
            return false
        }
        return isNamed(member) { name, around in
            if name.isOfSelf { return around.includeSelf(around: name, depth: depth + 1) }
            return name.partBeforeUnwrapping.map { around.leads(to: $0, depth: depth + 1) } ?? false
        }
    }

    /// True where code that views show names a function, or the pattern of a property, in a way that meets a condition.
    private func isNamed(_ declaration: SyntaxNode, where condition: (SyntaxNode, ManagedObjects) -> Bool) -> Bool {
        guard let file = semantics.file(expressions.file), declaration.anchorToken.kind == .identifier else {
            return false
        }
        let found =
            types.first.flatMap { semantics.member(declaredBy: declaration, in: $0, semantics.analysis(of: file)) }
            ?? index.globals(named: declaration.name).first {
                $0.file == file.number && index.fact($0).offset == declaration.anchorToken.start
            }
        guard let found else { return false }
        return semantics.mayBeNamed(found) { name, analysis in
            guard semantics.file(analysis.file)?.isInPreview(name) == false else { return false }
            let place = semantics.place(of: name, analysis)
            let around = ManagedObjects(
                expressions: TreeTypes(members: semantics.members, place: place), semantics: semantics,
                types: place.types, countsHolders: countsHolders)
            return condition(name, around)
        }
    }

    /// `ForEach(notes) { … }`, `notes.map { … }`
    private func leads(toElementsFor closure: SyntaxNode, _ depth: Int) -> Bool {
        guard let argument = closure.parent, argument.kind == .argument, let call = argument.parent,
            let callee = call.partBeforeUnwrapping
        else { return false }
        if callee.kind == .memberComponent {
            return callee.partBeforeUnwrapping.map { leads(to: $0, depth: depth + 1) } ?? false
        }
        guard let first = call.firstChild, first != argument else { return false }
        return leads(to: first, depth: depth + 1)
    }

    /// True for a class of managed objects, in the sources or generated.
    private func isManaged(_ type: ResolvedType) -> Bool {
        switch type {
        case .nominal(let id, _):
            ([id] + index.superclasses(of: id)).contains { type in
                index.types[type].externalInherited.contains { index.text($0) == SDKTypes.managedObject }
            }
        case .external(let name, _): semantics.isFetched(name)
        default: false
        }
    }
}
