import SymbolIndex
import Syntax

/// A place in an initializer that sets a stored property, or what its wrapper keeps: `self.model = model`,
/// `_model = State(initialValue: given ?? Model())`.
package struct InitializerAssignment {
    /// The property, without the `_` of what a wrapper keeps.
    package let property: NameID
    /// It sets the wrapper: `_model`.
    package let isOfWrapper: Bool
    /// What it gives, within the call of a wrapper; the whole assignment where operators make the value. Nil where the
    /// property changes in another way than as a whole.
    package let value: SyntaxNode?

    /// What the value may be, each by itself: both sides of `??`, the branches of a condition.
    package var operands: [SyntaxNode] {
        guard let value else { return [] }
        let operands = value.operandsGivenOn
        return operands.isEmpty ? [value] : operands
    }

    /// - Parameter target: a name.
    fileprivate init?(_ target: SyntaxNode, of type: TypeID, _ semantics: Semantics) {
        guard target.isWrittenHere, target.isOfSelf, target.isRunByInitializer,
            target.kind == .memberComponent || LocalName(meantBy: target) == nil
        else { return nil }
        let text = semantics.index.text(target.name)
        if text.hasPrefix("_"), semantics.index.members(named: target.name, of: type).isEmpty {
            guard let name = semantics.name(String(text.dropFirst())) else { return nil }
            property = name
            isOfWrapper = true
        } else {
            property = target.name
            isOfWrapper = false
        }
        guard target.isAssignedWhole, let first = target.wholeExpression.nextSibling?.nextSibling else {
            value = nil
            return
        }
        let whole = first.nextSibling == nil ? first : first.parent
        value = isOfWrapper ? whole?.valueWrapped ?? whole : whole
    }
}

extension SyntaxNode {
    /// `Model()` of `StateObject(wrappedValue: Model())`, `.init(initialValue: Model())` and `Bindable(Model())`.
    fileprivate var valueWrapped: SyntaxNode? {
        guard kind == .chainExpression, let call = lastChild, call.kind == .callComponent, call.childCount == 1,
            let callee = call.calledName,
            callee.name == KnownName.`init`.id || tree.text(callee.anchor).first?.isUppercase == true
        else { return nil }
        return call.firstChild?.expressionChild
    }
}

extension Semantics {
    /// Where the initializers in a part of a type set a property, or its wrapper.
    package func assignments(
        to property: NameID, byInitializersIn part: SyntaxNode, of type: TypeID, _ code: NameOccurrences
    ) -> [InitializerAssignment] {
        let names = [property, name("_" + index.text(property))].compactMap { $0 }
        return names.flatMap { code.nodes(named: $0, in: part) }.compactMap { node in
            InitializerAssignment(node, of: type, self).flatMap { $0.property == property ? $0 : nil }
        }
    }

    /// What one initializer sets by assignments of its own.
    func assignments(by initializer: SyntaxNode, of type: TypeID) -> [InitializerAssignment] {
        var result: [InitializerAssignment] = []
        initializer.child(.codeBlock)?.walk { node in
            if node.kind == .closureExpression || node.kind == .functionDeclaration { return false }
            guard node.kind == .sequenceExpression, let target = node.firstChild?.lastNamed,
                let assignment = InitializerAssignment(target, of: type, self)
            else { return !node.kind.isTypeDeclaration }
            result.append(assignment)
            return false
        }
        return result
    }
}
