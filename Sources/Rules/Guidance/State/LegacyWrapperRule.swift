import RuleContract
import Semantics
import SourceText
import SymbolIndex
import Syntax

/// A wrapper or an injection of the old system with an `@Observable` class (catalogue 140).
public let legacyWrapperRule = Rule(
    family: .guidance,
    id: "legacy-wrapper-of-observable",
    summary:
        "do not use `@StateObject`, `@ObservedObject`, `@EnvironmentObject` or `.environmentObject` with an `@Observable` class",
    rationale:
        "They require an ObservableObject. After a class was migrated by hand, each forgotten place does not compile.",
    safety: """
        The same fix that the migration makes: @State, no wrapper or @Bindable, @Environment(T.self), .environment. \
        Advice if the storage is set, if a property without a wrapper would have a default, or if bindings to an \
        environment object are created.
        """,
    before: "@EnvironmentObject private var cart: CartModel  // @Observable class CartModel",
    after: "@Environment(CartModel.self) private var cart  // @Observable class CartModel",
    catalogue: [80, 100, 120, 123, 140],
    names: LegacyWrapper.names + ["environmentObject"],
    check: { context in
        context.properties(with: LegacyWrapper.names).compactMap { finding(context, $0) }
            + injections(context)
    })

private func finding(_ context: RuleContext, _ property: WrappedProperty) -> Diagnostic? {
    let models = context.semantics.models
    let type = context.type(of: property.name, in: property.owner)
    guard property.isAlone, let model = models.certainClass(type), models.isTracked(model), !models.isLegacy(model)
    else { return nil }
    let message =
        "@\(property.wrapper) \(property.text) does not compile, because \(context.index.qualifiedName(model)) is @Observable"
    return context.advise(property.declaration, symbol: property.symbol, message, edits: edits(context, property))
}

private func edits(_ context: RuleContext, _ property: WrappedProperty) -> [TextEdit] {
    let semantics = context.semantics
    let uses = OwnUses(of: property.name, in: property.owner, semantics: semantics)
    let storage = OwnUses(of: semantics.name("_" + property.text), in: property.owner, semantics: semantics)
    guard property.isPlain, !property.attribute.hasAttributeArguments, storage.all.isEmpty, !uses.isIncomplete,
        !storage.isIncomplete
    else { return [] }
    let editing = context.editing
    let usesBindings = uses.all.contains(where: \.node.isProjection)
    switch property.wrapper {
    case "StateObject":
        return isFree("State", context) ? [editing.replaceToken(property.attribute.anchor, "State")] : []
    case "ObservedObject":
        if usesBindings {
            return isFree("Bindable", context) ? [editing.replaceToken(property.attribute.anchor, "Bindable")] : []
        }
        // 102: a private variable with a default would hide the memberwise initializer.
        return property.initialValue == nil ? [editing.deleteAttribute(property.attribute)] : []
    default:
        guard !usesBindings, property.initialValue == nil, let type = property.type,
            let annotation = property.property.binding.child(.typeAnnotation),
            isFree("Environment", context)
        else { return [] }
        return [editing.replaceToken(property.attribute.anchor, "Environment(\(type.text).self)")]
            + editing.deleteTokens(annotation.firstToken, annotation.lastToken)
    }
}

/// True where the project has no type of a wrapper's name.
private func isFree(_ wrapper: String, _ context: RuleContext) -> Bool {
    context.semantics.name(wrapper).map { context.index.types(named: $0).isEmpty } ?? true
}

/// `.environmentObject(cart)`
private func injections(_ context: RuleContext) -> [Diagnostic] {
    context.code.nodes(named: KnownName.environmentObject.id, in: context.tree.root).compactMap { node in
        guard node.kind == .memberComponent, let call = node.nextSibling, call.kind == .callComponent,
            let argument = call.firstChild,
            argument.nextSibling == nil, let value = argument.expressionChild
        else { return nil }
        let type = ExpressionTypes(file: context.parsed, search: context.semantics).type(of: value)
        let models = context.semantics.models
        guard !type.isOptional, let model = models.certainClass(type), models.isTracked(model), !models.isLegacy(model)
        else { return nil }
        let name = context.index.qualifiedName(model)
        let owner = context.parsed.types(around: node)?.first.map { context.index.qualifiedName($0) + "." } ?? ""
        let message = "environmentObject(_:) does not compile, because \(name) is @Observable"
        let edits = hasOwnEnvironment(context) ? [] : [context.editing.replaceToken(node.anchor, "environment")]
        return context.advise(node, symbol: "\(owner)environmentObject(\(name))", message, edits: edits)
    }
}

/// True where the project adds functions of these names to types from outside.
private func hasOwnEnvironment(_ context: RuleContext) -> Bool {
    let index = context.index
    return index.types.indices.contains { type in
        index.types[type].kind == .external
            && [KnownName.environment, .environmentObject].contains { !index.members(named: $0.id, of: type).isEmpty }
    }
}
