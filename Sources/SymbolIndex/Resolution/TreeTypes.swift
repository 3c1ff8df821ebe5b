import Syntax

/// The types of expressions in a file that was analyzed, from its tree and the types around the place: what needs no scopes that live while a
/// file is walked.
public struct TreeTypes {
    private let typing: TreeTyping

    /// - Parameters:
    ///   - members: what remembers the types of members for who asks.
    ///   - place: the file and the types around the expressions.
    public init(members: MemberResolver, place: LexicalContext) {
        typing = TreeTyping(members: members, place: place)
    }

    /// The type of an expression; `unknown` where it can't be told.
    public func type(of expression: SyntaxNode) -> ResolvedType { typing.type(of: expression) }

    /// The type of what stands before a part of its chain, through optionals; `unknown` for the first part.
    public func type(before part: SyntaxNode) -> ResolvedType { typing.type(before: part) }

    /// What a part of a chain makes of what stands before it.
    public func step(_ part: SyntaxNode, from base: ResolvedType) -> ResolvedType {
        // Only a call asks what stands before it.
        typing.step(part, after: part.kind == .callComponent ? part.previousSibling : part, from: base)
    }
}

private struct TreeTyping: ExpressionTyping {
    let members: MemberResolver
    let place: LexicalContext
    /// How many locals were followed.
    private var depth = 0

    init(members: MemberResolver, place: LexicalContext) {
        self.members = members
        self.place = place
    }

    private var index: ProjectIndex { members.index }
    var file: Int { place.file }

    private var deeper: TreeTyping {
        var result = self
        result.depth += 1
        return result
    }

    func resolve(_ written: SyntaxNode) -> ResolvedType { TypeResolver(index: index).resolve(written, in: place) }

    /// What takes a literal tells its type.
    func literalType(_ node: SyntaxNode) -> ResolvedType { .unknown }

    func macroType(_ node: SyntaxNode) -> ResolvedType { .unknown }

    func closureType(_ node: SyntaxNode) -> ResolvedType {
        node.child(.returnType)?.typeChild.map { .function(resolve($0)) } ?? .unknown
    }

    func memberType(_ part: SyntaxNode, of base: ResolvedType) -> ResolvedType { declaredMemberType(part, of: base) }

    func argumentTypes(_ call: SyntaxNode, callee: ResolvedType) -> [ResolvedType] { call.firstChild == nil ? [] : [.unknown] }

    func isLocal(_ identifier: SyntaxNode) -> Bool { LocalName(identifier.name, at: identifier) != nil }

    func type(before part: SyntaxNode) -> ResolvedType {
        guard let chain = part.parent, chain.kind == .chainExpression, chain.firstChild != part else { return .unknown }
        var current = ResolvedType.unknown
        var previous: SyntaxNode?
        for child in chain.children.prefix(while: { $0 != part }) {
            current = step(child, after: previous, from: current)
            previous = child
        }
        return current
    }

    // MARK: Names

    func identifierType(_ node: SyntaxNode) -> ResolvedType {
        if node.anchorToken.kind == .dollarIdentifier { return projectedType(node) }
        if node.isModuleSelector { return .metatype(.external(node.name, [])) }
        return specialized(type(named: node.name, at: node), by: node)
    }

    private func type(named name: NameID, at node: SyntaxNode) -> ResolvedType {
        switch KnownName(rawValue: name) {
        case .`self`: return place.types.first.map { members.selfType($0) } ?? .unknown
        case .super: return place.types.first.flatMap { index.types[$0].superclass }.map { .nominal($0, []) } ?? .unknown
        default: return LocalName(name, at: node).map { type(of: $0) } ?? members.lookUp(name, [], in: place)
        }
    }

    /// `$0`, or `$x` of a closure's parameter or a property.
    private func projectedType(_ node: SyntaxNode) -> ResolvedType {
        if let position = Int(node.text.dropFirst()) {
            return node.ancestor { $0.kind == .closureExpression }.map { handed(to: $0, at: position) } ?? .unknown
        }
        if let local = LocalName(node.name, at: node) {
            return local.declaration.kind == .closureParameter ? parameterType(local.declaration) : .unknown
        }
        let found = place.types.lazy.compactMap { members.firstMember(named: node.name, in: $0) }.first
        return found.map { members.projectedType(of: $0) } ?? .unknown
    }

    private func type(of local: LocalName) -> ResolvedType {
        guard depth < Limits.localDepth else { return .unknown }
        if let annotation = local.annotation { return resolve(annotation) }
        if let value = local.initialValue { return deeper.type(of: value) }
        let declaration = local.declaration
        switch declaration.kind {
        case .functionDeclaration:
            return .function(declaration.child(.returnType)?.typeChild.map { resolve($0) } ?? .external(KnownName.Void.id, []))
        case .capture: return declaration.expressionChild.map { deeper.type(of: $0) } ?? .unknown
        case .closureParameter:
            let type = parameterType(declaration)
            if declaration.anchorToken.kind == .dollarIdentifier, case .binding(let inner) = type { return inner }
            return type
        default: return boundType(declaration)
        }
    }

    /// What `if let x` and a loop bind.
    private func boundType(_ pattern: SyntaxNode) -> ResolvedType {
        guard let statement = pattern.parent, statement.firstChild == pattern else { return .unknown }
        switch statement.kind {
        case .optionalBindingCondition:
            let value = statement.child(.initializer)?.expressionChild
            return (value.map { deeper.type(of: $0) } ?? deeper.type(named: pattern.name, at: statement)).unwrapped
        case .forStatement:
            let sequence = statement.children.first { $0.kind.isExpression && $0 != pattern }
            return sequence.map { members.elementOfSequence(deeper.type(of: $0)) } ?? .unknown
        default: return .unknown
        }
    }

    // MARK: Closures

    private func parameterType(_ parameter: SyntaxNode) -> ResolvedType {
        if let written = parameter.typeChild { return resolve(written) }
        guard let closure = parameter.ancestor(where: { $0.kind == .closureExpression }),
            let position = closure.children.filter({ $0.kind == .closureParameter }).firstIndex(of: parameter)
        else { return .unknown }
        return handed(to: closure, at: position)
    }

    /// What a closure gets from the function that it is passed to.
    private func handed(to closure: SyntaxNode, at position: Int) -> ResolvedType {
        guard depth < Limits.localDepth, let argument = closure.parent, argument.kind == .argument,
            let call = argument.parent, let callee = call.previousSibling,
            let types = deeper.typesHanded(by: call, to: callee, receiver: deeper.type(before: callee))
        else { return .unknown }
        let spread = spread(types, over: closure)
        return position < spread.count ? spread[position] : .unknown
    }
}
