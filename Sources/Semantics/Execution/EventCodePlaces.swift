import SymbolIndex
import Syntax

/// Where code is named.
extension EventCode {
    package typealias Place = (node: SyntaxNode, analysis: FileAnalysis, isValue: Bool)

    /// The places that name the code; nil where it may run without any.
    ///
    /// Files that lead to no class of interest are among those that are looked at where the question is about any file.
    package func places(of code: NamedCode) -> [Place]? {
        let question = looksEverywhere ? EventCode.placesInAnyFile : EventCode.places
        return semantics.answers.answer(question, code) { findPlaces(of: code) }
    }

    private static let places = SharedQuestion<NamedCode, [Place]?>()
    private static let placesInAnyFile = SharedQuestion<NamedCode, [Place]?>()

    private func findPlaces(of code: NamedCode) -> [Place]? {
        if code.kind == .subscriptSetter { return code.owner.map { placesOfSubscripts(of: $0) } }
        var places: [Place] = []
        guard let analyses = analyses(naming: code) else { return nil }
        for analysis in analyses {
            let root = semantics.tree(of: analysis)
            let scope = code.scope.map { root.node(at: $0) } ?? root.root
            for node in semantics.code(of: analysis).nodes(named: code.name, in: scope)
            where runs(code, at: node, analysis) {
                places.append((node, analysis, isValue: isValue(code, at: node)))
            }
        }
        if code.kind == .initializer, let type = code.owner { places += placesMaking(type) }
        return places.isEmpty && mayRunUnnamed(code) ? nil : places
    }

    /// True where the place names the code without running it.
    private func isValue(_ code: NamedCode, at node: SyntaxNode) -> Bool {
        switch code.kind {
        case .function, .closure, .closureOfGetter: !node.isCalled
        case .closureOfFunction: !node.isResultCalled
        case .getter, .setter, .initializer, .subscriptSetter: false
        }
    }

    /// Nil where one of the files can't be read.
    private func analyses(naming code: NamedCode) -> [FileAnalysis]? {
        if let file = code.file { return semantics.analysisOfAnyFile(file).map { [$0] } }
        guard looksEverywhere || code.owner.map(isUnseen) ?? false else {
            return semantics.analyses(mentioning: code.name).filter { mayHaveOwner(of: code, $0.file) }
        }
        var result: [FileAnalysis] = []
        for file in semantics.files(mentioning: code.name) where mayHaveOwner(of: code, file) {
            guard let analysis = semantics.analysisOfAnyFile(file) else { return nil }
            result.append(analysis)
        }
        return result
    }

    /// False for a file that has no value of the type whose member the code is.
    private func mayHaveOwner(of code: NamedCode, _ file: Int) -> Bool {
        guard code.kind != .initializer, let owner = code.owner,
            ![.external, .protocol].contains(index.types[owner].kind)
        else { return true }
        return semantics.mayName(code.name, of: semantics.family(of: owner), in: file)
    }

    /// True for a type that only files declare which lead to no class of interest.
    private func isUnseen(_ type: TypeID) -> Bool {
        index.types[type].kind != .external
            && index.types[type].declarations.allSatisfy { semantics.project.analysis(of: $0.file) == nil }
    }

    /// Where `x[…]` is set and `x` may be of the type.
    private func placesOfSubscripts(of type: TypeID) -> [Place] {
        let family = semantics.family(of: type)
        return semantics.project.analyses.flatMap { analysis in
            semantics.tree(of: analysis).nodes.filter { part in
                guard part.kind == .subscriptComponent, let first = part.parent?.firstChild, first.isWrittenHere
                else { return false }
                return semantics.mayBe(semantics.types(at: part, analysis).type(before: part), oneOf: family)
            }.map { ($0, analysis, false) }
        }
    }

    /// What a protocol of a library asks for: of structures as a rule while views update, of classes, such as
    /// delegates, in answer to events.
    private func mayRunUnnamed(_ code: NamedCode) -> Bool {
        guard let owner = code.owner else { return false }
        switch code.kind {
        case .getter, .closureOfGetter: return true
        case .function, .closureOfFunction: return !code.isAwaited && !isOfObjects(owner)
        case .setter, .subscriptSetter, .initializer, .closure: return false
        }
    }

    /// A class or an actor, also one from outside that the project extends.
    private func isOfObjects(_ type: TypeID) -> Bool {
        switch index.types[type].kind {
        case .class, .actor: true
        case .external: IdentityEquality.isObjectiveCClass(index.text(index.types[type].name))
        default: false
        }
    }

    private func runs(_ code: NamedCode, at node: SyntaxNode, _ analysis: FileAnalysis) -> Bool {
        guard node.isUseOfName, node.kind != .implicitMemberExpression || code.isStatic else { return false }
        // Types take longer.
        return mayRun(code, at: node, analysis) && mayMean(node, code, analysis)
    }

    /// By how the name is used.
    private func mayRun(_ code: NamedCode, at node: SyntaxNode, _ analysis: FileAnalysis) -> Bool {
        switch code.kind {
        // `items` beside `items(from:)` means the property.
        case .function, .closureOfFunction:
            guard node.argumentNames.isEmpty else { return node.argumentNames == code.labels }
            if node.isAssignedWhole { return false }
            return node.isCalled ? mayCall(code, at: node) : !isProperty(node.name, of: code.owner)
        case .subscriptSetter: return false
        case .getter, .closureOfGetter: return !node.isAssignedWhole
        case .setter: return node.isWrittenHere
        case .initializer:
            return node.nextSibling?.kind == .callComponent || node.nextSibling?.name == KnownName.`init`.id
        case .closure:
            guard !node.isAssignedWhole else { return false }
            return node.isOfSelf || !ViewUpdate.isEventName(index.text(code.name)) || !isModifier(node, code, analysis)
        }
    }

    /// A modifier may have the name of a closure that a property holds.
    private func isModifier(_ node: SyntaxNode, _ code: NamedCode, _ analysis: FileAnalysis) -> Bool {
        let arguments = node.partBehindUnwrapping?.children ?? .none(of: node.tree)
        return arguments.contains { $0.expressionChild?.kind == .closureExpression } || code.owner == nil
            || !means(code, at: node, analysis)
    }

    private func isLabelOfTuple(_ name: NameID, within scope: Int32, _ file: Int) -> Bool {
        guard let tree = semantics.file(file)?.tree else { return true }
        return tree.node(at: scope).contains {
            $0.kind == .tupleExpression && $0.argumentLabels.contains(name)
        }
    }

    private func isProperty(_ name: NameID, of owner: TypeID?) -> Bool {
        guard let owner else { return false }
        return semantics.members.members(named: name, in: owner).contains { index.fact($0.member).kind == .property }
    }

    private func mayMean(_ node: SyntaxNode, _ code: NamedCode, _ analysis: FileAnalysis) -> Bool {
        if code.kind == .initializer { return true }
        guard let owner = code.owner else {
            // A parameter or a local is not a member, unless a tuple holds it.
            if let scope = code.scope, code.kind == .closure {
                return node.kind != .memberComponent
                    || isLabelOfTuple(code.name, within: scope, code.file ?? analysis.file)
            }
            // A closure that a property of some object holds.
            if code.file != nil || code.kind == .closure { return true }
            if isLocal(node) { return false }
            // `Module.name`
            guard node.kind == .memberComponent else { return true }
            return node.previousSibling?.kind == .identifierExpression && analysis.uses.knownOwner(of: node) == nil
        }
        if code.kind != .closure, isLocal(node) || !isVisible(code, of: owner, at: node, analysis) { return false }
        let family = semantics.family(of: owner)
        // Of other files nothing is noted.
        if semantics.project.legacy.classes[owner] != nil, semantics.project.analysis(of: analysis.file) != nil {
            return analysis.uses.mayMean(node, memberOf: family)
        }
        if let known = analysis.uses.knownOwner(of: node) { return known == owner }
        let kind = index.types[owner].kind
        guard kind != .protocol, kind != .external else { return true }
        if isOfChangePublisher(node) { return false }
        guard node.kind == .memberComponent, !node.isOfSelf else {
            return semantics.place(of: node, analysis).types.contains {
                !semantics.family(of: $0).isDisjoint(with: [owner])
            }
        }
        let base = semantics.types(at: node, analysis).type(before: node)
        // `Identifier.container` is not a getter of a value, and `Strings.send` not a method of another type.
        guard case .metatype(let type) = base.boundValue else { return semantics.mayBe(base, oneOf: family) }
        if !code.isStatic, [.getter, .setter, .closure].contains(code.kind) { return false }
        return semantics.mayBe(type, oneOf: family)
    }

    /// False in a file of a module below that of the code, which only gets to it behind protocols and superclasses.
    private func isVisible(_ code: NamedCode, of owner: TypeID, at node: SyntaxNode, _ analysis: FileAnalysis) -> Bool {
        let members = index.members(named: code.name, of: owner)
        let fit = NameFit(node, of: .unknown, in: analysis, semantics)
        return members.isEmpty
            || members.contains { fit.isVisible(MeantDeclarations.Declaration(owner: owner, member: $0)) }
    }

    /// `send` of `model.objectWillChange.send()`, where only Combine declares such a publisher.
    private func isOfChangePublisher(_ node: SyntaxNode) -> Bool {
        let publisher = KnownName.objectWillChange.id
        guard let base = node.previousSibling, base.name == publisher else { return false }
        return LocalName(publisher, at: base) == nil && semantics.membersOfAnyType(named: publisher).isEmpty
    }

    /// True where one of the places names the code for sure, as far as types are plain to see.
    package func means(_ code: NamedCode, at node: SyntaxNode, _ analysis: FileAnalysis) -> Bool {
        guard let owner = code.owner, node.kind == .memberComponent, !node.isOfSelf else { return true }
        let family = semantics.family(of: owner)
        if semantics.isKnownByProtocol(of: owner, node, analysis) { return true }
        if semantics.project.legacy.classes[owner] != nil { return analysis.uses.means(node, memberOf: family) }
        let base = semantics.types(at: node, analysis).type(before: node).boundValue
        if case .metatype(.nominal(let type, _)) = base { return family.contains(type) }
        if let type = base.typeID, family.contains(type) { return true }
        return index.types[owner].kind == .external && isOnlyDeclared(by: owner, node, of: base, analysis)
    }

    /// True for a member that an extension adds to a type from outside, of a value of this type or of a subclass.
    private func isOnlyDeclared(
        by owner: TypeID, _ node: SyntaxNode, of base: ResolvedType, _ analysis: FileAnalysis
    ) -> Bool {
        guard base != .unknown else { return false }
        var found = MeantDeclarations(semantics: semantics).declarations(of: node, analysis)
        if found.isEmpty {
            // Which types from outside inherit from one another is not known.
            found = semantics.membersOfAnyType(named: node.name)
                .filter { $0.owner.map { index.types[$0].kind == .external } ?? false }
        }
        return !found.isEmpty && found.allSatisfy { $0.owner == owner }
    }

    private func isLocal(_ node: SyntaxNode) -> Bool {
        node.kind == .identifierExpression && LocalName(node.name, at: node) != nil
    }

    private func mayCall(_ code: NamedCode, at node: SyntaxNode) -> Bool {
        var next = node.nextSibling
        while let part = next, part.kind != .callComponent { next = part.nextSibling }
        return next.map { CallArguments($0).mayFit(code.labels, required: code.required) } ?? true
    }
}

extension Semantics {
    /// `model.count` of an `any Counting`, a protocol that refines `ObservableObject` and to which a class conforms, and
    /// `count` in an extension of the protocol.
    package func isKnownByProtocol(of type: TypeID, _ node: SyntaxNode, _ analysis: FileAnalysis) -> Bool {
        let refining = project.legacy.refiningProtocols
        guard !refining.isEmpty else { return false }
        func isConformer(of id: TypeID) -> Bool { refining.contains(id) && index.inherits(type, from: id) }
        guard node.kind == .memberComponent, !node.isOfSelf else {
            return analysis.enclosingType(of: node).map { isConformer(of: $0) } ?? false
        }
        guard isRequirement(node.name, of: type) else { return false }
        return types(at: node, analysis).type(before: node).boundValue.conjuncts.compactMap(\.typeID)
            .contains { isConformer(of: $0) }
    }
}

extension SyntaxNode {
    /// An expression that is a name, or ends with one, rather than a label or a declaration.
    fileprivate var isUseOfName: Bool {
        guard anchorToken.kind == .identifier else { return false }
        return kind == .identifierExpression || kind == .memberComponent || kind == .implicitMemberExpression
    }
}
