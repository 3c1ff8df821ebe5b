import RuleContract
import Semantics
import SourceText
import SymbolIndex
import Syntax

/// `@StateObject` → `@State` (catalogue 80–92).
public let stateObjectRule = Rule(
    id: "state-object",
    summary: "`@StateObject` → `@State`",
    rationale: "@State owns an @Observable object as @StateObject owned an ObservableObject.",
    safety: """
        @StateObject evaluates its value once per view identity. @State of Xcode 27 does so for a default value, but \
        not for State(initialValue:). If the value creates an object there, or if callers of a memberwise initializer \
        create it, the fix is assisted.
        """,
    before: "@StateObject private var model = CartModel()",
    after: "@State private var model = CartModel()",
    catalogue: [80, 81, 82, 83, 84, 85, 86, 87, 88, 89, 90, 91, 92, 93, 140, 144, 147, 166, 210, 225],
    check: { context in
        context.references(.wrapperProperty(.stateObject)).flatMap { propertyDiagnostics(context, $0) }
            + context.references(.storageAssignment).flatMap { assignmentDiagnostics(context, $0) }
    })

private func propertyDiagnostics(_ context: RuleContext, _ reference: Reference) -> [Diagnostic] {
    guard let property = WrapperProperty(context.file, reference) else { return [] }
    if let refusal = property.commonRefusal(context) { return [refusal] }
    let isolation = WrapperIsolation(around: property)
    if property.owner.kind == .other || isolation.isLost { return [property.refusalOfLostIsolation(context)] }
    // 87
    let isReplaced = property.initialValue != nil && !property.storageAssignments.isEmpty
    let dropped = isReplaced ? DroppedDefault(property: property).edit : nil
    if isReplaced, dropped == nil {
        return [
            context.refuse(
                property.pattern, reference.types, .defaultAndInit,
                "\(property.name) has a default value and is also set in init")
        ]
    }
    if property.attributeArgument != nil, property.context.options.xcodeVersion >= 27 {
        return [
            context.refuse(
                property.attribute, reference.types, .wrapperType,
                "@State is a macro in Xcode 27 and takes no generic argument")
        ]
    }
    let edits =
        isolation.edits + [context.editing.replaceToken(property.attribute.anchor, property.spelledWrapper(.State))]
        + (dropped.map { [$0] } ?? [])
    let edition = context.options.xcodeVersion
    let initial = initialBehavior(property, isReplaced: isReplaced, edition: edition)
    let behavior = initial?.code ?? isolation.behavior
    let message = "\(property.name) becomes @State" + (initial?.cause ?? "")
    if let behavior, [.eagerInitialValue, .memberwiseInitialValue, .keptInitialValue].contains(behavior),
        let refusal = context.refusalOfRelease(property.pattern, reference)
    {
        return [refusal]
    }
    var fix = context.fix(property.pattern, reference.types, message, edits, behavior: behavior)
    if edition < 27, property.attributeArgument != nil {
        fix.outcomeInOtherEdition = .refusal(.wrapperType)
    } else if behavior.map({ [.eagerInitialValue, .keptInitialValue].contains($0) }) ?? true {
        let otherwise =
            initialBehavior(property, isReplaced: isReplaced, edition: edition < 27 ? 27 : 26)?.code
            ?? isolation.behavior
        if otherwise != behavior { fix.outcomeInOtherEdition = .fix([], behavior: otherwise) }
    }
    return [fix]
}

/// What may change with the first value, and the end of a message that says why.
struct InitialBehavior {
    let code: BehaviorCode
    var cause = ""
}

/// - Parameters:
///   - isReplaced: every initializer gives the property another value than its default.
///   - edition: that of Xcode, 26 or 27.
private func initialBehavior(_ property: WrapperProperty, isReplaced: Bool, edition: Int) -> InitialBehavior? {
    let assignments = property.storageAssignments
    if let value = property.initialValue, !isReplaced {
        // 80
        if edition < 27, property.owner.kind != .app, let effect = effect(ofInitialValue: property) {
            return InitialBehavior(code: .eagerInitialValue, cause: told(effect: effect, property.context))
        }
        // 83: until then the default is made with the view's value.
        if edition < 27, property.owner.kind == .view, WrapperCall.makesSomething(value),
            let view = property.reference.property?.owner, !isUnchanged(value, property.reference, property.context),
            let keeper = ShownOnce(semantics: property.context.semantics).keeper(of: view)
        {
            return InitialBehavior(
                code: .keptInitialValue, cause: told(keeper: keeper))
        }
        if hasInitializerElsewhere(property) { return InitialBehavior(code: .initInOtherFile) } // 88
        if isUsed(property, beforeShown: value) { return InitialBehavior(code: .usedInInit) }
    }
    if assignments.isEmpty, let behavior = MemberwiseCalls(property: property).behavior { return behavior } // 82
    if assignments.contains(where: { $0 != property.context.analysis.file }) {
        return InitialBehavior(code: .initInOtherFile) // 88
    }
    return property.owner.kind == .view ? nil : property.ownerBehavior.map { InitialBehavior(code: $0) }
}

/// True where code uses the object that SwiftUI has not put in its place: before it shows the view, or in an object
/// that is not a view, such as an app delegate.
func isUsed(_ property: WrapperProperty, beforeShown value: SyntaxNode) -> Bool {
    if isUsedInInitializer(property) { return true }
    guard WrapperCall.makesSomething(value) else { return false }
    return property.owner.kind == .isolatedObject || isUsedOutside(property.reference.property, property.context)
}

/// True where the object that is kept is as another one would be.
private func isUnchanged(_ value: SyntaxNode, _ reference: Reference, _ context: FileSemantics) -> Bool {
    guard reference.types.count == 1, let key = reference.property else { return false }
    return UnchangedObjects(context.semantics).isUnchanged(value, of: reference.types[0], in: key)
}

/// `init { model.name = … }`
private func isUsedInInitializer(_ property: WrapperProperty) -> Bool {
    property.declaration.parent?.children.contains { isUsed(property.pattern.name, inInitializer: $0) } ?? false
}

private func isUsed(_ name: NameID, inInitializer member: SyntaxNode?) -> Bool {
    guard let member, member.kind == .initializerDeclaration, let body = member.child(.codeBlock) else { return false }
    let isHidden = member.child(.parameterClause)?.children.contains { $0.name == name } ?? false
    return body.contains { node in
        let isName =
            node.kind == .identifierExpression && !isHidden
            || node.kind == .memberComponent && node.parent?.firstChild?.name == KnownName.`self`.id
        return isName && node.name == name && node.anchorToken.kind == .identifier
    }
}

/// `view.model`, and `DetailView().titled("x")` of a method that uses the object: of a view that SwiftUI does not show.
private func isUsedOutside(_ key: PropertyKey?, _ context: FileSemantics) -> Bool {
    guard let key, let member = context.index.members(named: key.name, of: key.owner).first else { return false }
    let semantics = context.semantics
    let isPrivate = context.index.fact(member).access <= .fileprivate
    let files = isPrivate ? [context.analysis] : semantics.analyses(mentioning: key.name)
    if files.contains(where: { owners(ofMembers: key.name, $0, semantics).contains(key.owner) }) { return true }
    return semantics.creations(of: key.owner).contains { creation in
        guard let method = creation.made.call.nextSibling, method.kind == .memberComponent,
            method.name != KnownName.body.id
        else { return false }
        return context.index.members(named: method.name, of: key.owner).contains { member in
            guard let (node, analysis) = semantics.node(of: member) else { return false }
            guard let code = node.child(.codeBlock) ?? node.parent?.getterBody else { return false }
            return semantics.code(of: analysis).contains(key.name, in: code) { $0.isOwnName(key.name) }
        }
    }
}

private let ownersQuestion = SharedQuestion<PropertyKey, Set<TypeID>>()

/// The types of what stands before members of a name in a file, but for `self`; for `controller.rootView.model` all
/// that have one.
private func owners(ofMembers name: NameID, _ analysis: FileAnalysis, _ semantics: Semantics) -> Set<TypeID> {
    // By file and name.
    semantics.answers.answer(ownersQuestion, PropertyKey(owner: analysis.file, name: name)) {
        let root = semantics.tree(of: analysis).root
        return semantics.code(of: analysis).nodes(named: name, in: root).reduce(into: []) { owners, node in
            guard node.kind == .memberComponent, !node.isOfSelf else { return }
            if let owner = semantics.types(at: node, analysis).type(before: node).boundValue.typeID {
                owners.insert(owner)
            } else if node.previousSibling.map({ semantics.index.text($0.name) }) == "rootView" {
                let meant = MeantDeclarations(semantics: semantics).declarations(of: node, analysis)
                owners.formUnion(meant.compactMap(\.owner))
            }
        }
    }
}

/// An initializer of the view in an extension in another file, which can't reach the default of @State.
///
/// One that calls another initializer leaves the default to that, and one in a declaration of the same name belongs to
/// what `#if` or another target builds instead of this one.
private func hasInitializerElsewhere(_ property: WrapperProperty) -> Bool {
    guard let owner = property.reference.property?.owner else { return false }
    let index = property.context.index
    return index.types[owner].extensions.filter { $0.file != property.context.analysis.file }.flatMap {
        index.members(of: $0)
    }.contains {
        index.fact($0).kind == .initializer && !index.fact($0).flags.contains(.isDelegating)
    }
}

/// `_x = StateObject(wrappedValue: e)` → `_x = State(initialValue: e)` (catalogue 83–86).
private func assignmentDiagnostics(_ context: RuleContext, _ reference: Reference) -> [Diagnostic] {
    guard let key = reference.property, context.file.assignedWrapper(reference) == .stateObject else { return [] }
    let parts = Array(reference.node.children)
    let refusal = context.refuse(
        reference.node, reference.types, .wrapperStorage,
        "the storage of @StateObject is set to an expression other than StateObject(…)")
    guard parts.count == 3, let call = WrapperCall(parts[2], named: [.StateObject]) else { return [refusal] }
    var edits: [TextEdit] = []
    if let name = call.nameToken {
        let isQualified = context.editing.token(max(name - 1, 0)).separatesNames
        edits.append(
            context.editing.replaceToken(name, isQualified ? "State" : context.file.spelled(.State, in: reference.node))
        )
        edits.append(context.editing.replaceToken(call.labelToken, "initialValue"))
    }
    // 81: an App is made once.
    let isMadeOnce = WrapperOwner(key.owner, context.project).kind == .app
    let effect =
        isMadeOnce ? nil : effect(of: call.value, context.file, reference: reference.node, expected: reference.type)
    let isEager = effect != nil
    let initializer = reference.node.ancestor { $0.kind == .initializerDeclaration }
    let mayBeKept =
        !isMadeOnce && WrapperCall.makesSomething(call.value) && !isUnchanged(call.value, reference, context.file)
    let keeper =
        mayBeKept
        ? ShownOnce(semantics: context.semantics).keeper(of: key.owner, with: call.value, madeBy: initializer) : nil
    let isKept = keeper != nil
    if isEager || isKept, let refusal = context.refusalOfRelease(reference.node, reference) { return [refusal] }
    let message = "the storage becomes a State"
    let isUsed =
        WrapperCall.makesSomething(call.value)
        && (isUsed(key.name, inInitializer: initializer) || isUsedOutside(key, context.file))
    let behavior: BehaviorCode? =
        isEager ? .eagerInitialValue : isKept ? .keptInitialValue : isUsed ? .usedInInit : nil
    let toldEffect = effect.map { message + told(effect: $0, context.file) }
    let toldKeeper = keeper.map { message + told(keeper: $0) }
    let fix = context.fix(
        reference.node, reference.types, toldEffect ?? toldKeeper ?? message, edits, behavior: behavior)
    guard isEager, let toldKeeper else { return [fix] }
    return [fix, context.fix(reference.node, reference.types, toldKeeper, [], behavior: .keptInitialValue)]
}

/// `, and creating it runs store.load in start`
func told(effect: CreationEffects.Found, _ context: FileSemantics) -> String {
    ", and creating it runs " + context.toldWithPath(effect)
}

/// `, and NavigationLink may show a value of the view again (Views/Row.swift:12)`
func told(keeper: ShownOnce.Keeper) -> String {
    guard case .code(let node) = keeper else {
        return ", and code that is not seen may show a value of the view again"
    }
    return ", and \(told(step: node)) may show a value of the view again (\(node.placeInFile))"
}

extension RuleContext {
    /// Where one of the classes of a reference acts in its `deinit`.
    fileprivate func refusalOfRelease(_ node: SyntaxNode, _ reference: Reference) -> Diagnostic? {
        guard let type = reference.types.first(where: { ReleaseEffects(semantics: semantics).acts($0) }) else {
            return nil
        }
        let message = "the deinit of \(index.text(index.types[type].name)) has effects on other objects"
        return refuse(node, reference.types, .actsWhenReleased, message)
    }
}

/// What can be noticed where the value is evaluated more often.
///
/// - Parameter reference: a node at the place.
func effect(
    of value: SyntaxNode, _ context: FileSemantics, reference: SyntaxNode, expected: ResolvedType = .unknown
) -> CreationEffects.Found? {
    let types = context.semantics.place(of: reference, context.analysis).types
    return context.semantics.creationEffects.effect(
        of: value, file: context.analysis.file, types: types, expected: expected)
}

func effect(ofInitialValue property: WrapperProperty) -> CreationEffects.Found? {
    property.initialValue.flatMap {
        effect(of: $0, property.context, reference: property.declaration, expected: property.reference.type)
    }
}
