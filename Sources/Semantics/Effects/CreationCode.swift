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

    /// True for statements that only compute, and set their own locals or properties.
    func isCodeFree(_ node: SyntaxNode, at place: Place) -> Bool {
        switch node.kind {
        case .codeBlock, .ifStatement, .guardStatement, .switchStatement, .binding, .initializer,
            .optionalBindingCondition, .returnStatement, .variableDeclaration:
            return node.children.allSatisfy { isCodeFree($0, at: place) }
        case .switchCase, .matchingCondition:
            guard semantics.operators["~="] == nil else { return false }
            return node.children.allSatisfy { isPatternFree($0) || isCodeFree($0, at: place) }
        case .identifierPattern, .wildcardPattern, .tuplePattern, .bindingPattern, .typeAnnotation, .jumpStatement:
            return true
        case .sequenceExpression where node.children.contains { $0.isAssignmentOperator }:
            return isAssignmentFree(node, at: place)
        default: return isFree(node.behindEffects, file: place.file, types: place.types, isPart: true)
        }
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
    private func isAssignmentFree(_ assignment: SyntaxNode, at place: Place) -> Bool {
        let parts = Array(assignment.children)
        guard parts.count >= 3, parts[1].kind == .assignmentOperator, let name = parts[0].lastName else { return false }
        let isOwn = parts[0].childCount == 2 && parts[0].firstChild?.name == KnownName.`self`.id
        guard isOwn || parts[0].kind == .identifierExpression else { return false }
        if let call = WrapperCall(parts[2], named: [.Published, .StateObject, .State]) {
            return isFree(call.value, file: place.file, types: place.types, isPart: true)
        }
        let local = isOwn ? nil : LocalName(name, at: parts[0])
        guard local?.isPlainValue ?? place.plain.contains(name) else { return false }
        let members = semantics.members
        let property = local == nil ? place.types.first.flatMap { members.members(named: name, in: $0).first } : nil
        let expected = property.flatMap { members.type(of: $0, isImplicitSelf: true).typeID }
        return parts.dropFirst(2).allSatisfy {
            isFree($0, file: place.file, types: place.types, expected: expected, isPart: true)
        }
    }

    /// True where the values that parameters get when they are left out have no effects.
    func areDefaultsFree(of function: SyntaxNode, at place: Place) -> Bool {
        function.parameters.allSatisfy { parameter in
            parameter.child(.initializer)?.expressionChild.map {
                isFree($0, file: place.file, types: place.types, isPart: true)
            } ?? true
        }
    }

    // MARK: Functions and getters

    /// True for a call of a function that only computes, of the project or of the SDK.
    ///
    /// - Parameter base: the type of what stands before the name; nil for a name by itself.
    func isCallFree(_ call: SyntaxNode, of name: SyntaxNode, on base: ResolvedType?, at place: Place) -> Bool {
        guard name.anchorToken.kind == .identifier, base != nil || name.kind == .identifierExpression
        else { return false }
        if base == nil, let local = LocalName(name.name, at: name) {
            return call.firstChild == nil && isGivenFree(local.declaration, at: place)
        }
        let found = declarations(of: name, on: base, place.types)
        guard !found.isEmpty else { return isComputing(name, call, on: base, at: place) }
        let arguments = CallArguments(call)
        let meant = found.filter { semantics.mayCall($0.member, arguments) }
        return !meant.isEmpty && found.allSatisfy { [.function, .enumCase].contains(index.fact($0.member).kind) }
            && meant.allSatisfy { index.fact($0.member).kind == .enumCase || isCodeFree(of: $0) }
    }

    /// True where the name means getters of the project that only compute.
    func isGetterFree(_ name: SyntaxNode, on base: ResolvedType?, types: [TypeID]) -> Bool {
        guard base != nil || LocalName(name.name, at: name) == nil else { return false }
        let found = declarations(of: name, on: base, types)
        return !found.isEmpty && found.allSatisfy { declaration in
            let fact = index.fact(declaration.member)
            return fact.kind == .property && (!fact.flags.contains(.isComputed) || isCodeFree(of: declaration))
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

    private func isCodeFree(of declaration: MeantDeclarations.Declaration) -> Bool {
        if let answer = freeMembers[declaration.member] { return answer }
        let question = freeMembers.ask(declaration.member, first: true)
        return freeMembers.close(question, declaration.member, findsCodeFree(of: declaration))
    }

    private func findsCodeFree(of declaration: MeantDeclarations.Declaration) -> Bool {
        guard let (node, _) = semantics.nodeInAnyFile(of: declaration.member) else { return false }
        let types = declaration.owner.map { index.enclosingTypes(of: $0) } ?? []
        let place = Place(file: declaration.member.file, types: types)
        if node.kind == .identifierPattern {
            return node.parent?.getterBody.map { isCodeFree($0, at: place) } ?? false
        }
        guard node.kind == .functionDeclaration, let body = node.child(.codeBlock) else { return false }
        return areDefaultsFree(of: node, at: place) && isCodeFree(body, at: place)
    }

    /// A function of the SDK, a method of one of its values, or one that looks something up, that is given no code; code
    /// that only computes may be given for each element of an array.
    private func isComputing(_ name: SyntaxNode, _ call: SyntaxNode, on base: ResolvedType?, at place: Place) -> Bool {
        let text = index.text(name.name)
        let code = CallArguments(call).list.map(\.value).filter {
            $0.kind == .closureExpression || $0.kind == .keyPathExpression
        }
        if case .array = base, PureFunctions.forEachElement.contains(text) {
            return code.allSatisfy { closure in
                closure.kind == .closureExpression
                    && closure.statementsOfClosure.allSatisfy { isCodeFree($0, at: Place(file: place.file, types: place.types)) }
            }
        }
        guard code.isEmpty else { return false }
        guard let base else { return PureFunctions.computing.contains(text) }
        guard let type = foreignType(base, before: name, at: place) else { return false }
        return SDKTypes.values.contains(type) && PureFunctions.reading.contains(text)
            || PureFunctions.lookingUp[type]?.contains(text) == true
    }

    /// The type from outside of what stands before a member: a type itself, its value, or `UserDefaults.standard`.
    private func foreignType(_ base: ResolvedType, before name: SyntaxNode, at place: Place) -> String? {
        switch base {
        case .metatype(.external(let type, _)): return index.text(type)
        case .external(let type, _) where type != KnownName.Any.id: return index.text(type)
        default: break
        }
        guard let shared = name.previousSibling, shared.kind == .memberComponent,
            OutsideNames.sharedObjects.union(["standard"]).contains(index.text(shared.name)), let type = shared.previousSibling,
            type.kind == .identifierExpression, LocalName(type.name, at: type) == nil
        else { return nil }
        let written = TypeReference.named([TypeReference.Component(name: type.name, arguments: [])])
        let context = LexicalContext(file: place.file, types: place.types)
        guard case .external(let found, _) = semantics.types.resolve(written, in: context) else { return nil }
        return index.text(found)
    }

    // MARK: What initializers are given

    /// True where the code that calls of an initializer give it for a parameter has no effects, but for previews.
    private func isGivenFree(_ parameter: SyntaxNode, at place: Place) -> Bool {
        guard let type = place.types.first, parameter.kind == .parameter, let initializer = parameter.parent?.parent,
            initializer.kind == .initializerDeclaration
        else { return false }
        if let answer = freeParameters[parameter] { return answer }
        let question = freeParameters.ask(parameter, first: true)
        let answer = findsGivenFree(parameter, of: initializer, type, at: place)
        return freeParameters.close(question, parameter, answer)
    }

    private func findsGivenFree(
        _ parameter: SyntaxNode, of initializer: SyntaxNode, _ type: TypeID, at place: Place
    ) -> Bool {
        let written = parameter.typeChild
        let isAutoclosure = (parameter.firstToken..<parameter.endToken).contains {
            parameter.tree.text($0) == "autoclosure"
        }
        guard let function = written?.kind == .attributedType ? written?.typeChild : written,
            function.kind == .functionType, parameter.child(.initializer) == nil, !semantics.project.isOpen(type),
            let given = InitializerCalls(owner: type, semantics: semantics).code(for: parameter, of: initializer),
            !given.isEmpty
        else { return false }
        let types = TreeTypes(members: semantics.members, place: LexicalContext(file: place.file, types: place.types))
        let expected = function.children.filter(\.kind.isType).last.flatMap { types.resolve($0).typeID }
        return given.filter { !$0.isInPreview }.allSatisfy { passed in
            let around: LexicalContext = passed.file.place(of: passed.call)
            var values = [passed.value]
            if !isAutoclosure {
                guard passed.value.kind == .closureExpression else { return false }
                values = passed.value.statementsOfClosure
            }
            guard values.count == 1 else {
                return values.allSatisfy { isCodeFree($0, at: Place(file: around.file, types: around.types)) }
            }
            return isFree(values[0], file: around.file, types: around.types, expected: expected, isPart: true)
        }
    }

    // MARK: Releases

    /// True for a `deinit` that does nothing in an object which nothing has used: it acts on what no initializer sets.
    func isReleaseFree(_ deinitializer: SyntaxNode, of type: TypeID) -> Bool {
        guard index.directSubclasses(of: type).isEmpty, let body = deinitializer.child(.codeBlock) else { return false }
        return body.children.allSatisfy { statement in
            let first = statement.kind == .chainExpression ? statement.firstChild : nil
            let name = first?.name == KnownName.`self`.id ? first?.nextSibling : first
            guard let name, name.isOwnName(name.name), name.nextSibling?.kind == .optionalComponent
            else { return false }
            return staysNil(name.name, of: type)
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
