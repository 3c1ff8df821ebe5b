import SymbolIndex
import Syntax

/// Tells whether code that runs may come to one property of a class: name it, or run what does (catalogue 200, 201).
///
/// Follows functions, getters, observers, initializers, operators and key paths by their names, and by types where these
/// are known. What calls a function that is kept somewhere, or tells others by a message, may run anything.
// A class, since each step of the walk adds to what was seen.
package final class PropertyReach {
    package let semantics: Semantics
    private let property: NameID
    private let family: Set<TypeID>
    private var visited: Set<SyntaxNode> = []

    private var project: Project { semantics.project }
    private var index: ProjectIndex { project.index }
    private var meant: MeantDeclarations { MeantDeclarations(semantics: semantics) }

    package init(_ property: PropertyKey, _ semantics: Semantics) {
        self.semantics = semantics
        self.property = property.name
        family = semantics.family(of: property.owner)
    }

    /// True where running the code may read or set the property.
    package func isReached(by code: SyntaxNode, in analysis: FileAnalysis) -> Bool {
        guard visited.count < Limits.reachedCode else { return true }
        guard visited.insert(code).inserted else { return false }
        var isReached = false
        code.walk { node in
            guard !isReached else { return false }
            switch node.kind {
            // What a local function or another type does is looked at where it is called.
            case .functionDeclaration, .classDeclaration, .structDeclaration, .enumDeclaration, .actorDeclaration:
                return node == code
            case .closureExpression: return node == code || !node.runsLater
            case .identifierExpression, .memberComponent, .implicitMemberExpression:
                isReached = self.isReached(byName: node, in: code, analysis)
            case .identifierPattern: isReached = node.isShorthandBinding && self.isProperty(node, analysis)
            case .keyPathExpression: isReached = self.isReached(byKeyPath: node, analysis)
            case .binaryOperator: isReached = self.isReached(byOperator: node, analysis)
            default: break
            }
            return !isReached
        }
        return isReached
    }

    /// True where a call of the value may come to the property: of a closure, a key path, or what a name stands for.
    ///
    /// - Parameter isFunction: the value is known to be a function; else it may be plain data.
    package func isReached(byCalling value: SyntaxNode, isFunction: Bool, in analysis: FileAnalysis) -> Bool {
        switch value.kind {
        case .closureExpression, .keyPathExpression: return isReached(by: value, in: analysis)
        case .identifierExpression, .chainExpression:
            guard let named = value.lastNamed, named.anchorToken.kind == .identifier else {
                return isFunction && isReached(by: value, in: analysis)
            }
            if named.kind == .identifierExpression, let local = LocalName(named.name, at: named) {
                return isReached(byLocal: local, at: named, in: value, analysis, isCalled: isFunction)
            }
            let found = meant.declarations(of: named, analysis)
            return found.contains { (isFunction || mayBeFunction($0)) && isReached(byCalling: $0, at: named) }
        default: return isFunction && isReached(by: value, in: analysis)
        }
    }

    /// True where the code behind a name is run, as a function or a getter, and may come to the property.
    package func isReached(byName node: SyntaxNode, in root: SyntaxNode, _ analysis: FileAnalysis) -> Bool {
        guard node.anchorToken.kind == .identifier else {
            return node.anchorToken.kind == .dollarIdentifier && node.isCalled
        }
        if isProperty(node, analysis) { return true }
        if node.kind == .identifierExpression, let local = LocalName(node.name, at: node) {
            return isReached(byLocal: local, at: node, in: root, analysis, isCalled: node.isCalled)
        }
        let found = meant.declarations(of: node, analysis)
        if node.isCalled {
            if found.isEmpty { return isReached(byUndeclared: node, analysis) }
            return found.contains { isReached(byCalling: $0, at: node) }
        }
        let isValue =
            node.wholeExpression.parent?.kind == .argument
            && node.nextSibling == nil
        return found.contains { member in
            if index.fact(member.member).kind == .function { return isReached(byCalling: member, at: node) }
            return isValue && mayBeFunction(member) || isReached(byStorage: member, isWritten: node.isWrittenHere)
        }
    }

    /// `self.items` of an object of the class, or what may be one.
    private func isProperty(_ node: SyntaxNode, _ analysis: FileAnalysis) -> Bool {
        node.name == property && analysis.uses.mayMean(node, propertyOf: family)
    }

    // MARK: Locals

    private func isReached(
        byLocal local: LocalName, at node: SyntaxNode, in root: SyntaxNode, _ analysis: FileAnalysis, isCalled: Bool
    ) -> Bool {
        let declaration = local.declaration
        if declaration.kind == .functionDeclaration || !local.isPlainValue {
            return isReached(by: declaration, in: analysis)
        }
        if let value = local.initialValue, value.kind == .closureExpression {
            return isReached(by: value, in: analysis)
        }
        // What a function is given is looked at where it is given.
        let isInside = declaration.firstToken >= root.firstToken && declaration.endToken <= root.endToken
        if isInside, declaration.kind == .parameter { return false }
        if isCalled { return true }
        guard !isInside, let type = local.annotation else { return false }
        var isFunction = type.kind == .functionType
        if type.kind == .attributedType || type.kind == .optionalType {
            isFunction = type.contains { $0.kind == .functionType }
        }
        return isFunction
    }

    // MARK: Members

    /// True where calling what a declaration stands for may come to the property.
    package func isReached(byCalling found: MeantDeclarations.Declaration, at node: SyntaxNode) -> Bool {
        let fact = index.fact(found.member)
        switch fact.kind {
        case .enumCase: return false
        case .property: return true
        case .function, .initializer, .subscript: break
        }
        guard let (declaration, analysis) = semantics.node(of: found.member) else { return mayCallOut(found, at: node) }
        if declaration.child(.codeBlock) == nil, declaration.child(.accessorBlock) == nil { return false }
        return isReached(by: declaration, in: analysis)
    }

    /// True where the getter of a property, or its observers where it is set, may come to the property.
    package func isReached(byStorage found: MeantDeclarations.Declaration, isWritten: Bool) -> Bool {
        let fact = index.fact(found.member)
        guard fact.kind == .property else { return false }
        guard let (pattern, analysis) = semantics.node(of: found.member) else {
            return fact.flags.contains(.isComputed) && mayCallOut(found, at: nil)
        }
        guard let binding = pattern.parent, binding.kind == .binding else { return false }
        if isWritten {
            let key = PropertyKey(owner: found.owner ?? -1, name: pattern.name)
            if project.table.publisherUses[key] != nil { return true }
            for attribute in binding.parent?.children ?? .none(of: pattern.tree) where attribute.kind == .attribute {
                for wrapper in index.types(named: attribute.name) where isReached(byWrapper: wrapper) { return true }
            }
        }
        if let block = binding.child(.accessorBlock), isWritten || binding.isComputed {
            return isReached(by: block, in: analysis)
        }
        return fact.flags.contains(.isLazy)
            && binding.child(.initializer).map { isReached(by: $0, in: analysis) } ?? false
    }

    /// What is set through a wrapper of the project runs the wrapper's code.
    private func isReached(byWrapper wrapper: TypeID) -> Bool {
        index.members(named: KnownName.wrappedValue.id, of: wrapper).contains { member in
            isReached(byStorage: MeantDeclarations.Declaration(owner: wrapper, member: member), isWritten: true)
        }
    }

    /// Code in a file that leads to no class of interest: it comes back by what it keeps, or is given, only.
    private func mayCallOut(_ found: MeantDeclarations.Declaration, at node: SyntaxNode?) -> Bool {
        var part = node?.nextSibling
        while let current = part, current.kind == .optionalComponent || current.kind == .forceComponent {
            part = current.nextSibling
        }
        if let call = part, call.kind == .callComponent,
            call.children.contains(where: { $0.expressionChild?.name == KnownName.`self`.id })
        {
            return true
        }
        return found.owner.map { HeldCode(semantics: semantics).isHeld(by: .nominal($0, [])) } ?? false
    }

    private func mayBeFunction(_ found: MeantDeclarations.Declaration) -> Bool {
        let fact = index.fact(found.member)
        guard fact.kind == .property, let owner = found.owner else { return fact.kind == .function }
        if case .function = semantics.members.type(of: MemberResolver.Found(owner: owner, member: found.member)).unwrapped
        {
            return true
        }
        return false
    }

    // MARK: What is not named

    /// `\.isOld`: getters of any type.
    private func isReached(byKeyPath path: SyntaxNode, _ analysis: FileAnalysis) -> Bool {
        for token in path.firstToken..<path.endToken where path.tree.tokens[token].kind == .identifier {
            let name = path.tree.tokens[token].payload
            guard name != property else { return true }
            guard semantics.names.computed.contains(name) else { continue }
            for found in semantics.membersOfAnyType(named: name) where isReached(byStorage: found, isWritten: false) {
                return true
            }
        }
        return false
    }

    /// An operator that the project declares. Strings and the like run none that is declared for a type of the project.
    private func isReached(byOperator node: SyntaxNode, _ analysis: FileAnalysis) -> Bool {
        guard !semantics.operators.isEmpty, let functions = semantics.operators[node.text] else { return false }
        let expressions = semantics.types(at: node, analysis)
        let operands = [node.previousSibling, node.nextSibling].compactMap { $0 }
        let isPlain = !node.isWithinArithmetic && operands.contains { isPlainValue(expressions.type(of: $0)) }
        return functions.contains { function in
            !(isPlain && isOfOwnType(function)) && isReached(by: function.node, in: function.analysis)
        }
    }

    private func isPlainValue(_ type: ResolvedType) -> Bool {
        guard case .external(let name, _) = type.unwrapped else { return false }
        return IdentityEquality.isValueType(index.text(name))
    }

    /// True for an operator that is declared in a type of the project, for two values of it.
    private func isOfOwnType(_ function: ClassCode.Body) -> Bool {
        guard let owner = function.analysis.enclosingType(of: function.node) else { return false }
        let types = function.node.child(.parameterClause)?.children.compactMap { $0.typeChild?.text } ?? []
        return Set(types).count == 1 && index.types[owner].kind != .external && index.types[owner].kind != .protocol
    }

    /// A type's initializer, or a function from outside.
    private func isReached(byUndeclared node: SyntaxNode, _ analysis: FileAnalysis) -> Bool {
        let text = index.text(node.name)
        if node.kind == .identifierExpression {
            let component = TypeReference.Component(name: node.name, arguments: [])
            guard let id = semantics.types.resolve(.named([component]), in: semantics.place(of: node, analysis)).typeID else { return false }
            return index.members(named: KnownName.`init`.id, of: id).contains { member in
                isReached(byCalling: MeantDeclarations.Declaration(owner: id, member: member), at: node)
            }
        }
        return node.kind == .memberComponent && ClosureTakers.telling.contains(text)
    }
}

extension SyntaxNode {
    /// True for an operator one of whose operands may be what another operator makes: `a + b == c`.
    fileprivate var isWithinArithmetic: Bool {
        [previousSibling?.previousSibling, nextSibling?.nextSibling].contains { other in
            other.map { $0.text != "&&" && $0.text != "||" } ?? false
        }
    }

    /// True for a closure that runs when the code around it has returned.
    fileprivate var runsLater: Bool {
        guard let argument = parent, argument.kind == .argument, let callee = argument.parent?.calledName else {
            return false
        }
        return ClosureTakers.afterReturning.contains(
            callee.tree.text(callee.anchor))
    }
}
