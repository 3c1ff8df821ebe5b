import Syntax

/// Where types of other repositories are named, and what may change their objects; nothing but where facts are made.
extension FileAnalyzer {
    func recordForeignName(_ type: SyntaxNode) {
        guard !legacy.foreign.isEmpty else { return }
        recordForeignName(type, resolve(type))
    }

    func recordForeignName(identifier node: SyntaxNode) {
        guard !legacy.foreign.isEmpty, node.anchorToken.kind == .identifier,
            case .metatype(let type) = lookUp(node.name, NameUse(node))
        else { return }
        recordForeignName(node, type)
    }

    /// What `visit` leaves out: what generic parameters, conditions and aliases name.
    func recordForeignNames(within node: SyntaxNode) {
        guard !legacy.foreign.isEmpty else { return }
        node.walk { part in
            if part.kind == .namedType { recordForeignName(part, resolve(part)) }
            return true
        }
    }

    /// What a type inherits and asks of its generic parameters.
    func recordForeignNames(inHeadOf declaration: SyntaxNode) {
        guard !legacy.foreign.isEmpty else { return }
        for child in declaration.children {
            switch child.kind {
            case .inheritanceClause, .genericParameterClause, .whereClause: recordForeignNames(within: child)
            default: break
            }
        }
    }

    /// A member that is called or written may change the object, and so start an update of what has read it.
    func recordForeignMember(_ part: SyntaxNode, of base: ResolvedType) {
        guard !legacy.foreign.isEmpty, part.anchorToken.kind == .identifier, part.isWrittenHere || part.isCalled else {
            return
        }
        var value = base.unwrapped
        if case .metatype(let instance) = value { value = instance }
        guard let type = value.typeID, legacy.foreign.contains(type) else { return }
        record(.foreignMember, part, types: [type])
    }

    private func recordForeignName(_ node: SyntaxNode, _ type: ResolvedType) {
        let parts = (type.alternatives ?? [type]).flatMap(\.conjuncts).compactMap(\.typeID)
        var found = parts.filter { legacy.foreign.contains($0) }
        // `Outer.Inner`, where it is not known what is nested in the outer type.
        if parts.isEmpty, !type.isKnown, let name = node.lastTypeComponent?.name {
            found = (index.topLevelTypes[name] ?? []).filter { legacy.foreign.contains($0) }
        }
        if !found.isEmpty { record(.foreignName, node, types: found, isCertain: type.typeID != nil) }
    }
}

extension ProjectIndex {
    /// The legacy types of an index that holds types of other repositories: all names lead to these.
    public func findLegacyTypesWithForeign() -> LegacyTypes {
        var result = findLegacyTypes()
        result.foreign = Set(types.indices.filter { isForeign($0) })
        for name in 0..<names.count { result.leads.insert(NameID(name)) }
        return result
    }
}
