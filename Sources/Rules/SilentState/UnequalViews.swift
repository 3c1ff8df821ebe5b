import Semantics
import SymbolIndex
import Syntax

/// Views that `@StateObject` kept from being equal to the ones before, so that each update of their parents refreshed
/// them: its autoclosure captures. With `@State` a view may be equal (catalogue 55).
extension LostRedraws {
    /// What a view shows that each update of its parent refreshed, while `@StateObject` kept it from being equal to the
    /// one before.
    var shownOfUnequalView: (call: SyntaxNode, steps: [SyntaxNode], objects: [TypeID])? {
        guard let (call, key, view) = callOfUnequalView else { return nil }
        let asked = semantics.outsideReads.answer(ofBodyOf: key.owner, in: view, context.analysis)
        let objects = asked.objects.subtracting(semantics.classesFollowed(by: key.owner))
        guard asked.asks || !objects.isEmpty else { return nil }
        let steps = asked.place.map { semantics.outsideReads.steps(from: $0) } ?? []
        return (call, steps, asked.asks ? [] : objects.sorted())
    }

    /// A value that such a view is handed, of a type whose `==` may not tell it from the one before.
    var valueOfUnequalView: (call: SyntaxNode, name: String)? {
        guard let (call, key, view) = callOfUnequalView, !context.index.conforms(key.owner, to: "Equatable") else {
            return nil
        }
        let check = EqualityCheck(semantics: semantics)
        let value = context.storedProperties(of: view).first { property in
            let mayDiffer = semantics.members.types(ofProperty: property.name, in: key.owner)
                .contains { check.mayHideChange($0) }
            return mayDiffer && (property.initialValue == nil || !property.isLet && property.access > .fileprivate)
                && property.wrappers(in: context.index).allSatisfy { context.index.text($0.name) == "Binding" }
                && isShown(property, in: view)
        }
        return value.map { (call, context.index.text($0.name)) }
    }

    /// True where the view names the property anywhere else than in its initializers.
    private func isShown(_ property: StoredProperty, in view: SyntaxNode) -> Bool {
        semantics.code(of: context.analysis).contains(property.name, in: view) { node in
            node != property.pattern && node.ancestor { $0.kind == .initializerDeclaration } == nil
        }
    }

    /// The call that makes a view anew with the object that it has, where the view equals the one before once `@State`
    /// holds the object.
    private var callOfUnequalView: (call: SyntaxNode, key: PropertyKey, view: SyntaxNode)? {
        guard case .wrapperProperty(.stateObject) = reference.kind, let (key, view) = observation,
            WrapperOwner(key.owner, context.project).kind == .view,
            let call = semantics.callWithExistingObject(for: key.name, of: key.owner)
        else { return nil }
        return (call, key, view)
    }
}
