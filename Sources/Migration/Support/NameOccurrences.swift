import Syntax

/// Where names stand in the code of one file: made by one pass, so that a question about a name needs no walk over the tree.
///
/// Expressions and members, the parameters, captures and patterns that declare locals, and the labels of arguments have an entry each.
final class NameOccurrences {
    private let tree: SyntaxTree
    /// The nodes, in the order of the tree's numbers, which for nodes beside each other is that of the source.
    private var nodes: [Int32] = []
    /// For each of the nodes the next one whose name falls into the same chain, or -1.
    private var next: [Int32] = []
    /// The first node of each chain.
    private var first: [Int32] = []
    private var mask: UInt32 = 0

    init(_ tree: SyntaxTree) {
        self.tree = tree
        nodes.reserveCapacity(tree.tokens.count / 2)
        for number in 0...tree.root.index where NameOccurrences.isNamed(tree.node(at: number)) { nodes.append(number) }
        var size: UInt32 = 16
        while size < nodes.count { size *= 2 }
        mask = size - 1
        first = [Int32](repeating: -1, count: Int(size))
        next = [Int32](repeating: -1, count: nodes.count)
        for position in nodes.indices.reversed() {
            let chain = Int(tree.node(at: nodes[position]).name & mask)
            next[position] = first[chain]
            first[chain] = Int32(position)
        }
    }

    /// The nodes of a name within another one, in the order of the source.
    func nodes(named name: NameID, in root: SyntaxNode) -> [SyntaxNode] {
        var result: [SyntaxNode] = []
        forEach(named: name, in: root) { node in
            result.append(node)
            return true
        }
        return result
    }

    /// True where the condition holds for a node of a name within another one.
    func contains(_ name: NameID, in root: SyntaxNode, where condition: (SyntaxNode) -> Bool = { _ in true }) -> Bool {
        var isFound = false
        forEach(named: name, in: root) { node in
            isFound = condition(node)
            return !isFound
        }
        return isFound
    }

    /// Calls `body` for all nodes within another one.
    func forEach(in root: SyntaxNode, _ body: (SyntaxNode) -> Void) {
        let lowest = NameOccurrences.firstNumber(in: root)
        var low = 0
        var high = nodes.count
        while low < high {
            let middle = (low + high) / 2
            if nodes[middle] < lowest { low = middle + 1 } else { high = middle }
        }
        while low < nodes.count, nodes[low] <= root.index {
            body(tree.node(at: nodes[low]))
            low += 1
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
            let node = tree.node(at: number)
            if node.name == name {
                if lowest < 0 { lowest = NameOccurrences.firstNumber(in: root) }
                if number >= lowest, !body(node) { return }
            }
            position = next[Int(position)]
        }
    }

    /// The lowest number within a node. The parser numbers a node behind all of its descendants, so that these have the numbers from here to its own.
    private static func firstNumber(in root: SyntaxNode) -> Int32 {
        var current = root
        while let child = current.firstChild { current = child }
        return current.index
    }

    @inline(__always)
    private static func isNamed(_ node: SyntaxNode) -> Bool {
        switch node.kind {
        case .identifierExpression, .memberComponent, .implicitMemberExpression, .parameter, .closureParameter, .capture, .identifierPattern: true
        case .argument: node.anchorToken.kind == .identifier
        default: false
        }
    }
}

extension SyntaxNode {
    /// The nodes as a walk over their tree meets them, each once.
    static func inSourceOrder(_ nodes: [SyntaxNode]) -> [SyntaxNode] {
        let sorted = nodes.sorted { ($0.firstToken, $1.index) < ($1.firstToken, $0.index) }
        return sorted.indices.filter { $0 == 0 || sorted[$0] != sorted[$0 - 1] }.map { sorted[$0] }
    }

    /// The nearest declaration of a type or extension around.
    var enclosingDeclaration: SyntaxNode? { ancestor { $0.kind.isTypeDeclaration } }

    /// The node below this one whose anchor starts at an offset, of those for which the condition holds. Enters only what stands around the offset.
    func descendant(anchoredAt offset: UInt32, where condition: (SyntaxNode) -> Bool) -> SyntaxNode? {
        guard range.start <= offset, offset < range.end else { return nil }
        if anchorToken.start == offset, condition(self) { return self }
        for child in children { if let found = child.descendant(anchoredAt: offset, where: condition) { return found } }
        return nil
    }
}
