import SymbolIndex
import Syntax

/// Tells whether releasing an object that nothing has used acts on something else: its `deinit` calls a closure, sets
/// what it was given, or tells others (catalogue 83, 219). What it only ends for itself is no such effect.
package struct ReleaseEffects {
    package let semantics: Semantics

    package init(semantics: Semantics) {
        self.semantics = semantics
    }

    package func acts(_ type: TypeID) -> Bool {
        ([type] + semantics.index.superclasses(of: type)).contains { type in
            let code = semantics.classCode(of: type)
            return code.deinitializers.contains { body in
                var visited: Set<NameID> = []
                return acts(body, code, &visited)
            }
        }
    }

    private func acts(_ body: ClassCode.Body, _ code: ClassCode, _ visited: inout Set<NameID>) -> Bool {
        body.node.contains { node in
            // `.running(task)` is a case.
            if node.kind == .callComponent, let callee = node.calledName, callee.kind != .implicitMemberExpression {
                return acts(callee, body.analysis, code, &visited)
            }
            guard node.isAssignmentOperator, let target = node.previousSibling else { return false }
            return !isOwn(target, body.analysis, code)
        } outside: {
            $0.kind == .codeBlock && semantics.creationEffects.isSkipped($0, by: body)
        }
    }

    private func acts(
        _ callee: SyntaxNode, _ analysis: FileAnalysis, _ code: ClassCode, _ visited: inout Set<NameID>
    ) -> Bool {
        if ReleaseEffects.isHarmless(callee) || isOnOwnObject(callee, analysis, code)
            || takesBack(callee, analysis) || handsBack(callee, analysis)
        {
            return false
        }
        guard callee.kind == .identifierExpression || callee.isOfSelf, let bodies = code.functions[callee.name] else {
            return true
        }
        return visited.insert(callee.name).inserted && bodies.contains { acts($0, code, &visited) }
    }

    /// `player.pause()` of a property that the object makes itself and no initializer is given, so that nothing else
    /// has what is behind it.
    private func isOnOwnObject(_ callee: SyntaxNode, _ analysis: FileAnalysis, _ code: ClassCode) -> Bool {
        guard callee.kind == .memberComponent, let property = ReleaseEffects.property(of: callee),
            let type = analysis.enclosingType(of: callee), !semantics.members.members(named: property, in: type).isEmpty
        else { return false }
        return !code.initializers.contains { $0.body.node.parameters.contains { $0.name == property } }
            && isMadeHere(property, of: type)
    }

    // MARK: Registrations

    /// `center.remove(observer: self)` where each initializer has added the object there, and `center.unobserve(token)`
    /// of what `center.observe` gave to it alone.
    fileprivate func takesBack(_ callee: SyntaxNode, _ analysis: FileAnalysis) -> Bool {
        guard callee.kind == .memberComponent, callee != callee.parent?.firstChild,
            let type = analysis.enclosingType(of: callee),
            let given = callee.onlyArgument
        else { return false }
        let code = semantics.classCode(of: type)
        if given.name == KnownName.`self`.id {
            return !code.initializers.isEmpty
                && code.initializers.allSatisfy { initializer in
                    let statements = initializer.body.node.child(.codeBlock).map { Array($0.children) } ?? []
                    return statements.contains {
                        gives($0, to: callee) && $0.lastChild?.previousSibling?.onlyArgument?.name == given.name
                    }
                }
        }
        return isGiven(given.name, of: type, to: callee)
    }

    /// `token.map(center.remove)` of what `center.append` gave to it alone.
    private func handsBack(_ callee: SyntaxNode, _ analysis: FileAnalysis) -> Bool {
        guard callee.name == KnownName.map.id || callee.name == KnownName.forEach.id,
            let token = ReleaseEffects.property(of: callee), let type = analysis.enclosingType(of: callee),
            let argument = callee.nextSibling?.firstChild, argument.nextSibling == nil,
            let taker = argument.expressionChild?.lastChild, taker.kind == .memberComponent
        else { return false }
        return isGiven(token, of: type, to: taker)
    }

    /// True where only the object has what the counterpart of a function gave to it.
    private func isGiven(_ property: NameID, of type: TypeID, to taker: SyntaxNode) -> Bool {
        let members = semantics.index.members(named: property, of: type)
        guard members.count == 1, members.allSatisfy({ semantics.index.fact($0).access <= .fileprivate }) else {
            return false
        }
        let values = values(of: property, in: type)
        return !values.isEmpty && values.allSatisfy { $0.text == "nil" || gives($0, to: taker) }
    }

    /// True for a call of what a function takes back, on the same object.
    private func gives(_ call: SyntaxNode, to callee: SyntaxNode) -> Bool {
        guard call.kind == .chainExpression, let last = call.lastChild, last.kind == .callComponent,
            let giver = last.previousSibling,
            let chain = callee.parent,
            chain.children.prefix(while: { $0 != callee }).map(\.text)
                == call.children.prefix(while: { $0 != giver }).map(\.text)
        else { return false }
        let (gives, takes) = (semantics.index.text(giver.name), semantics.index.text(callee.name))
        return takes == "un" + gives || gives.hasPrefix("add") && takes == "remove" + gives.dropFirst(3)
            || takes == "remove" && ["append", "insert"].contains(gives)
    }

    // MARK: Own objects

    /// True where all that the property is set to is made for it: `Player()`, and not `Player.shared`.
    func isMadeHere(_ property: NameID, of type: TypeID) -> Bool {
        values(of: property, in: type).allSatisfy { ReleaseEffects.isMade($0) }
    }

    /// What the code of a type sets a property to.
    fileprivate func values(of property: NameID, in type: TypeID) -> [SyntaxNode] {
        var values: [SyntaxNode?] = []
        for analysis in semantics.analyses(mentioning: property) {
            for declaration in semantics.parts(of: type, in: analysis) {
                declaration.walk { node in
                    if node.kind == .binding, node.firstChild?.name == property,
                        node.parent?.parent?.kind == .memberBlock
                    {
                        values.append(node.child(.initializer)?.expressionChild)
                    } else if node.isOwnName(property), node.isAssignedWhole {
                        let target = node.kind == .memberComponent ? node.parent : node
                        values.append(target?.nextSibling?.nextSibling)
                    }
                    return true
                }
            }
        }
        return values.compactMap { $0 }
    }

    /// `Player(url: url)`, `nil`
    static func isMade(_ value: SyntaxNode) -> Bool {
        guard value.kind == .chainExpression, let first = value.firstChild, let call = first.nextSibling
        else {
            return value.kind == .literalExpression || value.kind == .arrayExpression
                || value.kind == .dictionaryExpression
        }
        let isType = first.kind == .arrayExpression || first.tree.text(first.anchor).first?.isUppercase == true
        return isType && call.kind == .callComponent && call.nextSibling == nil
    }

    /// `x` of `x.stop()` and `self.x?.stop()`.
    private static func property(of callee: SyntaxNode) -> NameID? {
        guard let first = callee.parent?.firstChild, first.kind == .identifierExpression, first != callee else {
            return nil
        }
        guard first.name == KnownName.`self`.id else { return first.name }
        return first.nextSibling.flatMap { $0.kind == .memberComponent && $0 != callee ? $0.name : nil }
    }

    /// `x = nil`, `self.x = nil`, `x.delegate = nil`
    private func isOwn(_ target: SyntaxNode, _ analysis: FileAnalysis, _ code: ClassCode) -> Bool {
        let type = analysis.enclosingType(of: target)
        if target.kind == .identifierExpression {
            return LocalName(target.name, at: target) != nil || isStoredInObject(target.name, type)
        }
        guard let first = target.firstChild, let last = Array(target.children).last else { return false }
        if first.name == KnownName.`self`.id, target.childCount == 2 { return isStoredInObject(last.name, type) }
        guard target.nextSibling?.nextSibling?.text == "nil" else { return false }
        return ["delegate", "dataSource"].contains(target.tree.text(last.anchor)) || isOnOwnObject(last, analysis, code)
    }

    private func isStoredInObject(_ name: NameID, _ type: TypeID?) -> Bool {
        guard let type else { return false }
        let found = semantics.members.members(named: name, in: type)
        return !found.isEmpty
            && found.allSatisfy {
                semantics.index.fact($0.member).flags.isDisjoint(with: [.isStatic, .isComputed])
            }
    }

    /// `ILOG("released")` is a log too. What all share is not the object's own to end.
    private static func isHarmless(_ callee: SyntaxNode) -> Bool {
        let name = callee.tree.text(callee.anchor)
        if SDKMembers.ending.contains(name) {
            let first = callee.parent?.firstChild
            return first.map { $0.kind != .identifierExpression || $0.tree.text($0.anchor).first?.isUppercase != true }
                ?? false
        }
        return PureFunctions.atRelease.contains(name) || name.hasSuffix("LOG") || name.hasSuffix("Log")
    }
}

extension CreationEffects {
    /// Nil for a `deinit` that does nothing in an object which nothing has used: it ends and drops what only stands in
    /// properties once other code has set them.
    func effect(ofRelease deinitializer: SyntaxNode, of type: TypeID) -> SyntaxNode? {
        guard let body = deinitializer.child(.codeBlock) else { return deinitializer }
        guard index.directSubclasses(of: type).isEmpty else {
            return body.children.allSatisfy { onlyComputes($0, type) } ? nil : deinitializer
        }
        var visited: Set<NameID> = []
        return effect(ofUnused: body, type, &visited)
    }

    private func effect(ofUnused body: SyntaxNode, _ type: TypeID, _ visited: inout Set<NameID>) -> SyntaxNode? {
        for statement in body.children where !takesObserverBack(statement, of: type) && !onlyComputes(statement, type) {
            if statement.kind == .ifStatement, statement.children.allSatisfy({ $0.isBlockOrShorthand }) {
                let blocks = statement.children.filter { $0.kind == .codeBlock && !isSkipped($0, type) }
                if let effect = blocks.firstValue({ effect(ofUnused: $0, type, &visited) }) { return effect }
                continue
            }
            let parts = statement.kind == .sequenceExpression ? Array(statement.children) : [statement]
            let first = parts[0].kind == .chainExpression ? parts[0].firstChild : parts[0]
            let name = first?.name == KnownName.`self`.id ? first?.nextSibling : first
            guard let name, name.isOwnName(name.name) else { return statement }
            if parts.count > 1 {
                // `task = nil`
                let isWhole = name == parts[0] || name == parts[0].lastChild
                guard parts.count == 3, parts[1].kind == .assignmentOperator, parts[2].text == "nil", isWhole,
                    staysNil(name.name, of: type)
                else { return statement }
            } else if name.nextSibling?.kind != .optionalComponent || !staysNil(name.name, of: type) {
                guard let function = ownFunction(calledBy: name, type) else { return statement }
                if visited.insert(name.name).inserted, let effect = effect(ofUnused: function, type, &visited) {
                    return effect
                }
            }
        }
        return nil
    }

    /// `print("released")`
    private func onlyComputes(_ statement: SyntaxNode, _ type: TypeID) -> Bool {
        guard statement.kind == .chainExpression,
            let part = parts(of: type).first(where: { $0.node.encloses(statement) })
        else { return false }
        let place = Place(file: part.file, types: index.enclosingTypes(of: type))
        return effect(of: statement, at: place) == nil || cancelsOwnSubscription(statement, of: type)
    }

    /// `subscription?.cancel()` of what the object subscribed to by itself: to release that cancels it anyway.
    private func cancelsOwnSubscription(_ statement: SyntaxNode, of type: TypeID) -> Bool {
        guard let callee = statement.lastChild?.calledName, index.text(callee.name) == "cancel",
            let name = statement.firstChild, name.kind == .identifierExpression,
            let property = semantics.members.members(named: name.name, in: type).first, property.owner == type,
            case .external(let held, _) = semantics.members.type(of: property, isImplicitSelf: true).unwrapped,
            index.text(held) == "AnyCancellable",
            index.fact(property.member).access == .private || index.directSubclasses(of: type).isEmpty
        else { return false }
        return ReleaseEffects(semantics: semantics).values(of: name.name, in: type).allSatisfy { value in
            value.text == "nil" || ["sink", "assign"].contains(value.lastChild?.calledName.map { index.text($0.name) })
        }
    }

    /// `NotificationCenter.default.removeObserver(observer)` of what only the object has: it gets no notification more.
    private func takesObserverBack(_ statement: SyntaxNode, of type: TypeID) -> Bool {
        guard statement.kind == .chainExpression, let callee = statement.lastChild?.calledName,
            index.text(callee.name) == "removeObserver",
            let body = semantics.classCode(of: type).deinitializers.first(where: { $0.node.encloses(statement) })
        else { return false }
        let place = Place(file: body.analysis.file, types: index.enclosingTypes(of: type))
        guard foreignType(typeBefore(callee, at: place), before: callee, at: place) == "NotificationCenter"
        else { return false }
        let isSelf = callee.nextSibling?.firstChild?.expressionChild?.name == KnownName.`self`.id
        return isSelf || ReleaseEffects(semantics: semantics).takesBack(callee, body.analysis)
    }

    /// The body of the function of a type that a statement calls without arguments.
    private func ownFunction(calledBy name: SyntaxNode, _ type: TypeID) -> SyntaxNode? {
        let found = index.members(named: name.name, of: type)
        guard found.count == 1, let call = name.nextSibling, call.kind == .callComponent, call.nextSibling == nil,
            call.firstChild == nil, let function = semantics.nodeInAnyFile(of: found[found.startIndex])?.node,
            function.kind == .functionDeclaration, function.parameters.isEmpty
        else { return nil }
        return function.child(.codeBlock)
    }

    /// True for the block of `if let file { … }` in the `deinit` of an object that nothing has used.
    fileprivate func isSkipped(_ block: SyntaxNode, by body: ClassCode.Body) -> Bool {
        guard let type = body.analysis.enclosingType(of: block), index.directSubclasses(of: type).isEmpty,
            body.node.parent?.kind == .deinitializerDeclaration
        else { return false }
        return isSkipped(block, type)
    }

    /// The first block, behind a property that has no value yet.
    private func isSkipped(_ block: SyntaxNode, _ type: TypeID) -> Bool {
        guard let statement = block.parent, statement.kind == .ifStatement, statement.child(.codeBlock) == block
        else { return false }
        return statement.children.contains { isUnset($0, of: type) }
    }

    /// `let file` of `if let file { … }`, of an own property that has no value yet.
    private func isUnset(_ condition: SyntaxNode, of type: TypeID) -> Bool {
        guard condition.kind == .optionalBindingCondition, let pattern = condition.firstChild,
            pattern.kind == .identifierPattern, LocalName(pattern.name, at: condition) == nil
        else { return false }
        return index.members(named: pattern.name, of: type).allSatisfy { index.fact($0).access <= .fileprivate }
            && staysNil(pattern.name, of: type)
    }

    /// True for an optional property that no code names which initializers of the class may run.
    private func staysNil(_ property: NameID, of type: TypeID) -> Bool {
        let declared = parts(of: type).flatMap { semantics.storedProperties(of: $0.node, file: $0.file) }
            .filter { $0.name == property }
        return declared.count == 1
            && declared.allSatisfy { property in
                property.hasFirstValue && property.initialValue == nil && !property.isLazy && !property.hasObservers
                    && property.wrappers(in: index).isEmpty
            } && !namesInInitializers(of: type).contains(property)
    }

    private static let namesInInitializers = SharedQuestion<TypeID, Set<NameID>>()

    /// All names in the initializers of a type, and in its members that these name, directly or through others.
    private func namesInInitializers(of type: TypeID) -> Set<NameID> {
        semantics.answers.answer(CreationEffects.namesInInitializers, type) {
            let classes = [type] + index.superclasses(of: type)
            let members = classes.flatMap { parts(of: $0) }.flatMap { part in
                part.node.child(.memberBlock).map { block in block.children.flatMap(\.membersInBranches) } ?? []
            }
            var named: [NameID: [SyntaxNode]] = [:]
            for member in members {
                for binding in member.children.filter({ $0.kind == .binding }) {
                    named[binding.firstChild?.name ?? member.name, default: []].append(member)
                }
                if member.kind == .functionDeclaration { named[member.name, default: []].append(member) }
            }
            var found: Set<NameID> = []
            var queue = members.filter { $0.kind == .initializerDeclaration }
            while let code = queue.popLast() {
                code.walk { node in
                    if node.anchorToken.kind == .identifier, found.insert(node.name).inserted {
                        queue += named[node.name] ?? []
                    }
                    return true
                }
            }
            return found
        }
    }
}

extension SyntaxNode {
    /// `self` and `token` of `remove(self)` and `remove(observer: token)`.
    fileprivate var onlyArgument: SyntaxNode? {
        guard let call = nextSibling, call.kind == .callComponent, call.childCount == 1, call.nextSibling == nil,
            let value = call.firstChild?.expressionChild, value.kind == .identifierExpression
        else { return nil }
        return value
    }

    /// `{ … }` and `let name` of `if let name { … }`.
    fileprivate var isBlockOrShorthand: Bool {
        kind == .codeBlock || kind == .optionalBindingCondition && child(.initializer) == nil
    }

    /// A member; those of all branches of `#if`.
    fileprivate var membersInBranches: [SyntaxNode] {
        guard kind == .conditionalCompilation || kind == .conditionalCompilationClause else { return [self] }
        return children.flatMap(\.membersInBranches)
    }
}
