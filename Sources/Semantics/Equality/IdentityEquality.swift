import SymbolIndex
import Syntax

/// Classes that inherit an `==` which compares identity: those below `NSObject`.
enum IdentityEquality {
    /// True where a superclass from outside is a class of Objective-C, by the prefix of its name.
    ///
    /// - Parameter leftOut: a class that does not count.
    static func isInherited(by type: TypeID, besides leftOut: String? = nil, _ index: ProjectIndex) -> Bool {
        ([type] + index.superclasses(of: type)).contains { id in
            index.types[id].externalInherited.map { index.text($0) }.contains { $0 != leftOut && isObjectiveCClass($0) }
        }
    }

    /// False for types that are known to be values or classes of an SDK.
    static func mayBeManagedObject(_ name: String) -> Bool {
        !SDKTypes.values.contains(name) && !SDKPrefixes.ofObjectiveC.contains { name.hasPrefix($0) }
    }

    /// True for types of SDKs that are known to be values.
    static func isValueType(_ name: String) -> Bool { SDKTypes.values.contains(name) }

    /// `NSObject`, `AVPlayer`: the prefix of a framework, and a name behind it.
    static func isObjectiveCClass(_ name: String) -> Bool {
        SDKPrefixes.isOfObjectiveC(name) && !SDKTypes.endingsOfProtocols.contains { name.hasSuffix($0) }
    }

    /// `NSFetchRequest<Note>` or `Note.fetchRequest`
    static func isFetched(_ name: NameID, by fetching: Set<NameID>, in tree: SyntaxTree) -> Bool {
        let tokens = tree.tokens
        return tokens.indices.dropFirst(2).dropLast(2).contains { position in
            guard tokens[position].kind == .identifier, tokens[position].payload == name else { return false }
            let isArgument =
                tokens[position - 2].kind == .identifier && fetching.contains(tokens[position - 2].payload)
                && tree.text(position - 1) == "<"
            let isBase = tokens[position + 1].separatesNames && fetching.contains(tokens[position + 2].payload)
            return isArgument || isBase
        }
    }
}
