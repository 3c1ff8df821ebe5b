import SourceText
import SymbolIndex
import Syntax

/// Code that runs while a value is made, and when it is dropped.
extension CreationEffects {
    /// Where code stands, and what it may set: properties of its own object that nobody watches.
    struct Place {
        let file: Int
        let types: [TypeID]
        var plain: Set<NameID> = []
    }

    // MARK: Statements

    /// Nil for statements that only compute, and set their own locals or properties.
    func effect(ofCode node: SyntaxNode, at place: Place) -> SyntaxNode? {
        switch node.kind {
        case .codeBlock, .ifStatement, .guardStatement, .switchStatement, .binding, .initializer,
            .optionalBindingCondition, .returnStatement, .variableDeclaration:
            return node.children.firstValue { effect(ofCode: $0, at: place) }
        case .switchCase, .matchingCondition:
            guard semantics.operators["~="] == nil else { return node }
            return node.children.firstValue { isPatternFree($0) ? nil : effect(ofCode: $0, at: place) }
        case .identifierPattern, .wildcardPattern, .tuplePattern, .bindingPattern, .typeAnnotation, .jumpStatement:
            return nil
        case .sequenceExpression where node.children.contains { $0.isAssignmentOperator }:
            return effect(ofAssignment: node, at: place)
        default: return effect(of: node.behindEffects, at: place)
        }
    }

    private func effect(of part: SyntaxNode, expected: TypeID? = nil, at place: Place) -> SyntaxNode? {
        effect(of: part, file: place.file, types: place.types, expected: expected, isPart: true)
    }

    /// `.loaded(let items)`
    private func isPatternFree(_ pattern: SyntaxNode) -> Bool {
        guard pattern.kind == .chainExpression || pattern.kind == .implicitMemberExpression else { return false }
        return !pattern.contains { node in
            node.kind == .closureExpression
                || node.kind == .callComponent && node.calledName?.kind != .implicitMemberExpression
        }
    }

    /// `name = …`, `self.name = …` of a local or a property of the own object, and not `session.name = …`.
    private func effect(ofAssignment assignment: SyntaxNode, at place: Place) -> SyntaxNode? {
        let parts = Array(assignment.children)
        guard parts.count >= 3, parts[1].kind == .assignmentOperator, let name = parts[0].lastName else { return assignment }
        let isOwn = parts[0].childCount == 2 && parts[0].firstChild?.name == KnownName.`self`.id
        guard isOwn || parts[0].kind == .identifierExpression else { return assignment }
        if let call = WrapperCall(parts[2], named: [.Published, .StateObject, .State]) {
            return effect(of: call.value, at: place)
        }
        let local = isOwn ? nil : LocalName(name, at: parts[0])
        guard local?.isPlainValue ?? place.plain.contains(name) else { return assignment }
        let members = semantics.members
        let property = local == nil ? place.types.first.flatMap { members.members(named: name, in: $0).first } : nil
        let expected = property.flatMap { members.type(of: $0, isImplicitSelf: true).typeID }
        return parts.dropFirst(2).firstValue { effect(of: $0, expected: expected, at: place) }
    }

    /// That of the values that parameters get when they are left out.
    func effect(ofDefaultsOf function: SyntaxNode, at place: Place) -> SyntaxNode? {
        function.parameters.firstValue { parameter in
            parameter.child(.initializer)?.expressionChild.flatMap { effect(of: $0, at: place) }
        }
    }

    // MARK: Functions and getters

    /// Nil for a call of a function that only computes, of the project or of the SDK.
    ///
    /// - Parameter base: the type of what stands before the name; nil for a name by itself.
    func effect(ofCalling call: SyntaxNode, of name: SyntaxNode, on base: ResolvedType?, at place: Place) -> SyntaxNode? {
        guard name.anchorToken.kind == .identifier, base != nil || name.kind == .identifierExpression else { return name }
        if base == nil, let local = LocalName(name.name, at: name) {
            return call.firstChild == nil ? effect(ofGiven: local.declaration, at: place, calledAt: name) : name
        }
        let found = declarations(of: name, on: base, place.types)
        guard !found.isEmpty else { return isComputing(name, call, on: base) ? nil : name }
        let arguments = CallArguments(call)
        let meant = found.filter { semantics.mayCall($0.member, arguments) }
        guard !meant.isEmpty, found.allSatisfy({ [.function, .enumCase].contains(index.fact($0.member).kind) })
        else { return name }
        return meant.firstValue { index.fact($0.member).kind == .enumCase ? nil : effect(ofCodeOf: $0, at: name) }
    }

    /// Nil where the name means getters of the project that only compute.
    func effect(ofGetter name: SyntaxNode, on base: ResolvedType?, types: [TypeID]) -> SyntaxNode? {
        guard base != nil || LocalName(name.name, at: name) == nil else { return name }
        let found = declarations(of: name, on: base, types)
        guard !found.isEmpty else { return name }
        return found.firstValue { declaration in
            let fact = index.fact(declaration.member)
            guard fact.kind == .property else { return name }
            return fact.flags.contains(.isComputed) ? effect(ofCodeOf: declaration, at: name) : nil
        }
    }

    private func declarations(
        of name: SyntaxNode, on base: ResolvedType?, _ types: [TypeID]
    ) -> [MeantDeclarations.Declaration] {
        let meant = MeantDeclarations(semantics: semantics)
        if let base {
            let found = meant.declarations(named: name.name, in: base)
            guard case .metatype = base else { return found }
            return found.filter { index.fact($0.member).flags.contains(.isStatic) }
        }
        for type in types {
            let found = meant.declarations(named: name.name, in: .nominal(type, []))
            if !found.isEmpty { return found }
        }
        return index.globals(named: name.name).map { MeantDeclarations.Declaration(owner: nil, member: $0) }
    }

    private func effect(ofCodeOf declaration: MeantDeclarations.Declaration, at place: SyntaxNode) -> SyntaxNode? {
        if let answer = ofMembers[declaration.member] { return answer }
        let question = ofMembers.ask(declaration.member, first: nil)
        return ofMembers.close(question, declaration.member, findEffect(ofCodeOf: declaration, at: place))
    }

    private func findEffect(ofCodeOf declaration: MeantDeclarations.Declaration, at place: SyntaxNode) -> SyntaxNode? {
        guard let (node, _) = semantics.nodeInAnyFile(of: declaration.member) else { return place }
        let types = declaration.owner.map { index.enclosingTypes(of: $0) } ?? []
        let context = Place(file: declaration.member.file, types: types)
        if node.kind == .identifierPattern {
            guard let getter = node.parent?.getterBody else { return place }
            return effect(ofCode: getter, at: context)
        }
        guard node.kind == .functionDeclaration, let body = node.child(.codeBlock) else { return place }
        return effect(ofDefaultsOf: node, at: context) ?? effect(ofCode: body, at: context)
    }

    /// A function of the SDK, or a method of one of its values, that is given no code.
    private func isComputing(_ name: SyntaxNode, _ call: SyntaxNode, on base: ResolvedType?) -> Bool {
        let isGivenCode = CallArguments(call).list.contains { argument in
            argument.value.kind == .closureExpression || argument.value.kind == .keyPathExpression
        }
        guard !isGivenCode else { return false }
        guard let base else { return PureFunctions.computing.contains(index.text(name.name)) }
        guard case .external(let type, _) = base, SDKTypes.values.contains(index.text(type)) else { return false }
        return PureFunctions.reading.contains(index.text(name.name))
    }

    // MARK: What initializers are given

    /// That of the code that calls of an initializer give it for a parameter, but for previews.
    private func effect(ofGiven parameter: SyntaxNode, at place: Place, calledAt name: SyntaxNode) -> SyntaxNode? {
        guard let type = place.types.first, parameter.kind == .parameter, let initializer = parameter.parent?.parent,
            initializer.kind == .initializerDeclaration
        else { return name }
        if let answer = ofParameters[parameter] { return answer }
        let question = ofParameters.ask(parameter, first: nil)
        let answer = findEffect(ofGiven: parameter, of: initializer, type, at: place)
        return ofParameters.close(question, parameter, answer)
    }

    private func findEffect(
        ofGiven parameter: SyntaxNode, of initializer: SyntaxNode, _ type: TypeID, at place: Place
    ) -> SyntaxNode? {
        let written = parameter.typeChild
        let isAutoclosure = (parameter.firstToken..<parameter.endToken).contains {
            parameter.tree.text($0) == "autoclosure"
        }
        guard let function = written?.kind == .attributedType ? written?.typeChild : written,
            function.kind == .functionType, parameter.child(.initializer) == nil, !semantics.project.isOpen(type),
            let given = InitializerCalls(owner: type, semantics: semantics).code(for: parameter, of: initializer),
            !given.isEmpty
        else { return parameter }
        let types = TreeTypes(members: semantics.members, place: LexicalContext(file: place.file, types: place.types))
        let expected = function.children.filter(\.kind.isType).last.flatMap { types.resolve($0).typeID }
        return given.filter { !$0.isInPreview }.firstValue { passed in
            let around: LexicalContext = passed.file.place(of: passed.call)
            let place = Place(file: around.file, types: around.types)
            var values = [passed.value]
            if !isAutoclosure {
                guard passed.value.kind == .closureExpression else { return passed.value }
                values = passed.value.statementsOfClosure
            }
            guard values.count == 1 else { return values.firstValue { effect(ofCode: $0, at: place) } }
            return effect(of: values[0], expected: expected, at: place)
        }
    }

    // MARK: Releases

    /// Nil for a `deinit` that does nothing in an object which nothing has used: it acts on what no initializer sets.
    func effect(ofRelease deinitializer: SyntaxNode, of type: TypeID) -> SyntaxNode? {
        guard index.directSubclasses(of: type).isEmpty, let body = deinitializer.child(.codeBlock) else { return deinitializer }
        return body.children.first { statement in
            let first = statement.kind == .chainExpression ? statement.firstChild : nil
            let name = first?.name == KnownName.`self`.id ? first?.nextSibling : first
            guard let name, name.isOwnName(name.name), name.nextSibling?.kind == .optionalComponent
            else { return true }
            return !staysNil(name.name, of: type)
        }
    }

    /// True for an optional property that no initializer of the class names.
    private func staysNil(_ property: NameID, of type: TypeID) -> Bool {
        let parts = semantics.parts(of: type)
        let declared = parts.flatMap { semantics.storedProperties(of: $0.node, file: $0.analysis.file) }
            .filter { $0.name == property }
        let isLeftOut = declared.count == 1 && declared.allSatisfy { property in
            property.hasFirstValue && property.initialValue == nil && !property.isLazy && !property.hasObservers
                && property.wrappers(in: index).isEmpty
        }
        return isLeftOut && !parts.contains { part in
            semantics.code(of: part.analysis).contains(property, in: part.node) { node in
                node.ancestor { $0.kind == .initializerDeclaration } != nil
            }
        }
    }
}
