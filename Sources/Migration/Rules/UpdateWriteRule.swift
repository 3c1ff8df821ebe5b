import SymbolIndex
import Syntax

/// `if !toasts.items.contains(text) { toasts.items.append(text) }` in a function that a body calls (catalogue 222).
public let updateWriteRule = Rule(
    id: "update-write",
    summary: "asks for the assisted tier where code that runs while views update reads a property and sets it",
    rationale: """
        A view that runs such code and observes no object of the class now follows the property: setting it updates \
        the view, which runs the code again.
        """,
    safety: "Never edits. Only code counts that a body names, itself or through functions and getters.",
    tier: .assisted,
    catalogue: [222],
    check: { context in
        let writes = UpdateWrites(context: context)
        return context.analysis.hazards.publishedChanges.compactMap { number in
            let node = context.tree.node(at: number)
            guard let owner = writes.owner(ofReadAndSet: node) else { return nil }
            let message = "\(context.index.text(node.name)) is read and set while views update"
            return context.fix("update-write", node, [owner], message, [], behaviour: .updateWrite)
        }
    })

/// Properties that one function or getter reads and sets, where updates run it.
private struct UpdateWrites {
    let context: RuleContext

    /// The class of the property that is set at a mention; nil for all other mentions.
    func owner(ofReadAndSet node: SyntaxNode) -> TypeID? {
        guard node.isWrittenHere, !node.isOnFreshObject, let code = code(around: node),
            let owner = context.ownersOfPublished(node).first(where: { isMeant(node, $0) })
        else { return nil }
        guard isRead(node, of: owner, in: code) else { return nil }
        let views = context.search.updateCode.views(running: node, in: context.analysis)
        return views.allSatisfy { follows($0, owner) } ? nil : owner
    }

    /// A view that observes the object was updated by each change before.
    private func follows(_ view: TypeID, _ owner: TypeID) -> Bool {
        let observed = context.project.table.followedTypes[view] ?? []
        return observed.contains { context.search.family(of: $0).contains(owner) }
    }

    private func isMeant(_ node: SyntaxNode, _ owner: TypeID) -> Bool {
        context.analysis.uses.means(node, memberOf: [owner])
    }

    /// The function or the getter that the mention is a part of.
    private func code(around node: SyntaxNode) -> SyntaxNode? {
        let code = node.ancestor {
            $0.kind == .functionDeclaration || $0.kind == .accessorBlock || $0.kind.isTypeDeclaration
        }
        return code.flatMap { $0.kind.isTypeDeclaration ? nil : $0 }
    }

    /// A change in place reads what it changes.
    private func isRead(_ node: SyntaxNode, of owner: TypeID, in code: SyntaxNode) -> Bool {
        if !node.isAssignedWhole { return true }
        return context.code.contains(node.name, in: code) { other in
            other != node && !other.isAssignedWhole && other.kind != .argument && isMeant(other, owner)
        }
    }
}
