import SourceText
import Syntax

extension FileAnalyzer {
    // MARK: Types of expressions

    /// The type of an expression, as far as names and declarations tell.
    func type(of node: SyntaxNode) -> ResolvedType {
        switch node.kind {
        case .identifierExpression: return identifierType(node)
        case .chainExpression: return chainType(node)
        case .prefixExpression:
            let operand = node.expressionChild.map { type(of: $0) } ?? .unknown
            let token = node.anchorToken
            if token.kind == .keyword, token.payload == KnownName.try.id, tree.tokens[node.anchor + 1].kind == .postfixQuestion { return .optional(operand) }
            return token.kind == .prefixOperator ? .unknown : operand
        case .tupleExpression:
            let elements = Array(node.children)
            if elements.count == 1, let only = elements[0].expressionChild { return type(of: only) }
            return .tuple(elements.map { $0.expressionChild.map { type(of: $0) } ?? .unknown })
        case .arrayExpression:
            guard let first = node.firstChild else { return .array(.unknown) }
            let element = type(of: first)
            // `[Model]` is a type where the element is one.
            if case .metatype(let instance) = element { return .metatype(.array(instance)) }
            return .array(element)
        case .sequenceExpression: return sequenceType(node)
        case .closureExpression: return closureType(node)
        case .stringExpression: return .external(KnownName.String.id, [])
        case .literalExpression: return .external(KnownName.Int.id, [])
        case .typeExpression: return node.typeChild.map { .metatype(resolve($0)) } ?? .unknown
        case .macroExpression: return leading.holdsNameOrLocal(node.tokenRange) ? .unknown : .external(KnownName.Any.id, [])
        default: return .unknown
        }
    }

    /// `{ () -> Model in … }`, `{ Model() }`, `{ let model = Model(); …; return model }`; with parameters only the written result counts.
    private func closureType(_ node: SyntaxNode) -> ResolvedType {
        if let result = node.child(.returnType)?.typeChild { return .function(resolve(result)) }
        let statements = node.children.filter { $0.kind != .captureList }
        guard let last = statements.last, node.child(.closureParameter) == nil else { return .unknown }
        // What it gets is not what a closure around gets.
        var frame = Scope.Frame()
        frame.anonymous = []
        scope.push(frame)
        defer { scope.pop() }
        if statements.count == 1, last.kind.isExpression { return .function(type(of: last)) }
        guard last.kind == .returnStatement, let value = last.expressionChild else { return .unknown }
        if statements.count == 1 { return .function(type(of: value)) }
        guard value.kind == .identifierExpression else { return .unknown }
        for statement in statements where statement.kind == .variableDeclaration {
            for binding in statement.children where binding.kind == .binding && binding.firstChild?.name == value.name {
                return .function(declaredType(binding))
            }
        }
        return .unknown
    }

    private func identifierType(_ node: SyntaxNode) -> ResolvedType {
        let token = node.anchorToken
        if token.kind == .dollarIdentifier { return projectedType(named: token) }
        if node.isModuleSelector { return .metatype(.external(token.payload, [])) }
        let arguments = node.children.filter { $0.kind.isType }
        let type = lookUp(token.payload)
        if !arguments.isEmpty, case .metatype(.nominal(let id, _)) = type { return .metatype(.nominal(id, arguments.map { resolve($0) })) }
        return type
    }

    private func projectedType(named token: Token) -> ResolvedType {
        if let position = Int(tree.file.text(TextRange(token.start + 1, token.end))) {
            for frame in scope.frames.indices.reversed() {
                guard let anonymous = scope.frames[frame].anonymous else { continue }
                return position < anonymous.count ? anonymous[position] : anonymousParameter(position, frame: frame)
            }
            return .unknown
        }
        for frame in scope.frames.indices.reversed() {
            if let local = scope.frames[frame].projected(token.payload) { return local }
            if let type = scope.frames[frame].type, let id = type, let found = members.firstMember(named: token.payload, in: id) { return projectedType(found) }
        }
        return .unknown
    }

    /// What `$x` of a property is.
    func projectedType(_ found: MemberResolver.Found) -> ResolvedType {
        for attribute in index.fact(found.member).attributes {
            switch KnownName(rawValue: attribute) {
            case .StateObject, .ObservedObject, .EnvironmentObject, .Bindable: return .wrapper(members.type(of: found, isImplicitSelf: true))
            case .State, .Binding: return .binding(members.type(of: found, isImplicitSelf: true))
            case .Published: return .external(KnownName.Publisher.id, [])
            default:
                let text = index.text(index.translate(attribute, file: found.member.file))
                if text == "AppStorage" || text == "SceneStorage" { return .binding(members.type(of: found, isImplicitSelf: true)) }
            }
        }
        return .unknown
    }

    /// - Parameter end: a part of the chain that is left out with what follows; nil for none.
    func chainType(_ node: SyntaxNode, before end: SyntaxNode? = nil) -> ResolvedType {
        var current = ResolvedType.unknown
        var previous: SyntaxNode?
        var isOptional = false
        for part in node.children {
            if part == end { break }
            switch part.kind {
            case .memberComponent: current = memberType(part, of: current)
            case .callComponent: current = callType(part, callee: current, named: previous)
            case .subscriptComponent: current = members.element(of: current, keyPath: part.keyPathOfSubscript)
            case .optionalComponent:
                current = current.unwrapped
                isOptional = true
            case .forceComponent:
                current = current.unwrapped
                isOptional = false
            case .conditionalCompilation, .postfixOperatorComponent: current = .unknown
            default: current = type(of: part)
            }
            previous = part
        }
        if isOptional, current != .unknown, !current.isOptional { return .optional(current) }
        return current
    }

    /// What a call gives. A generic function that returns a parameter's type gives what is passed for it.
    func callType(_ call: SyntaxNode, callee: ResolvedType, named node: SyntaxNode?) -> ResolvedType {
        let result = members.call(callee, argumentTypes: argumentTypes(call, callee: callee))
        guard result == .unknown, let node, node.kind == .identifierExpression, !scope.hasLocal(named: node.name),
            let global = index.globals(named: node.name).first, index.globals(named: node.name).count == 1
        else { return result }
        let fact = index.fact(global)
        guard let returned = index.decode(fact.type, file: global.file).lastName,
            fact.genericParameters.contains(where: { index.translate($0.name, file: global.file) == returned }),
            let position = fact.parameters.firstIndex(where: { index.decode($0.type, file: global.file).lastName == returned })
        else { return result }
        let arguments = call.children.filter { $0.kind == .argument }
        guard position < arguments.count, fact.parameters[..<position].allSatisfy({ !$0.hasDefault }), let value = arguments[position].expressionChild,
            value.kind != .closureExpression
        else { return result }
        return type(of: value)
    }

    /// The types of a call's arguments, where they decide what comes back: only for what is declared outside the root.
    func argumentTypes(_ call: SyntaxNode, callee: ResolvedType) -> [ResolvedType] {
        switch callee {
        case .metatype(.external), .external: break
        default: return []
        }
        return call.children.map { argument in argument.expressionChild.map { type(of: $0) } ?? .unknown }
    }

    private func sequenceType(_ node: SyntaxNode) -> ResolvedType {
        let parts = Array(node.children)
        if let cast = parts.last, cast.kind == .castOperator {
            guard cast.name == KnownName.as.id, let type = cast.typeChild else { return .external(KnownName.Bool.id, []) }
            let resolved = resolve(type)
            return tree.tokens[cast.firstToken + 1].kind == .postfixQuestion ? .optional(resolved) : resolved
        }
        // `a ?? b` is as `b` is; `c ? a : b` as either.
        if parts.count == 3, parts[1].kind == .binaryOperator, tree.text(parts[1].anchor) == "??" {
            let right = type(of: parts[2])
            return right == .unknown ? type(of: parts[0]).unwrapped : right
        }
        if parts.count == 3, parts[1].kind == .ternaryOperator, let middle = parts[1].expressionChild {
            let first = type(of: middle)
            return first == type(of: parts[2]) ? first : .unknown
        }
        return .unknown
    }

    // MARK: Injections

    func recordInjection(_ node: SyntaxNode, _ call: SyntaxNode) {
        guard let argument = call.firstChild, let value = argument.expressionChild else { return }
        record(.injection, node, type: type(of: value), expression: value)
    }

    /// `.focusedObject(x)` and `.focusedSceneObject(x)` ask for an `ObservableObject`.
    func recordFocusedObject(_ node: SyntaxNode) {
        guard let call = node.nextSibling, call.kind == .callComponent, let argument = call.firstChild, let value = argument.expressionChild else { return }
        record(.genericFlow, argument, type: type(of: value), expression: value)
    }

    /// Functions that would be hidden by the macro's own in the class, its extensions and the types nested in it (catalogue 21).
    func recordHiddenFunction(_ node: SyntaxNode) {
        guard let call = node.nextSibling, call.kind == .callComponent, !scope.hasLocal(named: node.name) else { return }
        if let label = call.firstChild, tree.tokens[label.firstToken].payload == KnownName.keyPath.id { return }
        let around = scope.types.flatMap { [$0] + index.superclasses(of: $0) }
        guard !around.contains(where: { !index.members(named: node.name, of: $0).isEmpty }) else { return }
        record(.hiddenFunction, node, types: around.filter { legacy.classes[$0] != nil })
    }

    // MARK: Type names

    /// The nearest type around where it is a legacy class.
    private var nearestLegacyType: [TypeID] { scope.types.prefix(1).filter { legacy.classes[$0] != nil } }

    func visitNamedType(_ node: SyntaxNode) {
        for component in node.children where component.kind == .typeComponent {
            let arguments = component.children.filter { $0.kind.isType }
            switch KnownName(rawValue: component.name) {
            case .StateObject, .ObservedObject, .EnvironmentObject:
                for argument in arguments { record(.legacyTypeName, component, type: resolve(argument), expression: nil) }
            case .ObservableObject: record(.existential, component, types: legacy.sortedClasses, isCertain: false)
            case .ObservableObjectPublisher: record(.legacyTypeName, component, types: nearestLegacyType)
            default:
                recordGenericArguments(arguments, of: component.name)
                if arguments.isEmpty { recordInferredArguments(of: component.name, component) }
            }
            for argument in arguments { visit(argument) }
        }
        visitAssociatedPublisher(node)
    }

    /// `StateObject(wrappedValue: e)` and the like where no rule rewrites it.
    func recordLegacyTypeName(_ node: SyntaxNode) {
        guard KnownName(rawValue: node.name) != .Published, KnownName(rawValue: node.name) != .ObservableObjectPublisher else {
            return record(.legacyTypeName, node, types: nearestLegacyType)
        }
        let arguments = node.children.filter { $0.kind.isType }
        if let first = arguments.first { return record(.legacyTypeName, node, type: resolve(first), expression: nil) }
        let value = node.callOfInitializer?.firstChild?.expressionChild
        record(.legacyTypeName, node, type: value.map { type(of: $0) } ?? .unknown, expression: value)
    }

    // MARK: Key paths

    /// `\.$items` and `\.objectWillChange`: the root is rarely known, and then every class with such a member is concerned.
    func visitKeyPath(_ node: SyntaxNode) {
        var base = ResolvedType.unknown
        for part in node.children {
            guard part.kind == .memberComponent else {
                visit(part)
                if part == node.firstChild, case .metatype(let root) = type(of: part) { base = root } else { base = .unknown }
                continue
            }
            defer { base = members.member(part.anchorToken.payload, of: base) }
            if legacy.extensionMembers[part.name] != nil { recordExtensionMember(part, base: base) }
            if base != .unknown, part.anchorToken.kind == .dollarIdentifier || part.name == KnownName.objectWillChange.id {
                visitMember(part, base: base, chain: node)
                continue
            }
            if part.anchorToken.kind == .dollarIdentifier {
                if part == node.firstChild, isOwnParameter(part.name) { continue }
                let classes = legacy.publishedProperties[part.name] ?? []
                record(.publisher, part, types: classes, isCertain: classes.count == 1)
            } else if part.name == KnownName.objectWillChange.id {
                record(.objectWillChange, part, types: legacy.sortedClasses, isCertain: false)
            }
        }
    }

    /// `\.$server` within a type that declares `@Parameter var server`, as app intents have it: a key path without a root names the projection of what
    /// stands behind the author's own wrapper.
    private func isOwnParameter(_ name: NameID) -> Bool {
        scope.types.contains { type in
            members.members(named: name, in: type).contains { found in
                let attributes = index.fact(found.member).attributes
                return attributes.contains { index.text(index.translate($0, file: found.member.file)) == "Parameter" }
            }
        }
    }
}
