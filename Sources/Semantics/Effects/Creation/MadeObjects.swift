import SymbolIndex
import Syntax

/// The objects that evaluating an expression may make each time and give back, whatever makes them: an initializer, a
/// function, a getter, a subscript or an operator of the project, or a function that something holds (catalogue 222).
package struct MadeObjects {
    let semantics: Semantics

    package init(_ semantics: Semantics) {
        self.semantics = semantics
    }

    var index: ProjectIndex { semantics.index }

    /// Where an object is made: `Model(…)`, `.init(…)`, or `Model.init` where something else calls it.
    package struct Place {
        package let type: TypeID
        package let node: SyntaxNode
        package let analysis: FileAnalysis
        /// The labels of the call; nil where the initializer is not called here.
        package let labels: [NameID]?
    }

    /// What an expression makes by itself, and the code of which it gives on what that gives back.
    private struct Origin {
        var made: [Place] = []
        var code: [ClassCode.Body] = []
        /// It calls a function that a property, a local or an argument holds.
        var callsHeld = false
        /// What code keeps beside others that it gives back, and the conditions by which it makes another.
        var kept: [(origin: Origin, conditions: [ClassCode.Body])] = []

        mutating func add(_ other: Origin) {
            made += other.made
            code += other.code
            callsHeld = callsHeld || other.callsHeld
            kept += other.kept
        }
    }

    private static let given = SharedQuestion<SyntaxNode, Origin>()

    /// How an expression gets its objects.
    package struct Making {
        package let places: [Place]
        /// The functions and getters of the project that run for it, as far as they may give it on.
        package let code: [ClassCode.Body]
        /// The conditions that decide whether code gives back an object that it keeps, or makes another.
        package let conditions: [ClassCode.Body]
    }

    /// Where objects of some models are made for an expression, and by what code.
    package func making(for value: SyntaxNode, _ analysis: FileAnalysis, oneOf types: Set<TypeID>) -> Making {
        var seen: Set<SyntaxNode> = []
        return making(by: origin(of: value, analysis), &seen, oneOf: types)
    }

    private func making(by origin: Origin, _ seen: inout Set<SyntaxNode>, oneOf types: Set<TypeID>) -> Making {
        var origin = origin
        var code: [ClassCode.Body] = []
        while let next = origin.code.popLast() {
            guard seen.insert(next.node).inserted else { continue }
            code.append(next)
            origin.add(semantics.answers.answer(MadeObjects.given, next.node) { self.origin(ofResultOf: next) })
        }
        let held = origin.callsHeld ? types.sorted().map { heldFunctions(making: $0) } : []
        code += held.flatMap(\.code)
        var conditions: [ClassCode.Body] = []
        for kept in origin.kept {
            let making = making(by: kept.origin, &seen, oneOf: types)
            conditions += (making.places.isEmpty ? [] : kept.conditions) + making.conditions
        }
        return Making(
            places: (origin.made + held.flatMap(\.places)).filter { types.contains($0.type) }, code: code,
            conditions: conditions)
    }

    /// `makeModel()` of `model` behind `let model = makeModel()`, and where `if let` binds it; else the expression.
    package static func value(behind name: SyntaxNode) -> SyntaxNode {
        guard name.kind == .identifierExpression, let value = LocalName(name.name, at: name)?.initialValue
        else { return name }
        return self.value(behind: value)
    }

    // MARK: What code gives back

    private func origin(ofResultOf body: ClassCode.Body) -> Origin {
        if body.node.kind == .initializerDeclaration || body.node.kind == .initializer {
            return valuesKept(by: body).reduce(into: Origin()) { $0.add(origin(of: $1, body.analysis)) }
        }
        let values = values(givenBackBy: body.node)
        // What it keeps beside others that it gives back it made once, unless it finds a reason to make another.
        let kept = values.count == 1 ? [] : values.filter { isKept($0, in: body.node, besides: values) }
        func all(_ values: [SyntaxNode]) -> Origin {
            values.reduce(into: Origin()) { $0.add(origin(of: $1, body.analysis)) }
        }
        var result = all(values.filter { !kept.contains($0) })
        if !kept.isEmpty { result.kept.append((all(kept), conditions(in: body, besides: kept.map(\.name)))) }
        return result
    }

    /// What decides between the branches of code, and the locals that are named there.
    ///
    /// - Parameter kept: the names of locals whose values are made there.
    private func conditions(in body: ClassCode.Body, besides kept: [NameID]) -> [ClassCode.Body] {
        var found: [SyntaxNode] = []
        body.node.walk { node in
            switch node.kind {
            case .ifStatement, .guardStatement, .whileStatement, .switchStatement:
                found += node.children.prefix { $0.kind != .codeBlock && $0.kind != .switchCase }.filter {
                    $0.kind != .optionalBindingCondition || !kept.contains($0.firstChild?.name ?? 0)
                }
            case .sequenceExpression where node.children.contains { $0.kind == .ternaryOperator }: found.append(node)
            default: break
            }
            return node.kind != .closureExpression && node.kind != .functionDeclaration || node == body.node
        }
        var locals: [SyntaxNode] = []
        for condition in found {
            condition.walk { node in
                if node.kind == .identifierExpression, !kept.contains(node.name),
                    let value = LocalName(meantBy: node)?.initialValue
                {
                    locals.append(value)
                }
                return true
            }
        }
        return (found + locals).map { ClassCode.Body(node: $0, analysis: body.analysis) }
    }

    func values(givenBackBy code: SyntaxNode) -> [SyntaxNode] {
        let getter = code.child(.accessorBlock)
            .flatMap { $0.child(.codeBlock) ?? $0.children.first { $0.name == KnownName.get.id }?.child(.codeBlock) }
        let block = code.kind == .closureExpression ? code : code.child(.codeBlock) ?? getter ?? code
        return block.valuesGivenBack.filter { $0.text != "nil" }
    }

    /// What an initializer of a value gives its properties, or the default of one; `Model()` is found where it stands.
    private func valuesKept(by code: ClassCode.Body) -> [SyntaxNode] {
        var values = code.node.expressionChild.map { [$0] } ?? []
        if let type = code.analysis.enclosingType(of: code.node), code.node.kind == .initializerDeclaration {
            values = semantics.assignments(by: code.node, of: type).compactMap(\.value)
        }
        return values.filter { place(at: $0, code.analysis) == nil }
            + delegatingCalls(in: code.node).flatMap { $0.children.compactMap(\.expressionChild) }
    }

    /// `self.init(model: Model())`
    private func delegatingCalls(in initializer: SyntaxNode) -> [SyntaxNode] {
        var calls: [SyntaxNode] = []
        initializer.walk { node in
            let callee = node.kind == .callComponent ? node.previousSibling : nil
            if let callee, callee.name == KnownName.`init`.id, callee.isOfSelf { calls.append(node) }
            return node.kind != .closureExpression && node.kind != .functionDeclaration
        }
        return calls
    }

    /// `self.detail = detail`, `details[id] = detail` of a local that is given back, where another value that is given
    /// back comes from there.
    private func isKept(_ value: SyntaxNode, in code: SyntaxNode, besides values: [SyntaxNode]) -> Bool {
        guard value.kind == .identifierExpression else { return false }
        var places: [NameID] = []
        code.walk { node in
            if node.kind == .identifierExpression, node.name == value.name, let set = node.previousSibling,
                set.kind == .assignmentOperator, let keeper = set.previousSibling?.nameOfKeeper
            {
                places.append(keeper)
            }
            return true
        }
        return values.contains { other in
            other != value && MadeObjects.value(behind: other).nameOfKeeper.map { places.contains($0) } ?? false
        }
    }

    // MARK: Expressions

    private func origin(of value: SyntaxNode, _ analysis: FileAnalysis) -> Origin {
        let value = MadeObjects.value(behind: value.behindEffects)
        switch value.kind {
        case .sequenceExpression where !value.operandsGivenOn.isEmpty:
            return value.operandsGivenOn.reduce(into: Origin()) { $0.add(origin(of: $1, analysis)) }
        case .sequenceExpression, .prefixExpression:
            let isPrefix = value.kind == .prefixExpression
            var maker = SummaryMaker(semantics, analysis)
            for part in isPrefix ? [value] : value.children.filter({ $0.kind == .binaryOperator }) {
                maker.look(at: part, in: value)
            }
            return Origin(code: maker.summary.runs)
        case .chainExpression, .identifierExpression, .implicitMemberExpression:
            if let place = place(at: value, analysis) { return origin(ofMaking: place) }
            guard mayBeObject(semantics.types(at: value, analysis).type(of: value)) else { return Origin() }
            return origin(endingWith: value.kind == .chainExpression ? value.lastChild : value, analysis)
        case .tupleExpression, .arrayExpression, .dictionaryExpression:
            return value.children.compactMap { $0.kind.isExpression ? $0 : $0.expressionChild }
                .reduce(into: Origin()) { $0.add(origin(of: $1, analysis)) }
        case .ifStatement, .switchStatement:
            return value.valuesOfBranches.filter { $0 != value }
                .reduce(into: Origin()) { $0.add(origin(of: $1, analysis)) }
        default: return Origin()
        }
    }

    private func isModel(_ type: TypeID) -> Bool { semantics.isModel(type) }

    /// Of a value or a plain object what it is made with, and what its initializers and defaults give its properties:
    /// `Box(model: Model())`.
    private func origin(ofMaking place: Place) -> Origin {
        guard !isModel(place.type) else { return Origin(made: [place]) }
        let type = index.types[place.type]
        guard !semantics.project.owners.isView(place.type),
            !type.genericParameters.isEmpty || !semantics.modelsWithin(.nominal(place.type, [])).isEmpty
        else { return Origin() }
        let call = place.node.children.first { $0.kind == .callComponent }
        var origin = call.map { self.origin(ofArgumentsOf: $0, place.analysis) } ?? Origin()
        for (part, analysis) in semantics.parts(of: place.type) {
            let members = part.child(.memberBlock)?.children.filter { $0.kind == .initializerDeclaration } ?? []
            let called = members.filter { $0.accepts(labels: place.labels ?? []) }
            let defaults = semantics.storedProperties(of: part, file: analysis.file).filter { !$0.isLazy }
            origin.code += (called + defaults.compactMap { $0.initialValue?.parent }).map {
                ClassCode.Body(node: $0, analysis: analysis)
            }
        }
        return origin
    }

    private func origin(ofArgumentsOf call: SyntaxNode, _ analysis: FileAnalysis) -> Origin {
        call.children.compactMap(\.expressionChild).reduce(into: Origin()) { $0.add(origin(of: $1, analysis)) }
    }

    /// True for what may be a model, or hold one.
    private func mayBeObject(_ type: ResolvedType) -> Bool {
        switch type.unwrapped {
        case .external(let name, _): ["Any", "AnyObject"].contains(index.text(name))
        case .function: false
        case .nominal(let id, _) where [.class, .protocol].contains(index.types[id].kind): true
        case .array, .dictionary, .tuple, .nominal: !semantics.modelsWithin(type).isEmpty
        default: true
        }
    }

    /// `Model(…)`, `.init(…)` where a model is asked for, `type.init(…)`, and `Model.init`.
    func place(at value: SyntaxNode, _ analysis: FileAnalysis) -> Place? {
        let creation = ObjectCreation(value, in: analysis, semantics)
        if let creation, creation.call.nextSibling != nil { return nil }
        var made = creation?.type
        let last = value.lastChild ?? value
        let named = last.calledName ?? last
        if made == nil, named.name == KnownName.`init`.id {
            let types = semantics.types(at: value, analysis)
            switch named.kind {
            case .implicitMemberExpression:
                let known = semantics.eventCode.typesKnownToBeMade(at: named)
                made = types.typeAsked(of: value).unwrapped.typeID ?? known.flatMap { $0.count == 1 ? $0.first : nil }
            case .memberComponent:
                if case .metatype(.nominal(let type, _)) = types.type(before: named) { made = type }
            default: break
            }
        }
        let labels = last.kind == .callComponent ? last.argumentLabels : nil
        return made.map { Place(type: $0, node: value, analysis: analysis, labels: labels) }
    }

    /// - Parameter part: the last part of a chain.
    private func origin(endingWith part: SyntaxNode?, _ analysis: FileAnalysis) -> Origin {
        guard let part else { return Origin() }
        switch part.kind {
        case .identifierExpression, .memberComponent, .implicitMemberExpression:
            return origin(named: part, analysis)
        case .callComponent: return origin(ofCall: part, analysis)
        case .subscriptComponent:
            if let path = part.firstChild?.expressionChild, path.kind == .keyPathExpression {
                return Origin(code: getters(in: path))
            }
            let base = semantics.types(at: part, analysis).type(before: part)
            var origin = base.boundValue.typeID == nil ? origin(endingWith: part.previousSibling, analysis) : Origin()
            origin.code += SummaryMaker(semantics, analysis).subscripts(meantBy: part, of: base)
            return origin
        case .optionalComponent, .forceComponent: return origin(endingWith: part.previousSibling, analysis)
        case .tupleExpression:
            let value = part.childCount == 1 ? part.firstChild?.expressionChild : nil
            return value.map { origin(of: $0, analysis) } ?? Origin()
        default: return Origin()
        }
    }

    /// A getter, or a member that a subscript finds; of a property of a library what stands before it: `models.first`.
    private func origin(named node: SyntaxNode, _ analysis: FileAnalysis) -> Origin {
        if node.kind == .identifierExpression, let local = LocalName(meantBy: node) {
            guard let value = local.initialValue, value.firstToken < node.firstToken else { return Origin() }
            return origin(of: value, analysis)
        }
        let declared = MeantDeclarations(semantics: semantics).declarations(of: node, analysis)
        if !declared.isEmpty {
            let getters = declared.flatMap { getter($0.member) }
            // `box.model` of a box that is made here.
            let isStored = getters.isEmpty && declared.allSatisfy { index.fact($0.member).isStored }
            guard isStored, node.kind == .memberComponent else { return Origin(code: getters) }
            return origin(endingWith: node.previousSibling, analysis)
        }
        guard node.kind == .memberComponent else { return Origin() }
        let base = semantics.types(at: node, analysis).type(before: node)
        if let type = base.boundValue.typeID {
            guard index.hasAttribute("dynamicMemberLookup", type) else { return Origin() }
            return Origin(code: SummaryMaker(semantics, analysis).subscripts(meantBy: node, of: base))
        }
        return origin(endingWith: node.previousSibling, analysis)
    }

    private func getter(_ member: MemberReference) -> [ClassCode.Body] {
        guard let (node, analysis) = semantics.node(of: member), let code = node.parent?.getterBody else { return [] }
        return [ClassCode.Body(node: code, analysis: analysis)]
    }

    private func getters(in path: SyntaxNode) -> [ClassCode.Body] {
        guard let name = path.tokenRange.map({ path.tree.tokens[$0] }).last(where: { $0.kind == .identifier })
        else { return [] }
        return semantics.membersOfAnyType(named: name.payload).flatMap { getter($0.member) }
    }

    // MARK: Calls

    private func origin(ofCall call: SyntaxNode, _ analysis: FileAnalysis) -> Origin {
        guard let callee = call.partBeforeUnwrapping else { return Origin(callsHeld: true) }
        // `{ Model() }()`
        if callee.kind == .closureExpression { return Origin(code: [ClassCode.Body(node: callee, analysis: analysis)]) }
        guard callee.kind.isNamed else { return Origin(callsHeld: true) }
        if callee.kind == .identifierExpression, let local = LocalName(callee.name, at: callee) {
            let isFunction = local.declaration.kind == .functionDeclaration
            guard let code = isFunction ? local.declaration : local.initialValue else { return Origin(callsHeld: true) }
            return isFunction || code.kind == .closureExpression
                ? Origin(code: [ClassCode.Body(node: code, analysis: analysis)]) : Origin(callsHeld: true)
        }
        let meant = MeantDeclarations(semantics: semantics)
        // What an initializer makes, types tell: nothing in its code is given back.
        if callee.anchorToken.kind == .keyword, callee.name == KnownName.`init`.id {
            let isOfProject = meant.isDeclared(member: callee, analysis)
            return isOfProject ? Origin() : origin(ofCallOfLibrary: call, callee, analysis)
        }
        let declared = meant.declarations(of: callee, analysis)
        guard !declared.isEmpty else { return origin(ofCallOfLibrary: call, callee, analysis) }
        // `Model().configured()` may give back what it is called on.
        let receiver = callee.kind == .memberComponent ? callee.previousSibling : nil
        let own = receiver?.kind == .callComponent ? receiver.flatMap { made(endingWith: $0, analysis) } : nil
        return declared.reduce(into: own ?? Origin()) { origin, found in
            switch index.fact(found.member).kind {
            case .property: origin.add(self.origin(ofCallOfValue: found))
            case .enumCase: origin.add(self.origin(ofArgumentsOf: call, analysis))
            default: origin.code += code(of: found.member)
            }
        }
    }

    /// What the beginning of a chain makes, up to a call.
    private func made(endingWith call: SyntaxNode, _ analysis: FileAnalysis) -> Origin {
        guard let chain = call.parent, let creation = ObjectCreation(chain, in: analysis, semantics),
            creation.call == call
        else { return origin(ofCall: call, analysis) }
        return origin(ofMaking: Place(type: creation.type, node: chain, analysis: analysis, labels: creation.labels))
    }

    private func code(of member: MemberReference) -> [ClassCode.Body] {
        semantics.node(of: member).map { [ClassCode.Body(node: $0.node, analysis: $0.analysis)] } ?? []
    }

    /// `factory(id)`: of a type that may be called, or a function that a property holds.
    private func origin(ofCallOfValue found: MeantDeclarations.Declaration) -> Origin {
        let type =
            found.owner.map { semantics.members.type(of: MemberResolver.Found(owner: $0, member: found.member)) }
            ?? semantics.members.type(ofGlobal: found.member)
        guard let owner = type.unwrapped.typeID else { return Origin(callsHeld: true) }
        let name = KnownName.callAsFunction.id
        return Origin(code: semantics.members.members(named: name, in: owner).flatMap { code(of: $0.member) })
    }

    /// `stores.map(Model.init)`, `ids.compactMap { model(for: $0) }.first(where: isOpen)`
    private func origin(ofCallOfLibrary call: SyntaxNode, _ callee: SyntaxNode, _ analysis: FileAnalysis) -> Origin {
        var origin = Origin()
        if callee.kind == .memberComponent { origin = self.origin(endingWith: callee.previousSibling, analysis) }
        for argument in CallArguments(call).list {
            let value = argument.value
            if value.kind == .closureExpression { origin.code.append(ClassCode.Body(node: value, analysis: analysis)) }
            if value.kind == .keyPathExpression { origin.code += getters(in: value) }
            if let place = place(at: value, analysis), isModel(place.type) {
                origin.made.append(place)
            } else if let named = value.lastNamed,
                named.kind == .memberComponent || LocalName(named.name, at: named) == nil
            {
                let declared = MeantDeclarations(semantics: semantics).declarations(of: named, analysis)
                let functions = declared.filter { index.fact($0.member).kind == .function }
                origin.code += functions.flatMap { code(of: $0.member) }
            }
        }
        return origin
    }
}

extension SyntaxNode {
    /// `details` of `details[id]`, `self.details[id] as? Detail` and `details.first { … }`: the property that keeps
    /// objects.
    fileprivate var nameOfKeeper: NameID? {
        if kind == .sequenceExpression { return firstChild?.nameOfKeeper }
        let parts = kind == .chainExpression ? Array(children) : [self]
        return parts.first { $0.kind.isNamed && $0.name != KnownName.`self`.id }?.name
    }
}

extension SyntaxKind {
    fileprivate var isNamed: Bool {
        self == .identifierExpression || self == .memberComponent || self == .implicitMemberExpression
    }
}
