import SourceText
import SymbolIndex
import Syntax

/// Chains of members and calls that run while a value is made.
extension CreationEffects {
    /// `.init(…)`, a case of an enum, or another static member of what the place asks for.
    func effect(
        ofImplicit member: SyntaxNode, called call: SyntaxNode?, _ expected: ResolvedType, at place: Place, isPart: Bool
    ) -> SyntaxNode? {
        let type = expected == .unknown ? typeAsked(of: member.wholeExpression, at: place) : expected.unwrapped
        if let call, let effect = effect(ofArgumentsOf: call, making: type, at: place) { return effect }
        if member.name == KnownName.`init`.id {
            switch type {
            case .nominal(let id, _): return effect(ofMaking: id, labels: call.flatMap { labels(of: $0) }, at: member)
            case .external(let name, _):
                let isPlain = call.map { !semantics.readsDocument($0) } ?? true
                return SDKTypes.madeUnnoticed.contains(index.text(name)) && isPlain ? nil : member
            case .array, .dictionary: return nil
            default: return member
            }
        }
        if case .nominal(let id, _) = type, index.types[id].kind == .enum, let call {
            return effect(ofMaking: id, labels: labels(of: call), at: member)
        }
        let base: ResolvedType = if case .nominal = type { .metatype(type) } else { type }
        let fit = semantics.analysisOfAnyFile(place.file).map { NameFit(member, of: .unknown, in: $0, semantics) }
        let found = MeantDeclarations(semantics: semantics).declarations(named: member.name, in: base).filter {
            index.fact($0.member).kind == .enumCase
                || index.fact($0.member).flags.contains(.isStatic) && fit?.mayMean($0) ?? true
        }
        // `.detached { … }`
        if let call, found.isEmpty, mayAct(call, member) { return member }
        let isKnown = type != .unknown
        return found.firstValue { effect(ofUsing: $0, at: member, isKnown: isKnown, isPart: isPart) }
    }

    /// That of what an initializer is given, where only one can be meant with the types that it asks for.
    private func effect(ofArgumentsOf call: SyntaxNode, making type: ResolvedType, at place: Place) -> SyntaxNode? {
        guard call.previousSibling?.name == KnownName.`init`.id, let id = type.typeID else {
            return effect(ofPartsOf: call, at: place)
        }
        let arguments = CallArguments(call)
        let meant = index.members(named: KnownName.`init`.id, of: id).filter { semantics.mayCall($0, arguments) }
        guard meant.count == 1, let (initializer, analysis) = semantics.nodeInAnyFile(of: meant[0]),
            initializer.parameters.count == arguments.list.count
        else { return effect(ofPartsOf: call, at: place) }
        let types = semantics.types(at: initializer, analysis)
        return zip(arguments.list, initializer.parameters).firstValue { argument, parameter in
            effect(
                of: argument.value, at: place, expected: parameter.typeChild.map { types.resolve($0) } ?? .unknown)
        }
    }

    private func typeAsked(of value: SyntaxNode, at place: Place) -> ResolvedType {
        semantics.eventCodeOfAnyFile.typeAsked(of: value, getters(place).expressions)
    }

    /// True for a static function of the SDK that is given code, or that sets something going.
    private func mayAct(_ call: SyntaxNode, _ name: SyntaxNode) -> Bool {
        OutsideNames.actingMembers.contains(index.text(name.name))
            || CallArguments(call).list.contains { $0.value.kind == .closureExpression }
    }

    /// That of a case, a static function that is called, or a static variable.
    private func effect(
        ofUsing declaration: MeantDeclarations.Declaration, at place: SyntaxNode, isKnown: Bool, isPart: Bool
    ) -> SyntaxNode? {
        let fact = index.fact(declaration.member)
        if fact.kind == .enumCase { return nil }
        let isStored = fact.kind == .property && !fact.flags.contains(.isComputed)
        guard isStored else { return effect(ofCodeOf: declaration, at: place) }
        return isKnown ? effect(ofMentioning: declaration.member, at: place, isPart: isPart) : nil
    }

    /// What calling a method does beside running it: the way to its object, and what it is passed.
    func effect(beside method: SyntaxNode, file: Int, types: [TypeID]) -> SyntaxNode? {
        guard let chain = method.parent, let call = method.nextSibling else { return method }
        let place = Place(file: file, types: types)
        return effect(ofChain: chain, at: place, expected: .unknown, isPart: false, before: method)
            ?? effect(ofPartsOf: call, at: place)
    }

    /// Members of names, and calls that make values or only compute.
    func effect(
        ofChain chain: SyntaxNode, at place: Place, expected: ResolvedType, isPart: Bool, before end: SyntaxNode? = nil
    ) -> SyntaxNode? {
        let parts = Array(chain.children.prefix { $0 != end })
        guard let first = parts.first else { return chain }
        if first.kind == .closureExpression { return effect(ofImmediateCall: parts, at: place, expected: expected) }
        if parts.count > 1, parts[1].kind == .optionalComponent, place.isAbsent(first) { return nil }
        var start = 1
        if first.kind == .implicitMemberExpression, parts.count > 1, parts[1].kind == .callComponent {
            // `.init(string: "…")!`
            let isWhole = parts.dropFirst(2).allSatisfy { $0.kind == .forceComponent || $0.kind == .optionalComponent }
            let asked = isWhole ? expected : .unknown
            if let found = effect(ofImplicit: first, called: parts[1], asked, at: place, isPart: true) { return found }
            start = 2
        } else if let effect = effect(of: first, at: place) {
            return effect
        }
        let expressions = getters(place).expressions
        let isForeign = isOfExtendedType(first, at: place)
        let typeOfFirst: ResolvedType = isForeign ? .external(KnownName.Any.id, []) : expressions.type(of: first)
        var base = parts[1..<start].reduce(typeOfFirst) { expressions.step($1, from: $0) }
        var baseOfCallee: ResolvedType?
        for (position, part) in parts.enumerated().dropFirst(start) {
            defer {
                if part.kind == .memberComponent { baseOfCallee = base }
                let asked = part.kind == .callComponent ? baseOfCallee : base
                let isForeign = asked.map { looksUp(part, of: $0, at: place) } ?? false
                // What is in a value of the library is one too.
                let isPart = part.kind == .subscriptComponent && base == .external(KnownName.Any.id, [])
                base = isForeign || isPart ? .external(KnownName.Any.id, []) : expressions.step(part, from: base)
            }
            let found: SyntaxNode?
            switch part.kind {
            case .memberComponent:
                guard part.nextSibling?.kind != .callComponent else { continue }
                found =
                    effect(ofReading: part, of: base, at: place)
                    ?? effect(ofLazy: part, of: base)
                    ?? effect(ofStatic: part, of: base, after: first, isPart: isPart)
            case .optionalComponent, .forceComponent: continue
            case .subscriptComponent:
                let isPlain = isOfLibrary(base) || looksUp(part, of: base, at: place)
                found = isPlain ? effect(ofPartsOf: part, at: place) : part
            case .callComponent:
                found = effect(ofCall: part, of: Array(parts[..<position]), on: baseOfCallee, at: place)
            default: return part
            }
            if let found { return found }
        }
        return nil
    }

    /// `deviceDescription` in an extension of `NSScreen`: a member of the type from outside that the project does not
    /// declare, whose value belongs to the library.
    private func isOfExtendedType(_ name: SyntaxNode, at place: Place) -> Bool {
        guard name.kind == .identifierExpression, name.anchorToken.kind == .identifier, extendedType(at: place) != nil,
            LocalName(name.name, at: name) == nil
        else { return false }
        return index.text(name.name).first?.isLowercase == true && !name.isCalled
            && semantics.declarations(named: name.name).isEmpty
    }

    /// True for a value that the project does not declare.
    func isOfLibrary(_ type: ResolvedType) -> Bool {
        switch type.unwrapped {
        case .array, .dictionary, .external: true
        default: false
        }
    }

    private func effect(
        ofCall call: SyntaxNode, of callee: [SyntaxNode], on base: ResolvedType?, at place: Place
    ) -> SyntaxNode? {
        // `transform` of `transform?(error)`
        let name = callee.last { $0.kind != .optionalComponent && $0.kind != .forceComponent }
        let found: SyntaxNode? =
            switch making(by: callee, place) {
            case .project(let type):
                effect(ofPartsOf: call, at: place) ?? effect(ofMaking: type, labels: labels(of: call), at: call)
            case .unnoticed: semantics.readsDocument(call) ? call : effect(ofPartsOf: call, at: place)
            case nil: name.flatMap { effect(ofCalling: call, of: $0, on: base, at: place) }
            }
        return found ?? name.flatMap { effect(ofAsking: $0, of: base, at: place) }
    }

    /// `{ value }()`, and a closure of several statements.
    private func effect(ofImmediateCall parts: [SyntaxNode], at place: Place, expected: ResolvedType) -> SyntaxNode? {
        guard parts.count == 2, parts[1].kind == .callComponent, parts[1].firstChild == nil else { return parts[0] }
        let statements = parts[0].statementsOfClosure
        let only = statements.count == 1 ? statements[0] : nil
        guard let value = only?.kind == .returnStatement ? only?.expressionChild : only, value.kind.isPlainExpression
        else { return statements.firstValue { effect(ofCode: $0, at: place) } }
        return effect(of: value, at: place, expected: expected)
    }

    /// Nil where a closure behind the parentheses may have any label.
    func labels(of call: SyntaxNode) -> [NameID]? {
        CallArguments(call).list.contains(where: \.isTrailing) ? nil : call.argumentLabels
    }

    private enum Made {
        case project(TypeID)
        /// A value of the SDK.
        case unnoticed
    }

    /// What a call of some parts of a chain makes; nil where they do not name a type, or one that may act.
    private func making(by callee: [SyntaxNode], _ place: Place) -> Made? {
        var components: [TypeReference.Component] = []
        for part in callee {
            guard part.kind == .identifierExpression || part.kind == .memberComponent,
                part.anchorToken.kind == .identifier
            else {
                // `[Int]()`
                let isCollection = part.kind == .arrayExpression || part.kind == .dictionaryExpression
                return callee.count == 1 && isCollection ? .unnoticed : nil
            }
            components.append(TypeReference.Component(name: part.name))
        }
        switch semantics.types.resolve(.named(components), in: LexicalContext(file: place.file, types: place.types)) {
        case .nominal(let type, _): return .project(type)
        case .external(let name, _): return SDKTypes.madeUnnoticed.contains(index.text(name)) ? .unnoticed : nil
        case .array, .dictionary: return .unnoticed
        default: return nil
        }
    }
}

// MARK: Wrappers

extension CreationEffects {
    /// That of making the wrappers around a stored property: those of the SDK by what is known of them, one of the
    /// project by its initializers, whichever it is.
    func effect(ofWrappersOf property: StoredProperty, at place: Place) -> SyntaxNode? {
        property.wrappers(in: index).firstValue { attribute in
            if SDKWrappers.madeUnnoticed.contains(index.text(attribute.name)) || isOfModel(attribute, property) {
                return nil
            }
            if let factories = ContainerFactories(semantics).factories(injectedBy: attribute, file: place.file) {
                return factories.firstValue { effect(ofFactory: $0, calledAt: property.pattern) }
            }
            let written = TypeReference.plain(attribute.name)
            let context = LexicalContext(file: place.file, types: place.types)
            guard case .nominal(let wrapper, _) = semantics.types.resolve(written, in: context),
                index.hasAttribute("propertyWrapper", wrapper), !mayAct(argumentsOf: attribute)
            else { return property.pattern }
            return effect(ofMaking: wrapper, labels: nil, at: property.pattern)
        }
    }

    /// `@Attribute(.unique)` of SwiftData, a macro that makes nothing.
    func isOfModel(_ attribute: SyntaxNode, _ property: StoredProperty) -> Bool {
        guard SDKAttributes.ofModels.contains(index.text(attribute.name)),
            index.types(named: attribute.name).isEmpty, let model = property.declaration.enclosingDeclaration
        else { return false }
        return model.children.contains { $0.kind == .attribute && index.text($0.name) == "Model" }
    }

    /// False for `(key: .isOpen, defaultValue: true)`: labels, literals, and constants that are made unnoticed.
    /// Expressions in attributes are not parsed.
    private func mayAct(argumentsOf attribute: SyntaxNode) -> Bool {
        guard attribute.hasAttributeArguments else { return false }
        let tree = attribute.tree
        let first = Int(tree.tokens[attribute.lastToken].payload) + 1
        return (first..<max(first, attribute.lastToken)).contains { number in
            let token = tree.tokens[number]
            switch token.kind {
            case .number, .comma, .colon, .dot, .openQuote, .closeQuote, .stringSegment: return false
            case .keyword:
                let constants: [KnownName] = [.true, .false, .nil, .`self`]
                return !constants.contains { $0.id == token.payload }
            case .identifier:
                let next = tree.tokens[number + 1].kind
                return next != .colon && next != .dot && mayAct(constant: token.payload, at: attribute)
            default: return true
            }
        }
    }

    private func mayAct(constant name: NameID, at place: SyntaxNode) -> Bool {
        let globals = index.globals(named: name).map { MeantDeclarations.Declaration(owner: nil, member: $0) }
        return (semantics.membersOfAnyType(named: name) + globals).contains { declaration in
            let fact = index.fact(declaration.member)
            let isShared = declaration.owner == nil || fact.flags.contains(.isStatic)
            guard isShared, fact.kind != .enumCase else { return false }
            return fact.flags.contains(.isComputed)
                ? effect(ofCodeOf: declaration, at: place) != nil
                : effect(ofMentioning: declaration.member, at: place, isPart: true) != nil
        }
    }

    /// That of reading a property behind a wrapper of the project, which gives what its `wrappedValue` does.
    func effect(ofReadingWrapped name: SyntaxNode, on base: ResolvedType?, at place: Place) -> SyntaxNode? {
        guard wrapped.contains(name.name), name.anchorToken.kind == .identifier,
            base != nil || LocalName(name.name, at: name) == nil
        else { return nil }
        return declarations(of: name, on: base, at: place).firstValue { declaration in
            semantics.ownWrappers(of: declaration.member).firstValue { wrapper in
                index.members(named: KnownName.wrappedValue.id, of: wrapper).firstValue { value in
                    guard index.fact(value).flags.contains(.isComputed) else { return nil }
                    return effect(ofCodeOf: MeantDeclarations.Declaration(owner: wrapper, member: value), at: name)
                }
            }
        }
    }
}

extension Semantics {
    /// The wrappers of the project that may be around a member.
    fileprivate func ownWrappers(of member: MemberReference) -> [TypeID] {
        index.fact(member).attributes.flatMap { wrappers(named: index.translate($0, file: member.file)) }
    }

    /// The names of all properties that may have one.
    var namesBehindOwnWrappers: Set<NameID> {
        let wrappers = Set(
            index.types.indices.filter { index.hasAttribute("propertyWrapper", $0) }.map { index.types[$0].name })
        guard !wrappers.isEmpty else { return [] }
        return index.types.indices.reduce(into: []) { names, type in
            for member in index.storedMembers(of: type) {
                let attributes = index.fact(member).attributes
                guard attributes.contains(where: { wrappers.contains(index.translate($0, file: member.file)) })
                else { continue }
                names.insert(index.name(of: member))
            }
        }
    }
}

extension SyntaxKind {
    /// An expression that holds no statements.
    fileprivate var isPlainExpression: Bool {
        isExpression && ![.ifStatement, .switchStatement, .doStatement].contains(self)
    }
}
