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
    private static let parts = Question<TypeID, Parts>()

    /// What a type holds by itself.
    private struct Parts {
        var answer = Answer()
        /// Types whose own parts are held as well.
        var followed: Set<TypeID> = []
    }

    func answer(for type: ResolvedType) -> Answer {
        semantics.answers.answer(throughObjects ? HeldTypes.held : HeldTypes.heldDirectly, type) {
            var start = Parts()
            add(type, to: &start)
            return all(of: start)
        }
    }

    private func all(of start: Parts) -> Answer {
        var answer = start.answer
        var followed = start.followed
        var waiting = Array(followed)
        while let next = waiting.popLast() {
            let parts = self.parts(of: next)
            answer.isUnknownCode = answer.isUnknownCode || parts.answer.isUnknownCode
            answer.isUnknown = answer.isUnknown || parts.answer.isUnknown
            answer.foreign.formUnion(parts.answer.foreign)
            answer.types.formUnion(parts.answer.types)
            for type in parts.followed where followed.insert(type).inserted { waiting.append(type) }
        }
        answer.types.formUnion(followed)
        return answer
    }

    private func add(_ type: ResolvedType, to parts: inout Parts) {
        switch type {
        case .function:
            parts.answer.isUnknownCode = true
        case .nominal(let id, let arguments):
            parts.followed.insert(id)
            for argument in arguments { add(argument, to: &parts) }
        case .uncertain(let id): parts.followed.insert(id)
        case .constrained(let types):
            for type in types { add(type, to: &parts) }
            if types.contains(where: { $0.typeID != nil }) { parts.answer.isUnknownCode = true }
        case .external(let name, let arguments):
            parts.answer.foreign.insert(name)
            for argument in arguments { add(argument, to: &parts) }
        case .optional(let inner), .array(let inner), .binding(let inner), .wrapper(let inner): add(inner, to: &parts)
        case .dictionary(let key, let value):
            add(key, to: &parts)
            add(value, to: &parts)
        case .tuple(let types, _), .alternatives(let types): for type in types { add(type, to: &parts) }
        case .metatype(let inner): if let id = inner.typeID { parts.answer.types.insert(id) }
        case .unknown: parts.answer.isUnknown = true
        }
    }

    private func parts(of id: TypeID) -> Parts {
        let kind = index.types[id].kind
        if throughObjects || kind != .class { return semantics.answers.answer(HeldTypes.parts, id) { found(in: id) } }
        return Parts(answer: Answer(types: Set(index.superclasses(of: id))), followed: Set(semantics.conformers(of: id)))
    }

    /// Subclasses or conforming types, and the types of stored properties, those of superclasses too, and of what comes
    /// with enum cases.
    private func found(in id: TypeID) -> Parts {
        let kind = index.types[id].kind
        let superclasses = index.superclasses(of: id)
        var parts = Parts(answer: Answer(types: Set(superclasses), isUnknownCode: kind == .protocol))
        if kind == .protocol || kind == .class { parts.followed.formUnion(semantics.conformers(of: id)) }
        let context = LexicalContext(file: index.declaration(of: id)?.file ?? 0, types: index.enclosingTypes(of: id))
        for member in ([id] + superclasses).flatMap({ index.members(of: $0) }) {
            let fact = index.fact(member)
            if fact.kind == .enumCase {
                for parameter in fact.parameters {
                    let written = index.decode(parameter.type, file: member.file)
                    add(semantics.types.resolve(written, in: context), to: &parts)
                }
            } else if fact.isStored, !fact.flags.contains(.isStatic) {
                add(semantics.members.type(of: MemberResolver.Found(owner: id, member: member)), to: &parts)
            }
        }
        return parts
    }
}
