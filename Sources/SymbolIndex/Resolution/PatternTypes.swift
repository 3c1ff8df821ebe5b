import Syntax

/// The types of the names that patterns bind.
struct PatternTypes {
    let members: MemberResolver
    /// What a written type stands for.
    let resolve: (SyntaxNode) -> ResolvedType
    /// Gets each name with its type.
    let declare: (SyntaxNode, ResolvedType) -> Void

    /// Every name in a pattern that binds all its names.
    func visit(_ pattern: SyntaxNode, _ type: ResolvedType) {
        switch pattern.kind {
        case .identifierPattern, .identifierExpression: declare(pattern, type)
        case .bindingPattern: for child in pattern.children { visit(child, type) }
        case .tuplePattern:
            let parts = parts(of: type, labels: pattern.children.map(\.labelInTuplePattern))
            for (position, child) in pattern.children.enumerated() { visit(child, parts[position]) }
        case .tupleExpression:
            for (argument, type) in values(of: pattern, parts(of: type, labels: labels(in: pattern))) {
                visit(argument, type)
            }
        case .sequenceExpression:
            // `let x as T`
            if let first = pattern.firstChild { visit(first, typeOfCast(in: pattern)) }
        case .chainExpression:
            // `let x?` binds what the optional holds; in `let State.loaded(x)` only the arguments bind.
            guard pattern.namesEnumCase else {
                if let first = pattern.firstChild { visit(first, type.unwrapped) }
                return
            }
            for child in pattern.children where child.kind == .callComponent {
                for (argument, type) in values(of: child, payloadTypes(of: pattern, type, child)) {
                    visit(argument, type)
                }
            }
        default: break
        }
    }

    /// The names below every `let` of a pattern.
    func visitBindings(in node: SyntaxNode, _ type: ResolvedType) {
        switch node.kind {
        case .bindingPattern: visit(node, type)
        case .chainExpression:
            for child in node.children {
                if child.kind == .callComponent {
                    for (argument, type) in values(of: child, payloadTypes(of: node, type, child)) {
                        visitBindings(in: argument, type)
                    }
                } else {
                    visitBindings(in: child, type.unwrapped)
                }
            }
        case .tupleExpression:
            for (argument, type) in values(of: node, parts(of: type, labels: labels(in: node))) {
                visitBindings(in: argument, type)
            }
        case .sequenceExpression:
            // `case let x as T`
            if let first = node.firstChild { visitBindings(in: first, typeOfCast(in: node)) }
            for child in node.children.dropFirst() { visitBindings(in: child, .unknown) }
        default: for child in node.children { visitBindings(in: child, .unknown) }
        }
    }

    private func typeOfCast(in pattern: SyntaxNode) -> ResolvedType {
        pattern.children.first { $0.kind == .castOperator }?.typeChild.map { resolve($0) } ?? .unknown
    }

    private func parts(of type: ResolvedType, labels: [NameID?]) -> [ResolvedType] {
        // `(x)` is `x`.
        if labels.count == 1 { return [type] }
        guard case .tuple(let parts, _) = type, parts.count == labels.count else {
            return Array(repeating: .unknown, count: labels.count)
        }
        return labels.enumerated().map { PatternTypes.part($1, at: $0, of: type) }
    }

    private func labels(in tuple: SyntaxNode) -> [NameID?] { tuple.children.map(\.argumentLabel) }

    /// The type of the element of a tuple that a part of a pattern matches: by its label, `let (b: x, a: y) = pair`, else
    /// by its position.
    static func part(_ label: NameID?, at position: Int, of tuple: ResolvedType) -> ResolvedType {
        guard case .tuple(let parts, let labels) = tuple, position < parts.count else { return .unknown }
        guard let label, labels.indices.contains(position), labels[position] != label else { return parts[position] }
        return labels.firstIndex(of: label).map { parts[$0] } ?? .unknown
    }

    /// The arguments of a pattern, each with the type of what it matches.
    private func values(of node: SyntaxNode, _ types: [ResolvedType]) -> [(SyntaxNode, ResolvedType)] {
        node.children.enumerated().map { position, argument in
            (argument.expressionChild ?? argument, position < types.count ? types[position] : .unknown)
        }
    }

    /// The types of the values that come with the case which a pattern names: `.loaded(let model)`. One name may stand
    /// for all of them.
    private func payloadTypes(of pattern: SyntaxNode, _ type: ResolvedType, _ arguments: SyntaxNode) -> [ResolvedType] {
        var name: NameID?
        for part in pattern.children where part.kind == .implicitMemberExpression || part.kind == .memberComponent {
            name = part.name
        }
        guard let name else { return [] }
        if let foreign = members.foreignPayload(ofCase: name, in: type) {
            return Array(repeating: foreign, count: arguments.childCount)
        }
        let types = members.payload(ofCase: name, in: type)
        return types.count == arguments.childCount ? types : []
    }
}
