import SymbolIndex
import Syntax

/// Members that the project adds to types from outside: they ask what their own code asks.
extension OutsideWalk {
    /// The getter, or the functions, that the project adds to the type of a value and that a member of it means.
    func membersAdded(to base: ResolvedType, for member: SyntaxNode) -> [MemberResolver.Found] {
        guard case .external(let name, _) = base.unwrapped, let type = index.extendedType(named: name) else {
            return []
        }
        let call = member.nextSibling.flatMap { $0.kind == .callComponent ? CallArguments($0) : nil }
        let added = index.members(named: member.name, of: type).filter { added in
            let fact = index.fact(added)
            guard !fact.flags.contains(.isStatic) else { return false }
            return fact.kind == .function ? call.map { semantics.mayCall(added, $0) } ?? true : !fact.isStored
        }
        return added.map { MemberResolver.Found(owner: type, member: $0) }
    }

    /// True where one of them asks: `UIApplication.shared.isWide` and `player.isPlaying` also by what they read of an
    /// object that would be asked without them.
    func runs(
        membersAdded members: [MemberResolver.Found], to base: ResolvedType, isCalled: Bool, at place: SyntaxNode
    ) -> Bool {
        let isCalled = isCalled || isHanded(place, members)
        if runs(members, isCalled: isCalled, at: place) { return true }
        let isRun = isCalled || members.contains { index.fact($0.member).kind == .property }
        guard isRun, mayChangeSilently(base, before: place) else { return false }
        var seen: Set<MemberReference> = []
        return members.contains { namesOwnForeignMember($0.member, &seen) }
    }

    private func mayChangeSilently(_ base: ResolvedType, before place: SyntaxNode) -> Bool {
        if asksSharedObject(before: place, "") || isChangingObject(base, before: place) { return true }
        guard case .external(let name, _) = base.unwrapped else { return false }
        return isOfForeignObject(place, name)
    }

    /// True for code that names `self` alone, or a member of the type from outside, with `self` or without it, also
    /// through other members that the project adds.
    private func namesOwnForeignMember(_ member: MemberReference, _ seen: inout Set<MemberReference>) -> Bool {
        guard seen.insert(member).inserted else { return false }
        guard let (declaration, analysis) = semantics.nodeInAnyFile(of: member),
            let code = declaration.child(.codeBlock) ?? declaration.parent?.getterBody
        else { return true }
        let types = analysis.enclosingType(of: declaration).map { index.enclosingTypes(of: $0) } ?? []
        var found = false
        code.walk { name in
            guard !found, name.isOfSelf, name.kind == .identifierExpression || name.kind == .memberComponent,
                name.anchorToken.kind == .identifier || name.name == KnownName.`self`.id
            else { return !found }
            found = namesForeign(name, types, &seen)
            return !found
        }
        return found
    }

    private func namesForeign(_ name: SyntaxNode, _ types: [TypeID], _ seen: inout Set<MemberReference>) -> Bool {
        // `self.rate` is told by its member.
        if name.name == KnownName.`self`.id { return name.nextSibling?.kind != .memberComponent }
        guard index.text(name.name).first?.isLowercase == true else { return false }
        if name.kind == .identifierExpression, LocalName(name.name, at: name) != nil { return false }
        let own = types.flatMap { semantics.members.members(named: name.name, in: $0) }
        // `string` beside `string(trimmed:)` is the one from outside.
        let meant = own.filter { name.isCalled || index.fact($0.member).kind != .function }
        guard meant.isEmpty else { return meant.contains { namesOwnForeignMember($0.member, &seen) } }
        return name.kind == .memberComponent || index.globals(named: name.name).isEmpty
    }
}
