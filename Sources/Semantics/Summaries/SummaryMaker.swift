import SymbolIndex
import Syntax

/// Finds what code does and runs, by names and by what Swift runs without one: accessors, observers, subscripts,
/// operators, key paths, wrappers, descriptions, iterators, initial values.
///
/// A name is followed by its type where that is known, else to all that may be meant.
package struct SummaryMaker {
    let semantics: Semantics
    let analysis: FileAnalysis
    /// Only what types tell counts, and runs at once.
    let isCertain: Bool
    package internal(set) var summary = Summary()

    package init(_ semantics: Semantics, _ analysis: FileAnalysis, isCertain: Bool = false) {
        self.semantics = semantics
        self.analysis = analysis
        self.isCertain = isCertain
    }

    var index: ProjectIndex { semantics.index }
    var meant: MeantDeclarations { MeantDeclarations(semantics: semantics) }

    package mutating func run(_ code: SyntaxNode) { run(code, analysis) }

    package mutating func run(_ code: ClassCode.Body) { summary.runs.append(code) }

    mutating func run(_ code: SyntaxNode, _ analysis: FileAnalysis) {
        run(ClassCode.Body(node: code, analysis: analysis))
    }

    /// What other code does as well.
    package mutating func add(_ other: Summary) {
        summary.mentions += other.mentions
        summary.namesInKeyPaths += other.namesInKeyPaths
        summary.runs += other.runs
        summary.unseen += other.unseen
        summary.sent += other.sent
        summary.announced += other.announced
        summary.unknownToAll = summary.unknownToAll ?? other.unknownToAll
        summary.callingOut = summary.callingOut ?? other.callingOut
    }

    mutating func runAnything(_ place: SyntaxNode) { summary.unknownToAll = summary.unknownToAll ?? place }

    /// What the code itself does.
    mutating func look(at code: SyntaxNode) {
        if code.kind == .attribute { return look(atArgumentsOf: code) }
        if code.kind != .closureExpression { build(with: code) }
        code.walk { node in
            switch node.kind {
            // What a local function or another type does is looked at where it is called.
            case .functionDeclaration, .classDeclaration, .structDeclaration, .enumDeclaration, .actorDeclaration:
                return node == code
            case .closureExpression:
                guard node == code || !SummaryMaker.runsLater(node) else { return false }
                build(with: node)
            default: look(at: node, in: code)
            }
            return true
        }
    }

    private mutating func build(with code: SyntaxNode) {
        for function in semantics.resultBuilders.functions(runWith: code) { runMember(function) }
    }

    /// What one node of some code does.
    mutating func look(at node: SyntaxNode, in code: SyntaxNode) {
        switch node.kind {
        case .identifierExpression, .memberComponent, .implicitMemberExpression: use(node, in: code)
        case .identifierPattern where node.isShorthandBinding: use(shorthand: node)
        case .keyPathExpression where !isCertain: apply(keyPath: node)
        case .binaryOperator, .prefixExpression, .postfixOperatorComponent: apply(operator: node)
        case .subscriptComponent: look(atSubscript: node)
        case .callComponent: call(valueBefore: node)
        case .interpolation: describe(node)
        case .literalExpression, .stringExpression: make(byLiteral: node)
        case .dictionaryExpression, .arrayExpression:
            hash(node)
            make(byLiteral: node)
        case .variableDeclaration, .parameter: wrap(local: node)
        case .forStatement: iterate(node)
        case .switchCase, .matchingCondition: match(node)
        default: break
        }
    }

    private mutating func look(atSubscript part: SyntaxNode) {
        let isDeclared = isDeclared(KnownName.subscript.id) || part.firstChild?.name == KnownName.keyPath.id
        guard isDeclared || mayAskLibrary else { return }
        let base = typeBefore(part)
        if isDeclared { use(subscript: part, of: base) }
        if mayAskLibrary, !isOfProject(base) { askLibrary(atSubscript: part, of: base) }
    }

    /// True for a closure that runs when the code around it has returned.
    static func runsLater(_ closure: SyntaxNode) -> Bool {
        guard let argument = closure.parent, argument.kind == .argument, let callee = argument.parent?.calledName
        else { return false }
        return ClosureTakers.afterReturning.contains(callee.tree.text(callee.anchor))
    }

    func typeBefore(_ part: SyntaxNode) -> ResolvedType { semantics.types(at: part, analysis).type(before: part) }

    private mutating func mention(_ node: SyntaxNode) {
        guard !isCertain, semantics.project.legacy.memberNames.contains(node.name) else { return }
        summary.mentions.append((node, analysis))
    }

    // MARK: Names

    /// The code behind a name: of a function, a getter or an observer.
    package mutating func use(_ node: SyntaxNode, in root: SyntaxNode) {
        if !isCertain, node.isProjection { use(projection: node) }
        guard node.anchorToken.kind == .identifier else { return useUnnamed(node) }
        mention(node)
        if !isCertain, let announcement = Announcement.sent(by: node, analysis, semantics) {
            return summary.announced.append((announcement, node))
        }
        if node.kind == .identifierExpression, let local = LocalName(node.name, at: node) {
            if !isCertain, !root.encloses(local.declaration) { takeElements(of: local) }
            return use(local, at: node, in: root, isCalled: node.isCalled)
        }
        let isMember = node.kind != .identifierExpression
        if isCertain, isMember, isDeclared(node.name), !isOfProject(typeBefore(node)) { return }
        if !isCertain, isBindingsValue(node) { runAnything(node) }
        let found = meant.declarations(of: node, analysis)
        if isCertain, found.count > Limits.meantDeclarations { return }
        if mayAskLibrary {
            let base = isMember ? typeBefore(node) : nil
            if found.isEmpty || base.map({ !isOfProject($0) }) ?? false { askLibrary(at: node, of: base) }
        }
        comeBack(at: node, found)
        if found.isEmpty { return node.isCalled ? call(undeclared: node) : use(undeclared: node) }
        let isValue = node.wholeExpression.parent?.kind == .argument && node.nextSibling == nil
        for member in found {
            if node.isCalled || index.fact(member.member).kind == .function || isValue && mayBeFunction(member) {
                call(member, at: node)
            } else {
                use(storage: member, isWritten: node.isWrittenHere, at: node)
            }
        }
    }

    /// `binding.wrappedValue`
    private func isBindingsValue(_ node: SyntaxNode) -> Bool {
        guard node.kind == .memberComponent, node.name == KnownName.wrappedValue.id else { return false }
        switch typeBefore(node).unwrapped {
        case .binding, .unknown: return true
        default: return false
        }
    }

    /// `if let item`
    private mutating func use(shorthand pattern: SyntaxNode) {
        mention(pattern)
        guard let condition = pattern.parent, LocalName(pattern.name, at: condition) == nil else { return }
        for found in meant.declarations(of: pattern, analysis) { use(storage: found, isWritten: false, at: pattern) }
    }

    /// `$0(item)`, `self(item)`
    private mutating func useUnnamed(_ node: SyntaxNode) {
        guard node.isCalled else { return }
        if !isCertain, node.name == KnownName.`init`.id { return make(byInitializer: node) }
        if node.anchorToken.kind == .dollarIdentifier { return runAnything(node) }
        guard node.name == KnownName.`self`.id, let type = analysis.enclosingType(of: node) else { return }
        for found in meant.declarations(named: KnownName.callAsFunction.id, in: .nominal(type, [])) {
            call(found, at: node)
        }
    }

    private mutating func use(_ local: LocalName, at node: SyntaxNode, in root: SyntaxNode, isCalled: Bool) {
        let declaration = local.declaration
        if isCertain, !isCalled { return }
        if node.isWrittenHere { release(semantics.types(at: node, analysis).type(of: node)) }
        if declaration.kind == .functionDeclaration || !local.isPlainValue { return run(declaration) }
        if let value = local.initialValue, value.kind == .closureExpression { return run(value) }
        // What a function is given is looked at where it is given.
        let isInside = root.encloses(declaration)
        if isInside, declaration.kind == .parameter { return }
        if isCalled { return runAnything(node) }
        guard !isInside, let type = local.annotation else { return }
        let isWrapped = type.kind == .attributedType || type.kind == .optionalType
        let isFunction = type.kind == .functionType || isWrapped && type.contains { $0.kind == .functionType }
        if isFunction { runAnything(node) }
    }

    func isDeclared(_ name: NameID) -> Bool { !semantics.membersOfAnyType(named: name).isEmpty }

    func isOfProject(_ type: ResolvedType) -> Bool {
        switch type.boundValue {
        case .nominal, .metatype(.nominal): true
        default: false
        }
    }

    // MARK: Values that are called

    /// What a call of the value runs: of a closure, a key path, or what a name stands for.
    ///
    /// - Parameter isFunction: the value is known to be a function; else it may be plain data.
    package mutating func call(value: SyntaxNode, isFunction: Bool) {
        switch value.kind {
        case .closureExpression, .keyPathExpression: run(value)
        case .identifierExpression, .chainExpression:
            guard let named = value.lastNamed, named.anchorToken.kind == .identifier else {
                guard isFunction else { return }
                run(value)
                // `using:` gets values that are no functions as well.
                guard let last = value.lastChild, last.kind == .callComponent,
                    case .function = semantics.types(at: value, analysis).type(of: value).unwrapped
                else { return }
                return call(resultOf: last)
            }
            if named.kind == .identifierExpression, let local = LocalName(named.name, at: named) {
                return use(local, at: named, in: value, isCalled: isFunction)
            }
            for found in meant.declarations(of: named, analysis) where isFunction || mayBeFunction(found) {
                call(found, at: named)
            }
        default: if isFunction { run(value) }
        }
    }

    private func mayBeFunction(_ found: MeantDeclarations.Declaration) -> Bool {
        let fact = index.fact(found.member)
        guard fact.kind == .property, let owner = found.owner else { return fact.kind == .function }
        let type = semantics.members.type(of: MemberResolver.Found(owner: owner, member: found.member)).unwrapped
        if case .function = type { return true }
        return false
    }

    // MARK: What is not named

    /// `\.isOld`: getters of any type. What `\Model.isOld` names is one of the mentions.
    private mutating func apply(keyPath path: SyntaxNode) {
        let members = path.children.filter { $0.kind == .memberComponent }
        let open = Set(members.filter { analysis.uses.knownOwner(of: $0) == nil }.map(\.name))
        let known = Set(members.map(\.name)).subtracting(open)
        for token in path.firstToken..<path.endToken where path.tree.tokens[token].kind == .identifier {
            let name = path.tree.tokens[token].payload
            apply(nameInKeyPath: name, at: path, isKnown: known.contains(name))
        }
    }

    mutating func apply(nameInKeyPath name: NameID, at path: SyntaxNode, isKnown: Bool = false) {
        if !isKnown { summary.namesInKeyPaths.append(name) }
        guard semantics.names.computed.contains(name) else { return }
        for found in semantics.membersOfAnyType(named: name) { use(storage: found, isWritten: false, at: path) }
    }

    /// An operator that the project declares.
    private mutating func apply(operator node: SyntaxNode) {
        let token = node.kind == .binaryOperator ? node.range : node.anchorToken.range
        guard semantics.mayDeclare(operator: token, in: node.tree) else { return }
        let expressions = semantics.types(at: node, analysis)
        let types = isCertain ? node.operands.map { expressions.type(of: $0) } : []
        for function in semantics.operators(meantBy: node, expressions) {
            let isMeant =
                !isCertain || types.contains { $0.boundValue.typeID.map { $0 == function.owner } ?? false }
            if isMeant { run(function.code) }
        }
    }

    /// `"\(item)"` asks for the description.
    private mutating func describe(_ interpolation: SyntaxNode) {
        guard let value = interpolation.interpolatedValue else { return }
        let type = semantics.types(at: value, analysis).type(of: value)
        if mayAskLibrary { ask(type, for: LibraryRequirements.describing) }
        guard isCertain, let name = semantics.name("description"), isDeclared(name) else { return }
        use(members: name, of: type, at: value)
    }

    /// The keys of a dictionary, or the elements of what may be a set.
    private mutating func hash(_ literal: SyntaxNode) {
        guard mayAskLibrary else { return }
        ask(semantics.types(at: literal, analysis).type(of: literal), for: LibraryRequirements.comparing)
    }

    private mutating func iterate(_ loop: SyntaxNode) {
        let names = ["makeIterator", "next"].compactMap { semantics.name($0) }.filter { isDeclared($0) }
        guard !names.isEmpty, let sequence = loop.loopSequence else { return }
        let type = semantics.types(at: sequence, analysis).type(of: sequence)
        for name in names { use(members: name, of: type, at: loop) }
    }

    /// A pattern that is an expression: the project may declare how it matches, else `==` tells.
    private mutating func match(_ pattern: SyntaxNode) {
        guard !isCertain else { return }
        let functions = (semantics.operators["~="] ?? []) + (semantics.operators["=="] ?? [])
        let isMatched = pattern.children.contains { part in
            part.kind == .identifierExpression
                || part.kind == .chainExpression && part.firstChild?.kind == .identifierExpression
        }
        if isMatched { for function in functions { run(function.code) } }
    }
}
