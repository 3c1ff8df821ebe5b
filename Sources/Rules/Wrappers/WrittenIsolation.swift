import RuleContract
import Semantics
import SourceText
import SymbolIndex
import Syntax

/// The isolation that a property wrapper gave the type around it, written out: in Swift 5 mode such a type is on the
/// wrapper's actor as if it were marked `@preconcurrency @MainActor` (catalogue 165, SE-0401).
struct WrittenIsolation {
    let edit: TextEdit
    /// What may change; nil for a type that conforms to nothing off the actor.
    let behaviour: BehaviourCode?

    /// Nil where the type is not known to have its isolation from the wrapper.
    init?(around property: WrapperProperty) {
        let context = property.context
        guard let owner = property.reference.property?.owner,
            let declaration = property.declaration.enclosingDeclaration,
            declaration.kind == .classDeclaration || declaration.kind == .structDeclaration,
            context.index.infersActorOfWrapper(owner), case .none = context.index.isolation(of: owner)
        else { return nil }
        let editing = context.editing
        let start = declaration.range.start
        let isFirst = editing.isFirstOnLine(start)
        let separator = isFirst ? editing.lineEnding(near: start) + editing.indentation(at: start) : " "
        edit = editing.insert("@preconcurrency @MainActor" + separator, at: start)
        behaviour = WrittenIsolation.conforms(owner, context.index) ? .writtenIsolation : nil
    }

    /// True for a type with protocols that are not known to be of the actor, or to ask for nothing.
    private static func conforms(_ type: TypeID, _ index: ProjectIndex) -> Bool {
        index.types[type].inherited.contains { inherited in
            inherited.type.conjuncts.contains { conjunct in
                switch conjunct {
                case .nominal(let id, _): index.types[id].kind != .class
                case .external(let name, _): name != KnownName.ObservableObject.id && name != KnownName.NSObject.id
                default: true
                }
            }
        }
    }
}
