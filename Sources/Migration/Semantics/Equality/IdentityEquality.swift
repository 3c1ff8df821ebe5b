import SymbolIndex
import Syntax

/// Classes that inherit an `==` which compares identity: those below `NSObject`.
enum IdentityEquality {
    /// True where a superclass from outside is a class of Objective-C, by the prefix of its name.
    static func isInherited(by type: TypeID, _ index: ProjectIndex) -> Bool {
        ([type] + index.superclasses(of: type)).contains { id in
            index.types[id].externalInherited.contains { isObjectiveCClass(index.text($0)) }
        }
    }

    /// False for types that are known to be values or classes of an SDK.
    static func mayBeManagedObject(_ name: String) -> Bool {
        !valueTypes.contains(name) && !prefixes.contains { name.hasPrefix($0) }
    }

    /// True for types of SDKs that are known to be values.
    static func isValueType(_ name: String) -> Bool { valueTypes.contains(name) }

    /// `NSObject`, `AVPlayer`: the prefix of a framework, and a name behind it.
    static func isObjectiveCClass(_ name: String) -> Bool {
        let hasPrefix = prefixes.contains { prefix in
            let rest = name.dropFirst(prefix.count).prefix(2)
            return name.hasPrefix(prefix) && rest.first?.isUppercase ?? false && rest.last?.isLowercase ?? false
        }
        return hasPrefix && !protocolSuffixes.contains { name.hasSuffix($0) }
    }

    private static let prefixes = ["NS", "UI", "AV", "MK", "CL", "CK", "WK", "SK", "SCN", "PH", "AR", "CA", "GK", "EK", "CN", "RLM"]
    private static let protocolSuffixes = ["Delegate", "DataSource", "Protocol", "Representable", "Coding", "Copying", "Providing", "Observing", "Adopting"]

    /// `NSFetchRequest<Note>` or `Note.fetchRequest`
    static func isFetched(_ name: NameID, by fetching: Set<NameID>, in tree: SyntaxTree) -> Bool {
        let tokens = tree.tokens
        return tokens.indices.dropFirst(2).dropLast(2).contains { position in
            guard tokens[position].kind == .identifier, tokens[position].payload == name else { return false }
            let isArgument = tokens[position - 2].kind == .identifier && fetching.contains(tokens[position - 2].payload) && tree.text(position - 1) == "<"
            let isBase = tokens[position + 1].separatesNames && fetching.contains(tokens[position + 2].payload)
            return isArgument || isBase
        }
    }

    /// What code names that gets objects of Core Data.
    static let fetchingNames = ["NSFetchRequest", "fetchRequest", "FetchedResults", "SectionedFetchResults", "NSFetchedResultsController"]

    /// Common types from outside that are no objects.
    private static let valueTypes: Set<String> = [
        "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16", "UInt32", "UInt64", "Double", "Float", "CGFloat", "Bool", "String", "Character",
        "Date", "URL", "UUID", "Data", "Decimal", "TimeInterval", "DateComponents", "DateInterval", "Calendar", "Locale", "TimeZone", "IndexPath", "IndexSet",
        "CGPoint", "CGSize", "CGRect", "Color", "Image", "Text", "Angle", "EdgeInsets", "AttributedString", "Void", "Any", "AnyHashable", "AnyView", "Error",
        "NSError", "Never", "Range", "ClosedRange", "Substring", "Result", "NavigationPath", "CLLocationCoordinate2D", "Measurement", "AnyCancellable",
    ]
}
