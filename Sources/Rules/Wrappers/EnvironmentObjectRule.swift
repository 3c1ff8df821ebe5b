import RuleContract
import Semantics
import SourceText
import SymbolIndex

/// `@EnvironmentObject var x: T` → `@Environment(T.self) var x` (catalogue 120, 121, 128, 131).
public let environmentObjectRule = Rule(
    id: "environment-object",
    summary: "`@EnvironmentObject var x: T` → `@Environment(T.self) var x`",
    rationale: """
        Objects in the environment are found by their type, so the type moves from the annotation into the attribute. \
        A property that no code reads is deleted: it made the view observe an object that it does not show, and \
        @Environment would still look the object up.
        """,
    safety: """
        Every injection of the type migrates in the same run. The fix is assisted if no injection is found under the \
        root, if a view may not read the object, if a view reads it only under conditions and only other views inject \
        it, or if only events read it and a preview or a hosting controller shows the view without it.
        """,
    before: "@EnvironmentObject private var store: Store",
    after: "@Environment(Store.self) private var store",
    catalogue: [120, 121, 126, 128, 129, 131, 133, 140, 141],
    check: { context in
        context.references(.wrapperProperty(.environmentObject)).flatMap { propertyDiagnostics(context, $0) }
            + context.references(.storageAssignment).compactMap { assignmentDiagnostic(context, $0) }
    })

private func propertyDiagnostics(_ context: RuleContext, _ reference: Reference) -> [Diagnostic] {
    guard let property = WrapperProperty(context.file, reference) else { return [] }
    if let refusal = property.commonRefusal(context) { return [refusal] }
    let isolation = WrapperIsolation(around: property)
    if property.owner.kind == .other || isolation.isLost { return [property.refusalOfLostIsolation(context)] }
    let annotation = property.binding.child(.typeAnnotation)
    guard let type = annotation?.typeChild ?? property.attributeArgument, property.initialValue == nil else {
        return [
            context.refuse(
                property.pattern, reference.types, .wrapperStorage, "\(property.name) has no type annotation")
        ]
    }
    let editing = context.editing
    // Catalogue 121, 131.
    if UnreadObject(property) != nil, let deletions = editing.deletions(ofDeclaration: property.declaration) {
        return [
            context.fix(
                property.pattern, reference.types, "no code reads \(property.name)", isolation.edits + deletions)
        ]
    }
    if let hiding = property.memberHiding(type) {
        let message = "\(hiding) is also a member of the view, so \(hiding).self would refer to it"
        return [context.refuse(property.pattern, reference.types, .nameClash, message)]
    }
    let name = TextRange(editing.token(property.attribute.anchor).start, property.attribute.range.end)
    var edits = isolation.edits + [editing.replace(name, property.spelledWrapper(.Environment) + "(\(type.text).self)")]
    if let annotation { edits += editing.deleteTokens(annotation.firstToken, annotation.lastToken) }
    let lookup = lookup(property)
    let behavior = lookup?.behavior ?? behavior(property) ?? isolation.behavior
    let message = "\(property.name) becomes @Environment" + (lookup?.text ?? "")
    return [context.fix(property.pattern, reference.types, message, edits, behavior: behavior)]
}

/// 131
private func lookup(_ property: WrapperProperty) -> EnvironmentLookup.Finding? {
    let (types, project) = (property.reference.types, property.context.project)
    guard case .view = property.owner.kind,
        !types.contains(where: { project.hasRelativeInEnvironment($0) })
    else { return nil }
    return EnvironmentLookup(property: property).finding
}

private func behavior(_ property: WrapperProperty) -> BehaviorCode? {
    let context = property.context
    let types = Set(property.reference.types)
    if types.contains(where: { context.project.hasRelativeInEnvironment($0) }) { return .environmentSubclass } // 126
    let isInjected = !types.isDisjoint(with: context.project.table.injectedTypes)
    let isDelegate = types.contains { context.project.isInjectedDelegate($0) }
    if !isInjected, !isDelegate { return .invisibleInjection } // 121
    switch property.owner.kind {
    case .view: return nil
    case .app, .isolatedObject: return nil
    default: return property.ownerBehavior
    }
}

extension Project {
    /// True for an application delegate that an app has behind an adaptor: SwiftUI itself injects it then, into the
    /// scenes of the app and not into what hosting controllers and previews show.
    func isInjectedDelegate(_ type: TypeID) -> Bool {
        guard index.foreignConformances(of: type).contains(where: { index.text($0).hasSuffix("ApplicationDelegate") })
        else { return false }
        let members = MemberResolver(index: index)
        return index.delegateAdaptors.contains { adaptor in
            let adapted = members.type(of: adaptor).unwrapped
            return adapted.typeID == type || !adapted.isKnown
        }
    }

    /// True where a superclass or a subclass of a class is injected or looked up too: objects are found by their static
    /// type (catalogue 126).
    func hasRelativeInEnvironment(_ type: TypeID) -> Bool {
        let relatives = index.superclasses(of: type) + index.subclasses(of: type)
        return relatives.contains { table.injectedTypes.contains($0) || table.environmentTypes.contains($0) }
    }
}

private func assignmentDiagnostic(_ context: RuleContext, _ reference: Reference) -> Diagnostic? {
    // Also where nothing tells which of several wrappers is meant.
    let wrapper = context.file.assignedWrapper(reference)
    guard reference.property != nil, wrapper ?? .environmentObject == .environmentObject else { return nil }
    let message =
        wrapper == nil
        ? "the storage of one of several possible wrappers is set" : "the storage of @EnvironmentObject is set"
    return context.refuse(reference.node, reference.types, .wrapperStorage, message)
}
