import SymbolIndex

/// Whether the product's type of something is the compiler's, as far as the project's types are concerned: what comes
/// from outside is one thing for the product.
struct TypeMatch {
    private let index: ProjectIndex

    init(_ index: ProjectIndex) { self.index = index }

    func verdict(_ type: ResolvedType, _ expected: ResolvedType) -> Verdict {
        if case .alternatives(let parts) = type {
            return parts.contains { matches($0, expected) } ? .oneOf : .unknown("one of several types")
        }
        guard type.isKnown else { return .unknown(holdsUncertain(type) ? "an uncertain type" : "no type") }
        if matches(type, expected) { return .equal }
        if isUncertain(type) { return .unknown("an uncertain type") }
        return .differs(Difference(category: "another type", detail: "\(text(expected)) / \(text(type))"))
    }

    private func matches(_ type: ResolvedType, _ expected: ResolvedType) -> Bool {
        if isForeign(type), isForeign(expected) { return true }
        switch (type, expected) {
        // What conforms to something is known by that alone.
        case (.constrained, _), (_, .constrained), (_, .unknown), (.unknown, _): return true
        case (.nominal(let id, let arguments), .nominal(let other, let others)):
            return id == other && match(arguments, others)
        // A set is an array for the product.
        case (.array(let inner), .external(let name, let others)) where index.text(name) == "Set":
            return match([inner], others)
        case (.external(_, let arguments), .external(_, let others)): return match(arguments, others)
        case (.optional(let inner), .optional(let other)), (.array(let inner), .array(let other)),
            (.metatype(let inner), .metatype(let other)), (.function(let inner), .function(let other)),
            (.binding(let inner), .binding(let other)), (.wrapper(let inner), .wrapper(let other)):
            return matches(inner, other)
        case (.dictionary(let key, let value), .dictionary(let otherKey, let otherValue)):
            return matches(key, otherKey) && matches(value, otherValue)
        case (.tuple(let elements), .tuple(let others)):
            return elements.count == others.count && match(elements, others)
        default: return false
        }
    }

    private func match(_ types: [ResolvedType], _ others: [ResolvedType]) -> Bool {
        guard types.count == others.count else { return types.isEmpty || others.isEmpty }
        return zip(types, others).allSatisfy { matches($0, $1) }
    }

    private func isForeign(_ type: ResolvedType) -> Bool {
        var isForeign = true
        type.forEachType { if index.types[$0].kind != .external { isForeign = false } }
        return isForeign
    }

    /// True for a type with one of several types in it.
    private func isUncertain(_ type: ResolvedType) -> Bool {
        switch type {
        case .uncertain, .alternatives, .unknown: return true
        case .nominal(_, let parts), .external(_, let parts), .tuple(let parts), .constrained(let parts):
            return parts.contains(where: isUncertain)
        case .optional(let inner), .array(let inner), .metatype(let inner), .function(let inner),
            .binding(let inner), .wrapper(let inner):
            return isUncertain(inner)
        case .dictionary(let key, let value): return isUncertain(key) || isUncertain(value)
        }
    }

    private func holdsUncertain(_ type: ResolvedType) -> Bool {
        if case .uncertain = type.unwrapped { return true }
        return false
    }

    func text(_ type: ResolvedType) -> String {
        func list(_ types: [ResolvedType]) -> String { types.map { text($0) }.joined(separator: ", ") }
        func generic(_ name: String, _ arguments: [ResolvedType]) -> String {
            arguments.isEmpty ? name : "\(name)<\(list(arguments))>"
        }
        switch type {
        case .unknown: return "?"
        case .nominal(let id, let arguments): return generic(index.qualifiedName(id), arguments)
        case .external(let name, let arguments): return generic("~" + index.text(name), arguments)
        case .uncertain(let id): return "perhaps " + index.qualifiedName(id)
        case .metatype(let inner): return text(inner) + ".Type"
        case .optional(let inner): return text(inner) + "?"
        case .array(let inner): return "[\(text(inner))]"
        case .dictionary(let key, let value): return "[\(text(key)): \(text(value))]"
        case .function(let inner): return "() -> " + text(inner)
        case .tuple(let parts): return "(\(list(parts)))"
        case .constrained(let parts): return "some (\(list(parts)))"
        case .binding(let inner): return "Binding<\(text(inner))>"
        case .wrapper(let inner): return "Wrapper<\(text(inner))>"
        case .alternatives(let parts): return "one of \(list(parts))"
        }
    }
}
