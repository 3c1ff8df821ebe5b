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
        return expression.isWritten
    }

    /// True for an expression that stands on the left of an assignment with any operator, or behind `&`.
    var isWritten: Bool {
        guard let parent else { return false }
        if parent.kind == .prefixExpression, parent.anchorToken.kind == .prefixAmpersand { return true }
        guard self == parent.firstChild, let following = nextSibling else { return false }
        if following.kind == .assignmentOperator { return true }
        // `+=` and the like end with `=` and aren't comparisons.
        guard following.kind == .binaryOperator else { return false }
        return following.endsWithEqualsSign && !following.isComparison
    }

    /// True for an operator such as `+=`, also where it compares.
    var endsWithEqualsSign: Bool { tree.file.bytes[Int(range.end) - 1] == UInt8(ascii: "=") }

    /// True for `==`, `<=` and the like, and for `~=`.
    var isComparison: Bool {
        let bytes = tree.file.bytes[Int(range.start)..<Int(range.end)]
        return SyntaxNode.comparisons.contains { bytes.elementsEqual($0) }
    }

    private static let comparisons = ["==", "!=", "<=", ">=", "===", "!==", "~="].map { Array($0.utf8) }

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
