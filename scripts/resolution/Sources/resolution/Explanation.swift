import Syntax

/// Differences that are no mistake of the product; README.md gives the reason of each.
enum Explanation: String {
    case unwritten = "what a macro or the compiler declares"
    case argumentOfWrittenCall = "an argument of a call on the left of an assignment"

    static func ofWrite(_ node: SyntaxNode) -> Explanation? {
        let call = node.ancestor { $0.kind == .callComponent }
        return call?.parent.map { $0.kind == .chainExpression && $0.isWritten } ?? false ? .argumentOfWrittenCall : nil
    }
}
