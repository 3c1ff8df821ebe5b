import Syntax

/// What the generic parameters of a function stand for in a call, as far as the types of its arguments tell.
struct GenericInference {
    private let names: Set<NameID>
    private var known: [NameID: ResolvedType] = [:]

    init(_ function: MemberFact, file: Int, _ index: ProjectIndex) {
        names = Set(function.genericParameters.map { index.translate($0.name, file: file) })
    }

    /// Learns from what is passed for a parameter. What arguments tell in different ways stays unknown, and what one of
    /// them does not tell, which may be of a superclass.
    mutating func learn(_ written: TypeReference, from passed: ResolvedType) {
        // `nil` and what comes from outside may be of any type.
        guard passed != .unknown, passed != .external(KnownName.Any.id, []) else {
            return forget(written)
        }
        switch (written, passed) {
        case (.named(let parts), _):
            guard parts.count == 1, parts[0].arguments.isEmpty, names.contains(parts[0].name) else {
                return forget(written)
            }
            let isOther = known[parts[0].name].map { $0 != passed } ?? false
            known[parts[0].name] = isOther ? .unknown : passed
        case (.optional(let inner), .optional(let value)): learn(inner, from: value)
        case (.optional(let inner), _): learn(inner, from: passed)
        case (.array(let inner), .array(let element)): learn(inner, from: element)
        case (.dictionary(let key, let value), .dictionary(let passedKey, let passedValue)):
            learn(key, from: passedKey)
            learn(value, from: passedValue)
        case (.metatype(let inner), .metatype(let instance)): learn(inner, from: instance)
        default: forget(written)
        }
    }

    /// What a function that is passed gives may be of a superclass.
    ///
    /// - Parameter mayBeAlias: a closure is passed, maybe for a `Make<Value>` that stands for a function.
    mutating func forget(givenBy written: TypeReference, mayBeAlias: Bool) {
        switch written {
        case .function(let result, _): forget(result)
        case .optional(let inner): forget(givenBy: inner, mayBeAlias: mayBeAlias)
        case .named(let parts) where mayBeAlias && parts.contains(where: { !$0.arguments.isEmpty }): forget(written)
        default: break
        }
    }

    /// `Items.Element == Value` tells of other types that what is passed may be of.
    ///
    /// - Parameter isSubject: it stands before the sign; a generic parameter alone is only said to conform there.
    mutating func forget(requiredBy written: TypeReference, isSubject: Bool) {
        if isSubject, case .named(let parts) = written, parts.count == 1 { return }
        forget(written)
    }

    private mutating func forget(_ written: TypeReference) {
        written.forEachName { if names.contains($0) { known[$0] = .unknown } }
    }

    /// The place of the declaration, where its generic parameters stand for what was learnt.
    func context(from place: LexicalContext) -> LexicalContext {
        var context = place
        for name in names { context.substitutions[name] = known[name] ?? .unknown }
        return context
    }
}
