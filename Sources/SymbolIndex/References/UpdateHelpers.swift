import Syntax

/// Functions of a structure that what runs while views update calls: `updateUIView` calls `update(_:)`, `body` asks `title()` for its result.
///
/// What returns nothing and is called in a body stands in a closure, which is more likely an action, so that only update methods of representables count there.
struct UpdateHelpers: Sendable {
    /// The functions of each structure that was asked for, by their nodes.
    private var known: [Int32: Set<Int32>] = [:]

    /// True for code of such a function.
    mutating func areAround(_ node: SyntaxNode) -> Bool {
        guard let function = ViewUpdate.member(around: node), function.kind == .functionDeclaration, let block = function.parent, block.kind == .memberBlock,
            block.parent?.kind == .structDeclaration, !UpdateHelpers.isKept(node, in: function)
        else { return false }
        let helpers = known[block.index] ?? UpdateHelpers.find(in: block)
        known[block.index] = helpers
        return helpers.contains(function.index)
    }

    private static func find(in block: SyntaxNode) -> Set<Int32> {
        var functions: [NameID: [SyntaxNode]] = [:]
        for member in block.children where member.kind == .functionDeclaration { functions[member.name, default: []].append(member) }
        var found: Set<Int32> = []
        /// What each function calls, where that runs with it.
        var called: [Int32: [SyntaxNode]] = [:]
        var waiting: [SyntaxNode] = []
        block.walk { node in
            guard node.kind == .identifierExpression || node.kind == .memberComponent, let named = functions[node.name], isOwnCall(node),
                let around = ViewUpdate.member(around: node)
            else { return true }
            if !isKept(node, in: around) { called[around.index, default: []] += named }
            let isInUpdate = ViewUpdate.contains(node)
            for function in named where function.child(.returnType) != nil ? isInUpdate : ViewUpdate.isUpdateMethod(around) { waiting.append(function) }
            return true
        }
        while let function = waiting.popLast() {
            if found.insert(function.index).inserted { waiting += called[function.index] ?? [] }
        }
        return found
    }

    /// True within a closure: what is no view most likely keeps it for an event, such as the button of an alert.
    private static func isKept(_ node: SyntaxNode, in function: SyntaxNode) -> Bool {
        node.ancestor { $0 == function || $0.kind == .closureExpression } != function
    }

    /// `update(view)`, `self.update(view)`
    private static func isOwnCall(_ node: SyntaxNode) -> Bool {
        guard node.nextSibling?.kind == .callComponent else { return false }
        return node.kind == .identifierExpression || node.previousSibling?.name == KnownName.`self`.id
    }
}
