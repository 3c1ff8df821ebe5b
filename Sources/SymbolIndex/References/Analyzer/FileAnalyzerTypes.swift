import SourceText
import Syntax

extension FileAnalyzer: ExpressionTyping {
    // MARK: Types of expressions

    /// `nil` gives nothing of the project either.
    func literalType(_ node: SyntaxNode) -> ResolvedType {
        ResolvedType(literal: node) ?? .external(KnownName.Any.id, [])
    }

    func macroType(_ node: SyntaxNode) -> ResolvedType {
        leading.holdsNameOrLocal(node.tokenRange) ? .unknown : .external(KnownName.Any.id, [])
    }

    func isLocal(_ identifier: SyntaxNode) -> Bool { scope.hasLocal(named: identifier.name) }

    /// With parameters only the written result counts.
    func closureType(_ node: SyntaxNode) -> ResolvedType {
        if let result = node.child(.returnType)?.typeChild { return .function(resolve(result)) }
        guard node.child(.closureParameter) == nil else { return .unknown }
        // What it gets is not what a closure around gets.
        var frame = Scope.Frame()
        frame.anonymous = []
        scope.push(frame)
        defer { scope.pop() }
        return typeByStatements(ofClosure: node)
    }

    var typesAround: [TypeID] { scope.types }

    func identifierType(_ node: SyntaxNode) -> ResolvedType {
        let token = node.anchorToken
        if token.kind == .dollarIdentifier { return projectedType(named: token) }
        if node.isModuleSelector { return .metatype(.external(token.payload, [])) }
        return specialized(lookUp(token.payload, NameUse(node)), by: node)
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
            if let type = scope.frames[frame].type, let id = type,
                let found = members.firstMember(named: token.payload, in: id)
            {
                return members.projectedType(of: found)
            }
        }
        return .unknown
    }

    /// The types of a call's arguments, where they decide what comes back: only for what is declared outside the root.
    func argumentTypes(_ call: SyntaxNode, callee: ResolvedType) -> [ResolvedType] {
        switch callee {
        case .metatype(.external), .external: break
        default: return []
        }
        return call.children.map { argument in argument.expressionChild.map { type(of: $0) } ?? .unknown }
    }

    // MARK: Injections

    func recordInjection(_ node: SyntaxNode, _ call: SyntaxNode) {
        guard let argument = call.firstChild, let value = argument.expressionChild else { return }
        record(.injection, node, type: type(of: value), expression: value)
    }

    /// `.focusedObject(x)` and `.focusedSceneObject(x)` ask for an `ObservableObject`.
    func recordFocusedObject(_ node: SyntaxNode) {
        guard let call = node.nextSibling, call.kind == .callComponent, let argument = call.firstChild,
            let value = argument.expressionChild
        else { return }
        record(.genericFlow, argument, type: type(of: value), expression: value)
    }

    /// Functions that would be hidden by the macro's own in the class, its extensions and the types nested in it
    /// (catalogue 21).
    func recordHiddenFunction(_ node: SyntaxNode) {
        guard let call = node.nextSibling, call.kind == .callComponent, !scope.hasLocal(named: node.name) else {
            return
        }
        if let label = call.firstChild, tree.tokens[label.firstToken].payload == KnownName.keyPath.id { return }
        // What the class, or a type in it, declares is an overload or hides the macro's; what a type around it declares
        // is hidden.
        let chains = scope.types.map { [$0] + index.superclasses(of: $0) }.prefix { chain in
            chain.allSatisfy { index.members(named: node.name, of: $0).isEmpty }
        }
        record(.hiddenFunction, node, types: chains.joined().filter { legacy.classes[$0] != nil })
    }

    // MARK: Type names

    /// The nearest type around where it is a legacy class.
    private var nearestLegacyType: [TypeID] { scope.types.prefix(1).filter { legacy.classes[$0] != nil } }

    func visitNamedType(_ node: SyntaxNode) {
        recordForeignName(node)
        for component in node.children where component.kind == .typeComponent {
            let arguments = component.children.filter { $0.kind.isType }
            switch KnownName(rawValue: component.name) {
            case .StateObject, .ObservedObject, .EnvironmentObject:
                for argument in arguments {
                    record(.legacyTypeName, component, type: resolve(argument), expression: nil)
                }
            case .ObservableObject: recordExistential(component)
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
        guard KnownName(rawValue: node.name) != .Published, KnownName(rawValue: node.name) != .ObservableObjectPublisher
        else {
            return record(.legacyTypeName, node, types: nearestLegacyType)
        }
        // A type of the project has the name.
        if case .metatype(.nominal) = type(of: node) { return }
        let arguments = node.children.filter { $0.kind.isType }
        if let first = arguments.first { return record(.legacyTypeName, node, type: resolve(first), expression: nil) }
        let value = node.callOfInitializer?.firstChild?.expressionChild
        record(.legacyTypeName, node, type: value.map { type(of: $0) } ?? .unknown, expression: value)
    }

    // MARK: Key paths

    /// `\.$items` and `\.objectWillChange`: the root is rarely known, and then every class with such a member is
    /// concerned.
    func visitKeyPath(_ node: SyntaxNode) {
        var base = ResolvedType.unknown
        for part in node.children {
            guard part.kind == .memberComponent else {
                visit(part)
                if part == node.firstChild, case .metatype(let root) = type(of: part) {
                    base = root
                } else {
                    base = .unknown
                }
                continue
            }
            base = confirmedBase(base, of: part)
            defer { base = members.member(part.anchorToken.payload, of: base) }
            if legacy.extensionMembers[part.name] != nil { recordExtensionMember(part, base: base) }
            // `\Model.name`; without a root it may be any class that has one.
            if base != .unknown { noteUse(part, of: base) }
            if base != .unknown, part.isProjection || part.name == KnownName.objectWillChange.id {
                visitMember(part, base: base, chain: node)
                continue
            }
            if part.isProjection {
                if part == node.firstChild, isOwnParameter(part.name) { continue }
                let classes = visible(legacy.publishedProperties[part.name] ?? [])
                record(.publisher, part, types: classes, isCertain: classes.count == 1)
            } else if part.name == KnownName.objectWillChange.id {
                record(.objectWillChange, part, types: visibleClasses, isCertain: false)
            }
        }
    }

    /// `\.$server` within a type that declares `@Parameter var server`, as app intents have it: a key path without a
    /// root names the projection of what stands behind the author's own wrapper.
    private func isOwnParameter(_ name: NameID) -> Bool {
        scope.types.contains { type in
            members.members(named: name, in: type).contains { found in
                let attributes = index.fact(found.member).attributes
                return attributes.contains { index.text(index.translate($0, file: found.member.file)) == "Parameter" }
            }
        }
    }
}
