import Syntax

/// What the generic parameters of a function stand for in a call, as far as the types of its arguments tell.
struct GenericInference {
    private let names: Set<NameID>
    private var known: [NameID: ResolvedType] = [:]

    init(_ function: MemberFact, file: Int, _ index: ProjectIndex) {
        names = Set(function.genericParameters.map { index.translate($0.name, file: file) })
    }

    /// Learns from what is passed for a parameter. What arguments tell in different ways stays unknown.
    mutating func learn(_ written: TypeReference, from passed: ResolvedType) {
        // `nil` and what comes from outside may be of any type.
        guard passed != .unknown, passed != .external(KnownName.Any.id, []) else { return }
        switch (written, passed) {
        case (.named(let parts), _):
            guard parts.count == 1, parts[0].arguments.isEmpty, names.contains(parts[0].name) else { return }
            let isOther = known[parts[0].name].map { $0 != passed } ?? false
            known[parts[0].name] = isOther ? .unknown : passed
        case (.optional(let inner), .optional(let value)): learn(inner, from: value)
        case (.optional(let inner), _): learn(inner, from: passed)
        case (.array(let inner), .array(let element)): learn(inner, from: element)
        case (.dictionary(let key, let value), .dictionary(let passedKey, let passedValue)):
            learn(key, from: passedKey)
            learn(value, from: passedValue)
        case (.metatype(let inner), .metatype(let instance)): learn(inner, from: instance)
        default: break
        }
    }

    /// The place of the declaration, where its generic parameters stand for what was learnt.
    func context(from place: LexicalContext) -> LexicalContext {
        var context = place
        for name in names { context.substitutions[name] = known[name] ?? .unknown }
        return context
    }
}
