import SymbolIndex
import Syntax

/// Tells objects that are as new however long they are kept: nothing changes what they hold, and another one would be
/// made of the same values, or the view gives them others when it appears (catalogue 83).
package struct UnchangedObjects {
    private let semantics: Semantics

    package init(_ semantics: Semantics) {
        self.semantics = semantics
    }

    private var index: ProjectIndex { semantics.index }
    private static let question = Question<PropertyKey, Bool>()

    /// - Parameters:
    ///   - value: `Model(name: name)` of a class that is known.
    ///   - key: the property of a view that keeps it.
    package func isUnchanged(_ value: SyntaxNode, of type: TypeID, in key: PropertyKey) -> Bool {
        guard value.kind == .chainExpression, value.childCount == 2, let name = value.firstChild,
            let call = value.lastChild,
            name.name == index.types[type].name || name.name == KnownName.`init`.id, call.kind == .callComponent,
            CallArguments(call).list.allSatisfy({ isConstant($0.value) })
        else { return false }
        return semantics.answers.answer(UnchangedObjects.question, key) { staysAsMade(type, in: key) }
    }

    private func staysAsMade(_ type: TypeID, in key: PropertyKey) -> Bool {
        let symbol = index.types[type]
        let parts = semantics.creationEffects.parts(of: type)
        guard symbol.kind == .class, symbol.superclass == nil, index.subclasses(of: type).isEmpty,
            !semantics.project.isOpen(type), parts.count == symbol.parts.count,
            semantics.creationEffects.superclassesFromOutside(of: symbol).allSatisfy({
                $0 == KnownName.ObservableObject.id || $0 == KnownName.NSObject.id
            })
        else { return false }
        let members = parts.flatMap { $0.node.child(.memberBlock).map { Array($0.children) } ?? [] }
        guard members.allSatisfy({ $0.kind != .conditionalCompilation && isPlain(initializer: $0) }) else {
            return false
        }
        let changed = parts.flatMap { part in
            semantics.storedProperties(of: part.node, file: part.file).filter { !staysAsMade($0, of: type) }
        }
        return changed.isEmpty
            || Set(changed.map(\.name)).isSubset(of: propertiesLoaded(type, by: key))
                && changed.allSatisfy { isSetAtOnce($0.name, of: type) }
    }

    /// True where only functions of the object set a property, and none that may run on when the view has gone.
    private func isSetAtOnce(_ property: NameID, of type: TypeID) -> Bool {
        guard let places = semantics.laterChanges.places(changing: property, of: semantics.family(of: type)) else {
            return false
        }
        return places.allSatisfy { place, analysis in
            let code = place.ancestor { $0.kind == .functionDeclaration || $0.kind == .closureExpression }
            return place.isOfSelf && analysis.enclosingType(of: place) == type
                && code.map { $0.kind == .functionDeclaration && !$0.isAsynchronous } ?? false
        }
    }

    private func staysAsMade(_ property: StoredProperty, of type: TypeID) -> Bool {
        !property.isLazy && property.wrappers(in: index).isEmpty
            && !property.modifiers.contains { $0.text.hasPrefix("weak") || $0.text.hasPrefix("unowned") }
            && (property.initialValue.map { isConstant($0) || isOnlyHeard($0, property.name, of: type) } ?? true)
            && (property.isLet || !semantics.laterChanges.mayChange(property.name, of: semantics.family(of: type)))
    }

    /// True for other members as well; an initializer only sets properties.
    private func isPlain(initializer member: SyntaxNode) -> Bool {
        guard member.kind == .initializerDeclaration else { return true }
        return member.parameters.allSatisfy { $0.child(.initializer)?.expressionChild.map { isConstant($0) } ?? true }
            && (member.child(.codeBlock)?.children ?? .none(of: member.tree)).allSatisfy { statement in
                if statement.isSuperInitializerCall { return statement.lastChild?.childCount == 0 }
                guard statement.kind == .sequenceExpression, statement.childCount == 3,
                    let target = statement.firstChild,
                    target.isLeftOfAssignment, let value = statement.lastChild
                else { return false }
                return target.lastNamed?.isOfSelf == true && isConstant(value)
            }
    }

    /// A literal, a parameter, and a constant of a type.
    private func isConstant(_ value: SyntaxNode) -> Bool {
        switch value.kind {
        case .literalExpression: return true
        case .stringExpression: return !value.contains { $0.kind == .interpolation }
        case .arrayExpression: return value.children.allSatisfy { isConstant($0) }
        case .identifierExpression: return LocalName(value.name, at: value)?.declaration.kind == .parameter
        case .chainExpression:
            guard value.childCount == 2, let type = value.firstChild, let member = value.lastChild,
                member.kind == .memberComponent, LocalName(type.name, at: type) == nil,
                index.types(named: type.name).count == 1, let owner = index.types(named: type.name).first
            else { return false }
            let found = index.members(named: member.name, of: owner)
            return found.count == 1 && found.allSatisfy { index.fact($0).flags.contains([.isStatic, .isLet]) }
        default: return false
        }
    }

    /// `PassthroughSubject<Bool, Never>()` that is only sent to, and received by views, which go with the object.
    private func isOnlyHeard(_ value: SyntaxNode, _ property: NameID, of type: TypeID) -> Bool {
        guard value.kind == .chainExpression, value.childCount == 2, let made = value.firstChild,
            CombineNames.subjects.contains(index.text(made.name)), value.lastChild?.kind == .callComponent,
            value.lastChild?.childCount == 0, let member = index.members(named: property, of: type).first
        else { return false }
        return !semantics.mayBeNamed(member) { name, _ in
            let argument = name.expressionItEnds?.parent
            let isReceived = argument?.parent?.calledName.map { index.text($0.name) } == "onReceive"
            return !isReceived && name.nextSibling.map { index.text($0.name) } != "send"
        }
    }

    // MARK: What is loaded

    /// The properties that `.onAppear { model.load() }` behind all of a view's body sets, whatever they were.
    private func propertiesLoaded(_ type: TypeID, by key: PropertyKey) -> Set<NameID> {
        let bodies = index.members(named: KnownName.body.id, of: key.owner)
        guard bodies.count == 1,
            let body = bodies.first.flatMap({ semantics.nodeInAnyFile(of: $0) })?.node.parent?.getterBody,
            body.childCount == 1, let view = body.valuesGivenBack.first, view.kind == .chainExpression
        else { return [] }
        for modifier in view.children where index.text(modifier.name) == "onAppear" && modifier.isCalled {
            let given = modifier.nextSibling.map { CallArguments($0).list } ?? []
            guard given.count == 1, let call = given.first?.value.statementsOfClosure.first, call.childCount == 3,
                call.firstChild?.isOwnName(key.name) == true, let name = call.firstChild?.nextSibling,
                name.isCalled, call.lastChild?.childCount == 0
            else { continue }
            let found = index.members(named: name.name, of: type)
            guard found.count == 1, let function = found.first.flatMap({ semantics.nodeInAnyFile(of: $0) })?.node,
                function.kind == .functionDeclaration, let code = function.child(.codeBlock)
            else { continue }
            return propertiesSet(by: code, of: type)
        }
        return []
    }

    /// Those that statements set on each path to values which nothing of the object decides.
    private func propertiesSet(by code: SyntaxNode, of type: TypeID) -> Set<NameID> {
        var names: Set<NameID> = []
        for statement in code.children {
            if statement.kind == .doStatement {
                let blocks = [statement] + statement.children.filter { $0.kind == .catchClause }
                let sets = blocks.map { $0.child(.codeBlock).map { propertiesSet(by: $0, of: type) } ?? [] }
                names.formUnion(sets.dropFirst().reduce(sets[0]) { $0.intersection($1) })
            } else if let target = statement.firstChild, target.isLeftOfAssignment, let name = target.lastNamed,
                name.isOfSelf, LocalName(name.name, at: name) == nil || name.kind == .memberComponent,
                !statement.children.dropFirst().contains(where: { asks($0, type) })
            {
                names.insert(name.name)
            }
            if statement.contains(where: { $0.kind == .returnStatement || $0.kind == .throwStatement }) { break }
        }
        return names
    }

    /// True for code that names the object or something of it.
    private func asks(_ code: SyntaxNode, _ type: TypeID) -> Bool {
        code.contains { node in
            node.kind == .identifierExpression
                && (node.name == KnownName.`self`.id || !index.members(named: node.name, of: type).isEmpty)
        }
    }
}
