/// How code changes the value behind a name, in whole or in part.
public enum WriteForm: Sendable {
    /// `x = …`, `x.a = …`, `x[1] = …`
    case assigned
    /// `x += …`, `x.a ??= …`, by the operator.
    case operated(SyntaxNode)
    /// `&x`, `&x.a`, by the whole expression.
    case handedOver(SyntaxNode)
    /// `x.append(…)`, `x[1].a.sort()`, by the name of the method, which may or may not change the value.
    case called(SyntaxNode)
}

extension SyntaxNode {
    /// How the value of a name may be changed here; nil where it is only read.
    public var writeForm: WriteForm? {
        guard kind == .identifierExpression || kind == .memberComponent else { return nil }
        guard let callee = firstCallee else { return wholeExpression.writeFormOfExpression }
        return callee != self && callee.kind == .memberComponent ? .called(callee) : nil
    }

    /// True for a name whose value is changed here: assigned, also in part, with any operator, passed as `inout`, or
    /// changed in place by a method of the standard library.
    public var isWrittenHere: Bool {
        switch writeForm {
        case nil: false
        case .called(let method): SyntaxNode.changesInPlace(method.name)
        case .assigned, .operated, .handedOver: true
        }
    }

    /// True where an error may leave the code before the name is come to, or before what it is assigned is known.
    public var mayBeLeftByError: Bool {
        if isAssignedWhole, wholeExpression.parent?.tokenRange.contains(where: { tree.mayThrow(at: $0) }) == true {
            return true
        }
        var current = self
        while let parent = current.parent, current.kind != .codeBlock, current.kind != .closureExpression {
            if parent.kind == .prefixExpression, tree.mayThrow(at: parent.firstToken) { return true }
            current = parent
        }
        return false
    }

    /// True for a name whose own value is changed here, and is not the first that an initializer gives it.
    public var getsOtherValue: Bool {
        guard anchorToken.kind == .identifier, isWrittenHere else { return false }
        // `shared.count = 1` changes no `shared`, as far as names tell.
        let next = nextSibling
        if next?.kind == .memberComponent, next?.nextSibling?.kind != .callComponent { return false }
        // `Counter.count += 1` gives no property of the own object its first value.
        let first = parent?.kind == .chainExpression ? parent?.firstChild : nil
        let isOwn = first == nil || self == first || first?.name == KnownName.`self`.id
        return !isOwn || !isRunByInitializer
    }

    /// True for an expression that stands on the left of an assignment with any operator, or behind `&`.
    public var isWritten: Bool { writeFormOfExpression != nil }

    private var writeFormOfExpression: WriteForm? {
        guard let parent else { return nil }
        if parent.kind == .prefixExpression, parent.anchorToken.kind == .prefixAmpersand { return .handedOver(parent) }
        // `(x, y) = …`
        if parent.kind == .argument, let tuple = parent.parent, tuple.kind == .tupleExpression {
            return tuple.writeFormOfExpression
        }
        guard self == parent.firstChild, let following = nextSibling else { return nil }
        if following.kind == .assignmentOperator { return .assigned }
        return following.isAssignmentOperator ? .operated(following) : nil
    }

    // MARK: Assignments

    /// True on the left of `=`, and of no other operator.
    public var isLeftOfAssignment: Bool { nextSibling?.kind == .assignmentOperator && parent?.firstChild == self }

    /// `x = …`, `self.x = …`: gives the name a new value without a look at the old one.
    public var isAssignedWhole: Bool { expressionItEnds?.isLeftOfAssignment ?? false }

    /// `x = …`, `x[0] = …`, `x.y = …`, and no other operator.
    public var isAssignedInPart: Bool {
        guard kind == .identifierExpression || kind == .memberComponent else { return false }
        return wholeExpression.isLeftOfAssignment
    }

    /// `x = …`, `self.x = …`, `(x, y) = …`
    public var isAssigned: Bool {
        if case .assigned = expressionItEnds?.writeFormOfExpression { true } else { false }
    }

    /// The same, and `&x`: what has the name gets another value, as a whole.
    public var isSet: Bool {
        switch expressionItEnds?.writeFormOfExpression {
        case .assigned, .handedOver: true
        case .operated, .called, nil: false
        }
    }

    /// True for `=`, and for operators such as `+=` that set what stands to their left.
    public var isAssignmentOperator: Bool {
        kind == .assignmentOperator || kind == .binaryOperator && endsWithEqualsSign && !isComparison
    }

    /// True for a property that is set as a whole, with a value that no assignment to it shows: `(x, y) = …`,
    /// `assign(to: &$x)`, `assign(to: \.x, on: self)`, `self[keyPath: \.x] = …`.
    public var isSetUnseen: Bool {
        guard let outer = expressionItEnds?.parent, let around = outer.parent else { return false }
        switch outer.kind {
        case .argument where around.kind == .tupleExpression:
            if case .assigned = around.writeFormOfExpression { return true }
            return false
        case .prefixExpression:
            return anchorToken.kind == .dollarIdentifier && outer.anchorToken.kind == .prefixAmpersand
        case .keyPathExpression: return nextSibling == nil && outer.isAssignedTo
        default: return false
        }
    }

    /// True for a key path through which code sets a value.
    private var isAssignedTo: Bool {
        guard let argument = parent, argument.kind == .argument, let list = argument.parent else { return false }
        if list.kind == .subscriptComponent { return list.parent?.isWritten ?? false }
        return tree.text(argument.firstToken) == "to"
            && list.previousSibling.map { tree.text($0.anchor) == "assign" } ?? false
    }

    /// What a binary or a prefix operator takes.
    public var operands: [SyntaxNode] {
        (kind == .binaryOperator ? [previousSibling, nextSibling] : [expressionChild]).compactMap { $0 }
    }

    /// True for a binary operator one of whose operands may be what another one makes: `a + b == c`.
    public var isWithinArithmetic: Bool {
        guard kind == .binaryOperator else { return false }
        return [previousSibling?.previousSibling, nextSibling?.nextSibling].contains { other in
            guard let other, other.kind == .binaryOperator else { return false }
            return !other.isAssignmentOperator && other.text != "&&" && other.text != "||"
        }
    }

    /// True for an operator such as `+=`, also where it compares.
    public var endsWithEqualsSign: Bool { tree.file.bytes[Int(range.end) - 1] == UInt8(ascii: "=") }

    /// True for `==`, `<=` and the like, and for `~=`.
    public var isComparison: Bool {
        let bytes = tree.file.bytes[Int(range.start)..<Int(range.end)]
        return SyntaxNode.comparisons.contains { bytes.elementsEqual($0) }
    }

    private static let comparisons = ["==", "!=", "<=", ">=", "===", "!==", "~="].map { Array($0.utf8) }

    /// True for the names of methods of the standard library that change a value in place.
    public static func changesInPlace(_ method: NameID) -> Bool {
        switch KnownName(rawValue: method) {
        case .append, .insert, .remove, .removeAll, .removeFirst, .removeLast, .removeValue, .updateValue, .merge,
            .sort, .reverse, .shuffle,
            .swapAt, .formUnion, .formIntersection, .subtract, .toggle, .popLast, .popFirst, .removeSubrange,
            .replaceSubrange, .negate,
            .round, .appendPathComponent, .appendPathExtension, .deleteLastPathComponent, .deletePathExtension:
            true
        default: false
        }
    }
}

extension SyntaxTree {
    /// `try` and `try?`, and not `try!`.
    fileprivate func mayThrow(at token: Int) -> Bool { text(token) == "try" && text(token + 1) != "!" }
}
