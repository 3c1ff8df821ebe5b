import SourceText
import Syntax

extension FileAnalyzer {
    // MARK: Reflection

    /// `Mirror(reflecting: x)` and `dump(x)`, where `x` is or holds a legacy object (catalogue 26).
    func recordReflection(_ node: SyntaxNode) {
        if let base = node.parent?.firstChild, base != node, base.name != index.names.lookUp("Swift") || base.nextSibling != node { return }
        guard let call = node.nextSibling, call.kind == .callComponent, let value = call.firstChild?.expressionChild,
            !scope.hasLocal(named: node.name), index.globals(named: node.name).isEmpty, index.types(named: node.name).isEmpty,
            !scope.types.contains(where: { !members.members(named: node.name, in: $0).isEmpty })
        else { return }
        let reflected = type(of: value)
        if case .metatype = reflected { return }
        var types: Set<TypeID> = []
        reflected.forEachType { id in
            // The value may be of any class below the static type.
            for candidate in legacy.sortedClasses where index.lookUpOrder[candidate].contains(id) { types.insert(candidate) }
        }
        record(.reflection, node, types: types.sorted())
    }

    // MARK: Exclusive access

    /// `state.update(with: self)`: a mutating method of a value in a `@Published` property is given the object, or a closure that reads the
    /// property, so that it may be read while it is changed (catalogue 55). The same goes for a value that holds functions, which the method may call.
    func recordExclusiveChange(_ call: SyntaxNode, method: SyntaxNode?, receiver: ResolvedType) {
        guard let method, method.kind == .memberComponent, let name = changedProperty(before: method), legacy.publishedProperties[name] != nil,
            isMutating(method.name, of: receiver), let owner = ownerOfChangedProperty(before: method, name)
        else { return }
        let mayRead = call.children.contains { argument in
            guard let value = argument.expressionChild else { return false }
            if value.kind == .identifierExpression, value.name == KnownName.`self`.id { return true }
            return value.kind == .closureExpression && mentions(value, name)
        }
        if mayRead || holdsFunctions(receiver) { record(.exclusiveChange, method, types: [owner], property: PropertyKey(owner: owner, name: name)) }
    }

    private func changedProperty(before method: SyntaxNode) -> NameID? {
        guard let previous = method.previousSibling, previous.kind == .identifierExpression || previous.kind == .memberComponent,
            previous.anchorToken.kind == .identifier
        else { return nil }
        return previous.name
    }

    /// The class that declares the property, where it is one of `self` or of a value whose type is known.
    private func ownerOfChangedProperty(before method: SyntaxNode, _ name: NameID) -> TypeID? {
        var base = ResolvedType.unknown
        var current: ResolvedType?
        for part in method.parent?.children ?? .none(of: tree) {
            if part == method { break }
            if let reached = current {
                base = reached
                current = part.kind == .memberComponent ? members.member(part.name, of: reached) : reached.unwrapped
            } else {
                current = type(of: part)
            }
        }
        let found: MemberResolver.Found?
        if let id = base.unwrapped.typeID {
            found = members.firstMember(named: name, in: id)
        } else {
            found = scope.hasLocal(named: name) ? nil : property(behind: name)
        }
        guard let found, legacy.classes[found.owner] != nil, index.fact(found.member).attributes.contains(KnownName.Published.id) else { return nil }
        return found.owner
    }

    private func isMutating(_ name: NameID, of receiver: ResolvedType) -> Bool {
        if let id = receiver.typeID {
            return members.members(named: name, in: id).contains { index.fact($0.member).flags.contains(.isMutating) }
        }
        // An extension of a type from outside, such as Array.
        switch receiver {
        case .array, .dictionary, .external, .optional: return index.mutatingForeignMembers.contains(name)
        default: return false
        }
    }

    /// True for a structure or an enum that holds a function, by itself or in what it holds.
    private func holdsFunctions(_ type: ResolvedType) -> Bool {
        var visited: Set<TypeID> = []
        return holdsFunctions(type, &visited)
    }

    private func holdsFunctions(_ type: ResolvedType, _ visited: inout Set<TypeID>) -> Bool {
        guard let id = type.unwrapped.typeID, index.types[id].kind == .struct || index.types[id].kind == .enum, visited.count < 32,
            visited.insert(id).inserted
        else { return false }
        let context = LexicalContext(file: index.declaration(of: id)?.file ?? file, types: index.enclosingTypes(of: id))
        for member in index.memberTable.members(of: id) {
            let fact = index.fact(member)
            var written: [CodeOffset] = []
            if fact.kind == .enumCase { written = fact.parameters.map(\.type) }
            if fact.kind == .property, fact.flags.isDisjoint(with: [.isStatic, .isComputed]) { written = [fact.type] }
            for code in written where code != 0 {
                let reference = index.decode(code, file: member.file)
                if isFunction(reference, context) || holdsFunctions(TypeResolver(index: index).resolve(reference, in: context), &visited) { return true }
            }
        }
        return false
    }

    /// A function, or a collection of functions.
    private func isFunction(_ reference: TypeReference, _ context: LexicalContext) -> Bool {
        switch reference {
        case .optional(let inner), .array(let inner): isFunction(inner, context)
        case .dictionary(_, let value): isFunction(value, context)
        case .tuple(let parts): parts.contains { isFunction($0, context) }
        default: TypeResolver(index: index).parameters(ofFunction: reference, in: context) != nil
        }
    }

    private func mentions(_ closure: SyntaxNode, _ name: NameID) -> Bool {
        var found = false
        closure.walk { node in
            if node.kind == .identifierExpression || node.kind == .memberComponent, node.name == name, node.anchorToken.kind == .identifier { found = true }
            return !found
        }
        return found
    }
}
