import Syntax

/// Places that have `any ObservableObject` as their type (catalogue 156): they concern the classes of the values that
/// become one there. A value that is one already was judged where it became it.
extension FileAnalyzer {
    /// - Parameter component: `ObservableObject` in a type.
    func recordExistential(_ component: SyntaxNode) {
        guard let place = placeOfWholeType(component), let values = valuesBecoming(existentialOf: place) else {
            return record(.existential, component, types: legacy.sortedClasses, isCertain: false)
        }
        // The types of those in code are known when it is visited.
        for value in values {
            if place.kind == .binding, value.parent?.kind == .initializer { recordExistential(value: value) }
            valuesOfExistentials.insert(value.index)
        }
    }

    /// A value that code gives back, in the scope where it stands.
    func visitValueGivenBack(_ value: SyntaxNode) {
        guard !valuesOfExistentials.isEmpty, valuesOfExistentials.contains(value.index) else { return }
        recordExistential(value: value)
    }

    private func recordExistential(value: SyntaxNode) {
        record(.existential, value, type: type(of: value), expression: value)
    }

    /// The function or the binding whose result or value has the type, or an optional of it; nil where the type is part
    /// of another one, such as `[any ObservableObject]`.
    private func placeOfWholeType(_ component: SyntaxNode) -> SyntaxNode? {
        let holder = component.ancestor { node in
            switch node.kind {
            case .namedType, .anyType, .compositionType, .optionalType: false
            case .tupleType: node.childCount > 1
            default: true
            }
        }
        guard component.nextSibling == nil, let holder, let place = holder.parent else { return nil }
        switch (holder.kind, place.kind) {
        case (.returnType, .functionDeclaration), (.typeAnnotation, .binding): return place
        default: return nil
        }
    }

    /// The values that become one at a place; nil where others may, such as those that are assigned.
    ///
    /// A requirement has none of its own: Swift wants the same type of what fulfills it, and of what overrides it.
    private func valuesBecoming(existentialOf place: SyntaxNode) -> [SyntaxNode]? {
        if place.kind == .functionDeclaration {
            guard let code = place.child(.codeBlock) else { return [] }
            return valuesGivenBack(by: code)
        }
        guard let accessors = place.child(.accessorBlock) else {
            guard place.parent?.name == KnownName.let.id else { return nil }
            return place.child(.initializer)?.expressionChild.map { [$0] }
        }
        guard !accessors.children.contains(where: \.isSetter) else { return nil }
        guard let code = place.getterBody else { return place.isComputed ? [] : nil }
        return valuesGivenBack(by: code)
    }

    /// Nil where `if`, `switch` or `#if` may give a value back without `return`.
    private func valuesGivenBack(by code: SyntaxNode) -> [SyntaxNode]? {
        let values = code.valuesGivenBack
        return values.isEmpty || code.contains { $0.kind == .conditionalCompilation } ? nil : values
    }
}
