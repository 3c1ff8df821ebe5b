import SourceText
import Syntax

/// The types of expressions: each form and each part of a chain has its one answer here. What a name means is told by
/// who walks the code: `FileAnalyzer` from its scopes, `TreeTypes` from the tree.
protocol ExpressionTyping {
    var members: MemberResolver { get }
    /// Index of the file in `ProjectIndex.files`.
    var file: Int { get }
    /// The types around, inner ones first.
    var typesAround: [TypeID] { get }

    /// What a type stands for where it is written.
    func resolve(_ written: SyntaxNode) -> ResolvedType
    /// What a name without a base stands for, `$x` and `self` among them.
    func identifierType(_ node: SyntaxNode) -> ResolvedType
    func closureType(_ node: SyntaxNode) -> ResolvedType
    func literalType(_ node: SyntaxNode) -> ResolvedType
    func macroType(_ node: SyntaxNode) -> ResolvedType
    func memberType(_ part: SyntaxNode, of base: ResolvedType) -> ResolvedType
    /// The types of a call's arguments, where they decide what comes back.
    func argumentTypes(_ call: SyntaxNode, callee: ResolvedType) -> [ResolvedType]
    /// True where a name without a base is declared in the code around.
    func isLocal(_ identifier: SyntaxNode) -> Bool
    /// The file with the types and the generic parameters around.
    var context: LexicalContext { get }
    /// A name as Swift looks it up from here.
    func lookUp(_ name: NameID) -> ResolvedType
    /// The property whose `$name` is meant, unless a local has the same.
    func property(behind name: NameID) -> MemberResolver.Found?
}

extension ExpressionTyping {
    private var index: ProjectIndex { members.index }

    /// The type of an expression, as far as names and declarations tell.
    func type(of node: SyntaxNode) -> ResolvedType {
        switch node.kind {
        case .identifierExpression: return confirmed(identifierType(node), node)
        case .chainExpression: return chainType(node)
        case .prefixExpression:
            let operand = node.expressionChild.map { type(of: $0) } ?? .unknown
            if node.isOptionalTry { return operand.tried }
            return node.anchorToken.kind == .prefixOperator ? .unknown : operand
        case .tupleExpression:
            let elements = Array(node.children)
            if elements.count == 1, let only = elements[0].expressionChild { return type(of: only) }
            return .tuple(
                elements.map { $0.expressionChild.map { type(of: $0) } ?? .unknown }, labels: labels(of: node))
        case .arrayExpression:
            guard let first = node.firstChild else { return .array(.unknown) }
            let element = type(of: first)
            // `[Model]` is a type where the element is one.
            if case .metatype(let instance) = element { return .metatype(.array(instance)) }
            return .array(element)
        case .dictionaryExpression: return dictionaryType(node)
        case .sequenceExpression: return sequenceType(node)
        case .closureExpression: return closureType(node)
        case .stringExpression, .literalExpression: return literalType(node)
        case .implicitMemberExpression: return nestedType(node)
        case .typeExpression: return node.typeChild.map { .metatype(resolve($0)) } ?? .unknown
        case .macroExpression: return macroType(node)
        default: return .unknown
        }
    }

    /// What an expression is a type of; nil for a value. A tuple of types is one where a call makes it.
    private func instance(ofType node: SyntaxNode) -> ResolvedType? {
        switch node.kind {
        case .arrayExpression:
            guard node.childCount == 1, let element = node.firstChild else { return nil }
            return instance(ofType: element).map { .array($0) }
        case .tupleExpression:
            let elements = node.children.map { $0.expressionChild.flatMap { instance(ofType: $0) } }
            guard elements.count > 1, elements.allSatisfy({ $0 != nil }) else { return nil }
            return .tuple(elements.compactMap { $0 }, labels: labels(of: node))
        default:
            if case .metatype(let instance) = type(of: node) { return instance }
            return nil
        }
    }

    /// Of all elements of a tuple, `_` for one without; none where none has one.
    private func labels(of tuple: SyntaxNode) -> [NameID] {
        let labels = tuple.children.map { $0.argumentLabel ?? KnownName.wildcard.id }
        return labels.contains { $0 != KnownName.wildcard.id } ? labels : []
    }

    private func dictionaryType(_ node: SyntaxNode) -> ResolvedType {
        guard let first = node.firstChild, let second = first.nextSibling else {
            return .dictionary(.unknown, .unknown)
        }
        let (key, value) = (type(of: first), type(of: second))
        // `[String: Model]` is a type where both parts are.
        if case .metatype(let key) = key, case .metatype(let value) = value {
            return .metatype(.dictionary(key, value))
        }
        return .dictionary(key, value)
    }

    /// Written type, else the type of the initial value.
    func declaredType(_ binding: SyntaxNode) -> ResolvedType {
        let annotation = binding.child(.typeAnnotation)?.typeChild
        let value = binding.child(.initializer)?.expressionChild
        let type = annotation.map { resolve($0) } ?? value.map { self.type(of: $0) } ?? .unknown
        return binding.firstChild.map { confirmed(type, $0) } ?? type
    }

    /// The own answer, or what the compiler saw where that is not known.
    ///
    /// - Parameter name: a node that is anchored at the name.
    func confirmed(_ type: ResolvedType, _ name: SyntaxNode) -> ResolvedType {
        // The compiler names the property behind `$x`, and not what `$x` is.
        name.anchorToken.kind == .identifier ? members.confirmed(type, at: name.anchorToken.start, file: file) : type
    }

    // MARK: Chains

    /// - Parameter end: a part of the chain that is left out with what follows; nil for none.
    func chainType(_ node: SyntaxNode, before end: SyntaxNode? = nil) -> ResolvedType {
        var (current, receiver) = (ResolvedType.unknown, ResolvedType.unknown)
        var previous: SyntaxNode?
        var isOptional = false
        for part in node.children {
            if part == end { break }
            let next = step(part, after: previous, from: current) { receiver }
            (current, receiver) = (next, current)
            if part.kind == .optionalComponent { isOptional = true }
            if part.kind == .forceComponent { isOptional = false }
            previous = part
        }
        if isOptional, current != .unknown, !current.isOptional { return .optional(current) }
        return current
    }

    /// What a part of a chain makes of what stands before it.
    ///
    /// - Parameter receiver: the type of what stands before `previous`, where that is a member.
    func step(
        _ part: SyntaxNode, after previous: SyntaxNode?, from base: ResolvedType, receiver: () -> ResolvedType
    ) -> ResolvedType {
        switch part.kind {
        case .memberComponent: return memberType(part, of: base)
        case .callComponent:
            // `[(title: String, count: Int)]()`
            if let previous, previous.kind == .arrayExpression, let type = instance(ofType: previous) { return type }
            return callType(part, callee: base, named: previous, receiver: receiver)
        case .subscriptComponent: return subscriptType(part, of: base)
        case .optionalComponent, .forceComponent:
            // `Model?.self`
            if case .metatype(let instance) = base { return .metatype(.optional(instance)) }
            return base.unwrapped
        case .conditionalCompilation, .postfixOperatorComponent: return .unknown
        default: return previous == nil ? type(of: part) : .unknown
        }
    }

    /// What a subscript gives. A part of an array is an array to the product.
    func subscriptType(_ part: SyntaxNode, of base: ResolvedType) -> ResolvedType {
        if base.isArray, takesRange(part) { return base }
        if case .dictionary(_, let value) = base, part.hasDefaultValue { return value }
        if let value = valueOfKeyPath(part) { return value }
        return members.element(of: base, keyPath: part.keyPathOfSubscript)
    }

    /// `Value` of `object[keyPath: path]`, where the path is a `WritableKeyPath<Root, Value>` or the like.
    private func valueOfKeyPath(_ subscriptPart: SyntaxNode) -> ResolvedType? {
        guard let argument = subscriptPart.firstChild, argument.nextSibling == nil,
            argument.argumentLabel == KnownName.keyPath.id, let path = argument.expressionChild,
            path.kind != .keyPathExpression, case .external(let name, let arguments) = type(of: path),
            arguments.count == 2, index.text(name).hasSuffix("KeyPath")
        else { return nil }
        return arguments[1]
    }

    private func takesRange(_ subscriptPart: SyntaxNode) -> Bool {
        if subscriptPart.takesWrittenRange { return true }
        guard let position = subscriptPart.firstChild?.expressionChild, position.kind != .literalExpression,
            let type = type(of: position).unwrapped.externalName
        else { return false }
        return StandardRanges.types.contains(index.text(type))
    }

    /// A member, an element of a tuple, or `$x` of a value.
    func declaredMemberType(_ part: SyntaxNode, of base: ResolvedType) -> ResolvedType {
        let base = base.asValue
        let token = part.anchorToken
        if token.kind == .number, case .tuple(let elements, _) = base, let position = Int(part.tree.text(part.anchor)),
            position < elements.count
        {
            return elements[position]
        }
        guard token.kind == .dollarIdentifier else {
            return confirmed(members.member(token.payload, of: base, NameUse(part)), part)
        }
        guard let id = base.typeID, let found = members.firstMember(named: token.payload, in: id) else {
            return .unknown
        }
        return members.projectedType(of: found)
    }

    /// What a call gives. A generic function that returns a parameter's type gives what is passed for it.
    ///
    /// - Parameters:
    ///   - node: what stands before the call.
    ///   - receiver: the type of what stands before that, where it is a member.
    func callType(
        _ call: SyntaxNode, callee: ResolvedType, named node: SyntaxNode?, receiver: () -> ResolvedType
    ) -> ResolvedType {
        if let injected = members.injectedType(byCalling: callee, call.keyPathOfCall) { return injected }
        let result = members.call(callee, argumentTypes: argumentTypes(call, callee: callee))
        if let compiler = members.compiler, !result.isKnown, let node,
            let seen = self.result(ofCall: call, node, compiler)
        {
            return seen
        }
        guard !result.isKnown, let node, mayBeTold(callOf: node.name) else { return result }
        let before = receiver()
        return mappedType(call, by: node, of: before) ?? inferredResult(ofCall: call, node, receiver: before) ?? result
    }

    /// False for most names: nothing of the project has them.
    private func mayBeTold(callOf name: NameID) -> Bool {
        switch KnownName(rawValue: name) {
        case .map, .compactMap, .flatMap: true
        default: index.memberNames.contains(name) || index.globals[name] != nil
        }
    }

    /// What all functions that are declared and that a call may mean give, where the types of its arguments tell what
    /// their generic parameters stand for; nil where they do not.
    private func inferredResult(ofCall call: SyntaxNode, _ callee: SyntaxNode, receiver: ResolvedType) -> ResolvedType?
    {
        let functions = CalledFunctions(typing: self).functions(called: callee, receiver: receiver).filter { function in
            ArgumentMatcher(tree: call.tree, index: index, file: function.place.file)
                .mayCall(call, function.fact.parameters)
        }
        let types = ArgumentTypes()
        let results = functions.map { function -> ResolvedType in
            guard function.fact.kind == .function, function.fact.type != 0,
                let context = function.context(inferredFrom: call, self, types)
            else { return .unknown }
            return members.resolve(function.fact.type, in: context)
        }
        guard let first = results.first, first != .unknown, results.allSatisfy({ $0 == first }) else { return nil }
        return first
    }

    /// `.Badge` of `.Badge.title`: a type that an extension of one from outside declares, where no other type and no
    /// member has the name.
    private func nestedType(_ node: SyntaxNode) -> ResolvedType {
        guard index.nestedNames.contains(node.name), !index.memberNames.contains(node.name) else { return .unknown }
        let types = index.types.indices.filter { index.types[$0].name == node.name && index.types[$0].parent != nil }
        guard types.count == 1, let parent = index.types[types[0]].parent, index.types[parent].kind == .external,
            index.types[types[0]].genericParameters.isEmpty, index.types[types[0]].access > .fileprivate
        else { return .unknown }
        return .metatype(.nominal(types[0], []))
    }

    /// What the compiler knows of a call of a generic function.
    private func result(ofCall call: SyntaxNode, _ callee: SyntaxNode, _ compiler: CompilerAnswers) -> ResolvedType? {
        let arguments = call.children.filter { $0.kind == .argument }
        return compiler.result(ofCallOf: callee, file: file, argumentCount: arguments.count) { position in
            arguments[position].expressionChild.map { type(of: $0) } ?? .unknown
        }
    }

    /// `Box<Model>` of a name with generic arguments.
    func specialized(_ type: ResolvedType, by identifier: SyntaxNode) -> ResolvedType {
        let arguments = identifier.children.filter { $0.kind.isType }
        guard !arguments.isEmpty, case .metatype(let instance) = type else { return type }
        return .metatype(TypeResolver(index: index).withArguments(arguments.map { resolve($0) }, instance))
    }

    // MARK: Operators

    private func sequenceType(_ node: SyntaxNode) -> ResolvedType {
        let parts = Array(node.children)
        if let cast = parts.last, cast.kind == .castOperator {
            guard cast.name == KnownName.as.id, let type = cast.typeChild else {
                return .external(KnownName.Bool.id, [])
            }
            let resolved = resolve(type)
            return node.tree.tokens[cast.firstToken + 1].kind == .postfixQuestion ? .optional(resolved) : resolved
        }
        if parts.count == 3, node.isRange { return .external(KnownName.Range.id, [type(of: parts[0])]) }
        return choiceType(parts[...])
    }

    /// `c ? a : b` is as either is, `a ?? b` as `b` is; what stands before the `?` decides nothing.
    private func choiceType(_ parts: ArraySlice<SyntaxNode>) -> ResolvedType {
        if parts.contains(where: \.isAssignmentOperator) { return .unknown }
        if let question = parts.firstIndex(where: { $0.kind == .ternaryOperator }) {
            guard let middle = parts[question].expressionChild else { return .unknown }
            let last = parts[(question + 1)...]
            let (first, second) = (type(of: middle), choiceType(last))
            if first == second { return first }
            if last.count == 1, let type = type(first, beside: parts[last.startIndex]) { return type }
            return type(second, beside: middle) ?? .unknown
        }
        guard let last = parts.last else { return .unknown }
        if parts.count == 1 { return type(of: last) }
        let operators = parts.filter { $0.kind == .binaryOperator }
        guard parts.count == 2 * operators.count + 1, operators.allSatisfy({ $0.tree.text($0.anchor) == "??" })
        else { return .unknown }
        // The last two first, from right to left; `[]` is whatever the others make of it.
        let isCollection = last.kind == .arrayExpression || last.kind == .dictionaryExpression
        let right = isCollection ? .unknown : type(of: last)
        return parts.dropLast().reversed().filter { $0.kind != .binaryOperator }.reduce(right) { right, value in
            let left = type(of: value).unwrapped
            if right == .unknown { return left }
            if left == right.unwrapped { return right }
            // A protocol or a superclass of the other is what both are.
            return left == .unknown || left.isForeign && right.isForeign ? right : .unknown
        }
    }
}

extension ExpressionTyping {
    /// What `c ? value : nil` and `c ? items : []` are; nil beside any other value.
    private func type(_ type: ResolvedType, beside value: SyntaxNode) -> ResolvedType? {
        switch value.kind {
        case .literalExpression where value.anchorToken.payload == KnownName.nil.id:
            return type == .unknown ? nil : type.isOptional ? type : .optional(type)
        case .arrayExpression where value.firstChild == nil:
            if case .array = type { return type }
            return nil
        default: return nil
        }
    }

    /// What `map`, `compactMap` and `flatMap` give, by what their closure or their key path does; nil for all else.
    private func mappedType(_ call: SyntaxNode, by callee: SyntaxNode, of receiver: ResolvedType) -> ResolvedType? {
        let known = KnownName(rawValue: callee.name)
        guard known == .map || known == .compactMap || known == .flatMap, callee.kind == .memberComponent,
            call.childCount == 1, let transform = call.firstChild?.expressionChild,
            !members.index.isForeignMember(callee.name)
        else { return nil }
        let receiver = members.asArray(receiver)
        switch receiver {
        case .array, .dictionary:
            let made = type(madeBy: transform, of: members.elementOfSequence(receiver))
            guard made.isKnown else { return nil }
            if known == .map { return .array(made) }
            if case .array(let element) = made { return known == .flatMap ? .array(element) : .array(made) }
            return .array(made.unwrapped)
        case .optional(let inner):
            let made = type(madeBy: transform, of: inner)
            guard made.isKnown else { return nil }
            return known == .map ? .optional(made) : .optional(made.unwrapped)
        default: return nil
        }
    }

    private func type(madeBy transform: SyntaxNode, of element: ResolvedType) -> ResolvedType {
        switch transform.kind {
        case .closureExpression:
            guard case .function(let result) = type(of: transform) else { return .unknown }
            return result
        case .keyPathExpression:
            let tokens = (transform.firstToken + 1..<transform.endToken).map { transform.tree.tokens[$0] }
            let names = tokens.filter { $0.kind == .identifier }
            // `\.name`, `\.owner.name`
            guard tokens.count == 2 * names.count else { return .unknown }
            return names.reduce(element) { members.member($1.payload, of: $0) }
        default: return .unknown
        }
    }
}

extension MemberResolver {
    /// What `$x` of a property is.
    package func projectedType(of found: Found) -> ResolvedType {
        for attribute in index.fact(found.member).attributes {
            switch KnownName(rawValue: attribute) {
            case .StateObject, .ObservedObject, .EnvironmentObject, .Bindable, .InjectedObject:
                return .wrapper(type(of: found, isImplicitSelf: true))
            case .State, .Binding: return .binding(type(of: found, isImplicitSelf: true))
            case .Published: return .external(KnownName.Publisher.id, [])
            default:
                let text = index.text(index.translate(attribute, file: found.member.file))
                if text == "AppStorage" || text == "SceneStorage" {
                    return .binding(type(of: found, isImplicitSelf: true))
                }
            }
        }
        return .unknown
    }
}

extension ResolvedType {
    /// What a literal is where nothing else decides its type; nil for `nil` and for what is not a literal.
    init?(literal node: SyntaxNode) {
        guard let name = node.typeOfLiteral else { return nil }
        self = .external(name, [])
    }
}
