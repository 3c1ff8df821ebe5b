import SymbolIndex
import Syntax

/// Members that the project adds to types from outside: they ask what their own code asks.
extension OutsideWalk {
    /// The getter, or the functions, that the project adds to the type of a value and that a member of it means.
    func membersAdded(to base: ResolvedType, for member: SyntaxNode) -> [MemberResolver.Found] {
        guard case .external(let name, _) = base.unwrapped, let type = index.extendedType(named: name) else { return [] }
        let call = member.nextSibling.flatMap { $0.kind == .callComponent ? CallArguments($0) : nil }
        let added = index.members(named: member.name, of: type).filter { added in
            let fact = index.fact(added)
            guard !fact.flags.contains(.isStatic) else { return false }
            return fact.kind == .function ? call.map { semantics.mayCall(added, $0) } ?? true : !fact.isStored
        }
        return added.map { MemberResolver.Found(owner: type, member: $0) }
    }

    /// True where one of them asks, `UIApplication.shared.isWide` also by what it reads of the shared object itself.
    func runs(membersAdded members: [MemberResolver.Found], isCalled: Bool, at place: SyntaxNode) -> Bool {
        let isCalled = isCalled || isHanded(place, members)
        if runs(members, isCalled: isCalled, at: place) { return true }
        let isRun = isCalled || members.contains { index.fact($0.member).kind == .property }
        return isRun && asksSharedObject(before: place, "") && members.contains { namesOwnForeignMember($0.member) }
    }

    /// True for code that names `self`, or a member of the type from outside without it.
    private func namesOwnForeignMember(_ member: MemberReference) -> Bool {
        guard let (declaration, analysis) = semantics.nodeInAnyFile(of: member),
            let code = declaration.child(.codeBlock) ?? declaration.parent?.getterBody
        else { return true }
        let types = analysis.enclosingType(of: declaration).map { index.enclosingTypes(of: $0) } ?? []
        return code.contains { name in
            guard name.kind == .identifierExpression, name.anchorToken.kind == .identifier else { return false }
            if name.name == KnownName.`self`.id { return true }
            guard index.text(name.name).first?.isLowercase == true, LocalName(name.name, at: name) == nil else {
                return false
            }
            return index.globals(named: name.name).isEmpty
                && types.allSatisfy { semantics.members.members(named: name.name, in: $0).isEmpty }
        }
    }
}
