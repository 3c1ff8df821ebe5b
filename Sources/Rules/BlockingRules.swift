import RuleContract
import Semantics
import SymbolIndex
import Syntax

/// Uses of the legacy system that no rule rewrites: each blocks the types it concerns. One rule for each kind, so that
/// each can be explained.

/// `$x` as a Combine publisher, where `publisher-bridge` has no answer (catalogue 60–64, 73, 76, 209).
public let publisherRule = Rule(
    id: "publisher-projection",
    summary: "blocks types whose `$property` is used as a publisher that a subject can't replace",
    rationale: """
        An @Observable class has no publishers, and code that may require the publisher's own type does not accept a \
        subject.
        """,
    safety: "Never edits.",
    catalogue: [60, 61, 62, 63, 64, 73, 76, 155, 173, 209],
    check: { context in
        context.references(.publisher).compactMap { reference in
            guard case .refusal(let refusal, let message) = PublisherOutcome.of(reference, context) else { return nil }
            return context.refuse(reference.node, reference.types, refusal, message)
        }
    })

/// `objectWillChange`, where `change-announcement` has no answer (catalogue 45–47, 66–69).
public let objectWillChangeRule = Rule(
    id: "object-will-change",
    summary: "blocks types whose `objectWillChange` is used for more than the changes of properties",
    rationale: "An @Observable class has no publisher for changes of any property.",
    safety: "Never edits.",
    catalogue: [45, 46, 47, 66, 67, 69, 143, 175],
    check: { context in
        context.references(.objectWillChange).compactMap { reference in
            guard case .refusal(let message) = ChangeAnnouncement.of(reference, context.file) else { return nil }
            return context.refuse(reference.node, reference.types, .objectWillChange, message)
        }
    })

/// Generic code over `ObservableObject` (catalogue 152–156, 207, 208).
public let genericConstraintRule = Rule(
    id: "generic-constraint",
    summary: "blocks types that are passed to code that is generic over `ObservableObject`",
    rationale: "Such code requires the protocol that the class would lose.",
    safety: "Never edits.",
    catalogue: [146, 152, 153, 154, 156, 207, 208],
    check: { context in
        context.references(.genericFlow).compactMap { reference in
            if ChangeAnnouncement.deletesCall(giving: reference.node, context.file) { return nil }
            if EnclosingInstance(reference, context.file) != nil { return nil }
            let callee = reference.node.kind == .argument ? reference.node.parent?.calledName : nil
            let isFocused = [KnownName.focusedObject.id, KnownName.focusedSceneObject.id].contains {
                $0 == callee?.name
            }
            let refusal: Refusal = isFocused ? .focusedObject : .genericConstraint
            return context.refuse(reference.node, reference.types, refusal, flowMessage(reference))
        }
            + context.refuseAll(.existential, .existential, existentialMessage)
    })

private func existentialMessage(_ reference: Reference) -> String {
    guard reference.node.kind.isExpression, reference.node.name != KnownName.ObservableObject.id else {
        return "ObservableObject is used as a type"
    }
    let text = shortened(reference.node.text)
    return reference.isCertain
        ? "\(text) is used as any ObservableObject" : "\(text) may have this type and is used as any ObservableObject"
}

private func flowMessage(_ reference: Reference) -> String {
    if reference.node.kind == .inheritanceClause {
        return "an extension of ObservableObject implements a protocol requirement"
    }
    let text = shortened(reference.node.text)
    return reference.isCertain
        ? "\(text) is passed to code that requires ObservableObject"
        : "\(text) may have this type and is passed to code that requires ObservableObject"
}

/// Wrappers as values and types (catalogue 89, 129, 172, 211).
public let wrapperTypeRule = Rule(
    id: "wrapper-type",
    summary: "blocks types whose property wrappers are named, stored or passed as values",
    rationale: "A wrapper that is used as a value has no counterpart for an @Observable class.",
    safety: "Never edits.",
    catalogue: [54, 68, 89, 129, 142, 170, 172, 211],
    check: { context in
        context.refuseAll(.legacyTypeName, .wrapperType) {
            "\(context.index.text($0.node.name)) is used as a type or a value"
        }
            + context.refuseAll(.storage, .wrapperStorage) { "\($0.node.text) is used as a value" }
            + context.references(.unknownWrapper).compactMap { reference in
                if context.file.forwardedObject(behind: reference.node) != nil { return nil }
                let name = context.index.text(reference.node.name)
                guard SDKWrappers.focusedObject == name, context.index.types(named: reference.node.name).isEmpty else {
                    return context.refuse(
                        reference.node, reference.types, .unknownWrapper, "@\(name) may require ObservableObject")
                }
                return context.refuse(
                    reference.node, reference.types, .focusedObject, "@\(name) requires ObservableObject")
            }
            + context.refuseAll(.delegateProjection, .wrapperProjection) { "\($0.node.text) requires ObservableObject" }
    })
