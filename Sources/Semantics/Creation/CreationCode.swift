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
        /// True in code of a structure, a copy of which may hold objects that others know.
        var isOfCopy = false
        /// Parameters of the function around whose code is looked at where it is handed over.
        var handed: Set<SyntaxNode> = []
        /// Closures around that get an object or a value of which nothing else knows, by its type.
        var fresh: [SyntaxNode: ResolvedType] = [:]
        /// Local functions around that are looked at.
        var running: Set<SyntaxNode> = []

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
            .catchClause, .conditionalCompilation, .conditionalCompilationClause, .whileStatement, .repeatStatement,
            .deferStatement:
            return node.children.firstValue { effect(ofCode: $0, at: place) }
        case .forStatement:
            let isOfLibrary = node.loopSequence.map { isSequenceOfLibrary($0, at: place) } ?? false
            return isOfLibrary ? node.children.firstValue { effect(ofCode: $0, at: place) } : node
        case .switchCase, .matchingCondition:
            guard semantics.operators["~="] == nil else { return node }
            return node.children.firstValue { isPatternFree($0) ? nil : effect(ofCode: $0, at: place) }
        case .identifierPattern, .wildcardPattern, .tuplePattern, .bindingPattern, .typeAnnotation, .jumpStatement,
            .functionDeclaration:
            return nil
        case .sequenceExpression where node.children.contains { $0.isAssignmentOperator }:
            return effect(ofAssignment: node, at: place)
        default: return effect(of: node.behindEffects, at: place)
        }
    }

    /// A list, a range, `zip(names, numbers)`: nothing of the project gives the elements.
    private func isSequenceOfLibrary(_ sequence: SyntaxNode, at place: Place) -> Bool {
        if sequence.kind == .literalExpression || sequence.kind == .stringExpression
            || isOfLibrary(typeOf(sequence, at: place))
        {
            return true
        }
        guard sequence.kind == .chainExpression, let name = sequence.firstChild, let call = name.nextSibling,
            call.kind == .callComponent, call.nextSibling == nil, name.kind == .identifierExpression
        else { return false }
        return ["zip", "stride"].contains(index.text(name.name)) && semantics.declarations(named: name.name).isEmpty
            && CallArguments(call).list.allSatisfy { isSequenceOfLibrary($0.value, at: place) }
    }

    /// That of `if` and `switch` that give a value.
    func effect(ofChoice node: SyntaxNode, at place: Place, expected: ResolvedType) -> SyntaxNode? {
        effect(ofCode: node, at: place) ?? effect(ofBranchesOf: node, at: place, expected: expected)
    }

    private func effect(ofBranchesOf node: SyntaxNode, at place: Place, expected: ResolvedType) -> SyntaxNode? {
        node.children.firstValue { part in
            switch part.kind {
            case .codeBlock: effect(ofStatements: Array(part.children), at: place, expected: expected)
            case .ifStatement, .switchCase, .catchClause: effect(ofBranchesOf: part, at: place, expected: expected)
            default: nil
            }
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
        if parts[1].kind != .assignmentOperator, let effect = effect(of: parts[0], at: place) { return effect }
        let members = semantics.members
        let owner = target.local == nil ? place.types.first : nil
        let property = owner.flatMap { members.members(named: target.name, in: $0).first }
        let expected = property.map { members.type(of: $0, isImplicitSelf: true) } ?? .unknown
        return parts.dropFirst(2).firstValue { effect(of: $0, at: place, expected: expected) }
    }

    /// `(digits, value) = parts(of: value)` of locals and own properties.
    private func effect(ofSettingTuple parts: [SyntaxNode], at place: Place) -> SyntaxNode? {
        let areFree = parts[0].children.map { $0.expressionChild ?? $0 }.allSatisfy { target in
            target.kind == .wildcardExpression || OwnTarget(target).map { isSetFreely($0, at: place) } ?? false
        }
        guard parts.count >= 3, parts[1].kind == .assignmentOperator, areFree else { return parts[0] }
        return parts.dropFirst(2).firstValue { effect(of: $0, at: place) }
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

    // MARK: What initializers are given

    /// That of the code that calls of an initializer give it for a parameter, but for previews.
    func effect(ofGiven parameter: SyntaxNode, at place: Place, calledAt name: SyntaxNode) -> SyntaxNode? {
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
    func effect(ofStatements statements: [SyntaxNode], at place: Place, expected: ResolvedType) -> SyntaxNode? {
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
