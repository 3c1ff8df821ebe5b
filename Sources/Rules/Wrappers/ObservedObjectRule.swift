import RuleContract
import Semantics
import SourceText
import SymbolIndex
import Syntax

/// `@ObservedObject` → nothing, `@Bindable` or `private let` (catalogue 100–111).
public let observedObjectRule = Rule(
    id: "observed-object",
    summary: "`@ObservedObject var` → `var`, or `@Bindable var` where bindings are created",
    rationale: "A view observes an @Observable object by reading it. Only bindings need a wrapper, @Bindable.",
    safety: """
        A private property with a default value becomes `private let`, so that the memberwise initializer stays. \
        Representables, styles, Commands and dynamic properties with an `update()` are assisted, because reads may not \
        be tracked there. A type that is not a view keeps the isolation that the wrapper implied in Swift 5 mode: \
        `@preconcurrency @MainActor`.
        """,
    before: "@ObservedObject var item: Item",
    after: "var item: Item",
    catalogue: [100, 101, 102, 103, 104, 105, 106, 107, 108, 109, 110, 111, 112, 113, 140, 148, 164, 165, 181],
    check: { context in
        context.references(.wrapperProperty(.observedObject)).flatMap { propertyDiagnostics(context, $0) }
            + context.references(.storageAssignment).flatMap { assignmentDiagnostics(context, $0) }
    })

private func propertyDiagnostics(_ context: RuleContext, _ reference: Reference) -> [Diagnostic] {
    guard let property = WrapperProperty(context.file, reference) else { return [] }
    if let refusal = property.commonRefusal(context) { return [refusal] }
    let isolation = WrapperIsolation(around: property)
    if isolation.isLost { return [property.refusalOfLostIsolation(context)] }
    if let refusal = property.refusalOfLostSendable(context) { return [refusal] }
    if property.isPrivate, property.initialValue != nil, !property.usesBindings, property.isAssigned,
        usesMemberwiseInitializer(property)
    {
        let message =
            "\(property.name) is private, set and has a default value; as a plain variable it would hide the memberwise initializer"
        return [context.refuse(property.pattern, reference.types, .wrapperStorage, message)]
    }
    var edits = isolation.edits
    let message: String
    if property.usesBindings {
        edits.append(context.editing.replaceToken(property.attribute.anchor, property.spelledWrapper(.Bindable)))
        message = "\(property.name) becomes @Bindable"
    } else {
        edits.append(context.editing.deleteAttribute(property.attribute))
        message = "\(property.name) needs no wrapper"
        if becomesConstant(property) { edits.append(context.editing.replaceToken(reference.node.anchor, "let")) }
    }
    let behavior = isolation.behavior ?? property.ownerBehavior
    return [context.fix(property.pattern, reference.types, message, edits, behavior: behavior)]
}

/// 102: a private variable with a default would hide the memberwise initializer, which a wrapper or a constant does
/// not.
private func becomesConstant(_ property: WrapperProperty) -> Bool {
    guard property.isPrivate, property.storageAssignments.isEmpty, !property.isAssigned else { return false }
    let context = property.context
    return property.initialValue != nil
        || context.options.prefersLet(inFile: context.index.files[context.analysis.file].path)
}

/// True for a struct without an initializer of its own.
private func usesMemberwiseInitializer(_ property: WrapperProperty) -> Bool {
    guard let owner = property.reference.property?.owner, property.context.index.types[owner].kind == .struct else {
        return false
    }
    return property.context.index.members(named: KnownName.`init`.id, of: owner).isEmpty
}

/// The value without the call around it, whose parentheses stay where comments stand in them.
private func unwrapping(_ call: WrapperCall, in expression: SyntaxNode, _ editing: Editing) -> [TextEdit] {
    let (range, value) = (expression.range, call.value)
    if editing.isTriviaBlank(expression.firstToken, value.firstToken),
        editing.isTriviaBlank(value.lastToken, expression.lastToken)
    {
        return [
            editing.replace(TextRange(range.start, value.range.start), ""),
            editing.replace(TextRange(value.range.end, range.end), ""),
        ]
    }
    let colon = editing.token(call.labelToken + 1).end
    let isBlank = editing.isTriviaBlank(call.labelToken + 1, value.firstToken)
    return [
        editing.replace(TextRange(range.start, editing.token(call.labelToken - 1).start), ""),
        editing.replace(TextRange(editing.token(call.labelToken).start, isBlank ? value.range.start : colon), ""),
    ]
}

/// `_x = ObservedObject(wrappedValue: e)` → `x = e`, or `_x = Bindable(wrappedValue: e)` (catalogue 105).
private func assignmentDiagnostics(_ context: RuleContext, _ reference: Reference) -> [Diagnostic] {
    guard let key = reference.property, context.file.assignedWrapper(reference) == .observedObject else { return [] }
    let parts = Array(reference.node.children)
    let refusal = context.refuse(
        reference.node, reference.types, .wrapperStorage,
        "the storage of @ObservedObject is set to an expression other than ObservedObject(…)")
    guard parts.count == 3, let call = WrapperCall(parts[2], named: [.ObservedObject]) else { return [refusal] }
    let editing = context.editing
    var edits: [TextEdit] = []
    if context.project.table.projectedProperties.contains(key) {
        if let name = call.nameToken {
            let isQualified = editing.token(max(name - 1, 0)).separatesNames
            edits.append(
                editing.replaceToken(
                    name, isQualified ? "Bindable" : context.file.spelled(.Bindable, in: reference.node)))
        }
        if editing.token(call.labelToken).payload != KnownName.wrappedValue.id {
            edits.append(editing.replaceToken(call.labelToken, "wrappedValue"))
        }
    } else {
        let needsSelf = parts[0].kind == .identifierExpression && reference.isNameHidden
        edits.append(
            editing.replaceToken(parts[0].lastToken, (needsSelf ? "self." : "") + context.file.spelled(key.name)))
        edits += unwrapping(call, in: parts[2], editing)
    }
    return [context.fix(reference.node, reference.types, "the object is set directly", edits)]
}
