import SymbolIndex
import Syntax

/// Tells whether a modifier of the project shows the view that it is given in one place, as long as it is shown itself:
/// what stands behind a condition, or gets another identity, is shown again as the same value (catalogue 83).
struct ContentOfModifiers {
    let semantics: Semantics
    /// True for a name that shows what it is given as the code around it does.
    let isTransient: (SyntaxNode, FileAnalysis) -> Bool

    private var index: ProjectIndex { semantics.index }

    /// A call of a function that modifies a view.
    private struct Call {
        let node: SyntaxNode
        let analysis: FileAnalysis
    }

    /// What was looked at on the way.
    private struct Seen {
        private var visits: [Bool: Set<MemberReference>] = [:]
        /// True where each run of the code around makes another value of the view: its conditions are the same as long
        /// as the value is.
        var isMadeAnew: Bool
        /// The body of a view that shows what one of its properties keeps: its other constants are the same as long as
        /// that value is.
        let body: SyntaxNode?

        init(isMadeAnew: Bool = true, body: SyntaxNode? = nil) {
            self.isMadeAnew = isMadeAnew
            self.body = body
        }

        mutating func insert(_ function: MemberReference) -> Bool {
            visits[isMadeAnew, default: []].insert(function).inserted
        }
    }

    /// True where all that follows a view in its chain does: `view.modifier(Lock())`, `view.locked()`.
    func isShownOnce(by view: SyntaxNode, _ analysis: FileAnalysis) -> Bool {
        var seen = Seen()
        return areShownOnce(behind: view, analysis, &seen)
    }

    /// The same for a body that shows a view which a property keeps.
    func isShownOnce(property: NameID, in body: SyntaxNode, _ analysis: FileAnalysis) -> Bool {
        var seen = Seen(isMadeAnew: false, body: body)
        return shows(property, isProperty: true, in: body, calledBy: nil, analysis, &seen)
    }

    private static let styles = SharedQuestion<NameID, Bool>()

    /// True where the project's own styles of a view of the SDK show all that they are given as long as the view is
    /// shown: each `GroupBoxStyle` for `GroupBox`, since any may be in the environment.
    func isShownOnce(byStylesOf callee: NameID) -> Bool {
        semantics.answers.answer(ContentOfModifiers.styles, callee) {
            guard let make = semantics.name("makeBody") else { return true }
            let style = index.text(callee) + "Style"
            return semantics.membersOfAnyType(named: make).allSatisfy { method in
                let conformances = method.owner.map { index.foreignConformances(of: $0) } ?? []
                return !conformances.contains { index.text($0).hasSuffix(style) } || showsParts(method.member)
            }
        }
    }

    /// Each part of the configuration once: `configuration.label`.
    private func showsParts(_ function: MemberReference) -> Bool {
        guard let (node, analysis) = semantics.nodeInAnyFile(of: function), let body = node.child(.codeBlock),
            let parameter = node.parameters.first?.name
        else { return false }
        var seen = Seen(isMadeAnew: false)
        _ = seen.insert(function)
        let shown = semantics.code(of: analysis).nodes(named: parameter, in: body).filter { name in
            name.kind == .identifierExpression && !(name.nextSibling.map { isState($0) } ?? false)
        }
        return Set(shown.map { $0.nextSibling?.name ?? 0 }).count == shown.count
            && shown.allSatisfy {
                isUnconditional($0, in: body, nil, analysis, &seen) && areShownOnce(of: $0, in: body, analysis, &seen)
            }
    }

    /// `isPressed`, `$isOn`, `role`
    private func isState(_ part: SyntaxNode) -> Bool {
        let name = index.text(part.name)
        return part.anchorToken.kind == .dollarIdentifier || name.hasPrefix("is") || name == "role"
    }

    private func areShownOnce(
        behind view: SyntaxNode, _ analysis: FileAnalysis, _ seen: inout Seen
    ) -> Bool {
        var next = view.nextSibling
        while let part = next {
            if part.kind == .memberComponent, part.isCalled, !isShownOnce(byCallOf: part, analysis, &seen) {
                return false
            }
            next = part.nextSibling
        }
        return true
    }

    private func isShownOnce(
        byCallOf name: SyntaxNode, _ analysis: FileAnalysis, _ seen: inout Seen
    ) -> Bool {
        guard index.text(name.name) != "modifier" else {
            let value = name.partBehindUnwrapping?.firstChild?.expressionChild
            let made = value.flatMap { ObjectCreation($0, in: analysis, semantics) }?.type
            let name = value?.kind == .chainExpression ? value?.firstChild?.name : value?.name
            let types = made.map { [$0] } ?? name.map { semantics.types(ofAnyPlaceNamed: $0) } ?? []
            return types.allSatisfy { type in
                index.members(named: KnownName.body.id, of: type).allSatisfy { shows($0, &seen, byParameter: true) }
            }
        }
        let fit = NameFit(name, of: .unknown, in: analysis, semantics)
        return semantics.membersOfAnyType(named: name.name).allSatisfy { found in
            index.fact(found.member).kind != .function || !mayBeOfView(found) || !fit.mayMean(found)
                || shows(
                    found.member, calledBy: name.partBehindUnwrapping.map { Call(node: $0, analysis: analysis) }, &seen,
                    byParameter: false)
        }
    }

    /// False for a member of a type that is no view.
    private func mayBeOfView(_ found: MeantDeclarations.Declaration) -> Bool {
        guard let owner = found.owner else { return false }
        switch index.types[owner].kind {
        case .protocol: return true
        case .external: return !SDKTypes.madeOfParts.contains(index.text(index.types[owner].name))
        default:
            return index.foreignConformances(of: owner).contains { !SDKAncestors.plain.contains(index.text($0)) }
        }
    }

    /// - Parameter byParameter: what is shown is the function's parameter, and not its own object.
    private func shows(
        _ function: MemberReference, calledBy call: Call? = nil, _ seen: inout Seen, byParameter: Bool
    ) -> Bool {
        let wasMadeAnew = seen.isMadeAnew
        defer { seen.isMadeAnew = wasMadeAnew }
        if byParameter { seen.isMadeAnew = false }
        guard seen.insert(function) else { return true }
        guard let (node, analysis) = semantics.nodeInAnyFile(of: function), let body = node.child(.codeBlock) else {
            return false
        }
        let parameter = byParameter ? node.parameters.first?.name : nil
        guard !byParameter || parameter != nil else { return false }
        return shows(parameter, in: body, calledBy: call, analysis, &seen)
    }

    /// - Parameters:
    ///   - parameter: nil for the object that the code belongs to.
    ///   - isProperty: what is shown is a property of that name instead.
    private func shows(
        _ parameter: NameID?, isProperty: Bool = false, in body: SyntaxNode, calledBy call: Call?,
        _ analysis: FileAnalysis, _ seen: inout Seen
    ) -> Bool {
        var shown: [SyntaxNode] = []
        var returns: [SyntaxNode] = []
        body.walk { part in
            if part.kind == .returnStatement { returns.append(part) }
            if part.kind == .identifierExpression, isShown(part, parameter) { shown.append(part) }
            if isProperty, part.name == parameter, part.isMemberOfSelf { shown.append(part) }
            return !part.kind.isTypeDeclaration
        }
        guard !shown.isEmpty else { return true }
        let wasMadeAnew = seen.isMadeAnew
        guard !returns.contains(where: { isEarly($0, in: body, among: shown) }),
            areExclusive(shown, byAnyCondition: wasMadeAnew, analysis, seen)
        else { return false }
        return shown.allSatisfy { view in
            defer { seen.isMadeAnew = wasMadeAnew }
            guard isUnconditional(view, in: body, call, analysis, &seen) else { return false }
            if view.isInClosure(within: body) { seen.isMadeAnew = false }
            return areShownOnce(of: view, in: body, analysis, &seen)
        }
    }

    /// True for a `return` that leaves code around a view before its end: an event's closure shows none.
    private func isEarly(_ statement: SyntaxNode, in body: SyntaxNode, among shown: [SyntaxNode]) -> Bool {
        let code = statement.ancestor { $0 == body || $0.kind == .closureExpression } ?? body
        return statement.parent != code && !isDecidedOnce(statement, in: code)
            && shown.contains { code.encloses($0) }
    }

    /// True where the version or the kind of the system decides which one of some nodes is reached: no two ever are.
    ///
    /// - Parameter byAnyCondition: other conditions do as well.
    private func areExclusive(
        _ nodes: [SyntaxNode], byAnyCondition: Bool, _ analysis: FileAnalysis, _ seen: Seen
    ) -> Bool {
        nodes.indices.dropLast().allSatisfy { first in
            nodes[(first + 1)...].allSatisfy { later in
                if isLeft(nodes[first], for: later) { return true }
                guard let around = nodes[first].ancestor(where: { $0.encloses(later) }) else { return false }
                return byAnyCondition && (around.kind == .ifStatement || around.kind == .switchStatement)
                    || isDecidedByConstants(around, analysis, seen)
            }
        }
    }

    /// `if let path { … } else { … }` where `path` is a constant of the view whose body it is.
    private func isDecidedByConstants(_ statement: SyntaxNode, _ analysis: FileAnalysis, _ seen: Seen) -> Bool {
        guard statement.kind == .ifStatement, let body = seen.body, body.encloses(statement),
            let view = analysis.enclosingType(of: statement)
        else { return false }
        let conditions = statement.children.prefix { $0.kind != .codeBlock }
        return conditions.allSatisfy { condition in
            guard condition.kind == .optionalBindingCondition, condition.child(.initializer) == nil else {
                return condition.kind == .identifierExpression && isConstant(condition.name, of: view, at: condition)
            }
            return condition.firstChild.map { isConstant($0.name, of: view, at: condition) } ?? false
        }
    }

    /// True for a stored constant without a wrapper.
    private func isConstant(_ name: NameID, of view: TypeID, at node: SyntaxNode) -> Bool {
        let found = index.members(named: name, of: view)
        guard found.count == 1, let property = found.first, LocalName(name, at: node) == nil else { return false }
        let fact = index.fact(property)
        return fact.isStored && fact.flags.contains(.isLet) && fact.attributes.isEmpty
    }

    /// - Parameter later: stands behind the node.
    private func isLeft(_ node: SyntaxNode, for later: SyntaxNode) -> Bool {
        let around = node.ancestor { $0.encloses(later) }
        if around?.isDecidedByAvailability == true || around?.kind == .conditionalCompilation { return true }
        let block = node.ancestor { $0.kind == .codeBlock || $0.kind == .closureExpression }
        return block?.kind == .codeBlock && block?.encloses(later) == false
            && block?.lastChild?.kind == .returnStatement
            && block?.parent?.isDecidedByAvailability == true
    }

    /// True where all conditions around code are the same all the time.
    private func isDecidedOnce(_ node: SyntaxNode, in body: SyntaxNode) -> Bool {
        var current = node
        while current != body, let parent = current.parent {
            guard parent.kind == .codeBlock || parent.isDecidedByAvailability else { return false }
            current = parent
        }
        return true
    }

    /// The parameter; else `self`, also where a call of a modifier leaves it out.
    private func isShown(_ name: SyntaxNode, _ parameter: NameID?) -> Bool {
        if let parameter { return name.name == parameter }
        if name.name == KnownName.`self`.id {
            return name.nextSibling.map { $0.isCalled || $0.kind != .memberComponent } ?? true
        }
        return name.isCalled && index.text(name.name).first?.isLowercase == true
            && LocalName(name.name, at: name) == nil
            && index.globals(named: name.name).isEmpty && mayGiveView(name)
    }

    /// False for an argument of what takes no view, as far as its name tells.
    private func mayGiveView(_ name: SyntaxNode) -> Bool {
        guard let argument = name.parent?.parent, argument.kind == .argument else { return true }
        guard let callee = argument.parent?.calledName?.name else { return false }
        return SDKTypes.nothingOrViews.contains(index.text(callee)) || !semantics.types(ofAnyPlaceNamed: callee).isEmpty
    }

    /// What stands behind the view in its chain, and the modifier itself where `self` is left out.
    private func areShownOnce(
        of view: SyntaxNode, in body: SyntaxNode, _ analysis: FileAnalysis, _ seen: inout Seen
    ) -> Bool {
        if view.isCalled, !isShownOnce(byCallOf: view, analysis, &seen) { return false }
        var current: SyntaxNode? = view
        while let part = current, part.kind != .functionDeclaration, part != body {
            let isNewIdentity =
                part.parent?.children.contains { $0.kind == .memberComponent && index.text($0.name) == "id" } ?? false
            if part.parent?.kind == .chainExpression, isNewIdentity || !areShownOnce(behind: part, analysis, &seen) {
                return false
            }
            current = part.parent
        }
        return true
    }

    private func isUnconditional(
        _ view: SyntaxNode, in body: SyntaxNode, _ call: Call?, _ analysis: FileAnalysis, _ seen: inout Seen
    ) -> Bool {
        var current = view
        var mayChange = false
        while current != body, let parent = current.parent {
            switch parent.kind {
            case .ifStatement, .switchStatement:
                if parent.isDecidedByAvailability || isDecidedByConstants(parent, analysis, seen) { break }
                guard seen.isMadeAnew else { return false }
                mayChange = true
            case .guardStatement: if !parent.isDecidedByAvailability { return false }
            case .closureExpression where parent != body: if mayChange { return false }
            case .ternaryOperator, .forStatement, .functionDeclaration: return false
            case .initializer where !seen.isMadeAnew: return false
            case .sequenceExpression where parent.children.contains { $0.kind == .ternaryOperator }: return false
            case .argument:
                guard let callee = parent.parent?.calledName, seen.isMadeAnew || !showsAgain(callee) else {
                    return false
                }
                if isTransient(callee, analysis) { break }
                guard current == view, !view.isInClosure(within: body), let call,
                    isShown(view, byClosureOf: call, calledAt: callee, &seen)
                else { return false }
            default: break
            }
            current = parent
        }
        return true
    }

    /// For each of some elements, or once it is presented.
    private func showsAgain(_ callee: SyntaxNode) -> Bool {
        [KnownName.ForEach.id, KnownName.List.id].contains(callee.name)
            || ViewClosures.presenters.contains(index.text(callee.name))
    }

    /// `change(self)`, `change(self, value)` in a function that is given a closure where it is called.
    private func isShown(
        _ view: SyntaxNode, byClosureOf call: Call, calledAt callee: SyntaxNode, _ seen: inout Seen
    ) -> Bool {
        guard callee.kind == .identifierExpression, let parameter = LocalName(callee.name, at: callee)?.declaration,
            parameter.kind == .parameter, let closure = closure(givenFor: parameter, by: call.node),
            let position = callee.nextSibling.map({ CallArguments($0).list })?.firstIndex(where: { $0.value == view })
        else { return false }
        let parameters = closure.children.filter { $0.kind == .closureParameter }
        guard parameters.isEmpty || position < parameters.count,
            let name = parameters.isEmpty ? semantics.name("$\(position)") : parameters[position].name,
            !isKept(callee), !closure.contains(where: { $0.name == name && isKept($0, within: closure) })
        else { return false }
        return shows(name, in: closure, calledBy: nil, call.analysis, &seen)
    }

    /// True where a local, a list or another closure has the value: it may be shown again from there.
    private func isKept(_ name: SyntaxNode, within closure: SyntaxNode? = nil) -> Bool {
        guard name.kind == .identifierExpression else { return false }
        let around = name.ancestor { part in
            part == closure || part.kind == .memberBlock || part.kind == .arrayExpression
                || part.kind == .initializer && part.parent?.kind != .optionalBindingCondition
                || part.kind == .closureExpression && closure != nil
        }
        return around != closure && around?.kind != .memberBlock
    }

    /// The only closure of a call that is for a parameter.
    private func closure(givenFor parameter: SyntaxNode, by call: SyntaxNode) -> SyntaxNode? {
        let parameters = parameter.parent?.children.filter { $0.kind == .parameter } ?? []
        let given = CallArguments(call).list.filter { $0.functions(among: parameters).contains(parameter) }
        guard given.count == 1, let only = given.first, only.value.kind == .closureExpression,
            only.functions(among: parameters).count == 1
        else { return nil }
        return only.value
    }
}

extension SyntaxNode {
    fileprivate func isInClosure(within body: SyntaxNode) -> Bool {
        var current = parent
        while let node = current, node != body {
            if node.kind == .closureExpression { return true }
            current = node.parent
        }
        return false
    }
}
