import Syntax

/// Where names stand in the code of one file: made by one pass, so that a question about a name needs no walk over the
/// tree.
///
/// Expressions and members, the parameters, captures and patterns that declare locals, and the labels of arguments have
/// an entry each.
///
/// A rule asks it for a name and looks at the places; it walks a tree only where it has found something.
package final class NameOccurrences {
    private let tree: SyntaxTree
    /// The nodes, in the order of the tree's numbers, which for nodes beside each other is that of the source.
    private let nodes: [Int32]
    private let names: [NameID]
    /// For each of the nodes the next one whose name falls into the same chain, or -1.
    private let next: [Int32]
    /// The first node of each chain.
    private let first: [Int32]
    private let mask: UInt32

    package init(_ tree: SyntaxTree) {
        var nodes: [Int32] = []
        var names: [NameID] = []
        nodes.reserveCapacity(tree.tokens.count / 2)
        names.reserveCapacity(tree.tokens.count / 2)
        for node in tree.nodes where NameOccurrences.isNamed(node.kind) {
            let anchor = node.anchorToken
            switch anchor.kind {
            case .identifier, .keyword, .dollarIdentifier: break
            default: continue
            }
            guard node.kind != .argument || anchor.kind == .identifier else { continue }
            nodes.append(node.index)
            names.append(anchor.payload)
        }
        var size = 16
        while size < nodes.count { size *= 2 }
        let mask = UInt32(size - 1)
        var first = [Int32](repeating: -1, count: size)
        var next = [Int32](repeating: -1, count: nodes.count)
        for position in nodes.indices.reversed() {
            let chain = Int(names[position] & mask)
            next[position] = first[chain]
            first[chain] = Int32(position)
        }
        self.tree = tree
        self.nodes = nodes
        self.names = names
        self.next = next
        self.first = first
        self.mask = mask
    }

    /// The nodes of a name within another one, in the order of the source.
    package func nodes(named name: NameID, in root: SyntaxNode) -> [SyntaxNode] {
        var result: [SyntaxNode] = []
        forEach(named: name, in: root) { node in
            result.append(node)
            return true
        }
        return result
    }

    /// False where a selector or a macro names something without a node that is found by its name.
    ///
    /// - Parameter declarations: how many declarations have the name.
    package func isNamedOnlyInCode(_ name: NameID, besideDeclarations declarations: Int) -> Bool {
        let mentions = tree.tokens.count { $0.kind == .identifier && $0.payload == name }
        return mentions == nodes(named: name, in: tree.root).count + declarations
    }

    /// True where the condition holds for a node of a name within another one.
    package func contains(_ name: NameID, in root: SyntaxNode, where condition: (SyntaxNode) -> Bool = { _ in true })
        -> Bool
    {
        var isFound = false
        forEach(named: name, in: root) { node in
            isFound = condition(node)
            return !isFound
        }
        return isFound
    }

    /// Calls `body` for the nodes within another one whose name is wanted.
    package func forEach(in root: SyntaxNode, where isWanted: (NameID) -> Bool, _ body: (SyntaxNode) -> Void) {
        let lowest = NameOccurrences.firstNumber(in: root)
        var position = nodes.firstPosition { $0 >= lowest }
        while position < nodes.count, nodes[position] <= root.index {
            if isWanted(names[position]) { body(tree.node(at: nodes[position])) }
            position += 1
        }
    }

    /// Calls `body` for the nodes of a name within another one until it returns false.
    private func forEach(named name: NameID, in root: SyntaxNode, _ body: (SyntaxNode) -> Bool) {
        guard name != .max else { return }
        var lowest: Int32 = -1
        var position = first[Int(name & mask)]
        while position >= 0 {
            let number = nodes[Int(position)]
            if number > root.index { return }
            if names[Int(position)] == name {
                if lowest < 0 { lowest = NameOccurrences.firstNumber(in: root) }
                if number >= lowest, !body(tree.node(at: number)) { return }
            }
            position = next[Int(position)]
        }
    }

    /// The lowest number within a node. The parser numbers a node behind all of its descendants, so that these have the
    /// numbers from here to its own.
    private static func firstNumber(in root: SyntaxNode) -> Int32 {
        var current = root
        while let child = current.firstChild { current = child }
        return current.index
    }

    private static func isNamed(_ kind: SyntaxKind) -> Bool {
        switch kind {
        case .identifierExpression, .memberComponent, .implicitMemberExpression, .parameter, .closureParameter,
            .capture, .identifierPattern, .argument:
            true
        default: false
        }
    }
}
