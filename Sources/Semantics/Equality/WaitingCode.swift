import SymbolIndex
import Syntax

/// Tells which code gives other turns a chance before it goes on, so that views may update in between: it awaits
/// something, runs a loop of its own or has views laid out at once, itself or by what it calls (catalogue 213).
// A class, since it keeps what it found.
final class WaitingCode {
    private unowned let semantics: Semantics
    private var known = FixedPoint<SyntaxNode, Bool>(Circles())
    /// False where no code of the project calls anything of the kind.
    private lazy var isCalledSomewhere = !semantics.files(mentioningOneOf: WaitingCode.calls + ["RunLoop"]).isEmpty

    private static let calls = ClosureTakers.runningLoops + ClosureTakers.updatingAtOnce
    private static let names = Set(calls + ["await", "RunLoop"])

    init(_ semantics: Semantics) {
        self.semantics = semantics
    }

    /// True where some tokens of a file wait, or call what does.
    func waits(_ tokens: Range<Int>, _ analysis: FileAnalysis) -> Bool {
        let tree = semantics.tree(of: analysis)
        if tokens.contains(where: { WaitingCode.names.contains(tree.text($0)) }) { return true }
        return isCalledSomewhere && callsWaiting(within: tokens, of: tree.root, analysis)
    }

    private func callsWaiting(within tokens: Range<Int>, of root: SyntaxNode, _ analysis: FileAnalysis) -> Bool {
        var waits = false
        root.walk { node in
            guard !waits, node.tokenRange.overlaps(tokens) else { return false }
            // What is around the tokens is not among what they run.
            if node != root, tokens.contains(node.firstToken), WaitingCode.runsLater(node) { return false }
            let isCall = node.kind == .identifierExpression || node.kind == .memberComponent
            if isCall, node.isCalled, tokens.contains(node.firstToken) {
                waits = calledCode(at: node, analysis).contains { self.waits($0) }
            }
            return !waits
        }
        return waits
    }

    /// As far as types tell.
    private func calledCode(at node: SyntaxNode, _ analysis: FileAnalysis) -> [ClassCode.Body] {
        let summary = semantics.summaries.certain(node, in: ClassCode.Body(node: node, analysis: analysis))
        return summary.runs + summary.unseen.flatMap { semantics.codeInAnyFile(of: $0) ?? [] }
    }

    private func waits(_ code: ClassCode.Body) -> Bool {
        if let answer = known[code.node] { return answer }
        let question = known.ask(code.node, first: false)
        let answer =
            code.node.contains(where: { $0.isCallOf(WaitingCode.calls) }, outside: { WaitingCode.runsLater($0) })
            || callsWaiting(within: code.node.tokenRange, of: code.node, code.analysis)
        return known.close(question, code.node, answer)
    }

    private static func runsLater(_ node: SyntaxNode) -> Bool {
        guard node.kind == .closureExpression else { return node.kind.isTypeDeclaration }
        let argument = node.parent.flatMap { $0.kind == .argument ? $0 : nil }
        return SummaryMaker.runsLater(node) || argument.map { ViewUpdate.waitsForEvent($0) } ?? false
    }
}

extension SyntaxNode {
    /// `alert.runModal()`, `RunLoop.main.run(until: end)`
    fileprivate func isCallOf(_ names: [String]) -> Bool {
        guard kind == .identifierExpression || kind == .memberComponent, isCalled else { return false }
        let name = tree.text(anchor)
        return names.contains(name)
            || name == "run" && parent?.firstChild.map { tree.text($0.anchor) == "RunLoop" } ?? false
    }
}
