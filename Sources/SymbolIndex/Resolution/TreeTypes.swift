import Syntax

/// The types of expressions in a file that was analyzed, from its tree and the types around the place: what needs no
/// scopes that live while a file is walked.
public struct TreeTypes {
    private let typing: TreeTyping

    /// - Parameters:
    ///   - members: what remembers the types of members for who asks.
    ///   - place: the file and the types around the expressions.
    public init(members: MemberResolver, place: LexicalContext) {
        typing = TreeTyping(members: members, place: place)
    }

    /// The number of the file around the expressions.
    package var file: Int { typing.file }

    /// The types around the expressions, inner ones first.
    package var typesAround: [TypeID] { typing.place.types }

    /// The type of an expression; `unknown` where it can't be told.
    public func type(of expression: SyntaxNode) -> ResolvedType { typing.type(of: expression) }

    /// What a type stands for where it is written.
    package func resolve(_ written: SyntaxNode) -> ResolvedType { typing.resolve(written) }

    /// The type that is asked for an expression where it stands: of a variable's first value, of a parameter's default,
    /// of what a function gives back, where these are written, of what it is assigned to or compared with; else
    /// `unknown`.
    package func typeAsked(of expression: SyntaxNode) -> ResolvedType {
        if let written = expression.writtenTypeAsked { return typing.resolve(written) }
        // `self = .low`, `self != .low`
        guard let sign = expression.previousSibling, let other = sign.previousSibling,
            other.kind == .identifierExpression || other.kind == .chainExpression,
            sign.kind == .assignmentOperator && sign.text == "="
                || sign.kind == .binaryOperator && TreeTypes.comparing.contains(sign.text)
        else { return .unknown }
        return type(of: other)
    }

    /// Operators with two operands of one type.
    private static let comparing: Set<String> = ["==", "!=", "<", ">", "<=", ">="]

    /// The type of what stands before a part of its chain, through optionals; `unknown` for the first part.
    public func type(before part: SyntaxNode) -> ResolvedType { typing.type(before: part) }

    /// What a part of a chain makes of what stands before it.
    public func step(_ part: SyntaxNode, from base: ResolvedType) -> ResolvedType {
        // Only a call asks what stands before it.
        typing.step(part, after: part.kind == .callComponent ? part.previousSibling : part, from: base) {
            part.previousSibling.map { typing.type(before: $0) } ?? .unknown
        }
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

    func resolve(_ written: SyntaxNode) -> ResolvedType {
        TypeResolver(index: index).resolve(written, in: place(at: written))
    }

    /// Where types are looked up at a node: functions around it may have generic parameters, and blocks types and
    /// aliases of their own.
    private func place(at node: SyntaxNode) -> LexicalContext {
        var scopes: [SyntaxNode] = []
        var current = node.parent
        while let scope = current, scope.kind != .memberBlock, scope.kind != .sourceFile {
            if scope.mayDeclareTypes { scopes.append(scope) }
            current = scope.parent
        }
        return scopes.reversed().reduce(place) { TypeResolver(index: index).context(in: $1, of: $0) }
    }

    /// Else what takes a literal tells its type.
    func literalType(_ node: SyntaxNode) -> ResolvedType {
        node.decidesItsType ? ResolvedType(literal: node) ?? .unknown : .unknown
    }

    func macroType(_ node: SyntaxNode) -> ResolvedType { .unknown }

    func closureType(_ node: SyntaxNode) -> ResolvedType {
        if let written = node.child(.returnType)?.typeChild { return .function(resolve(written)) }
        guard depth < Limits.localDepth else { return .unknown }
        let type = deeper.typeByStatements(ofClosure: node)
        return type == .function(.unknown) ? .unknown : type
    }

    func memberType(_ part: SyntaxNode, of base: ResolvedType) -> ResolvedType { declaredMemberType(part, of: base) }

    func argumentTypes(_ call: SyntaxNode, callee: ResolvedType) -> [ResolvedType] {
        // Of literals nothing of the project is made.
        if call.children.allSatisfy({ $0.expressionChild.flatMap { ResolvedType(literal: $0) } != nil }) { return [] }
        guard case .metatype(.external(let name, _)) = callee,
            name == KnownName.Array.id || name == KnownName.Set.id, let first = call.firstChild,
            first.nextSibling == nil, let sequence = first.expressionChild, depth < Limits.localDepth
        else { return [.unknown] }
        return [deeper.type(of: sequence)]
    }

    var context: LexicalContext { place }

    var typesAround: [TypeID] { place.types }

    func lookUp(_ name: NameID) -> ResolvedType { members.lookUp(name, [], in: place) }

    func property(behind name: NameID) -> MemberResolver.Found? {
        place.types.lazy.compactMap { members.firstMember(named: name, in: $0) }.first
    }

    func isLocal(_ identifier: SyntaxNode) -> Bool { LocalName(identifier.name, at: identifier) != nil }

    func type(before part: SyntaxNode) -> ResolvedType {
        guard let chain = part.parent, chain.kind == .chainExpression, chain.firstChild != part else { return .unknown }
        var (current, receiver) = (ResolvedType.unknown, ResolvedType.unknown)
        var previous: SyntaxNode?
        for child in chain.children.prefix(while: { $0 != part }) {
            let next = step(child, after: previous, from: current) { receiver }
            (current, receiver) = (next, current)
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
        case .`self`:
            let isType = NameUse(node).isInStaticMember == true
            return place.types.first.map { members.selfType($0, isType: isType) } ?? .unknown
        case .super:
            let isType = NameUse(node).isInStaticMember == true
            return place.types.first.map { members.superType(of: $0, isType: isType) } ?? .unknown
        default:
            return LocalName(name, at: node).map { type(of: $0) }
                ?? members.lookUp(name, [], in: place(at: node), NameUse(node))
        }
    }

    /// `$0`, or `$x` of a closure's parameter or a property.
    private func projectedType(_ node: SyntaxNode) -> ResolvedType {
        if let position = Int(node.text.dropFirst()) {
            return node.closureOfAnonymousParameter.map { handed(to: $0, at: position) } ?? .unknown
        }
        if let local = LocalName(node.name, at: node) {
            let declaration = local.declaration
            let isProjected = declaration.anchorToken.kind == .dollarIdentifier
            if declaration.kind == .closureParameter, isProjected { return parameterType(declaration) }
            if !local.isPlainValue { return .unknown }
        }
        return property(behind: node.name).map { members.projectedType(of: $0) } ?? .unknown
    }

    private func type(of local: LocalName) -> ResolvedType {
        guard depth < Limits.localDepth else { return .unknown }
        if let annotation = local.annotation { return resolve(annotation) }
        if let value = local.initialValue {
            let type = deeper.type(of: value)
            return local.isUnwrapped ? type.unwrapped : type
        }
        let declaration = local.declaration
        switch declaration.kind {
        case .functionDeclaration:
            return .function(
                declaration.child(.returnType)?.typeChild.map { resolve($0) } ?? .external(KnownName.Void.id, []))
        case .capture: return declaration.expressionChild.map { deeper.type(of: $0) } ?? .unknown
        case .closureParameter:
            let type = parameterType(declaration)
            if declaration.anchorToken.kind == .dollarIdentifier, case .binding(let inner) = type { return inner }
            return type
        default: return boundType(declaration)
        }
    }

    /// What a pattern binds: of `if let x`, of a loop, or a part of a tuple.
    private func boundType(_ pattern: SyntaxNode) -> ResolvedType {
        guard let parent = pattern.parent else { return .unknown }
        if let node = pattern.caseAround { return boundType(pattern, byCase: node) }
        switch parent.kind {
        case .tuplePattern:
            let position = parent.children.prefix { $0 != pattern }.count
            return PatternTypes.part(pattern.labelInTuplePattern, at: position, of: boundType(parent))
        case .bindingPattern: return boundType(parent)
        case .binding: return deeper.declaredType(parent)
        case .optionalBindingCondition where parent.firstChild == pattern:
            let value = parent.child(.initializer)?.expressionChild
            return (value.map { deeper.type(of: $0) } ?? deeper.type(named: pattern.name, at: parent)).unwrapped
        case .forStatement where parent.firstChild == pattern:
            return parent.loopSequence.map { members.elementOfSequence(deeper.type(of: $0)) } ?? .unknown
        default: return .unknown
        }
    }

    /// What `case .loaded(let model)` and the like bind.
    private func boundType(_ name: SyntaxNode, byCase node: SyntaxNode) -> ResolvedType {
        guard let subject = node.subjectOfCase else { return .unknown }
        var result = ResolvedType.unknown
        let patterns = PatternTypes(members: members, resolve: { resolve($0) }) { if $0 == name { result = $1 } }
        let type = deeper.type(of: subject)
        for pattern in node.children where pattern.encloses(name) { patterns.visitBindings(in: pattern, type) }
        return result
    }

    // MARK: Closures

    private func parameterType(_ parameter: SyntaxNode) -> ResolvedType {
        if let written = parameter.typeChild { return resolve(written) }
        guard let closure = parameter.ancestor(where: { $0.kind == .closureExpression }),
            let position = closure.children.filter({ $0.kind == .closureParameter }).firstIndex(of: parameter)
        else { return .unknown }
        return handed(to: closure, at: position)
    }

    /// What a closure gets from the function that it is passed to, or from the type of what keeps it.
    private func handed(to closure: SyntaxNode, at position: Int) -> ResolvedType {
        guard depth < Limits.localDepth else { return .unknown }
        let types = spread(deeper.typesHanded(to: closure), over: closure)
        return position < types.count ? types[position] : .unknown
    }

    private func typesHanded(to closure: SyntaxNode) -> [ResolvedType] {
        if let argument = closure.parent, argument.kind == .argument, let call = argument.parent,
            let callee = call.previousSibling,
            let types = typesHanded(by: call, to: callee, receiver: type(before: callee))
        {
            return types
        }
        return ClosureParameterFinder(typing: self).parameterTypes(of: closure)
    }
}

extension SyntaxNode {
    /// The `case` whose pattern a name belongs to.
    fileprivate var caseAround: SyntaxNode? {
        let patterns: [SyntaxKind] = [
            .bindingPattern, .tuplePattern, .tupleExpression, .argument, .callComponent, .chainExpression,
            .sequenceExpression,
        ]
        let node = ancestor { !patterns.contains($0.kind) }
        return node?.kind == .switchCase || node?.kind == .matchingCondition ? node : nil
    }

    fileprivate var mayDeclareTypes: Bool {
        switch kind {
        case .functionDeclaration, .initializerDeclaration, .subscriptDeclaration, .codeBlock, .closureExpression,
            .switchCase:
            true
        default: false
        }
    }

    /// True for a literal that is all that tells the type of a local or of a chain: `let names = ["a", "b"]`,
    /// `"a".count`.
    fileprivate var decidesItsType: Bool {
        guard let parent else { return false }
        switch parent.kind {
        case .initializer: return parent.parent?.kind == .binding && parent.parent?.child(.typeAnnotation) == nil
        case .chainExpression: return parent.firstChild == self
        case .arrayExpression: return parent.holdsOneKindOfLiterals(step: 1) && parent.decidesItsType
        case .dictionaryExpression: return parent.holdsOneKindOfLiterals(step: 2) && parent.decidesItsType
        default: return false
        }
    }

    /// - Parameter step: 2 where keys and values stand by turns.
    private func holdsOneKindOfLiterals(step: Int) -> Bool {
        let types = children.map { ResolvedType(literal: $0) }
        return types.indices.allSatisfy { types[$0] != nil && types[$0] == types[$0 % step] }
    }
}
