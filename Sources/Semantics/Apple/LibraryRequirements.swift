import Syntax

/// What protocols of the standard library and Foundation ask for: the library calls it where code names something else
/// (the documentation of each protocol).
package enum LibraryRequirements {
    /// `CustomStringConvertible`, `CustomDebugStringConvertible`, `LocalizedError`.
    static let describing: Set<String> = [
        "description", "debugDescription", "errorDescription", "failureReason", "recoverySuggestion", "customMirror",
    ]
    /// `Hashable`, `Equatable`, `Comparable`, and those of `NSObject`.
    static let comparing: Set<String> = ["hash", "hashValue", "==", "<", "isEqual", "compare"]
    /// `Sequence`, `Collection`, `IteratorProtocol`, `RangeExpression` and `RandomNumberGenerator`.
    static let iterating: Set<String> = [
        "makeIterator", "next", "underestimatedCount", "startIndex", "endIndex", "index", "formIndex", "distance",
        "subscript", "relative",
    ]
    /// `Encodable`, `RawRepresentable`, `Identifiable`, `AdditiveArithmetic`, `Strideable`,
    /// `EnvironmentKey`, `PreferenceKey`.
    static let others: Set<String> = [
        "encode", "rawValue", "id", "zero", "+", "-", "advanced", "defaultValue", "reduce",
    ]

    /// First labels of the initializers that Swift calls for a literal.
    static let literals = ofStrings.union(ofNumbers).union([
        "nilLiteral", "booleanLiteral", "arrayLiteral", "dictionaryLiteral",
    ])
    static let ofStrings: Set<String> = [
        "stringLiteral", "stringInterpolation", "extendedGraphemeClusterLiteral", "unicodeScalarLiteral",
    ]
    static let ofNumbers: Set<String> = ["integerLiteral", "floatLiteral"]
    /// The same for a literal; none for `nil`, which is compared without its type. Nil for what is not a literal.
    static func literals(for node: SyntaxNode) -> Set<String>? {
        switch node.kind {
        case .stringExpression: return ofStrings
        case .arrayExpression: return ["arrayLiteral"]
        case .dictionaryExpression: return ["dictionaryLiteral"]
        case .literalExpression where node.anchorToken.kind == .number: return ofNumbers
        case .literalExpression: return node.text == "nil" ? [] : ["booleanLiteral"]
        default: return nil
        }
    }

    /// `ExpressibleByStringLiteral` and the like.
    static func isOfLiterals(_ protocolName: String) -> Bool { protocolName.hasPrefix("ExpressibleBy") }

    /// First labels of those that a library calls.
    static let decoding: Set<String> = ["from", "rawValue"]

    /// False where no protocol of a library that a type conforms to may ask for a member.
    ///
    /// - Parameters:
    ///   - requirement: one of `all`.
    ///   - conformances: the names of what the type inherits from outside of the project.
    static func mayAsk(for requirement: String, typesWith conformances: [String]) -> Bool {
        guard iterating.contains(requirement) else { return !conformances.isEmpty }
        return conformances.contains { name in
            ["Sequence", "Collection", "Iterator", "RangeExpression", "NumberGenerator"].contains { name.contains($0) }
        }
    }

    static let all = describing.union(comparing).union(iterating).union(others)

    /// What the collections of the standard library ask their elements for, and `Hasher`: no text, unless by name.
    static let askedOfElements = all.subtracting(describing).subtracting(["encode"])
    static let makingCollections: Set<String> = ["Array", "ContiguousArray", "ArraySlice", "Set", "Dictionary"]
    static let makingTexts: Set<String> = ["description", "debugDescription", "encode", "joined"]

    /// What a library runs, without its name, only of a type that conforms to a protocol of it or inherits from a class
    /// of it: `all`, and what `Collection` and `Animatable` ask for.
    static let ofConformances = all.union(["count", "isEmpty", "first", "indices", "animatableData"])
    /// Protocols that ask for none of these.
    static let askingForNothing: Set<String> = ["ObservableObject", "AnyObject", "Sendable"]

    /// What arrays, sets and optionals compare or hash elements for, or make a text or a sequence of them for; where
    /// they are given a position they do not.
    static let askedByArrays: Set<String> = [
        "insert", "remove", "update", "union", "formUnion", "intersection", "formIntersection", "subtract",
        "subtracting",
        "symmetricDifference", "formSymmetricDifference", "isDisjoint", "isStrictSubset", "isStrictSuperset",
        "contains", "firstIndex", "lastIndex", "index", "elementsEqual", "starts", "split", "sort", "sorted", "min",
        "max",
        "lexicographicallyPrecedes", "difference", "joined", "description", "debugDescription", "hash", "hashValue",
        "encode",
        "firstRange", "ranges", "replacing", "trimPrefix", "wholeMatch", "flatMap", "isSubset", "isSuperset",
    ]

    /// Operators of publishers that compare, describe or encode the values.
    static let askedByPublishers: Set<String> = [
        "removeDuplicates", "contains", "min", "max", "print", "encode", "decode", "breakpoint", "breakpointOnError",
    ]

    /// Methods of collections that take an element as it is.
    package static let takingElements: Set<String> = ["append", "insert", "remove", "update"]

    /// Operators that the library makes of another one, which a type declares.
    static let operatorsMadeOf = ["!=": "==", ">": "<", "<=": "<", ">=": "<", "...": "<", "..<": "<"]
}
