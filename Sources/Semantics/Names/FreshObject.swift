import SymbolIndex
import Syntax

private let onlyHolderQuestion = SharedQuestion<MemberReference, Bool>()
private let onlyCreationsQuestion = SharedQuestion<MemberReference, Bool>()

extension Semantics {
    /// True for a member of an object that the code around has made before: behind `let model = Model()`, and in an
    /// initializer that makes what a constant of its type holds, or right behind `self.model = Model()`.
    package func isOfObjectMadeHere(_ member: SyntaxNode, in analysis: FileAnalysis) -> Bool {
        if LocalName.isFreshObject(before: member) { return true }
        guard member.kind == .memberComponent, let object = member.previousSibling, object.isOfSelf,
            object.anchorToken.kind == .identifier, LocalName(object.name, at: object) == nil,
            let owner = analysis.enclosingType(of: member), isStored(object.name, of: owner),
            let code = member.ancestor(where: { $0.kind == .closureExpression || $0.kind == .initializerDeclaration }),
            code.kind == .initializerDeclaration
        else { return false }
        guard isConstant(object.name, of: owner) else { return isJustMade(object.name, before: member, in: code) }
        let binding = index.members(named: object.name, of: owner).first.flatMap { node(of: $0)?.node.parent }
        return binding?.child(.initializer)?.expressionChild?.isCreation
            ?? isMade(object.name, before: member, in: code)
    }

    /// The property that made the object of which a member is named, and holds no other: `theme` of
    /// `settings.theme.value` with `let theme = Setting()`. Another such property never holds the same object.
    package func maker(before member: SyntaxNode, in analysis: FileAnalysis) -> MemberReference? {
        guard member.kind == .memberComponent, let holder = member.previousSibling,
            holder.anchorToken.kind == .identifier, isMemberOfKnownType(holder, analysis)
        else { return nil }
        let meant = MeantDeclarations(semantics: self).declarations(of: holder, analysis)
        // What is found by `dynamicMember` belongs to an object that something else may hold as well.
        guard meant.count == 1, let found = meant.first,
            let type = types(at: member, analysis).type(before: member).typeID, index.types[type].kind == .class,
            members.firstMember(named: member.name, in: type) != nil
        else { return nil }
        return answers.answer(onlyHolderQuestion, found.member) { isOnlyHolder(found) } ? found.member : nil
    }

    /// The class whose own property holds the object of which a member is named, and is given nothing but objects that
    /// are made for it: of `entry.isValid` the one with `@Published var entry = Entry()`.
    package func classMakingObject(before member: SyntaxNode, in analysis: FileAnalysis) -> TypeID? {
        guard member.kind == .memberComponent, let holder = member.previousSibling,
            holder.anchorToken.kind == .identifier, holder.isOfSelf
        else { return nil }
        if let local = LocalName(meantBy: holder) { return classKeeping(local.declaration, holder, in: analysis) }
        let meant = MeantDeclarations(semantics: self).declarations(of: holder, analysis)
        guard meant.count == 1, let found = meant.first, let owner = found.owner, index.types[owner].kind == .class
        else { return nil }
        return answers.answer(onlyCreationsQuestion, found.member) { holdsOnlyCreations(found) } ? owner : nil
    }

    private func holdsOnlyCreations(_ found: MeantDeclarations.Declaration) -> Bool {
        let fact = index.fact(found.member)
        guard fact.isStored, fact.flags.isDisjoint(with: [.isLazy, .isOverride]), let owner = found.owner,
            !project.isOpen(owner),
            fact.attributes.allSatisfy({ index.translate($0, file: found.member.file) == KnownName.Published.id }),
            let value = node(of: found.member)?.node.parent?.child(.initializer)?.expressionChild,
            value.isCreation, isKnownToItsMakerOnly(value)
        else { return false }
        return !mayBeNamed(found.member) { node, _ in
            let isWritten = node.expressionItEnds?.isWritten ?? false
            return node.isSetUnseen || mayBeSetByKeyPath(node) || isWritten && node.expressionSet?.isCreation != true
        }
    }

    /// True for `Entry()`, of whose object nothing else knows.
    private func isKnownToItsMakerOnly(_ creation: SyntaxNode) -> Bool {
        guard let made = creation.firstChild?.name, index.globals(named: made).isEmpty else { return false }
        let types = index.types(named: made)
        return !types.isEmpty && types.allSatisfy { !givesAwayItself($0) }
    }

    /// The class whose initializer makes an object for a local constant and gives it to a stored property, and to
    /// nothing else: `let used = Entry()` with `self.entry = used`.
    private func classKeeping(_ local: SyntaxNode, _ name: SyntaxNode, in analysis: FileAnalysis) -> TypeID? {
        guard local.kind == .binding, local.parent?.name == KnownName.let.id, let block = local.parent?.parent,
            block.kind == .codeBlock, let initializer = block.parent, initializer.kind == .initializerDeclaration
        else { return nil }
        guard let value = local.child(.initializer)?.expressionChild,
            let owner = analysis.enclosingType(of: initializer), index.types[owner].kind == .class,
            let creation = value.isCreation ? value : creationForNothing(value, of: owner, in: initializer),
            isKnownToItsMakerOnly(creation)
        else { return nil }
        let uses = code(of: analysis).nodes(named: name.name, in: block).filter {
            $0.kind == .identifierExpression && LocalName(name.name, at: $0)?.declaration == local
        }
        let isKept = uses.allSatisfy { use in
            // A closure would hold it, too.
            use.ancestor { $0.kind == .closureExpression || $0.kind == .functionDeclaration || $0 == initializer }
                == initializer
                && (use.nextSibling?.kind == .memberComponent || isGivenToOwnProperty(use, of: owner))
        }
        return isKept ? owner : nil
    }

    private func isGivenToOwnProperty(_ value: SyntaxNode, of owner: TypeID) -> Bool {
        guard let target = value.parent?.firstChild, target.isLeftOfAssignment,
            target.nextSibling?.nextSibling == value, value.nextSibling == nil,
            let property = target.lastNamed, property.isOfSelf, property.expressionItEnds == target
        else { return false }
        return isStored(property.name, of: owner)
    }

    /// `Entry()` of `entry ?? Entry()` with a parameter that is nil, since all who make the object leave it out.
    private func creationForNothing(
        _ value: SyntaxNode, of owner: TypeID, in initializer: SyntaxNode
    ) -> SyntaxNode? {
        guard value.kind == .sequenceExpression, value.childCount == 3, let name = value.firstChild,
            name.kind == .identifierExpression, let creation = value.lastChild, creation.isCreation,
            creation.previousSibling?.text == "??"
        else { return nil }
        guard let parameter = LocalName(name.name, at: name)?.declaration, parameter.kind == .parameter,
            parameter.parent?.parent == initializer, parameter.child(.initializer)?.expressionChild?.text == "nil",
            !isPassed(parameter, to: owner)
        else { return nil }
        return creation
    }

    private func isPassed(_ parameter: SyntaxNode, to owner: TypeID) -> Bool {
        let label = parameter.tree.tokens[parameter.labelToken].payload
        let calls = InitializerCalls(owner: owner, semantics: self)
        return label == KnownName.wildcard.id || project.isOpen(owner) || calls.isDelegated
            || !index.directSubclasses(of: owner).isEmpty || calls.mayPass(label)
    }

    /// True for a class whose code hands `self` on, so that others may know each object.
    private func givesAwayItself(_ type: TypeID) -> Bool {
        ([type] + index.superclasses(of: type)).contains { type in
            parts(of: type).count != index.types[type].parts.count
                || parts(of: type).contains { part, analysis in
                    code(of: analysis).contains(KnownName.`self`.id, in: part) { node in
                        node.kind == .identifierExpression && node.nextSibling == nil && node.parent?.kind != .capture
                    }
                }
        }
    }

    private func isOnlyHolder(_ found: MeantDeclarations.Declaration) -> Bool {
        let fact = index.fact(found.member)
        guard fact.isStored, fact.flags.isDisjoint(with: [.isLazy, .isOverride]), fact.attributes.isEmpty else {
            return false
        }
        guard let value = node(of: found.member)?.node.parent?.child(.initializer)?.expressionChild else {
            return fact.flags.contains(.isLet) && isMadeByInitializers(found)
        }
        guard value.isCreation else { return false }
        if fact.flags.contains(.isLet) { return true }
        guard let owner = found.owner, index.types[owner].kind == .class, !project.isOpen(owner) else { return false }
        return !mayBeNamed(found.member) { node, _ in
            node.isSetUnseen || node.anchorToken.kind == .dollarIdentifier || node.expressionItEnds?.isWritten ?? false
                || mayBeSetByKeyPath(node)
        }
    }

    /// True for a constant of a class that each initializer sets to an object which it makes there.
    private func isMadeByInitializers(_ found: MeantDeclarations.Declaration) -> Bool {
        guard let owner = found.owner, index.types[owner].kind == .class else { return false }
        let constant = index.name(of: found.member)
        let set = parts(of: owner).flatMap { part, analysis in
            code(of: analysis).nodes(named: constant, in: part).filter { node in
                node.isWrittenHere && node.expressionItEnds != nil && node.isOfSelf
                    && analysis.enclosingType(of: node) == owner && LocalName(constant, at: node) == nil
            }
        }
        return !set.isEmpty && set.allSatisfy { $0.expressionSet?.isCreation == true }
    }

    /// True for a name in a key path by which something may be set.
    func mayBeSetByKeyPath(_ name: SyntaxNode) -> Bool {
        name.ancestor { $0.kind == .keyPathExpression }.map { !isReadThrough($0) } ?? false
    }

    /// `ForEach(links, id: \.url)` and `links.map(\.url)`, by which nothing is set, and `.environment(\.url, url)`,
    /// which sets a value of the environment.
    private func isReadThrough(_ path: SyntaxNode) -> Bool {
        guard let argument = path.parent, argument.kind == .argument else { return false }
        if let attribute = argument.parent, attribute.kind == .attribute {
            return attribute.name == KnownName.Environment.id && index.types(named: attribute.name).isEmpty
        }
        guard let callee = argument.parent?.calledName else { return false }
        let text = index.text(callee.name)
        if callee.kind == .identifierExpression, text.first?.isUppercase == true {
            let isOfElements = [KnownName.ForEach.id, KnownName.List.id].contains(callee.name)
            return
                (isOfElements && path.tree.text(argument.firstToken) == "id"
                || PureFunctions.comparingByKeyPaths.contains(text))
                && index.types(named: callee.name).isEmpty && declarations(named: callee.name).isEmpty
                && !eventCode.aliases.contains(callee.name)
        }
        if ClosureTakers.beforeReturning.contains(text) { return declarations(named: callee.name).isEmpty }
        guard PureFunctions.followingKeyPaths.contains(text) || EnvironmentKeys.isKey(path), let call = argument.parent
        else { return false }
        return !declarations(named: callee.name).contains {
            index.fact($0).kind != .function || mayCall($0, CallArguments(call))
        }
    }

    private func isMemberOfKnownType(_ name: SyntaxNode, _ analysis: FileAnalysis) -> Bool {
        guard name.kind == .memberComponent else {
            return name.kind == .identifierExpression && LocalName(name.name, at: name) == nil
        }
        switch types(at: name, analysis).type(before: name).boundValue {
        case .nominal, .metatype(.nominal): return true
        default: return false
        }
    }

    /// True for the only stored property of a name in a class and those below it.
    private func isStored(_ name: NameID, of type: TypeID) -> Bool {
        let found = ([type] + index.subclasses(of: type)).flatMap { index.members(named: name, of: $0) }
        return index.types[type].kind == .class && found.count == 1 && found.allSatisfy { index.fact($0).isStored }
    }

    private func isConstant(_ name: NameID, of type: TypeID) -> Bool {
        index.members(named: name, of: type).allSatisfy { index.fact($0).flags.contains(.isLet) }
    }

    /// True where the statements before a member make objects and set properties to them, back to the one that makes
    /// the object which a variable holds.
    private func isJustMade(_ name: NameID, before member: SyntaxNode, in initializer: SyntaxNode) -> Bool {
        var current = member
        while current != initializer, let parent = current.parent {
            for step in parent.children.reversed() where step.endToken <= current.firstToken {
                guard !step.contains(where: { mayRunOwnCode($0) }) else { return false }
                guard parent.kind == .codeBlock else { continue }
                guard step.kind == .sequenceExpression, let target = step.firstChild, target.isLeftOfAssignment,
                    target.nextSibling?.nextSibling?.isCreation == true, let set = target.lastNamed, set.isOfSelf
                else { return false }
                if set.name == name { return LocalName(name, at: set) == nil || set.kind == .memberComponent }
            }
            guard [.codeBlock, .ifStatement].contains(parent.kind) || parent.kind.isExpression || parent == initializer
            else { return false }
            current = parent
        }
        return false
    }

    /// `self` by itself, and a call of what may be an own function.
    private func mayRunOwnCode(_ name: SyntaxNode) -> Bool {
        if name.kind == .identifierExpression, name.name == KnownName.`self`.id {
            return name.nextSibling?.kind != .memberComponent
        }
        return name.isCalled && name.isOfSelf && index.text(name.name).first?.isLowercase ?? true
    }

    private func isMade(_ name: NameID, before member: SyntaxNode, in initializer: SyntaxNode) -> Bool {
        initializer.contains { node in
            node.name == name && node.isWrittenHere && node.firstToken < member.firstToken
                && node.expressionSet?.isCreation == true
        }
    }
}

extension SyntaxNode {
    /// `Model()` of `self.model = Model()`
    fileprivate var expressionSet: SyntaxNode? { wholeExpression.nextSibling?.nextSibling }

    /// `Model(name: name)`
    fileprivate var isCreation: Bool {
        guard kind == .chainExpression, let type = firstChild, type.kind == .identifierExpression else { return false }
        let first = type.tree.file.bytes[Int(type.range.start)]
        guard first >= UInt8(ascii: "A"), first <= UInt8(ascii: "Z"), let call = type.callOfInitializer else {
            return false
        }
        return call.nextSibling == nil
    }
}

extension LocalName {
    /// True for a member of an object on which nothing else has looked yet: `name` of `model.name` behind
    /// `let model = Model()`.
    package static func isFreshObject(before member: SyntaxNode) -> Bool {
        guard member.kind == .memberComponent, let base = member.parent?.firstChild, base.kind == .identifierExpression,
            base.nextSibling == member
        else { return false }
        return LocalName(base.name, at: base)?.initialValue?.isCreation ?? false
    }

    /// The same behind `let`, so that the name means no other object later.
    package static func isConstantFreshObject(before member: SyntaxNode) -> Bool {
        guard isFreshObject(before: member), let base = member.previousSibling else { return false }
        return LocalName(base.name, at: base)?.declaration.parent?.name == KnownName.let.id
    }
}
