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
        /// Parameters around that are nil.
        var absent: Set<SyntaxNode> = []

        /// `formatter` where that is nil.
        func isAbsent(_ name: SyntaxNode) -> Bool {
            !absent.isEmpty && (name.kind == .identifierExpression || name.isShorthandBinding)
                && LocalName(meantBy: name).map { absent.contains($0.declaration) } ?? false
        }
    }

    // MARK: Statements

    /// Nil for statements that only compute, and set their own locals or properties.
    func effect(ofCode node: SyntaxNode, at place: Place) -> SyntaxNode? {
        switch node.kind {
        case .ifStatement where node.children.contains { asksForAbsent($0, at: place) }:
            let skipped = node.child(.codeBlock)
            return node.children.firstValue { $0 == skipped ? nil : effect(ofCode: $0, at: place) }
        case .binding:
            let asked = node.child(.typeAnnotation)?.typeChild.map {
                semantics.types.resolve($0, in: LexicalContext(file: place.file, types: place.types))
            }
            let value = node.child(.initializer)?.expressionChild
            if let asked, let value { return effect(of: value.behindEffects, at: place, expected: asked) }
            return node.children.firstValue { effect(ofCode: $0, at: place) }
        case .codeBlock, .ifStatement, .guardStatement, .switchStatement, .initializer,
            .optionalBindingCondition, .returnStatement, .throwStatement, .variableDeclaration, .doStatement,
            .catchClause, .conditionalCompilation, .conditionalCompilationClause:
            return node.children.firstValue { effect(ofCode: $0, at: place) }
        case .forStatement:
            let isOfLibrary = node.loopSequence.map { self.isOfLibrary(typeOf($0, at: place)) } ?? false
            return isOfLibrary ? node.children.firstValue { effect(ofCode: $0, at: place) } : node
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

    /// `if let formatter` of what is nil.
    private func asksForAbsent(_ condition: SyntaxNode, at place: Place) -> Bool {
        guard condition.kind == .optionalBindingCondition, let pattern = condition.firstChild else { return false }
        return place.isAbsent(condition.child(.initializer)?.expressionChild ?? pattern)
    }

    func typeBefore(_ part: SyntaxNode, at place: Place) -> ResolvedType {
        getters(place).expressions.type(before: part)
    }

    func typeOf(_ expression: SyntaxNode, at place: Place) -> ResolvedType {
        getters(place).expressions.type(of: expression)
    }

    /// `.loaded(let items)`
    private func isPatternFree(_ pattern: SyntaxNode) -> Bool {
        guard pattern.kind == .chainExpression || pattern.kind == .implicitMemberExpression else { return false }
        return !pattern.contains { node in
            node.kind == .closureExpression
                || node.kind == .callComponent && node.calledName?.kind != .implicitMemberExpression
        }
    }

    /// `name = …`, `self?.name = …` of a local or a property of the own object, and not `session.name = …`.
    private func effect(ofAssignment assignment: SyntaxNode, at place: Place) -> SyntaxNode? {
        let parts = Array(assignment.children)
        guard parts.count >= 3, parts[1].isAssignmentOperator, semantics.operators[parts[1].text] == nil,
            let target = OwnTarget(parts[0])
        else {
            let isTuple = parts.first?.kind == .tupleExpression
            return isTuple ? effect(ofSettingTuple: parts, at: place) : effect(ofChanging: parts, at: place)
        }
        if let call = WrapperCall(parts[2], named: [.Published, .StateObject, .State]) {
            return effect(of: call.value, at: place)
        }
        if let effect = effect(ofSetting: target, by: assignment, at: place) { return effect }
        let members = semantics.members
        let owner = target.local == nil ? place.types.first : nil
        let property = owner.flatMap { members.members(named: target.name, in: $0).first }
        let expected = property.map { members.type(of: $0, isImplicitSelf: true) } ?? .unknown
        return parts.dropFirst(2).firstValue { effect(of: $0, at: place, expected: expected) }
    }

    /// Nil for a local and for a property of an object which nothing else knows, whose observers only compute.
    ///
    /// - Parameter code: what sets it.
    func effect(ofSetting target: OwnTarget, by code: SyntaxNode, at place: Place) -> SyntaxNode? {
        if isSetFreely(target, at: place) { return nil }
        guard target.local == nil, !place.plain.isEmpty, let type = place.types.first,
            let observers = observers(of: target.name, in: type)
        else { return code }
        return effect(of: .code(observers.node)) {
            let place = Place(
                file: observers.file, types: index.enclosingTypes(of: type), plain: plainProperties(of: type))
            return observers.node.children.firstValue { accessor in
                accessor.child(.codeBlock).flatMap { effect(ofCode: $0, at: place) }
            }
        }
    }

    /// The observers of a property that only they watch; nil where there are others.
    private func observers(of property: NameID, in type: TypeID) -> (node: SyntaxNode, file: Int)? {
        let declared = parts(of: type).flatMap { part in
            semantics.storedProperties(of: part.node, file: part.file).map { (property: $0, file: part.file) }
        }.filter { $0.property.name == property }
        guard declared.count == 1, let only = declared.first, isWrappedFreely(only.property),
            let observers = only.property.binding.child(.accessorBlock), !isOverridden(property, of: type)
        else { return nil }
        return (observers, only.file)
    }

    private func isOverridden(_ property: NameID, of type: TypeID) -> Bool {
        index.subclasses(of: type).contains { !index.members(named: property, of: $0).isEmpty }
    }

    /// `(digits, value) = parts(of: value)` of locals and own properties.
    private func effect(ofSettingTuple parts: [SyntaxNode], at place: Place) -> SyntaxNode? {
        let areFree = parts[0].children.map { $0.expressionChild ?? $0 }.allSatisfy { target in
            target.kind == .wildcardExpression || OwnTarget(target).map { isSetFreely($0, at: place) } ?? false
        }
        guard parts.count >= 3, parts[1].kind == .assignmentOperator, areFree else { return parts[0] }
        return parts.dropFirst(2).firstValue { effect(of: $0, at: place) }
    }

    /// `formatter.dateStyle = .long` and `draft.name = name` of an object that is made there, `isShown[id] = true` of an
    /// own dictionary.
    private func effect(ofChanging parts: [SyntaxNode], at place: Place) -> SyntaxNode? {
        guard parts.count >= 3, parts[1].kind == .assignmentOperator, let last = parts[0].lastChild,
            let target = OwnTarget(Array(parts[0].children.dropLast()))
        else { return parts[0] }
        let base = typeBefore(last, at: place)
        let isPlain = base.typeID.map { plainProperties(of: $0).contains(last.name) } ?? false
        let isOwn =
            isCollection(base) || isValueOfLibrary(base) || isOfLibrary(base) && isFresh(target, at: place)
            || isPlain && LocalName.isConstantFreshObject(before: last)
        guard isOwn else { return parts[0] }
        if let effect = effect(ofSetting: target, by: parts[0], at: place) { return effect }
        if last.kind == .subscriptComponent, let effect = effect(ofPartsOf: last, at: place) { return effect }
        return parts.dropFirst(2).firstValue {
            $0.kind == .closureExpression ? effect(ofClosure: $0, at: place) : effect(of: $0, at: place)
        }
    }

    /// `calendar.timeZone = …`: a copy belongs to who keeps it.
    func isValueOfLibrary(_ type: ResolvedType) -> Bool {
        guard case .external(let name, _) = type else { return false }
        return SDKTypes.mutableValues.contains(index.text(name))
    }

    /// True for an object of the SDK that is made where it is kept.
    private func isFresh(_ target: OwnTarget, at place: Place) -> Bool {
        if let local = target.local { return local.initialValue.map { ReleaseEffects.isMade($0) } ?? false }
        return place.types.first.map { ReleaseEffects(semantics: semantics).isMadeHere(target.name, of: $0) } ?? false
    }

    /// That of the values that parameters get when they are left out.
    ///
    /// - Parameter labels: those of parameters that get another value for sure.
    func effect(ofDefaultsOf function: SyntaxNode, given labels: [NameID] = [], at place: Place) -> SyntaxNode? {
        function.parameters.firstValue { parameter in
            let label = parameter.tree.tokens[parameter.labelToken].payload
            guard parameter.text.hasPrefix("_") || !labels.contains(label) else { return nil }
            return parameter.child(.initializer)?.expressionChild.flatMap { effect(of: $0, at: place) }
        }
    }

    // MARK: Functions and getters

    /// Nil for a call of a function that only computes, of the project or of the SDK.
    ///
    /// - Parameter base: the type of what stands before the name; nil for a name by itself.
    func effect(
        ofCalling call: SyntaxNode, of name: SyntaxNode, on base: ResolvedType?, at place: Place
    ) -> SyntaxNode? {
        guard name.anchorToken.kind == .identifier, base != nil || name.kind == .identifierExpression
        else { return name }
        if base == nil, let local = LocalName(name.name, at: name) {
            return call.firstChild == nil ? effect(ofGiven: local.declaration, at: place, calledAt: name) : name
        }
        let found = declarations(of: name, on: base, at: place)
        if let factories = ContainerFactories(semantics).factories(found) {
            return effect(ofPartsOf: call, at: place) ?? factories.firstValue { effect(ofFactory: $0, calledAt: name) }
        }
        let arguments = CallArguments(call)
        let meant = found.filter { semantics.mayCall($0.member, arguments) }
        // `bool(forKey: …)` in an extension of `UserDefaults`
        let isOfProject = base.map { !isOfLibrary($0) } ?? (extendedType(at: place) == nil)
        // Functions with other labels are not what a call means.
        let mayHold = found.contains {
            index.fact($0.member).kind == .property && semantics.mayBeCalled($0, hasLabels: arguments.hasLabels)
        }
        guard !meant.isEmpty || isOfProject && (mayHold || base == nil && !found.isEmpty)
        else { return effect(ofLibraryCall: call, of: name, on: base, at: place) }
        if let effect = effect(ofPartsOf: call, at: place) { return effect }
        guard !meant.isEmpty, meant.allSatisfy({ [.function, .enumCase].contains(index.fact($0.member).kind) })
        else { return name }
        let isOwn = name.kind == .identifierExpression || name.isOfSelf
        return meant.firstValue { declaration in
            if index.fact(declaration.member).kind == .enumCase { return nil }
            return isOwn && !place.plain.isEmpty || LocalName.isConstantFreshObject(before: name)
                ? effect(ofOwn: declaration, at: name) : effect(ofCodeOf: declaration, at: name)
        }
    }

    /// Nil where the name means getters of the project that only compute, or a member of the SDK.
    func effect(ofGetter name: SyntaxNode, on base: ResolvedType?, at place: Place) -> SyntaxNode? {
        guard base != nil || LocalName(name.name, at: name) == nil else { return name }
        if let base, getters(place).isFoundBySubscript(name.name, of: base) { return name }
        return declarations(of: name, on: base, at: place).firstValue { declaration in
            index.fact(declaration.member).flags.contains(.isComputed) ? effect(ofCodeOf: declaration, at: name) : nil
        }
    }

    /// What a name may mean; what only tests declare runs in tests only.
    func declarations(
        of name: SyntaxNode, on base: ResolvedType?, at place: Place
    ) -> [MeantDeclarations.Declaration] {
        let found = allDeclarations(of: name, on: base, place.types)
        return index.isOfTests(place.file) ? found : found.filter { !index.isOfTests($0.member.file) }
    }

    private func allDeclarations(
        of name: SyntaxNode, on base: ResolvedType?, _ types: [TypeID]
    ) -> [MeantDeclarations.Declaration] {
        let meant = MeantDeclarations(semantics: semantics)
        if let base {
            var found = meant.declarations(named: name.name, in: base)
            // A class of the SDK meets what a protocol of the project asks for by code of its own.
            if isOfLibrary(base) { found.removeAll { index.isRequirement($0.member, of: $0.owner ?? .min) } }
            guard case .metatype = base else { return found }
            return found.filter { index.fact($0.member).flags.contains(.isStatic) }
        }
        for type in types {
            let found = meant.declarations(named: name.name, in: .nominal(type, []))
            if !found.isEmpty { return found }
        }
        return index.globals(named: name.name).map { MeantDeclarations.Declaration(owner: nil, member: $0) }
    }

    func effect(ofCodeOf declaration: MeantDeclarations.Declaration, at place: SyntaxNode) -> SyntaxNode? {
        effect(of: .member(declaration.member)) { findEffect(ofCodeOf: declaration, at: place) }
    }

    private func findEffect(ofCodeOf declaration: MeantDeclarations.Declaration, at place: SyntaxNode) -> SyntaxNode? {
        guard let (node, _) = semantics.nodeInAnyFile(of: declaration.member) else { return place }
        let context = self.place(of: declaration)
        if node.kind == .identifierPattern {
            guard let getter = node.parent?.getterBody else { return effect(ofRequirement: declaration, at: place) }
            return effect(ofCode: getter, at: context)
        }
        if node.kind == .functionDeclaration, node.child(.codeBlock) == nil {
            return effect(ofRequirement: declaration, at: place)
        }
        return effect(ofBodyOf: node, at: context)
    }

    /// That of reading or calling what a protocol asks for, of each type that conforms: nil where they store it, or only
    /// compute.
    private func effect(
        ofRequirement declaration: MeantDeclarations.Declaration, at place: SyntaxNode
    ) -> SyntaxNode? {
        guard let owner = declaration.owner, index.isRequirement(declaration.member, of: owner),
            !semantics.project.isOpen(owner)
        else { return place }
        let isFunction = index.fact(declaration.member).kind == .function
        return witnesses(of: declaration, in: owner).firstValue { found in
            guard !found.isEmpty else { return place }
            return found.firstValue { witness in
                let fact = index.fact(witness.member)
                if isFunction { return effect(ofCodeOf: witness, at: place) }
                let isWrapped = fact.attributes.contains { $0 != KnownName.Published.id }
                if fact.isStored, !fact.flags.contains(.isLazy), !isWrapped { return nil }
                guard fact.flags.contains(.isComputed) else { return place }
                return effect(ofCodeOf: witness, at: place)
            }
        }
    }

    /// What each type that conforms to a protocol has for a member that this one asks for.
    func witnesses(
        of requirement: MeantDeclarations.Declaration, in owner: TypeID
    ) -> [[MeantDeclarations.Declaration]] {
        let name = index.name(of: requirement.member)
        let isFunction = index.fact(requirement.member).kind == .function
        let conformers = semantics.conformers(of: owner, seenFrom: requirement.member.file)
        return Set(conformers.flatMap { [$0] + index.subclasses(of: $0) }).sorted().map { type in
            semantics.members.members(named: name, in: type).filter {
                !index.isRequirement($0.member, of: $0.owner)
                    && (!isFunction || isWitness($0.member, of: requirement.member))
            }.map { MeantDeclarations.Declaration(owner: $0.owner, member: $0.member) }
        }
    }

    /// A function with the labels of one that a protocol asks for.
    private func isWitness(_ member: MemberReference, of requirement: MemberReference) -> Bool {
        index.fact(member).kind == .function && semantics.labels(of: member) == semantics.labels(of: requirement)
    }

    func place(of declaration: MeantDeclarations.Declaration) -> Place {
        Place(file: declaration.member.file, types: declaration.owner.map { index.enclosingTypes(of: $0) } ?? [])
    }

    private func effect(ofBodyOf node: SyntaxNode, at place: Place) -> SyntaxNode? {
        let body = node.child(.codeBlock) ?? node.parent?.getterBody ?? node
        return effect(ofDefaultsOf: node, at: place) ?? effect(ofCode: body, at: place)
    }

    /// What a method does that runs on an object which nothing else knows.
    private func effect(ofOwn declaration: MeantDeclarations.Declaration, at place: SyntaxNode) -> SyntaxNode? {
        guard let owner = declaration.owner, let (node, _) = semantics.nodeInAnyFile(of: declaration.member)
        else { return effect(ofCodeOf: declaration, at: place) }
        var context = self.place(of: declaration)
        context.plain = plainProperties(of: owner).union(inheritedPlainProperties(of: owner))
        return effect(ofFunction: node, at: context)
    }

    /// What an operator or a requirement that the library asks for runs.
    func effect(ofRunning code: ClassCode.Body) -> SyntaxNode? {
        let types = code.analysis.enclosingType(of: code.node).map { index.enclosingTypes(of: $0) } ?? []
        return effect(ofFunction: code.node, at: Place(file: code.analysis.file, types: types))
    }

    private func effect(ofFunction node: SyntaxNode, at place: Place) -> SyntaxNode? {
        effect(of: .code(node)) { effect(ofBodyOf: node, at: place) }
    }

    // MARK: What initializers are given

    /// That of the code that calls of an initializer give it for a parameter, but for previews.
    private func effect(ofGiven parameter: SyntaxNode, at place: Place, calledAt name: SyntaxNode) -> SyntaxNode? {
        guard let type = place.types.first, parameter.kind == .parameter, let initializer = parameter.parent?.parent,
            initializer.kind == .initializerDeclaration
        else { return name }
        return effect(of: .code(parameter)) { findEffect(ofGiven: parameter, of: initializer, type, at: place) }
    }

    private func findEffect(
        ofGiven parameter: SyntaxNode, of initializer: SyntaxNode, _ type: TypeID, at place: Place
    ) -> SyntaxNode? {
        let written = parameter.typeChild
        guard let function = written?.kind == .attributedType ? written?.typeChild : written,
            function.kind == .functionType, parameter.child(.initializer) == nil, !semantics.project.isOpen(type),
            let given = InitializerCalls(owner: type, semantics: semantics).code(for: parameter, of: initializer),
            !given.isEmpty
        else { return parameter }
        let types = TreeTypes(members: semantics.members, place: LexicalContext(file: place.file, types: place.types))
        let expected = function.children.filter(\.kind.isType).last.map { types.resolve($0) } ?? .unknown
        return given.filter { !$0.isInPreview }.firstValue { passed in
            let around: LexicalContext = passed.file.place(of: passed.call)
            let place = Place(file: around.file, types: around.types)
            var values = [passed.value]
            if !parameter.isAutoclosure {
                guard passed.value.kind == .closureExpression else { return passed.value }
                values = passed.value.statementsOfClosure
            }
            return effect(ofStatements: values, at: place, expected: expected)
        }
    }

    /// That of code that gives a value, which may be no more than the value.
    private func effect(ofStatements statements: [SyntaxNode], at place: Place, expected: ResolvedType) -> SyntaxNode? {
        guard statements.count == 1 else { return statements.firstValue { effect(ofCode: $0, at: place) } }
        return effect(of: statements[0], at: place, expected: expected)
    }

    /// That of what a container of a library makes.
    func effect(ofFactory factory: ContainerFactories.Factory, calledAt place: SyntaxNode) -> SyntaxNode? {
        guard let closures = factory.closures else { return place }
        return closures.firstValue { code in
            effect(of: .code(code.node)) {
                let types = code.analysis.enclosingType(of: code.node).map { index.enclosingTypes(of: $0) } ?? []
                let place = Place(file: code.analysis.file, types: types)
                return effect(ofStatements: code.node.statementsOfClosure, at: place, expected: factory.content)
            }
        }
    }
}
