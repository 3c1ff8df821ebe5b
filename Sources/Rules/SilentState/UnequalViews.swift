import Semantics
import SymbolIndex
import Syntax

/// Views that `@StateObject` kept from being equal to the ones before, so that each update of their parents refreshed
/// them: its autoclosure captures. With `@State` a view may be equal (catalogue 55).
extension LostRedraws {
    /// Such a view, with a call that makes it anew with the object that it has.
    struct UnequalView {
        let call: SyntaxNode
        fileprivate let type: TypeID
        fileprivate let declaration: SyntaxNode
    }

    var unequalView: UnequalView? {
        guard case .wrapperProperty(.stateObject) = reference.kind, let (key, view) = observation,
            WrapperOwner(key.owner, context.project).kind == .view,
            let call = semantics.callWithExistingObject(for: key.name, of: key.owner)
        else { return nil }
        return UnequalView(call: call, type: key.owner, declaration: view)
    }

    /// What the view shows besides what it follows.
    func shown(by view: UnequalView) -> (steps: [SyntaxNode], objects: [TypeID])? {
        let asked = semantics.outsideReads.answer(ofBodyOf: view.type, in: view.declaration, context.analysis)
        let objects = asked.objects.subtracting(semantics.classesFollowed(by: view.type))
        guard asked.asks || !objects.isEmpty else { return nil }
        let steps = asked.place.map { semantics.outsideReads.steps(from: $0) } ?? []
        return (steps, asked.asks ? [] : objects.sorted())
    }

    /// A value that the view is handed, of a type whose `==` may not tell it from the one before.
    func value(handedTo view: UnequalView) -> String? {
        guard !context.index.conforms(view.type, to: "Equatable") else { return nil }
        let check = EqualityCheck(semantics: semantics)
        let value = context.storedProperties(of: view.declaration).first { property in
            let mayDiffer = semantics.members.types(ofProperty: property.name, in: view.type)
                .contains { check.mayHideChange($0) }
            return mayDiffer && (property.initialValue == nil || !property.isLet && property.access > .fileprivate)
                && property.wrappers(in: context.index).allSatisfy { context.index.text($0.name) == "Binding" }
                && isShown(property, in: view.declaration)
        }
        return value.map { context.index.text($0.name) }
    }

    /// True where the view names the property anywhere else than in its initializers.
    private func isShown(_ property: StoredProperty, in view: SyntaxNode) -> Bool {
        semantics.code(of: context.analysis).contains(property.name, in: view) { node in
            node != property.pattern && node.ancestor { $0.kind == .initializerDeclaration } == nil
        }
    }
}
