import Syntax

extension SyntaxNode {
    /// True for a name whose value is changed here: assigned, also in part, with any operator, passed as `inout`, or changed in place by a
    /// method of the standard library.
    public var isWrittenHere: Bool {
        guard kind == .identifierExpression || kind == .memberComponent else { return false }
        var expression = self
        if let parent, parent.kind == .chainExpression {
            var part = self
            while let next = part.nextSibling {
                if next.kind == .callComponent { return part != self && part.kind == .memberComponent && SyntaxNode.changesInPlace(part.name) }
                part = next
            }
            expression = parent
        }
        if expression.parent?.kind == .prefixExpression, expression.parent?.anchorToken.kind == .prefixAmpersand { return true }
        guard expression == expression.parent?.firstChild, let following = expression.nextSibling else { return false }
        if following.kind == .assignmentOperator { return true }
        // `+=` and the like end with `=` and aren't comparisons.
        guard following.kind == .binaryOperator else { return false }
        let text = following.text
        return text.hasSuffix("=") && !["==", "!=", "<=", ">=", "===", "!==", "~="].contains(text)
    }

    /// True for the names of methods of the standard library that change a value in place.
    public static func changesInPlace(_ method: NameID) -> Bool {
        switch KnownName(rawValue: method) {
        case .append, .insert, .remove, .removeAll, .removeFirst, .removeLast, .removeValue, .updateValue, .merge, .sort, .reverse, .shuffle,
            .swapAt, .formUnion, .formIntersection, .subtract, .toggle, .popLast, .popFirst, .removeSubrange, .replaceSubrange, .negate:
            true
        default: false
        }
    }
}
