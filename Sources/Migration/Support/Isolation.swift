import SymbolIndex
import Syntax

extension ProjectIndex {
    /// True where an attribute puts a class or a superclass on an actor.
    func isIsolated(_ type: TypeID) -> Bool {
        ([type] + superclasses(of: type)).contains { base in
            types[base].declarations.contains { part in
                fact(part).attributes.contains { text(translate($0, file: part.file)).hasSuffix("Actor") }
            }
        }
    }

    /// True where an attribute, a superclass or a protocol puts a class on an actor, or may.
    func mayBeIsolated(_ type: TypeID) -> Bool {
        if foreignConformances(of: type).contains(where: { !ProjectIndex.plainProtocols.contains(text($0)) }) {
            return true
        }
        var all = [type] + superclasses(of: type)
        for base in all { for entry in types[base].inherited { if let id = entry.type.typeID { all.append(id) } } }
        let parts = all.flatMap { types[$0].declarations } + types[type].extensions
        // Any attribute that isn't known may be an actor or a macro.
        return parts.contains { part in
            fact(part).attributes.contains {
                !ProjectIndex.plainAttributes.contains(text(translate($0, file: part.file)))
            }
        }
    }

    private static let plainAttributes: Set<String> = [
        "Observable", "available", "objc", "objcMembers", "dynamicMemberLookup", "Model",
    ]

    /// Protocols and classes of the SDK that put nothing on an actor, and don't say that an object may be used from
    /// anywhere.
    private static let plainProtocols: Set<String> = [
        "NSObject", "NSObjectProtocol", "Identifiable", "Hashable", "Equatable", "Comparable", "Codable", "Encodable",
        "Decodable", "CustomStringConvertible", "CustomDebugStringConvertible", "Observable", "AnyObject",
        "ObservableObject",
    ]
}
