import Syntax

/// Members that the project adds to `ObservableObject` itself: a class that moves no longer has them (catalogue 156,
/// 207).
extension FileAnalyzer {
    /// - Parameter base: the type of what stands before the member; nil for a name alone.
    func recordExtensionMember(_ node: SyntaxNode, base: ResolvedType?) {
        guard let base else {
            guard let type = scope.types.first, !scope.hasLocal(named: node.name) else { return }
            let classes = legacy.classes[type] != nil ? [type] : legacy.conformers[type] ?? []
            return record(.genericFlow, node, types: classes.filter { !hasOwnMember(node.name, $0) })
        }
        let value: ResolvedType
        if case .metatype(let instance) = base { value = instance } else { value = base }
        if let id = value.typeID {
            if legacy.classes[id] != nil {
                if !hasOwnMember(node.name, id) { record(.genericFlow, node, types: [id]) }
            } else if isDynamic(id), members.firstMember(named: node.name, in: id) == nil {
                record(.genericFlow, node, types: legacy.sortedClasses, isCertain: false)
            }
            return
        }
        let classes = legacy.classes(behind: value).filter { !hasOwnMember(node.name, $0) }
        if !classes.isEmpty { return record(.genericFlow, node, types: classes) }
        guard !value.isKnown else { return }
        let possible = remaining(of: visibleClasses, base: node.previousSibling).filter { !hasOwnMember(node.name, $0) }
        record(.genericFlow, node, types: possible, isCertain: false)
    }

    /// True where the class has the member from elsewhere: itself, a superclass, or a protocol of the project that
    /// gives it a body.
    private func hasOwnMember(_ name: NameID, _ type: TypeID) -> Bool {
        members.members(named: name, in: type).contains {
            index.types[$0.owner].kind != .external && !isRequirement($0)
        }
    }

    private func isRequirement(_ found: MemberResolver.Found) -> Bool {
        guard index.types[found.owner].kind == .protocol else { return false }
        return index.types[found.owner].declarations.contains { part in
            part.file == found.member.file && index.fact(part).memberRange.contains(Int32(found.member.member))
        }
    }

    // MARK: Witnesses

    /// `class Clock: ObservableObject, Named`, where an extension of `ObservableObject` has the `name` that `Named`
    /// asks for.
    func recordWitnesses(_ node: SyntaxNode, of type: TypeID) {
        guard !legacy.extensionMembers.isEmpty, let clause = node.child(.inheritanceClause) else { return }
        let foreign = index.foreignConformances(of: type).map { index.text($0) }.filter {
            !FileAnalyzer.isWithoutRequirements($0)
        }
        for name in legacy.extensionMembers.keys.sorted() where !hasOwnMember(name, type) {
            let isRequired = members.members(named: name, in: type).contains { isRequirement($0) }
            if isRequired || foreign.contains(where: { mayRequire(index.text(name), $0) }) {
                return record(.genericFlow, clause, types: [type])
            }
        }
    }

    private func mayRequire(_ member: String, _ name: String) -> Bool {
        SDKProtocols.requirements(of: name)?.contains(member) ?? true
    }

    /// Protocols without requirements, and what is a class of Objective-C or one of its protocols, which an extension
    /// of a Swift protocol can't serve.
    private static func isWithoutRequirements(_ name: String) -> Bool {
        if SDKAncestors.givingNothingBack.contains(name), SDKProtocols.requirements(of: name) == nil { return true }
        return SDKPrefixes.withoutRequirements.contains { name.hasPrefix($0) } || name.hasSuffix("Delegate")
    }
}
