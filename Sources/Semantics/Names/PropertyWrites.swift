import SymbolIndex
import Syntax

/// Tells which mentions of one property of a class change its value.
package struct PropertyWrites {
    private let context: FileSemantics
    private let type: TypeID
    private let held: ResolvedType
    /// The property holds a reference, so that only another reference is a change.
    private let holdsObject: Bool

    private var index: ProjectIndex { context.index }

    /// - Parameter holdsObject: whether the property holds a reference, where its type alone does not tell.
    package init(context: FileSemantics, type: TypeID, property: NameID, holdsObject: Bool = false) {
        self.context = context
        self.type = type
        held = context.semantics.members.type(ofProperty: property, in: type, isImplicitSelf: false)
        self.holdsObject = holdsObject || PropertyWrites.isObject(held.unwrapped, context.index)
    }

    /// True where the property may be written: assigned, also a part of it, with any operator, passed as `inout`, or
    /// the base of a method call.
    package func mayChange(_ node: SyntaxNode) -> Bool {
        if isOperand(node) { return true }
        guard node.parent?.kind == .chainExpression else { return node.isWrittenHere }
        var next = node.partBehindUnwrapping
        // `onClose?()` runs what the property holds.
        if next?.kind == .callComponent || next != nil && (holdsObject || leadsThroughObject(node)) { return false }
        // Whatever method it is, it may be a mutating one.
        while let part = next {
            if part.kind == .callComponent { return true }
            next = part.nextSibling
        }
        return node.isWrittenHere
    }

    /// True where an object on the way has what is set or called: `options.selected.send(nil)`.
    private func leadsThroughObject(_ node: SyntaxNode) -> Bool {
        let expressions = context.semantics.types(in: type, context.analysis)
        var base = held
        var next = node.nextSibling
        while let part = next, let following = part.partBehindUnwrapping, following.kind != .callComponent {
            base = expressions.step(part, from: base)
            if isKnownObject(base.unwrapped) { return true }
            next = following
        }
        return false
    }

    /// True for a class of the project, and for one of the SDKs that is known to be one, whatever its name ends with.
    private func isKnownObject(_ type: ResolvedType) -> Bool {
        switch type {
        case .constrained(let parts): return parts.contains { isKnownObject($0) }
        case .external(let name, _) where CombineNames.subjects.contains(index.text(name)): return true
        default: return PropertyWrites.isObject(type, index)
        }
    }

    /// A write to the object's own property: an assignment of it or of a part, or a call that changes a value in place.
    func isOwnWrite(_ node: SyntaxNode) -> Bool {
        (node.kind == .identifierExpression || node.isMemberOfSelf) && changes(node)
    }

    /// A write, of whatever object of the class, but for what its initializers set of their own object.
    func isLaterWrite(_ node: SyntaxNode, in analysis: FileAnalysis) -> Bool {
        changes(node) && !isMadeValue(node, analysis)
    }

    /// The same, and a call of a method that is not known to leave the value as it is.
    package func mayBeLaterWrite(_ node: SyntaxNode, in analysis: FileAnalysis) -> Bool {
        guard changes(node) || mayChange(node) && node.firstCallee.map({ isUnknownMethod($0, of: node) }) == true else {
            return false
        }
        return !isMadeValue(node, analysis)
    }

    private func isMadeValue(_ node: SyntaxNode, _ analysis: FileAnalysis) -> Bool {
        node.isOfSelf && node.isRunByInitializer && analysis.enclosingType(of: node) == type
            && node.ancestor { $0.kind == .initializerDeclaration }?.isAsynchronous != true
    }

    private func isUnknownMethod(_ callee: SyntaxNode, of node: SyntaxNode) -> Bool {
        let name = index.text(callee.name)
        guard callee.kind == .memberComponent, !PureFunctions.reading.contains(name),
            !PureFunctions.harmlessMethods.contains(name)
        else { return false }
        if case .external(let name, _) = held.unwrapped, SDKTypes.unchanging.contains(index.text(name)),
            context.semantics.membersOfAnyType(named: callee.name).allSatisfy({
                !index.fact($0.member).flags.contains(.isMutating)
            })
        {
            return false
        }
        guard let heldType = held.unwrapped.typeID, callee == node.partBehindUnwrapping else { return true }
        return context.semantics.members.members(named: callee.name, in: heldType).isEmpty
    }

    /// A write, of whatever object of the class, wherever it stands.
    package func changes(_ node: SyntaxNode) -> Bool {
        if isOperand(node) || !holdsObject && runsMutatingMember(behind: node) { return true }
        guard mayChange(node) else { return false }
        guard node.parent?.kind == .chainExpression, let callee = node.firstCallee else { return true }
        guard callee.kind == .memberComponent else { return false }
        if SyntaxNode.changesInPlace(callee.name) || mutating.contains(callee.name) { return true }
        return index.text(callee.name) == "next"
    }

    /// True where what changes is a part of the property's own value: nothing on the way to it is an object, such as
    /// the element in `items[0].isDone = true`, nor of an unknown type, and what is called does change it.
    func isOfOwnValue(_ node: SyntaxNode) -> Bool {
        guard node.parent?.kind == .chainExpression else { return true }
        let expressions = context.semantics.types(in: type, context.analysis)
        let callee = node.firstCallee
        var base = held
        var next = node.nextSibling
        while let part = next {
            guard isValue(base) else { return false }
            if let callee, part == callee { return isMutating(callee, of: base.unwrapped) }
            base = expressions.step(part, from: base)
            next = part.nextSibling
        }
        return true
    }

    /// False where the project may mean a method of its own that is named like one which changes a value.
    private func isMutating(_ method: SyntaxNode, of type: ResolvedType) -> Bool {
        if case .nominal(let id, _) = type {
            let own = context.semantics.members.members(named: method.name, in: id)
            return !own.isEmpty && own.allSatisfy { index.fact($0.member).flags.contains(.isMutating) }
        }
        return context.semantics.membersOfAnyType(named: method.name).allSatisfy { declared in
            let flags = index.fact(declared.member).flags
            guard flags.isDisjoint(with: [.isMutating, .isStatic]), let owner = declared.owner else { return true }
            return !isOfLibrary(owner)
        }
    }

    /// True for what extends a type or a protocol of the library.
    private func isOfLibrary(_ type: TypeID) -> Bool { index.extendedType(named: index.types[type].name) == type }

    private func isValue(_ type: ResolvedType) -> Bool {
        switch type.unwrapped {
        case .array, .dictionary, .tuple: true
        case .nominal(let id, _): index.types[id].kind == .struct || index.types[id].kind == .enum
        case .external(let name, _):
            IdentityEquality.isValueType(index.text(name)) || SDKTypes.collections.contains(index.text(name))
        default: false
        }
    }

    private var mutating: Set<NameID> { context.semantics.mutatingMembers }

    /// `clock.next`, `clock[0]` and `clock()`, where the project declares a `mutating get`, or a `mutating`
    /// `callAsFunction`.
    private func runsMutatingMember(behind node: SyntaxNode) -> Bool {
        guard !mutating.isEmpty, node.parent?.kind == .chainExpression else { return false }
        var next = node.nextSibling
        while let part = next {
            switch part.kind {
            case .memberComponent where part.nextSibling?.kind != .callComponent:
                if mutating.contains(part.name) { return true }
            case .subscriptComponent: if mutating.contains(KnownName.subscript.id) { return true }
            case .callComponent: return part.previousSibling == node && mutating.contains(KnownName.callAsFunction.id)
            default: break
            }
            next = part.nextSibling
        }
        return false
    }

    /// An operand of an operator that is not one of the standard library's: the project's own may change it.
    private func isOperand(_ node: SyntaxNode) -> Bool {
        var expression = node
        if let chain = node.parent, chain.kind == .chainExpression {
            guard let last = chain.children.first(where: { $0.nextSibling == nil }), last.kind != .callComponent
            else { return false }
            if last.kind == .postfixOperatorComponent { return !StandardOperators.known.contains(last.text) }
            expression = chain
        }
        if let prefix = expression.parent, prefix.kind == .prefixExpression, prefix.anchorToken.kind == .prefixOperator
        {
            return !StandardOperators.known.contains(prefix.tree.text(prefix.anchor))
        }
        return [expression.previousSibling, expression.nextSibling].contains { sibling in
            guard let sibling, sibling.kind == .binaryOperator else { return false }
            let text = sibling.text
            if StandardOperators.known.contains(text) { return false }
            return !text.hasSuffix("=") || !StandardOperators.known.contains(String(text.dropLast()))
        }
    }

    // MARK: Types

    /// True for a type whose values are references.
    package static func isObject(_ type: ResolvedType, _ index: ProjectIndex) -> Bool {
        switch type {
        case .nominal(let id, _):
            switch index.types[id].kind {
            case .class, .actor: return true
            case .protocol:
                return index.foreignConformances(of: id).contains { SDKAncestors.ofObjects.contains(index.text($0)) }
            default: return false
            }
        case .constrained(let parts): return parts.contains { isObject($0, index) }
        case .external(let name, _):
            return SDKTypes.isReference(index.text(name))
        default: return false
        }
    }
}
