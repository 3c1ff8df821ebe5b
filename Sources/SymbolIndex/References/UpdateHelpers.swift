import Syntax

/// Functions of a structure that what runs while views update calls: `updateUIView` calls `update(_:)`, `body` asks `title()` for its result.
///
/// What returns nothing and is called in a body stands in a closure, which is more likely an action, so that only update methods of representables count there.
struct UpdateHelpers: Sendable {
    /// By the nodes of functions.
    private var known: [Int32: Bool] = [:]

    private static let depthLimit = 4

    /// True for code of such a function.
    mutating func areAround(_ node: SyntaxNode) -> Bool { areAround(node, depth: 0) }

    private mutating func areAround(_ node: SyntaxNode, depth: Int) -> Bool {
        guard depth < UpdateHelpers.depthLimit, let function = ViewUpdate.member(around: node), function.kind == .functionDeclaration else { return false }
        if let answer = known[function.index] { return answer }
        // Helpers that call each other are no reason for one another.
        known[function.index] = false
        let answer = isCalledInUpdates(function, depth: depth)
        known[function.index] = answer
        return answer
    }

    private mutating func isCalledInUpdates(_ function: SyntaxNode, depth: Int) -> Bool {
        guard let block = function.parent, block.kind == .memberBlock, block.parent?.kind == .structDeclaration else { return false }
        let hasResult = function.child(.returnType) != nil
        var helpers = self
        var found = false
        block.walk { node in
            guard !found, node.kind == .identifierExpression || node.kind == .memberComponent, node.name == function.name,
                node.nextSibling?.kind == .callComponent, node.kind == .identifierExpression || node.previousSibling?.name == KnownName.`self`.id
            else { return !found }
            let isInUpdate = hasResult ? ViewUpdate.contains(node) : ViewUpdate.member(around: node).map { ViewUpdate.isUpdateMethod($0) } ?? false
            found = isInUpdate || helpers.areAround(node, depth: depth + 1)
            return !found
        }
        known = helpers.known
        return found
    }
}
