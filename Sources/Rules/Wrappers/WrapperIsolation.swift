import RuleContract
import Semantics
import SourceText
import SymbolIndex
import Syntax

/// What becomes of the isolation that a property wrapper gave the type around it (catalogue 165, SE-0401).
///
/// A type that has it from nowhere else, and does what may need it, gets it written out where it is known to be
/// compiled in Swift 5 mode: there it is on the wrapper's actor as if it were marked `@preconcurrency @MainActor`.
struct WrapperIsolation {
    /// True where the type would not be on the actor any longer.
    private(set) var isLost = false
    private(set) var edits: [TextEdit] = []
    /// What may change where the isolation is written out, and for a view by a protocol of a library, to which the
    /// property may be known; nil for a type that conforms to nothing off the actor.
    private(set) var behavior: BehaviorCode?

    init(around property: WrapperProperty) {
        let index = property.context.index
        guard let owner = property.reference.property?.owner else { return }
        let isOnNoActor = index.isolation(of: owner) == .none
        let isViewByBody = index.isViewByBody(owner)
        if isViewByBody, !property.isPrivate { behavior = .libraryProtocol }
        guard property.owner.kind == .other || isOnNoActor || isViewByBody else { return }
        let isIsolated = property.reference.types.contains { index.isolation(of: $0).mayBeActor }
        guard isIsolated || property.context.semantics.mayNeedActor(owner) else { return }
        if index.ignoresActorOfWrapper(owner) { return }
        let mayBeWritten = isOnNoActor || isViewByBody || index.isIsolatedByVersionOfSDK(owner)
        guard mayBeWritten, index.infersActorOfWrapper(owner),
            let declaration = property.declaration.enclosingDeclaration,
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
        if WrapperIsolation.conforms(owner, index) { behavior = .writtenIsolation }
    }

    /// True for a type with protocols that are not known to be of the actor, or to ask for nothing.
    private static func conforms(_ type: TypeID, _ index: ProjectIndex) -> Bool {
        index.types[type].inherited.flatMap(\.type.conjuncts).contains { conjunct in
            switch conjunct {
            case .nominal(let id, _): index.types[id].kind != .class && !index.putsOnMainActor(conjunct)
            case .external(let name, _):
                name != KnownName.ObservableObject.id && name != KnownName.NSObject.id
                    && !index.putsOnMainActor(conjunct)
            default: true
            }
        }
    }
}

extension WrapperProperty {
    /// The wrapper is Sendable, and an object on no actor is not: Swift 6 then keeps it out of a Sendable type, and an
    /// initializer off the actor of the type around from setting it (catalogue 164, 165).
    func refusalOfLostSendable(_ context: RuleContext) -> Diagnostic? {
        let (index, semantics) = (self.context.index, self.context.semantics)
        guard let owner = reference.property?.owner, !index.infersActorOfWrapper(owner),
            let type = reference.types.first(where: { semantics.isSurelyNotSendable($0) })
        else { return nil }
        let model = index.qualifiedName(type)
        let isIsolated = index.isolation(of: owner).isActor
        if !isIsolated, index.foreignConformances(of: owner).contains(KnownName.Sendable.id),
            semantics.checkedSendable(owner) != nil
        {
            return context.refuse(
                pattern, reference.types, .sendableClass,
                "\(index.qualifiedName(owner)) is Sendable, but \(model) is not")
        }
        guard isIsolated else { return nil }
        if !isInitializedOnTheActor(owner), MemberwiseCalls(property: self).passOffTheActor {
            return context.refuse(
                pattern, reference.types, .sendableClass,
                "code off the main actor passes \(name), but \(model) is not Sendable")
        }
        guard isSetOffTheActor(in: owner) else { return nil }
        return context.refuse(
            pattern, reference.types, .sendableClass, "a nonisolated init sets \(name), but \(model) is not Sendable")
    }

    /// True where the memberwise initializer is on the actor of the type before the object is plain, because it sets
    /// another object that is not Sendable either: no code that is off the actor compiles with a call of it in Swift 6.
    /// One that is written out is on the actor too, and there is no memberwise one beside it.
    private func isInitializedOnTheActor(_ owner: TypeID) -> Bool {
        let (index, semantics) = (self.context.index, self.context.semantics)
        guard let declaration = declaration.enclosingDeclaration else { return false }
        let isWritten = declaration.child(.memberBlock)?.child(.initializerDeclaration) != nil
        let written = index.members(named: KnownName.`init`.id, of: owner)
        if isWritten, written.allSatisfy({ $0.file == self.context.analysis.file }) { return true }
        return StoredProperty.all(of: declaration).contains { property in
            guard property.declaration.parent == self.declaration.parent, property.attributes.isEmpty,
                !property.isLazy, property.initialValue == nil, let written = property.writtenType,
                case .nominal(let type, _) = semantics.types.resolve(
                    written,
                    in: LexicalContext(file: self.context.analysis.file, types: index.enclosingTypes(of: owner))
                ).unwrapped
            else { return false }
            return index.types[type].kind == .class && semantics.isSurelyNotSendable(type)
        }
    }

    /// True where a `nonisolated init` in the file names the property or its storage.
    private func isSetOffTheActor(in owner: TypeID) -> Bool {
        let names = [pattern.name, context.index.names.lookUp("_" + name)].compactMap { $0 }
        return context.analysis.nodes(of: owner).contains { number in
            let block = context.tree.node(at: number).child(.memberBlock)
            return block?.children.contains { member in
                guard member.kind == .initializerDeclaration, Modifiers(member).isNonisolated,
                    let body = member.child(.codeBlock)
                else { return false }
                return names.contains { context.code.contains($0, in: body) }
            } ?? false
        }
    }

    func refusalOfLostIsolation(_ context: RuleContext) -> Diagnostic {
        let wrapper = self.context.index.text(attribute.name)
        return context.refuse(
            pattern, reference.types, .lostMainActor,
            "only @\(wrapper) isolates the type that contains \(name) to the main actor")
    }
}
