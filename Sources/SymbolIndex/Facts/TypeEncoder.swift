import Syntax

/// Writes types and initial values of a tree as flat codes, so that the facts of a file hold no tree and few
/// allocations.
///
/// A code is a word with a tag in its low 4 bits and a count above, and its parts behind it.
struct TypeEncoder {
    enum Tag: UInt32 {
        case unknown, named, optional, array, dictionary, function, tuple, some, any, composition, metatype, chain
        /// As `named`, and the first name is that of a module: `Module::Type`.
        case selected
    }

    /// Parts of an encoded chain: a tag in the low 4 bits, a name above.
    enum ChainPart: UInt32 {
        case name, implicitMember, literal, member, call, `subscript`, optional, force, array, unknown, closure, string
        /// `Module` of `Module::name`.
        case module
        /// `[\.name]`
        case keyPath
        case dictionary
        /// `try?` of all before it.
        case tried
    }

    var codes: [UInt32] = [0]

    /// Appends a type; returns where it starts.
    mutating func encode(type node: SyntaxNode?) -> CodeOffset {
        guard let node else { return 0 }
        let offset = UInt32(codes.count)
        append(node)
        return offset
    }

    /// Appends what an inheritance clause asks for, as a composition; returns where it starts.
    mutating func encode(constraints clause: SyntaxNode) -> CodeOffset {
        let offset = UInt32(codes.count)
        let types = clause.children.compactMap(\.typeChild)
        tag(.composition, types.count)
        for type in types { append(type) }
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

    /// Appends `EnvironmentValues().store.items` for a path of members of `EnvironmentValues`.
    mutating func encode(membersOfEnvironment path: [NameID]) -> CodeOffset {
        guard !path.isEmpty else { return 0 }
        let offset = UInt32(codes.count)
        tag(.chain, path.count + 2)
        codes += [ChainPart.name.rawValue | KnownName.EnvironmentValues.id << 4, 0, ChainPart.call.rawValue]
        for name in path { codes += [ChainPart.member.rawValue | name << 4, 0] }
        return offset
    }

    /// Appends `[\.store].items` for a path of members of what a wrapper takes its values from.
    mutating func encode(membersOfContainer path: [NameID]) -> CodeOffset {
        guard let first = path.first else { return 0 }
        let offset = UInt32(codes.count)
        tag(.chain, path.count)
        codes.append(ChainPart.keyPath.rawValue | first << 4)
        for name in path.dropFirst() { codes += [ChainPart.member.rawValue | name << 4, 0] }
        return offset
    }

    /// Appends the first postfix chain of an expression; returns where it starts, or 0 where there is nothing to learn
    /// from it.
    mutating func encode(expression node: SyntaxNode?) -> CodeOffset {
        guard let node else { return 0 }
        let offset = UInt32(codes.count)
        switch node.kind {
        case .chainExpression where node.collectionTypeMade != nil:
            if let type = node.collectionTypeMade { append(writtenType: type) }
        case .chainExpression, .identifierExpression, .implicitMemberExpression, .literalExpression, .stringExpression,
            .arrayExpression,
            .dictionaryExpression, .closureExpression:
            appendChain(node)
        case .prefixExpression:
            guard let operand = node.expressionChild, node.tree.tokens[node.firstToken].kind != .prefixOperator else {
                return 0
            }
            let operandOffset = encode(expression: operand)
            if node.isOptionalTry { appendTry(to: operandOffset) }
            return operandOffset
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

    /// Makes what was encoded last, a chain or the type of a cast, that of `try?` before it.
    private mutating func appendTry(to offset: CodeOffset) {
        guard offset != 0 else { return }
        switch Tag(rawValue: codes[Int(offset)] & 15) {
        case .chain:
            codes[Int(offset)] += 1 << 4
            codes.append(ChainPart.tried.rawValue)
        case .optional, .unknown: break
        default: codes.insert(Tag.optional.rawValue | 1 << 4, at: Int(offset))
        }
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
            if let only = node.typeChild, typeCount(node) == 1 { return append(only) }
            appendTuple(node)
        case .functionType: appendFunction(node)
        case .attributedType:
            let last = node.tree.tokens[node.lastToken]
            if last.kind == .identifier,
                last.payload == KnownName.metatypeSuffix || last.payload == KnownName.protocolSuffix,
                node.typeChild.map({ $0.endToken < node.endToken }) ?? false
            {
                return appendWrapping(.metatype, node)
            }
            // A member type such as `[Int].Element` is not looked up.
            if let inner = node.typeChild, inner.endToken == node.endToken { append(inner) } else { tag(.unknown, 0) }
        default: tag(.unknown, 0)
        }
    }

    /// The result, and behind it the types of the parameters.
    private mutating func appendFunction(_ node: SyntaxNode) {
        var parameters: SyntaxNode?
        var result: SyntaxNode?
        for child in node.children where child.kind.isType {
            if parameters == nil { parameters = child } else { result = child }
        }
        let list = parameters.flatMap { $0.kind == .tupleType ? $0 : nil }
        tag(.function, 1 + (list.map { typeCount($0) } ?? 0))
        if let result { append(result) } else { tag(.unknown, 0) }
        if let list { appendTypes(of: list) }
    }

    private mutating func appendWrapping(_ kind: Tag, _ node: SyntaxNode) {
        tag(kind, 1)
        if let inner = node.typeChild { append(inner) } else { tag(.unknown, 0) }
    }

    private mutating func appendAll(_ kind: Tag, _ node: SyntaxNode) {
        tag(kind, typeCount(node))
        appendTypes(of: node)
    }

    /// Each type with its label, `_` where it has none.
    private mutating func appendTuple(_ node: SyntaxNode) {
        tag(.tuple, typeCount(node))
        for child in node.children where child.kind.isType {
            codes.append(child.labelOfElement ?? KnownName.wildcard.id)
            append(child)
        }
    }

    // Counted first: an array for each list of types would be most of what is allocated for a file.
    private func typeCount(_ node: SyntaxNode) -> Int {
        var count = 0
        for child in node.children where child.kind.isType { count += 1 }
        return count
    }

    private mutating func appendTypes(of node: SyntaxNode) {
        for child in node.children where child.kind.isType { append(child) }
    }

    private mutating func appendNamed(_ node: SyntaxNode) {
        var count = 0
        var last: NameID = .max
        for component in node.children where component.kind == .typeComponent {
            count += 1
            last = component.name
        }
        if count > 1, last == KnownName.metatypeSuffix || last == KnownName.protocolSuffix {
            count -= 1
            tag(.metatype, 1)
        }
        tag(node.firstChild?.isModuleSelector ?? false ? .selected : .named, count)
        for component in node.children where component.kind == .typeComponent && count > 0 {
            count -= 1
            codes.append(component.name)
            codes.append(UInt32(typeCount(component)))
            appendTypes(of: component)
        }
    }

    /// A type that is written as an expression.
    private mutating func append(writtenType node: SyntaxNode) {
        let parts = node.children.compactMap { $0.kind == .argument ? $0.expressionChild : $0 }
        switch node.kind {
        case .arrayExpression: tag(.array, 1)
        case .dictionaryExpression: tag(.dictionary, 2)
        case .tupleExpression where parts.count == 1: break
        case .tupleExpression:
            tag(.tuple, parts.count)
            for (element, part) in zip(node.children, parts) {
                codes.append(element.argumentLabel ?? KnownName.wildcard.id)
                append(writtenType: part)
            }
            return
        case .typeExpression:
            if let type = node.typeChild { append(type) } else { tag(.unknown, 0) }
            return
        case .identifierExpression: return appendNamed(by: [node])
        default:
            for part in parts where part.kind == .optionalComponent { tag(.optional, 1) }
            return appendNamed(by: parts.filter { $0.kind != .optionalComponent })
        }
        for part in parts { append(writtenType: part) }
    }

    /// `Outer.Inner<Int>`
    private mutating func appendNamed(by components: [SyntaxNode]) {
        tag(.named, components.count)
        for component in components {
            codes += [component.name, UInt32(typeCount(component))]
            appendTypes(of: component)
        }
    }

    private mutating func appendChain(_ node: SyntaxNode) {
        let start = codes.count
        tag(.chain, 0)
        var count: UInt32 = 1
        if node.kind == .chainExpression {
            count = 0
            var call: SyntaxNode?
            for part in node.children where part != call {
                count += 1
                if let closure = closureMapping(part) {
                    codes.append(ChainPart.closure.rawValue)
                    appendResult(of: closure)
                    call = part.nextSibling
                } else {
                    appendPart(part)
                }
            }
        } else {
            appendPart(node)
        }
        codes[start] |= count << 4
    }

    /// `{ Model($0) }` of `.map { Model($0) }`, where it is plain to see what it gives.
    private func closureMapping(_ part: SyntaxNode) -> SyntaxNode? {
        guard part.kind == .memberComponent, part.name == KnownName.map.id, let call = part.nextSibling,
            call.kind == .callComponent, call.childCount == 1, let closure = call.firstChild?.expressionChild,
            closure.kind == .closureExpression, ClosureResult.find(closure) != nil
        else { return nil }
        return closure
    }

    private mutating func appendPart(_ part: SyntaxNode) {
        codes.append(chainPart(part))
        switch part.kind {
        case .identifierExpression where part.isModuleSelector: break
        case .identifierExpression, .memberComponent:
            codes.append(UInt32(typeCount(part)))
            appendTypes(of: part)
        case .arrayExpression:
            // Tells an array of values from an array type.
            codes.append(part.firstChild.map { isCall($0) } ?? false ? 1 : 0)
        case .dictionaryExpression:
            codes.append(part.firstChild.map { typeName(ofElement: $0) } ?? 0)
            codes.append(part.firstChild?.nextSibling.map { isCall($0) } ?? false ? 1 : 0)
        case .closureExpression: appendResult(of: part)
        case .callComponent: codes += part.keyPathOfCall
        default: break
        }
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

    private func subscriptPart(_ node: SyntaxNode) -> UInt32 {
        if let keyPath = node.keyPathOfSubscript { return ChainPart.keyPath.rawValue | keyPath << 4 }
        return ChainPart.subscript.rawValue | (node.takesWrittenRange ? 1 << 4 : 0)
    }

    private func chainPart(_ node: SyntaxNode) -> UInt32 {
        switch node.kind {
        case .identifierExpression: (node.isModuleSelector ? ChainPart.module : .name).rawValue | node.name << 4
        case .implicitMemberExpression: ChainPart.implicitMember.rawValue | node.name << 4
        case .memberComponent: ChainPart.member.rawValue | node.name << 4
        case .callComponent:
            ChainPart.call.rawValue | (node.hasArguments ? UInt32(1 + node.keyPathOfCall.count) << 4 : 0)
        case .subscriptComponent: subscriptPart(node)
        case .optionalComponent: ChainPart.optional.rawValue
        case .forceComponent: ChainPart.force.rawValue
        case .literalExpression: ChainPart.literal.rawValue | (node.typeOfLiteral ?? 0) << 4
        case .stringExpression: ChainPart.string.rawValue
        case .closureExpression: ChainPart.closure.rawValue
        case .arrayExpression: ChainPart.array.rawValue | (node.firstChild.map { typeName(ofElement: $0) } ?? 0) << 4
        case .dictionaryExpression:
            ChainPart.dictionary.rawValue | (node.firstChild?.nextSibling.map { typeName(ofElement: $0) } ?? 0) << 4
        default: ChainPart.unknown.rawValue
        }
    }

    /// `Model` and `Model(…)` in a literal: the name of the element's type, or 0 (`associatedtype`, which names no
    /// type).
    private func typeName(ofElement element: SyntaxNode) -> UInt32 {
        if element.kind == .identifierExpression { return element.name }
        guard element.kind == .chainExpression, let name = element.firstChild, name.kind == .identifierExpression,
            isCall(element)
        else { return 0 }
        return name.name
    }

    /// `Name(…)` and nothing more.
    private func isCall(_ node: SyntaxNode) -> Bool {
        guard node.kind == .chainExpression, let call = node.firstChild?.nextSibling else { return false }
        return call.kind == .callComponent && call.nextSibling == nil
    }
}

extension SyntaxNode {
    /// `[Outer.Inner]` of `[Outer.Inner]()`, `[String: [Item]]` of `[String: [Item]]()`. A chain tells as much of a name
    /// alone: `[Item]()`.
    fileprivate var collectionTypeMade: SyntaxNode? {
        guard kind == .chainExpression, childCount == 2, let collection = firstChild,
            collection.nextSibling?.kind == .callComponent,
            collection.kind == .arrayExpression || collection.kind == .dictionaryExpression
        else { return nil }
        let isPlain = collection.children.allSatisfy { $0.kind == .identifierExpression }
        return !isPlain && collection.isWrittenType ? collection : nil
    }

    /// True for an expression that can be read as a type.
    private var isWrittenType: Bool {
        switch kind {
        case .identifierExpression: return !isModuleSelector
        case .typeExpression: return typeChild != nil
        case .arrayExpression: return childCount == 1 && children.allSatisfy(\.isWrittenType)
        case .dictionaryExpression: return childCount == 2 && children.allSatisfy(\.isWrittenType)
        // What stands in parentheses is passed over where only declarations are looked at.
        case .tupleExpression:
            return firstChild != nil && children.allSatisfy { $0.expressionChild?.isWrittenType ?? false }
        case .chainExpression:
            let path = children.reversed().drop { $0.kind == .optionalComponent }.reversed()
            return path.first?.kind == .identifierExpression && path.first?.isModuleSelector == false
                && path.dropFirst().allSatisfy { $0.kind == .memberComponent }
        default: return false
        }
    }

    /// The label before the type of an element of a tuple.
    fileprivate var labelOfElement: NameID? {
        guard firstToken > 1, tree.tokens[firstToken - 1].kind == .colon else { return nil }
        let label = tree.tokens[firstToken - 2]
        return label.kind == .identifier || label.kind == .keyword ? label.payload : nil
    }
}
