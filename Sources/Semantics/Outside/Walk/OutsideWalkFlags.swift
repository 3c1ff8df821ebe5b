import SymbolIndex
import Syntax

/// First values of properties that nothing looks at, for a flag of the view is off.
extension OutsideWalk {
    /// True for `tomorrow` of a value made by the memberwise initializer, which is named only in `if isFuture { … }`,
    /// and `var isFuture = false` keeps its first value.
    ///
    /// - Parameter labels: those of the call that makes the value.
    func isBehindFlag(_ property: NameID, of type: TypeID, madeWith labels: [NameID]) -> Bool {
        guard !semantics.project.isOpen(type), index.members(named: KnownName.`init`.id, of: type).isEmpty,
            let member = onlyMember(named: property, of: type)
        else { return false }
        return !semantics.mayBeNamed(member) { name, analysis in
            guard analysis.enclosingType(of: name) == type else { return true }
            return !name.flagsAround.contains { !labels.contains($0) && isOff($0, of: type) }
        }
    }

    /// True for a stored variable that is `false` in each value of the type that is not made with another one.
    private func isOff(_ flag: NameID, of type: TypeID) -> Bool {
        guard let member = onlyMember(named: flag, of: type), index.fact(member).isStored,
            index.fact(member).attributes.isEmpty,
            semantics.nodeInAnyFile(of: member)?.node.parent?.child(.initializer)?.expressionChild?.text == "false"
        else { return false }
        return !semantics.mayBeNamed(member) { name, _ in
            name.writeForm != nil || name.ancestor { $0.kind == .keyPathExpression } != nil
        }
    }

    private func onlyMember(named name: NameID, of type: TypeID) -> MemberReference? {
        let found = index.members(named: name, of: type)
        return found.count == 1 ? found.first : nil
    }
}

extension SyntaxNode {
    /// The names that must be true for the node to be reached: `isFuture` of `if isFuture { … }`.
    fileprivate var flagsAround: [NameID] {
        var flags: [NameID] = []
        var current = self
        while let parent = current.parent, !parent.kind.isTypeDeclaration {
            if parent.kind == .ifStatement, parent.child(.codeBlock) == current {
                let conditions = parent.children.prefix { $0 != current }
                flags += conditions.filter { $0.kind == .identifierExpression && LocalName($0.name, at: $0) == nil }
                    .map(\.name)
            }
            current = parent
        }
        return flags
    }
}
