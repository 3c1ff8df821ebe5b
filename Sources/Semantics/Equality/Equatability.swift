import SymbolIndex

/// Tells types that can't be `Equatable`: the macro never compares them, and every assignment notifies (SE-0395 as of
/// Swift 6.2).
package struct Equatability {
    package let index: ProjectIndex

    package init(index: ProjectIndex) {
        self.index = index
    }

    /// False where it is known that the type is not `Equatable`.
    package func mayBeEquatable(_ type: ResolvedType, depth: Int = 0) -> Bool {
        guard depth < Limits.equatableDepth else { return true }
        switch type {
        case .nominal(let id, _): return mayConform(id)
        case .optional(let inner), .array(let inner): return mayBeEquatable(inner, depth: depth + 1)
        case .dictionary(_, let value): return mayBeEquatable(value, depth: depth + 1)
        case .external(let name, let arguments):
            if SDKTypes.neverEquatable.contains(index.text(name)) { return false }
            // Containers of libraries are `Equatable` where all that they hold is.
            return arguments.allSatisfy { mayBeEquatable($0, depth: depth + 1) }
        case .tuple, .function, .metatype: return false
        case .constrained(let parts):
            return !parts.contains { part in
                if case .external(let name, _) = part { return SDKTypes.neverEquatable.contains(index.text(name)) }
                return false
            }
        default: return true
        }
    }

    /// True where a type of the project says that it is `Equatable`, or inherits from outside what may say so.
    private func mayConform(_ type: TypeID) -> Bool {
        // An enum whose cases carry nothing is `Equatable` by itself.
        if index.types[type].kind == .enum, !hasPayload(type) { return true }
        return index.foreignConformances(of: type).contains { !SDKAncestors.withoutEquality.contains(index.text($0)) }
    }

    private func hasPayload(_ type: TypeID) -> Bool {
        index.members(of: type).contains { index.fact($0).kind == .enumCase && !index.fact($0).parameters.isEmpty }
    }

    /// True for a protocol by which no library calls a value while it shows it.
    static func callsNothingBack(_ name: String) -> Bool {
        SDKAncestors.passive.contains(name)
    }
}
