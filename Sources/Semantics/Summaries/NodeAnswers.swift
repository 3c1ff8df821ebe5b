import Syntax

extension OutsideReads {
    /// What was found at the nodes of one file, wherever the look at them began.
    final class NodeAnswers {
        struct Answer {
            let isAsking: Bool
            let found: OutsideReads.Answer
            /// The part that asks by itself; nil for the whole.
            let cause: SyntaxNode?
        }

        private var silent: NodeMarks
        private var answers: [Int32: Answer] = [:]
        private var lookedAt: NodeMarks
        private var leftOut: NodeMarks

        init(of tree: SyntaxTree) {
            silent = NodeMarks(of: tree)
            lookedAt = silent
            leftOut = silent
        }

        func isSilent(_ node: SyntaxNode) -> Bool { silent.contains(node) }

        subscript(node: SyntaxNode) -> Answer? { answers[node.index] }

        func keep(_ node: SyntaxNode, _ answer: Answer) {
            if !answer.isAsking, answer.found.isEmpty {
                silent.insert(node)
            } else {
                answers[node.index] = answer
            }
        }

        /// Nil where that was not asked.
        func isLeftOut(_ node: SyntaxNode) -> Bool? { lookedAt.contains(node) ? leftOut.contains(node) : nil }

        func keep(_ node: SyntaxNode, isLeftOut: Bool) {
            lookedAt.insert(node)
            if isLeftOut { leftOut.insert(node) }
        }
    }
}

/// Nodes of one tree as bits.
private struct NodeMarks {
    private var words: [UInt64]

    init(of tree: SyntaxTree) {
        words = [UInt64](repeating: 0, count: tree.nodeCount / 64 + 1)
    }

    func contains(_ node: SyntaxNode) -> Bool { words[Int(node.index) >> 6] & bit(of: node) != 0 }

    mutating func insert(_ node: SyntaxNode) { words[Int(node.index) >> 6] |= bit(of: node) }

    private func bit(of node: SyntaxNode) -> UInt64 { 1 << UInt64(node.index & 63) }
}
