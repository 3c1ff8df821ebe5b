import SymbolIndex

/// Tells whether values of a type hold what runs unknown code: a function, or an object behind a protocol of the
/// project.
struct HeldCode {
    let semantics: Semantics
    private var index: ProjectIndex { semantics.project.index }

    private static let held = Question<TypeID, Bool>()

    /// True for values of a type of the project that hold it, themselves or by what they hold.
    func isHeld(by type: TypeID) -> Bool {
        semantics.answers.answer(HeldCode.held, type) {
            var visited: Set<TypeID> = []
            return isHeld(by: type, &visited)
        }
    }

    private func isHeld(by type: ResolvedType, _ visited: inout Set<TypeID>) -> Bool {
        switch type {
        case .function: return true
        case .constrained(let parts): return parts.contains { $0.typeID != nil }
        case .optional(let inner), .array(let inner): return isHeld(by: inner, &visited)
        case .dictionary(_, let value): return isHeld(by: value, &visited)
        case .tuple(let parts, _): return parts.contains { isHeld(by: $0, &visited) }
        case .nominal(let id, _): return isHeld(by: id, &visited)
        default: return false
        }
    }

    private func isHeld(by id: TypeID, _ visited: inout Set<TypeID>) -> Bool {
        if index.types[id].kind == .protocol { return true }
        guard visited.insert(id).inserted else { return false }
        let context = LexicalContext(file: index.declaration(of: id)?.file ?? 0, types: index.enclosingTypes(of: id))
        return index.types[id].parts.flatMap { index.members(of: $0) }.contains { member in
            let fact = index.fact(member)
            if fact.kind == .enumCase {
                return fact.parameters.contains { isHeld(by: semantics.types.resolve(index.decode($0.type, file: member.file), in: context), &visited) }
            }
            return fact.isStored && isHeld(by: semantics.members.type(of: MemberResolver.Found(owner: id, member: member)), &visited)
        }
    }
}
