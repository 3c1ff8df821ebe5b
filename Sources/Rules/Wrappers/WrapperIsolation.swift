import RuleContract
import Semantics
import SourceText
import SymbolIndex
import Syntax

/// What becomes of the isolation that a property wrapper gave the type around it (catalogue 165, SE-0401).
///
/// A type that has it from nowhere else, and does what may need it, gets it written out where it is known to be compiled in
/// Swift 5 mode: there it is on the wrapper's actor as if it were marked `@preconcurrency @MainActor`.
struct WrapperIsolation {
    /// True where the type would not be on the actor any longer.
    private(set) var isLost = false
    private(set) var edits: [TextEdit] = []
    /// What may change where the isolation is written out; nil for a type that conforms to nothing off the actor.
    private(set) var behaviour: BehaviourCode?

    init(around property: WrapperProperty) {
        let index = property.context.index
        guard let owner = property.reference.property?.owner else { return }
        let isOnNoActor = index.isolation(of: owner) == .none
        guard property.owner.kind == .other || isOnNoActor else { return }
        let isIsolated = property.reference.types.contains { index.isolation(of: $0).mayBeActor }
        guard isIsolated || property.context.semantics.mayNeedActor(owner) else { return }
        guard isOnNoActor, index.infersActorOfWrapper(owner), let declaration = property.declaration.enclosingDeclaration,
            declaration.kind == .classDeclaration || declaration.kind == .structDeclaration
        else {
            isLost = true
            return
        }
        let editing = property.context.editing
        let start = declaration.range.start
        let isFirst = editing.isFirstOnLine(start)
        let separator = isFirst ? editing.lineEnding(near: start) + editing.indentation(at: start) : " "
        edits = [editing.insert("@preconcurrency @MainActor" + separator, at: start)]
        behaviour = WrapperIsolation.conforms(owner, index) ? .writtenIsolation : nil
    }

    /// True for a type with protocols that are not known to be of the actor, or to ask for nothing.
    private static func conforms(_ type: TypeID, _ index: ProjectIndex) -> Bool {
        index.types[type].inherited.flatMap(\.type.conjuncts).contains { conjunct in
            switch conjunct {
            case .nominal(let id, _): index.types[id].kind != .class && !index.putsOnMainActor(conjunct)
            case .external(let name, _):
                name != KnownName.ObservableObject.id && name != KnownName.NSObject.id && !index.putsOnMainActor(conjunct)
            default: true
            }
        }
    }
}

extension WrapperProperty {
    func refusalOfLostIsolation(_ context: RuleContext) -> Diagnostic {
        let wrapper = self.context.index.text(attribute.name)
        return context.refuse(pattern, reference.types, .lostMainActor, "@\(wrapper) puts the type around \(name) on the main actor")
    }
}
