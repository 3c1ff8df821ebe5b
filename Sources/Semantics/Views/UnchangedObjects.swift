import SymbolIndex
import Syntax

/// Tells objects that are as new however long they are kept: nothing changes what they hold, and another one would be
/// made of the same values (catalogue 83).
package struct UnchangedObjects {
    private let semantics: Semantics

    package init(_ semantics: Semantics) {
        self.semantics = semantics
    }

    private var index: ProjectIndex { semantics.index }
    private static let question = SharedQuestion<PropertyKey, Bool>()

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

    /// True for objects that start nothing when they are made, so that they change by who has them only.
    package func startNothing(_ type: TypeID) -> Bool {
        guard let members = membersOfPlainClass(type) else { return false }
        return members.allSatisfy { member in
            switch member.kind {
            case .initializerDeclaration: isDoneAtOnce(member) && isPlain(initializer: member)
            case .variableDeclaration: member.children.allSatisfy { $0.isComputed || isDoneAtOnce($0) }
            default: member.kind != .conditionalCompilation && member.kind != .deinitializerDeclaration
            }
        }
    }

    /// Nil for a class of which something is not seen, or that inherits more than `NSObject`.
    private func membersOfPlainClass(_ type: TypeID) -> [SyntaxNode]? {
        let symbol = index.types[type]
        let parts = semantics.creationEffects.parts(of: type)
        guard symbol.kind == .class, symbol.superclass == nil, parts.count == symbol.parts.count,
            semantics.creationEffects.superclassesFromOutside(of: symbol).allSatisfy({
                $0 == KnownName.ObservableObject.id || $0 == KnownName.NSObject.id
            })
        else { return nil }
        return parts.flatMap { $0.node.child(.memberBlock).map { Array($0.children) } ?? [] }
    }

    private func staysAsMade(_ type: TypeID, in key: PropertyKey) -> Bool {
        guard index.subclasses(of: type).isEmpty, !semantics.project.isOpen(type),
            let members = membersOfPlainClass(type),
            members.allSatisfy({ isDoneAtOnce($0) && isPlain(initializer: $0) })
        else { return false }
        return semantics.creationEffects.parts(of: type).allSatisfy { part in
            semantics.storedProperties(of: part.node, file: part.file).allSatisfy {
                staysAsMade($0, of: type, LexicalContext(file: part.file, types: index.enclosingTypes(of: type)))
            }
        }
    }

    private func staysAsMade(_ property: StoredProperty, of type: TypeID, _ place: LexicalContext) -> Bool {
        !property.isLazy && property.wrappers(in: index).isEmpty && !mayChangeInPlace(property, of: type)
            && !property.modifiers.contains { $0.text.hasPrefix("weak") || $0.text.hasPrefix("unowned") }
            && (property.initialValue.map { isConstant($0, at: place) || isOnlyHeard($0, property.name, of: type) }
                ?? true)
            && (property.isLet || !semantics.laterChanges.mayChange(property.name, of: semantics.family(of: type)))
    }

    /// False for what may go on as long as the object lives: timers, tasks and subscriptions, and for what its end does.
    private func isDoneAtOnce(_ member: SyntaxNode) -> Bool {
        guard member.kind != .conditionalCompilation, member.kind != .deinitializerDeclaration, !member.isAsynchronous
        else { return false }
        return !member.contains { $0.kind == .closureExpression || $0.kind == .macroExpression }
    }

    /// `let names: NSMutableArray = []`
    private func mayChangeInPlace(_ property: StoredProperty, of type: TypeID) -> Bool {
        guard case .external(let name, _) = semantics.members.type(ofProperty: property.name, in: type).unwrapped
        else { return false }
        return IdentityEquality.isObjectiveCClass(index.text(name))
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
    ///
    /// - Parameter place: where the type's name is looked up; nil where it must be the only one of its name.
    private func isConstant(_ value: SyntaxNode, at place: LexicalContext? = nil) -> Bool {
        switch value.kind {
        case .literalExpression: return true
        case .stringExpression: return !value.contains { $0.kind == .interpolation }
        case .arrayExpression: return value.children.allSatisfy { isConstant($0, at: place) }
        case .identifierExpression: return LocalName(value.name, at: value)?.declaration.kind == .parameter
        case .chainExpression:
            guard value.childCount == 2, let type = value.firstChild, let member = value.lastChild,
                member.kind == .memberComponent, LocalName(type.name, at: type) == nil,
                let owner = self.type(named: type.name, at: place)
            else { return false }
            let found = index.members(named: member.name, of: owner)
            return found.count == 1 && found.allSatisfy { index.fact($0).flags.contains([.isStatic, .isLet]) }
        default: return false
        }
    }

    private func type(named name: NameID, at place: LexicalContext?) -> TypeID? {
        let found = semantics.types(ofAnyPlaceNamed: name)
        guard found.count > 1, let place else { return found.count == 1 ? found.first : nil }
        let written = TypeReference.plain(name)
        guard case .nominal(let type, _) = semantics.types.resolve(written, in: place) else { return nil }
        return type
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
}
