import Syntax

/// The types of members of values of Swift and Foundation that hold nothing of the project, as their documentation
/// declares them.
///
/// Overloads that differ in their types are left out, and what a closure makes.
enum SDKMemberTypes {
    /// A row gives the types that have the members, these, with `()` where they are methods, and what they are or give.
    static let ofValues: [(types: String, members: String, result: String)] = [
        (
            "String Substring",
            """
            lowercased() uppercased() capitalized trimmingCharacters() replacingOccurrences() appending() padding() \
            folding() localizedCapitalized localizedLowercase localizedUppercase description debugDescription \
            replacingCharacters()
            """, "String"
        ),
        ("String Substring", "addingPercentEncoding() removingPercentEncoding applyingTransform()", "String?"),
        ("String Substring", "components()", "[String]"),
        ("String Substring", "split()", "[Substring]"),
        ("String Substring", "prefix() suffix() dropFirst() dropLast()", "Substring"),
        ("String Substring", "hasPrefix() hasSuffix() isEmpty", "Bool"),
        ("String Substring", "count", "Int"),
        ("String Substring", "data()", "Data?"),
        (
            "URL",
            "absoluteString lastPathComponent pathExtension relativePath relativeString description", "String"
        ),
        ("URL", "scheme user password fragment", "String?"),
        ("URL", "pathComponents", "[String]"),
        (
            "URL",
            """
            appendingPathComponent() appendingPathExtension() appending() deletingLastPathComponent() \
            deletingPathExtension() standardizedFileURL standardized absoluteURL resolvingSymlinksInPath()
            """, "URL"
        ),
        ("URL", "isFileURL hasDirectoryPath", "Bool"),
        ("Date", "addingTimeInterval()", "Date"),
        (
            "Date",
            "timeIntervalSince() timeIntervalSinceNow timeIntervalSince1970 timeIntervalSinceReferenceDate", "Double"
        ),
        ("UUID", "uuidString", "String"),
        ("Data", "base64EncodedString()", "String"),
        ("Data", "count", "Int"),
        ("Data", "isEmpty", "Bool"),
        ("Bundle", "localizations preferredLocalizations", "[String]"),
        ("Bundle", "bundlePath", "String"),
        ("Bundle", "bundleIdentifier", "String?"),
        ("Bundle", "bundleURL", "URL"),
        ("Locale", "identifier", "String"),
        ("GeometryProxy CGRect", "size", "CGSize"),
        ("GeometryProxy", "safeAreaInsets", "EdgeInsets"),
        ("GeometryProxy", "frame()", "CGRect"),
        ("CGSize CGRect", "width height", "CGFloat"),
        ("CGRect", "origin", "CGPoint"),
        ("CGRect", "minX midX maxX minY midY maxY", "CGFloat"),
        ("CGPoint", "x y", "CGFloat"),
        ("EdgeInsets", "top leading bottom trailing", "CGFloat"),
        (
            "Int Int8 Int16 Int32 Int64 UInt UInt8 UInt16 UInt32 UInt64 Double Float CGFloat Bool", "description",
            "String"
        ),
    ]
    /// The same for members of the types themselves.
    static let ofTypes: [(types: String, members: String, result: String)] = [
        ("Locale", "preferredLanguages", "[String]"),
        ("Bundle", "main", "Bundle"),
        ("UserDefaults", "standard", "UserDefaults"),
        ("FileManager", "default", "FileManager"),
        ("NotificationCenter", "default", "NotificationCenter"),
        ("Locale", "current autoupdatingCurrent", "Locale"),
        ("Calendar", "current autoupdatingCurrent", "Calendar"),
        ("TimeZone", "current autoupdatingCurrent", "TimeZone"),
        ("ProcessInfo", "processInfo", "ProcessInfo"),
        ("URLSession", "shared", "URLSession"),
        ("URLCache", "shared", "URLCache"),
        ("HTTPCookieStorage", "shared", "HTTPCookieStorage"),
        ("NSUbiquitousKeyValueStore", "default", "NSUbiquitousKeyValueStore"),
        ("UIDevice", "current", "UIDevice"),
        ("UIScreen", "main", "UIScreen"),
        ("UIApplication", "shared", "UIApplication"),
        ("UIPasteboard", "general", "UIPasteboard"),
        ("NSApplication", "shared", "NSApplication"),
        ("NSWorkspace", "shared", "NSWorkspace"),
        ("NSPasteboard", "general", "NSPasteboard"),
    ]
    /// What functions give that belong to no type.
    static let ofFunctions: [String: String] = ["NSLocalizedString": "String", "NSStringFromClass": "String"]

    /// The types that the members are or give, whether a project names them or not.
    static let results: [String] = {
        let written = (ofValues + ofTypes).map(\.result) + ofFunctions.values
        return Set(written.map { $0.filter { !"[]?".contains($0) } }).sorted()
    }()

    /// What an enumeration may name first so that its cases stand for such values.
    static let rawTypes: Set<String> = [
        "String", "Character", "Double", "Float", "CGFloat", "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8",
        "UInt16", "UInt32", "UInt64",
    ]

    struct Key: Hashable {
        let type: NameID
        let member: NameID
    }

    /// The rows by the names of a project.
    static func table(
        of rows: [(types: String, members: String, result: String)], _ names: NameTable
    ) -> [Key: ResolvedType] {
        var table: [Key: ResolvedType] = [:]
        for row in rows {
            guard let result = type(row.result[...], names) else { continue }
            for member in row.members.split(separator: " ") {
                let isMethod = member.hasSuffix("()")
                guard let name = names.lookUp(String(isMethod ? member.dropLast(2) : member)) else { continue }
                for type in row.types.split(separator: " ").compactMap({ names.lookUp(String($0)) }) {
                    table[Key(type: type, member: name)] = isMethod ? .function(result) : result
                }
            }
        }
        return table
    }

    /// The functions by the names of a project.
    static func functions(_ names: NameTable) -> [NameID: ResolvedType] {
        ofFunctions.reduce(into: [:]) { table, row in
            if let name = names.lookUp(row.key) { table[name] = type(row.value[...], names) }
        }
    }

    private static func type(_ text: Substring, _ names: NameTable) -> ResolvedType? {
        if text.hasSuffix("?") { return type(text.dropLast(), names).map { .optional($0) } }
        if text.hasPrefix("[") { return type(text.dropFirst().dropLast(), names).map { .array($0) } }
        return names.lookUp(String(text)).map { .external($0, []) }
    }
}
