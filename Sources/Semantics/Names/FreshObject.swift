import SymbolIndex
import Syntax

extension LocalName {
    /// True for a member of an object on which nothing else has looked yet: `name` of `model.name` behind `let model = Model()`.
    package static func isFreshObject(before member: SyntaxNode) -> Bool {
        guard member.kind == .memberComponent, let base = member.parent?.firstChild, base.kind == .identifierExpression,
            base.nextSibling == member
        else { return false }
        guard let value = LocalName(base.name, at: base)?.initialValue, value.kind == .chainExpression,
            let type = value.firstChild, type.kind == .identifierExpression
        else { return false }
        let first = type.tree.file.bytes[Int(type.range.start)]
        guard first >= UInt8(ascii: "A"), first <= UInt8(ascii: "Z"), let call = type.callOfInitializer else { return false }
        return call.nextSibling == nil
    }
}
