import Semantics
import SymbolIndex
import Syntax

/// Finds tracked properties that making an object reads after they have a value, so that whoever makes it depends on
/// them.
///
/// Follows calls of the object's own functions, getters and observers, closures that run at once, those of publishers
/// that have a value included, the initializers of objects and values that are made with it, and what else the project
/// declares, where types tell what a name means. Of other objects that the code knows, it tells what is read and then
/// set, or all that is read.
struct InitReads {
    let semantics: Semantics
    let type: TypeID
    /// Reads of other objects count even where nothing is set.
    private let includesOthers: Bool
    /// Classes whose changes make the object again anyway.
    private let followed: Set<TypeID>
    private let isWanted: (Read) -> Bool
    private let asked: Set<NameID>?
    private let family: Set<TypeID>
    /// The code of the class.
    private let code: ClassCode
    /// That of the class of the object that is made, and of its superclasses: what is called may be overridden.
    private let dispatch: [(type: TypeID, code: ClassCode, tracked: Set<NameID>)]
    /// What the macro tracks, plain and inherited properties too.
    private let tracked: Set<NameID>

    /// - Parameters:
    ///   - made: the class of the object, where its superclass is looked at.
    ///   - asked: the properties that count, of the class itself; nil for what the macro tracks.
    ///   - isWanted: other reads are passed over.
    init(
        semantics: Semantics, type: TypeID, made: TypeID? = nil, asked: Set<NameID>? = nil,
        includesOthers: Bool = false, followed: Set<TypeID> = [],
        isWanted: @escaping (Read) -> Bool = { _ in true }
    ) {
        self.semantics = semantics
        self.type = type
        self.includesOthers = includesOthers
        self.followed = followed
        self.isWanted = isWanted
        self.asked = asked
        family = semantics.family(of: type)
        let made = made ?? type
        dispatch = ([made] + semantics.index.superclasses(of: made)).map { type in
            let isLegacy = semantics.project.legacy.classes[type] != nil
            let code = isLegacy ? semantics.classCode(of: type) : ClassCode(type, semantics, evenIfMoved: true)
            return (type, code, asked ?? semantics.trackedProperties(of: type).allNames.union(code.published))
        }
        code = dispatch.first { $0.type == type }?.code ?? dispatch[0].code
        tracked = dispatch.reduce(into: []) { $0.formUnion($1.tracked) }
    }

    /// A tracked property that is read.
    struct Read: Hashable {
        let property: NameID
        let owner: TypeID
        /// The classes, behind the first one, whose initializers lead to it.
        var makers: [TypeID] = []
        /// The property that made the object, where that is known.
        var maker: MemberReference?
        /// The class that makes the object by its property and holds nothing else there, which nothing else knows while
        /// an object of the class is made.
        var holder: TypeID?
    }

    private var project: Project { semantics.project }

    /// The first such property that is read where a call with these labels makes the object: by the initializer that it
    /// means, by one of a superclass that this one calls or inherits, and by the first values of properties.
    func property(labels: [NameID]) -> Read? {
        var walk = Walk()
        read(makingBy: labels, &walk)
        return walk.found
    }

    /// The same by any initializer.
    func propertyReadByInitializers() -> Read? {
        var walk = Walk()
        read(makingBy: nil, &walk)
        return walk.found
    }

    /// - Parameter labels: nil for any initializer.
    private func read(makingBy labels: [NameID]?, _ walk: inout Walk) {
        var labels = labels
        for type in [type] + semantics.index.superclasses(of: type) {
            let reads = reads(of: type)
            for value in reads.code.initialValues { reads.read(value, nil, &walk) }
            let called = reads.read(initializersAccepting: labels, &walk)
            // One that is inherited is called as it is.
            if let called { labels = InitReads.labelsOfSuperInitializer(in: called) }
        }
    }

    private func reads(of type: TypeID) -> InitReads {
        if type == self.type { return self }
        let made = semantics.index.superclasses(of: dispatch[0].type).contains(type) ? dispatch[0].type : nil
        return InitReads(
            semantics: semantics, type: type, made: made, asked: asked.map { made == nil ? [] : $0 },
            includesOthers: includesOthers, followed: followed, isWanted: isWanted)
    }

    private func bodies(of member: SyntaxNode) -> [ClassCode.Body] { inherited { $0.bodies(of: member) } }

    private func functions(named name: NameID) -> [ClassCode.Body] { inherited { $0.functions[name] ?? [] } }

    private func getters(named name: NameID) -> [ClassCode.Body] { inherited { $0.getters[name] ?? [] } }

    /// The code of a member in the classes of the object, up to overrides that do not call those of a superclass.
    private func inherited(_ bodies: (ClassCode) -> [ClassCode.Body]) -> [ClassCode.Body] {
        var result: [ClassCode.Body] = []
        for part in dispatch {
            let own = bodies(part.code)
            result += own
            if !own.isEmpty, own.allSatisfy({ InitReads.replacesInherited($0.node) }) { break }
        }
        return result
    }

    private static func replacesInherited(_ code: SyntaxNode) -> Bool {
        let member = code.ancestor { $0.parent?.kind == .memberBlock }
        return member.map { Modifiers($0).isOverride } ?? false && !code.contains { $0.name == KnownName.super.id }
    }

    /// - Returns: the first of the initializers.
    @discardableResult
    private func read(initializersAccepting labels: [NameID]?, _ walk: inout Walk) -> SyntaxNode? {
        let called = code.initializers.filter { initializer, _ in
            labels.map { initializer.node.accepts(labels: $0) } ?? true
        }
        for (initializer, properties) in called {
            if let parameters = initializer.node.child(.parameterClause) {
                read(ClassCode.Body(node: parameters, analysis: initializer.analysis), nil, &walk)
            }
            guard let body = initializer.node.child(.codeBlock) else { continue }
            let order = InitializationOrder(initializer.node, properties: properties, type: type, semantics: semantics)
            read(ClassCode.Body(node: body, analysis: initializer.analysis), order, &walk)
        }
        return called.first?.0.node
    }

    private static func labelsOfSuperInitializer(in initializer: SyntaxNode) -> [NameID] {
        let call = initializer.first { $0.isSuperInitializerCall && $0.child(.callComponent) != nil }
        return call?.child(.callComponent)?.argumentLabels ?? []
    }

    /// The first such property that is read by code, or where objects are made, their arguments included: each piece of
    /// code once, however it is come to.
    func property(readBy codes: [ClassCode.Body], makingAt places: [MadeObjects.Place] = []) -> Read? {
        var walk = Walk()
        for code in codes { read(code, nil, &walk) }
        for place in places where walk.found == nil {
            read(ClassCode.Body(node: place.node, analysis: place.analysis), nil, &walk)
            if walk.found == nil { reads(of: place.type).read(makingBy: place.labels, &walk) }
        }
        return walk.found
    }

    /// The first such property that a mention of a member asks for, by itself or by the code that it runs.
    func property(readAt member: SyntaxNode, _ analysis: FileAnalysis) -> Read? {
        guard isRead(member, analysis) || analysis.uses.means(member, memberOf: family) else { return nil }
        var walk = Walk()
        visitOwn(member, analysis, nil, &walk)
        return walk.found
    }

    /// The first such property that a method reads at once, where the method also sets something tracked, or starts
    /// what may, at once or later.
    func property(readAndAnsweredBy method: NameID) -> Read? {
        var walk = Walk()
        read(answeredBy: method, &walk)
        return walk.found
    }

    private func read(answeredBy method: NameID, _ walk: inout Walk) {
        let bodies = functions(named: method)
        var visited: Set<SyntaxNode> = []
        guard bodies.contains(where: { maySet($0, &visited) }) else { return }
        var inner = walk
        inner.unset = []
        for body in bodies { read(body, nil, &inner) }
        (walk.visited, walk.visitedOfOther) = (inner.visited, inner.visitedOfOther)
        if let found = inner.found { walk.found = found }
    }

    private func maySet(_ body: ClassCode.Body, _ visited: inout Set<SyntaxNode>) -> Bool {
        guard visited.insert(body.node).inserted else { return false }
        var called: [NameID] = []
        var found = false
        body.node.walk { node in
            switch node.kind {
            case .prefixExpression
            where node.anchorToken.payload == KnownName.await.id && node.anchorToken.kind != .prefixOperator:
                found = true
            case .identifierExpression, .memberComponent:
                guard body.analysis.uses.means(node, memberOf: family) else { break }
                if tracked.contains(node.name), node.isWrittenHere { found = true }
                if node.nextSibling?.kind == .callComponent { called.append(node.name) }
            default: break
            }
            return !found
        }
        if found { return true }
        for name in called {
            for function in functions(named: name) where maySet(function, &visited) { return true }
        }
        return false
    }

    // MARK: Code

    private struct Walk {
        var visited: Set<SyntaxNode> = []
        var visitedOfOther: Set<SyntaxNode> = []
        var found: Read?
        /// The code runs on another object than the one that is made.
        var isOfOther = false
        /// The classes whose initializers run one within the other.
        var makers: [TypeID] = []
        /// Optional properties of the object that are still nil.
        var unset: Set<NameID> = []

        /// False for code that ran already.
        mutating func visit(_ code: SyntaxNode) -> Bool {
            isOfOther ? visitedOfOther.insert(code).inserted : visited.insert(code).inserted
        }
    }

    private func find(_ node: SyntaxNode, _ analysis: FileAnalysis, _ walk: inout Walk) {
        let maker = semantics.maker(before: node, in: analysis)
        let owner = dispatch.first { $0.tracked.contains(node.name) }?.type ?? type
        let read = Read(
            property: node.name, owner: owner, makers: walk.makers, maker: maker,
            holder: walk.isOfOther ? nil : semantics.classMakingObject(before: node, in: analysis))
        if isWanted(read) { walk.found = read }
    }

    private func read(_ body: ClassCode.Body, _ order: InitializationOrder?, _ walk: inout Walk) {
        guard walk.found == nil, walk.visit(body.node) else { return }
        var state = walk
        body.node.walk { node in
            guard state.found == nil else { return false }
            switch node.kind {
            case .closureExpression:
                return node == body.node
                    || SynchronousClosures(semantics: semantics, type: type, analysis: body.analysis).runsAtOnce(node)
            case .functionDeclaration: return node == body.node
            case .keyPathExpression: readObservers(assignedBy: node, body.analysis, &state)
            case .identifierExpression, .memberComponent: visit(node, body, order, &state)
            case .identifierPattern where node.isShorthandBinding: visitShorthand(node, body.analysis, &state)
            case .chainExpression:
                // `onChange?(value)` asks for no value where there is nothing to call.
                if let name = node.ownNameBeforeUnwrapping, state.unset.contains(name.name) {
                    visit(name, body, order, &state)
                    return false
                }
                readMaking(node, body.analysis, &state)
            case .subscriptComponent, .callComponent, .interpolation, .forStatement, .binaryOperator,
                .prefixExpression, .postfixOperatorComponent, .literalExpression, .stringExpression, .arrayExpression,
                .dictionaryExpression:
                readDeclared(node, body, &state)
            default: break
            }
            return true
        }
        walk = state
    }

    /// The initializer of another object.
    private func readMaking(_ chain: SyntaxNode, _ analysis: FileAnalysis, _ walk: inout Walk) {
        guard chain.children.contains(where: { $0.kind == .callComponent }),
            let made = ObjectCreation(chain, in: analysis, semantics),
            semantics.isModel(made.type)
        else { return }
        walk.makers.append(made.type)
        reads(of: made.type).read(makingBy: made.labels, &walk)
        walk.makers.removeLast()
    }

    private func visit(_ node: SyntaxNode, _ body: ClassCode.Body, _ order: InitializationOrder?, _ walk: inout Walk) {
        let analysis = body.analysis
        guard node.anchorToken.kind == .identifier || node.name == KnownName.`init`.id else { return }
        if node.name == KnownName.`init`.id, node.isOfSelf, node.kind == .memberComponent, let call = node.nextSibling,
            call.kind == .callComponent
        {
            read(initializersAccepting: call.argumentLabels, &walk)
            return
        }
        if isWitnessed(node, analysis) { return visitOwn(node, analysis, order, &walk) }
        guard let owner = analysis.uses.knownOwner(of: node), project.legacy.classes[owner] != nil,
            !isStatic(node.name, of: owner)
        else {
            // A global, a static member, or a member of what is no legacy class.
            return readDeclared(node, body, &walk)
        }
        guard family.contains(owner), node.isOfSelf else { return visitOther(node, of: owner, analysis, &walk) }
        visitOwn(node, analysis, order, &walk)
    }

    private func readDeclared(_ node: SyntaxNode, _ body: ClassCode.Body, _ walk: inout Walk) {
        for code in semantics.summaries.certain(node, in: body).runs { read(code, nil, &walk) }
    }

    private func isStatic(_ name: NameID, of owner: TypeID) -> Bool {
        let members = semantics.index.members(named: name, of: owner)
        return !members.isEmpty && members.allSatisfy { semantics.index.fact($0).flags.contains(.isStatic) }
    }

    private func visitOwn(
        _ node: SyntaxNode, _ analysis: FileAnalysis, _ order: InitializationOrder?, _ walk: inout Walk
    ) {
        if isRead(node, analysis) {
            if !followed.contains(type) { find(node, analysis, &walk) }
            if node.isWrittenHere { readObservers(of: node.name, &walk) }
        } else if !node.isAssignedWhole {
            for body in dispatch.flatMap({ $0.code.lazyValues[node.name] ?? [] }) { read(body, nil, &walk) }
            // `$text.map(items(with:))` and `names.forEach(add)` may run the function at once.
            let isFunction = !node.argumentNames.isEmpty || node.partBehindUnwrapping == nil && isFunction(node)
            let closures = SynchronousClosures(semantics: semantics, type: type, analysis: analysis)
            guard !isFunction || closures.runsAtOnce(node.wholeExpression) else { return }
            for body in isFunction ? functions(named: node.name) : bodies(of: node) {
                read(body, nil, &walk)
                guard node.isCalled, body.node.kind == .codeBlock else { continue }
                for closure in body.node.valuesGivenBack where closure.kind == .closureExpression {
                    read(ClassCode.Body(node: closure, analysis: body.analysis), nil, &walk)
                }
            }
        } else if let order {
            guard !order.setsStorage(node) else { return }
            // The observers may run again, with more that is set.
            var inner = walk
            let unset = order.unset(at: node, among: code.initializers.first?.properties ?? [])
            inner.unset = unset.filter { !mayChange($0) }
            readObservers(of: node.name, &inner)
            walk.found = inner.found
        } else {
            readObservers(of: node.name, &walk)
        }
    }

    /// True for the name of a method that is handed on.
    private func isFunction(_ node: SyntaxNode) -> Bool {
        node.wholeExpression.parent?.kind == .argument && !functions(named: node.name).isEmpty
            && dispatch.allSatisfy { $0.code.getters[node.name] == nil }
    }

    private func readObservers(of property: NameID, _ walk: inout Walk) {
        for body in dispatch.flatMap({ $0.code.observers[property] ?? [] }) { read(body, nil, &walk) }
    }

    /// True for a mention of a tracked property that asks for a value which may change.
    func isRead(_ node: SyntaxNode, _ analysis: FileAnalysis) -> Bool {
        !node.isAssignedWhole && tracked.contains(node.name) && node.argumentNames.isEmpty
            && (analysis.uses.mayMean(node, propertyOf: family) || isWitnessed(node, analysis))
            && mayChange(node.name)
    }

    /// True for a member of `self` in an extension of a protocol that the class of the object conforms to.
    private func isWitnessed(_ node: SyntaxNode, _ analysis: FileAnalysis) -> Bool {
        guard node.isOfSelf, let type = analysis.enclosingType(of: node),
            semantics.index.types[type].kind == .protocol, semantics.conformers(of: type).contains(dispatch[0].type)
        else { return false }
        return dispatch.contains {
            $0.tracked.contains(node.name) || $0.code.functions[node.name] != nil || $0.code.getters[node.name] != nil
        }
    }

    /// A member of an object that is not the one that is made.
    private func visitOther(_ node: SyntaxNode, of owner: TypeID, _ analysis: FileAnalysis, _ walk: inout Walk) {
        guard project.legacy.classes[owner] != nil else { return }
        let other = reads(of: owner)
        let wasOfOther = walk.isOfOther
        defer { walk.isOfOther = wasOfOther }
        if includesOthers || node.isWrittenHere {
            // The value itself is read by the code around.
            walk.isOfOther = wasOfOther || node.isWrittenHere || !other.isRead(node, analysis)
            other.visitOwn(node, analysis, nil, &walk)
        } else if node.nextSibling?.kind == .callComponent {
            walk.isOfOther = true
            other.read(answeredBy: node.name, &walk)
        }
    }

    /// `if let name`
    private func visitShorthand(_ pattern: SyntaxNode, _ analysis: FileAnalysis, _ walk: inout Walk) {
        guard let condition = pattern.parent, LocalName(pattern.name, at: condition) == nil else { return }
        if tracked.contains(pattern.name), mayChange(pattern.name) {
            find(pattern, analysis, &walk)
        } else {
            for body in getters(named: pattern.name) { read(body, nil, &walk) }
        }
    }

    /// `.assign(to: \.x, on: self)`
    private func readObservers(assignedBy path: SyntaxNode, _ analysis: FileAnalysis, _ walk: inout Walk) {
        guard let argument = path.parent, argument.kind == .argument, let call = argument.parent,
            SynchronousClosures(semantics: semantics, type: type, analysis: analysis).isAssignment(call),
            call.children.contains(where: {
                $0.expressionChild?.name == KnownName.`self`.id && $0.expressionChild?.kind == .identifierExpression
            })
        else { return }
        var name: NameID?
        path.walk { part in
            if part.kind == .memberComponent || part.kind == .identifierExpression { name = part.name }
            return true
        }
        if name == nil { name = path.tree.tokens[path.endToken - 1].payload }
        guard let name else { return }
        readObservers(of: name, &walk)
    }

    private func mayChange(_ name: NameID) -> Bool { semantics.laterChanges.mayChange(name, of: family) }
}

extension Semantics {
    /// True where an initializer reads a property that has a value already, tracked or not.
    func isReadWhileMade(_ property: NameID, of type: TypeID) -> Bool {
        InitReads(semantics: self, type: type, asked: [property]).propertyReadByInitializers() != nil
    }
}

extension SyntaxNode {
    /// `onChange` of `onChange?(value)` and `self.onChange?(value)`.
    fileprivate var ownNameBeforeUnwrapping: SyntaxNode? {
        let name = firstChild?.name == KnownName.`self`.id ? firstChild?.nextSibling : firstChild
        guard let name, name.isOwnName(name.name), name.nextSibling?.kind == .optionalComponent else { return nil }
        return name
    }
}
