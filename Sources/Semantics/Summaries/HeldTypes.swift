import SymbolIndex
import Syntax

/// What values of a type hold, themselves or by what they hold: types of the project, and what runs unknown code.
struct HeldTypes {
    struct Answer {
        /// With their subclasses, and with what conforms to a protocol that is held.
        var types: Set<TypeID> = []
        /// True where a function is held, or an object behind a protocol of the project.
        var isUnknownCode = false
        /// The types from outside.
        var foreign: Set<NameID> = []
        /// True where a part of the type is not known.
        var isUnknown = false
    }

    let semantics: Semantics
    /// False to leave out what objects hold in turn.
    var throughObjects = true
    private var index: ProjectIndex { semantics.project.index }

    private static let held = Question<ResolvedType, Answer>()
    private static let heldDirectly = Question<ResolvedType, Answer>()
    private static let parts = Question<TypeID, [ResolvedType]>()

    func answer(for type: ResolvedType) -> Answer {
        semantics.answers.answer(throughObjects ? HeldTypes.held : HeldTypes.heldDirectly, type) {
            var answer = Answer()
            add(type, to: &answer)
            return answer
        }
    }

    private func add(_ type: ResolvedType, to answer: inout Answer) {
        switch type {
        case .function:
            answer.isUnknownCode = true
        case .nominal(let id, let arguments):
            add(id, to: &answer)
            for argument in arguments { add(argument, to: &answer) }
        case .uncertain(let id): add(id, to: &answer)
        case .constrained(let parts):
            for part in parts { add(part, to: &answer) }
            if parts.contains(where: { $0.typeID != nil }) { answer.isUnknownCode = true }
        case .external(let name, let arguments):
            answer.foreign.insert(name)
            for argument in arguments { add(argument, to: &answer) }
        case .optional(let inner), .array(let inner), .binding(let inner), .wrapper(let inner): add(inner, to: &answer)
        case .dictionary(let key, let value):
            add(key, to: &answer)
            add(value, to: &answer)
        case .tuple(let parts, _), .alternatives(let parts): for part in parts { add(part, to: &answer) }
        case .metatype(let inner): if let id = inner.typeID { answer.types.insert(id) }
        case .unknown: answer.isUnknown = true
        }
    }

    private func add(_ id: TypeID, to answer: inout Answer) {
        guard answer.types.insert(id).inserted else { return }
        let kind = index.types[id].kind
        if kind == .protocol { answer.isUnknownCode = true }
        if kind == .protocol || kind == .class { for other in semantics.conformers(of: id) { add(other, to: &answer) } }
        answer.types.formUnion(index.superclasses(of: id))
        if kind == .class, !throughObjects { return }
        for part in semantics.answers.answer(HeldTypes.parts, id, { parts(of: id) }) { add(part, to: &answer) }
    }

    /// The types of stored properties, those of superclasses too, and of what comes with enum cases.
    private func parts(of id: TypeID) -> [ResolvedType] {
        let context = LexicalContext(file: index.declaration(of: id)?.file ?? 0, types: index.enclosingTypes(of: id))
        return ([id] + index.superclasses(of: id)).flatMap { index.members(of: $0) }.flatMap { member -> [ResolvedType] in
            let fact = index.fact(member)
            if fact.kind == .enumCase {
                return fact.parameters.map {
                    semantics.types.resolve(index.decode($0.type, file: member.file), in: context)
                }
            }
            guard fact.isStored, !fact.flags.contains(.isStatic) else { return [] }
            return [semantics.members.type(of: MemberResolver.Found(owner: id, member: member))]
        }
    }
}
