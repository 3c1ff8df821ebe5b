import SymbolIndex
import Syntax

/// What code of a view, or what makes one, begins its states with.
extension OutsideWalk {
    /// True for what begins a state of the view around, and comes to nothing else.
    func beginsState(_ node: SyntaxNode) -> Bool { beginsState(node, firstValues) }

    private func beginsState(_ node: SyntaxNode, _ values: FirstValues) -> Bool {
        guard node.kind == .argument else { return values.keeps(assignment: node) || values.beginsStates(local: node) }
        return isOf([KnownName.State.text], node) || values.beginsStateByDelegation(node)
            || values.setsStorage(node) && values.keeps(node)
    }

    /// True for a view of which a state may begin with another value than before: such a view differs, and its body is
    /// evaluated, though the state keeps what it has.
    func mayBeginOtherwise(_ view: TypeID, madeBy call: SyntaxNode) -> Bool {
        let values = valuesOfStates
        if call.children.contains(where: { values.keeps($0) && asksForFirstValue($0) }) { return true }
        let arguments = CallArguments(call)
        return index.members(named: KnownName.`init`.id, of: view).contains { initializer in
            guard semantics.mayCall(initializer, arguments),
                let (declaration, analysis) = semantics.nodeInAnyFile(of: initializer)
            else { return false }
            let walk = OutsideWalk(semantics.context(of: analysis), reads, around: view)
            return walk.mayBeginOtherwise(by: declaration)
        }
    }

    private func mayBeginOtherwise(by initializer: SyntaxNode) -> Bool {
        let values = valuesOfStates
        return initializer.child(.codeBlock)?.contains { beginsState($0, values) && asksForFirstValue($0) } ?? false
    }

    /// But for those of `@StateObject`, which holds a function at first.
    private var valuesOfStates: FirstValues {
        var values = firstValues
        values.wrappers = [.State]
        return values
    }

    /// - Parameter node: an argument, an assignment, or the value itself.
    private func asksForFirstValue(_ node: SyntaxNode) -> Bool {
        let value = node.kind == .argument ? node.expressionChild : node
        return value.map { reads.answer(of: $0, in: context.analysis).asks } ?? false
    }
}
