import RuleContract
import Semantics
import Syntax

/// An object that is made in the place of `@ObservedObject` (catalogue 190).
public let inlineObservedObjectRule = Rule(
    family: .guidance,
    id: "inline-observed-object",
    summary: "hold an object that the view creates in @StateObject, not in @ObservedObject",
    rationale: """
        @ObservedObject keeps nothing: each evaluation of the parent creates the view, and with it the object, again. \
        The state of the previous object is lost, and the work that it started continues.
        """,
    safety: """
        Never edits: with @StateObject the object would live on, which may reveal other mistakes. Reported if an \
        initial value or an initializer of a view creates an object of a class of the project, and no call outside of \
        previews passes one. Nothing is reported for shared objects and factories.
        """,
    before: """
        struct Feed: View {
            @ObservedObject var model = FeedModel()
        }
        """,
    catalogue: [190],
    names: ["ObservedObject"],
    check: { context in
        context.properties(with: ["ObservedObject"]).compactMap { property in
            guard let made = InlineObject.find(property) else { return nil }
            return context.advise(
                made, symbol: property.symbol,
                "@ObservedObject \(property.text) creates a new object with each evaluation of the parent; @StateObject keeps it"
            )
        }
    })

/// An `@Observable` object that a view makes and holds without `@State` (catalogue 182).
public let unownedModelRule = Rule(
    family: .guidance,
    id: "unowned-model",
    summary: "hold a model that a view creates in @State",
    rationale: """
        A let, a var or @Bindable belongs to the view value. Each evaluation of the parent creates the view value, and \
        with it the model, again, so the state of the model is lost. @State keeps the first one.
        """,
    safety: """
        Never edits: with @State the model would live on, which may reveal other mistakes. Reported for @Observable \
        and @Model classes of the project that a property of a view creates in its initial value, if no call outside \
        of previews passes one. Nothing is reported for an App, which is created once, for static properties, shared \
        objects and factories.
        """,
    before: """
        struct Feed: View {
            let model = FeedModel()
        }
        """,
    catalogue: [182],
    names: ["View", "ViewModifier"],
    check: { context in
        let models = ModelClasses(semantics: context.semantics)
        return context.plainProperties.compactMap { property in
            guard let value = property.initialValue, let found = models.observableClass(of: property),
                context.index.isOne(of: .madeWithParent, property.owner),
                models.classMade(by: value, in: context.parsed, expected: found) != nil
            else { return nil }
            let passed =
                InitializerCalls(owner: property.owner, semantics: context.semantics).arguments(for: property.name)
                ?? []
            if !property.property.isLet, passed.contains(where: { !$0.isInPreview }) { return nil }
            let kind = property.property.attributes.isEmpty ? (property.property.isLet ? "let" : "var") : "@Bindable"
            return context.advise(
                property.declaration, symbol: property.symbol,
                "\(kind) \(property.text) creates a new model with each evaluation of the parent; @State keeps it"
            )
        }
    })

/// `StateObject(wrappedValue:)` that is given an object which exists already (catalogue 191).
public let stateObjectFromLocalRule = Rule(
    family: .guidance,
    id: "state-object-from-local",
    summary: "pass StateObject(wrappedValue:) the expression that creates the object, not an existing object",
    rationale: """
        The argument is an autoclosure that runs once in the lifetime of the view. An object created before the call \
        is created with each view value, and all but the first are discarded.
        """,
    safety: """
        Never edits: creating the object later may change what happens in between. Reported if an initializer of a \
        view passes a local variable by its name alone, or a parameter for which the body of another view passes an \
        object. Nothing is reported for a local variable that the initializer also uses elsewhere.
        """,
    before: """
        init(id: Int) {
            let model = FeedModel(id: id)
            _model = StateObject(wrappedValue: model)
        }
        """,
    catalogue: [191],
    names: ["StateObject"],
    check: { context in
        context.properties(with: ["StateObject"]).flatMap { stateObjectsFromLocals(context, $0) }
    })

/// Where a view makes the object of one of its properties.
private enum InlineObject {
    static func find(_ property: WrappedProperty) -> SyntaxNode? {
        let semantics = property.semantics
        let models = ModelClasses(semantics: semantics)
        guard property.isAlone, semantics.index.isOne(of: .madeWithParent, property.owner) else { return nil }
        let calls = InitializerCalls(owner: property.owner, semantics: semantics)
        if let value = property.initialValue {
            guard makes(value, property, models) else { return nil }
            let passed = calls.arguments(for: property.name) ?? []
            return passed.contains { !$0.isInPreview } ? nil : property.declaration
        }
        for item in property.declaration.parent?.children ?? .none(of: property.file.tree)
        where item.kind == .initializerDeclaration {
            guard let body = item.child(.codeBlock) else { continue }
            for node in body.children where node.kind == .sequenceExpression {
                guard let target = node.firstChild, let sign = target.nextSibling, sign.kind == .assignmentOperator,
                    let value = sign.nextSibling,
                    value.nextSibling == nil
                else { continue }
                let isOwn = target.text == "self.\(property.text)" && makes(value, property, models)
                let isStorage = target.text == "_\(property.text)" || target.text == "self._\(property.text)"
                if isOwn || isStorage && argument(of: value).map({ makes($0, property, models) }) ?? false {
                    return node
                }
            }
        }
        return nil
    }

    /// `e` of `ObservedObject(wrappedValue: e)` and the like.
    private static func argument(of value: SyntaxNode) -> SyntaxNode? {
        guard value.kind == .chainExpression, let call = value.children.first(where: { $0.kind == .callComponent }),
            call.nextSibling == nil, call.childCount == 1
        else { return nil }
        return call.firstChild?.expressionChild
    }

    private static func makes(_ value: SyntaxNode, _ property: WrappedProperty, _ models: ModelClasses) -> Bool {
        let semantics = property.semantics
        let expected = property.type.flatMap {
            semantics.types.resolve($0, in: property.file.place(of: property.declaration)).unwrapped.typeID
        }
        return models.classMade(by: value, in: property.file, expected: expected) != nil
    }
}

/// True where the body of a view passes an object for a parameter; other code makes its views once.
private func isHandedOverByView(_ name: NameID, _ initializer: SyntaxNode, _ property: WrappedProperty) -> Bool {
    let semantics = property.semantics
    guard
        let parameter = initializer.child(.parameterClause)?.children.first(where: {
            $0.kind == .parameter && $0.name == name
        })
    else { return false }
    let label = property.file.tree.tokens[parameter.labelToken].payload
    let passed = InitializerCalls(owner: property.owner, semantics: semantics).arguments(for: label) ?? []
    return passed.contains { argument in
        argument.isCertain && !argument.isInPreview
            && (argument.file.types(around: argument.call) ?? []).contains {
                semantics.index.isOne(of: .madeWithParent, $0)
            }
    }
}

private func stateObjectsFromLocals(_ context: RuleContext, _ property: WrappedProperty) -> [Diagnostic] {
    // An App is made once.
    guard context.index.isOne(of: .madeWithParent, property.owner), let block = property.declaration.parent,
        let label = context.semantics.name("wrappedValue")
    else { return [] }
    var found: [Diagnostic] = []
    for item in block.children where item.kind == .initializerDeclaration {
        guard let body = item.child(.codeBlock) else { continue }
        for argument in context.code.nodes(named: label, in: body) where argument.kind == .argument {
            guard let value = argument.expressionChild, value.kind == .identifierExpression,
                value.anchorToken.kind == .identifier,
                let sequence = argument.ancestor(where: { $0.kind == .sequenceExpression }),
                let target = sequence.firstChild,
                target.text == "_\(property.text)" || target.text == "self._\(property.text)",
                argument.parent?.parent?.parent == sequence,
                argument.parent?.parent?.children.first(where: { $0.kind == .callComponent }) == argument.parent
            else { continue }
            let isParameter =
                item.child(.parameterClause)?.children.contains { $0.kind == .parameter && $0.name == value.name }
                ?? false
            let isLocal = context.code.contains(value.name, in: body) { $0.kind == .identifierPattern }
            // What other code of the initializer uses as well can't be made in the call.
            let isShared = context.code.nodes(named: value.name, in: body).contains {
                $0.kind == .identifierExpression && $0 != value
            }
            guard isParameter || isLocal, !isShared else { continue }
            if isParameter, !isHandedOverByView(value.name, item, property) { continue }
            let name = value.text
            let message =
                isParameter
                ? "StateObject gets the existing object \(name); each evaluation of the parent passes an object, and only the first is kept"
                : "StateObject gets \(name), which each view initialization creates; move the expression that creates it into the call"
            found.append(context.advise(sequence, symbol: property.symbol, message))
        }
    }
    return found
}
