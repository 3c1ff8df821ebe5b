import Syntax

/// Writes types and initial values of a tree as flat codes, so that the facts of a file hold no tree and few allocations.
///
/// A code is a word with a tag in its low 4 bits and a count above, and its parts behind it.
struct TypeEncoder {
    enum Tag: UInt32 {
        case unknown, named, optional, array, dictionary, function, tuple, some, any, composition, metatype, chain
    }

    /// Parts of an encoded chain: a tag in the low 4 bits, a name above.
    enum ChainPart: UInt32 {
        case name, implicitMember, literal, member, call, `subscript`, optional, force, array, unknown, closure, string
    }

    var codes: [UInt32] = [0]

    /// Appends a type; returns where it starts.
    mutating func encode(type node: SyntaxNode?) -> CodeOffset {
        guard let node else { return 0 }
        let offset = UInt32(codes.count)
        append(node)
        return offset
    }

    /// Appends the type that a path of names means; returns where it starts.
    mutating func encode(typeNamed path: [NameID]) -> CodeOffset {
        guard !path.isEmpty else { return 0 }
        let offset = UInt32(codes.count)
        tag(.named, path.count)
        for name in path { codes += [name, 0] }
        return offset
    }

    /// Appends the first postfix chain of an expression; returns where it starts, or 0 where there is nothing to learn from it.
    mutating func encode(expression node: SyntaxNode?) -> CodeOffset {
        guard let node else { return 0 }
        let offset = UInt32(codes.count)
        switch node.kind {
        case .chainExpression, .identifierExpression, .implicitMemberExpression, .literalExpression, .stringExpression, .arrayExpression,
            .closureExpression:
            appendChain(node)
        case .prefixExpression:
            guard let operand = node.expressionChild, node.tree.tokens[node.firstToken].kind != .prefixOperator else { return 0 }
            return encode(expression: operand)
        case .sequenceExpression:
            // `x as T`, `x as? T`: the cast decides.
            var cast: SyntaxNode?
            for child in node.children where child.kind == .castOperator { cast = child }
            guard let cast, cast.name == KnownName.as.id, let type = cast.typeChild else { return 0 }
            let isOptional = node.tree.tokens[cast.firstToken + 1].kind == .postfixQuestion
            if isOptional { tag(.optional, 1) }
            append(type)
        default: return 0
        }
        return offset
    }

    private mutating func tag(_ tag: Tag, _ count: Int) {
        codes.append(tag.rawValue | UInt32(count) << 4)
    }

    private mutating func append(_ node: SyntaxNode) {
        switch node.kind {
        case .namedType: appendNamed(node)
        case .optionalType, .implicitlyUnwrappedType: appendWrapping(.optional, node)
        case .arrayType: appendWrapping(.array, node)
        case .someType: appendWrapping(.some, node)
        case .anyType: appendWrapping(.any, node)
        case .dictionaryType: appendAll(.dictionary, node)
        case .compositionType: appendAll(.composition, node)
        case .tupleType:
            let types = node.children.filter { $0.kind.isType }
            if types.count == 1 { return append(types[0]) }
            appendAll(.tuple, node)
        case .functionType:
            var result: SyntaxNode?
            for child in node.children where child.kind.isType { result = child }
            tag(.function, 1)
            if let result { append(result) } else { tag(.unknown, 0) }
        case .attributedType:
            let last = node.tree.tokens[node.lastToken]
            if last.kind == .identifier, last.payload == KnownName.metatypeSuffix || last.payload == KnownName.protocolSuffix,
                node.typeChild.map({ $0.endToken < node.endToken }) ?? false {
                return appendWrapping(.metatype, node)
            }
            // A member type such as `[Int].Element` is not looked up.
            if let inner = node.typeChild, inner.endToken == node.endToken { append(inner) } else { tag(.unknown, 0) }
        default: tag(.unknown, 0)
        }
    }

    private mutating func appendWrapping(_ kind: Tag, _ node: SyntaxNode) {
        tag(kind, 1)
        if let inner = node.typeChild { append(inner) } else { tag(.unknown, 0) }
    }

    private mutating func appendAll(_ kind: Tag, _ node: SyntaxNode) {
        let types = node.children.filter { $0.kind.isType }
        tag(kind, types.count)
        for type in types { append(type) }
    }

    private mutating func appendNamed(_ node: SyntaxNode) {
        var components = Array(node.children.filter { $0.kind == .typeComponent })
        let isMetatype = components.count > 1 && (components.last?.name == KnownName.metatypeSuffix || components.last?.name == KnownName.protocolSuffix)
        if isMetatype {
            components.removeLast()
            tag(.metatype, 1)
        }
        tag(.named, components.count)
        for component in components {
            let arguments = component.children.filter { $0.kind.isType }
            codes.append(component.name)
            codes.append(UInt32(arguments.count))
            for argument in arguments { append(argument) }
        }
    }

    private mutating func appendChain(_ node: SyntaxNode) {
        let start = codes.count
        tag(.chain, 0)
        let parts = node.kind == .chainExpression ? Array(node.children) : [node]
        var count: UInt32 = 0
        for part in parts {
            codes.append(chainPart(part))
            count += 1
            switch part.kind {
            case .identifierExpression, .memberComponent:
                let arguments = part.children.filter { $0.kind.isType }
                codes.append(UInt32(arguments.count))
                for argument in arguments { append(argument) }
            case .arrayExpression:
                // Tells an array of values from an array type.
                codes.append(part.firstChild.map { isCall($0) } ?? false ? 1 : 0)
            case .closureExpression: appendResult(of: part)
            default: break
            }
        }
        codes[start] |= count << 4
    }

    /// What calling a closure gives, as a type or a chain.
    private mutating func appendResult(of closure: SyntaxNode) {
        let tokens = closure.tree.tokens
        switch ClosureResult.find(closure) {
        case .type(let range):
            tag(.named, (range.count + 1) / 2)
            for position in stride(from: range.lowerBound, to: range.upperBound, by: 2) {
                codes.append(tokens[position].payload)
                codes.append(0)
            }
        case .call(let range):
            tag(.chain, (range.count + 1) / 2 + 1)
            for position in stride(from: range.lowerBound, to: range.upperBound, by: 2) {
                let part: ChainPart = position == range.lowerBound ? .name : .member
                codes.append(part.rawValue | tokens[position].payload << 4)
                codes.append(0)
            }
            codes.append(ChainPart.call.rawValue | 1 << 4)
        case nil: tag(.unknown, 0)
        }
    }

    private func chainPart(_ node: SyntaxNode) -> UInt32 {
        switch node.kind {
        case .identifierExpression: ChainPart.name.rawValue | node.name << 4
        case .implicitMemberExpression: ChainPart.implicitMember.rawValue | node.name << 4
        case .memberComponent: ChainPart.member.rawValue | node.name << 4
        case .callComponent: ChainPart.call.rawValue | (node.hasArguments ? 1 << 4 : 0)
        case .subscriptComponent: ChainPart.subscript.rawValue
        case .optionalComponent: ChainPart.optional.rawValue
        case .forceComponent: ChainPart.force.rawValue
        case .literalExpression: ChainPart.literal.rawValue
        case .stringExpression: ChainPart.string.rawValue
        case .closureExpression: ChainPart.closure.rawValue
        case .arrayExpression: ChainPart.array.rawValue | arrayElementName(node) << 4
        default: ChainPart.unknown.rawValue
        }
    }

    /// `[Model]()` and `[Model(…)]`: the name of the first element's type, or 0 (`associatedtype`, which names no type).
    private func arrayElementName(_ node: SyntaxNode) -> UInt32 {
        guard let first = node.firstChild else { return 0 }
        if first.kind == .identifierExpression { return first.name }
        guard first.kind == .chainExpression, let name = first.firstChild, name.kind == .identifierExpression, isCall(first) else { return 0 }
        return name.name
    }

    /// `Name(…)` and nothing more.
    private func isCall(_ node: SyntaxNode) -> Bool {
        guard node.kind == .chainExpression, let call = node.firstChild?.nextSibling else { return false }
        return call.kind == .callComponent && call.nextSibling == nil
    }
}

extension SyntaxNode {
    /// True for a call that passes something; also where the arguments were passed over by the parser.
    var hasArguments: Bool { firstChild != nil || endToken - firstToken > 2 }
}
