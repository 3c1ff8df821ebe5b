/// What protocols and classes of Swift and its SDKs refine and ask for.
package enum SDKProtocols {
    /// Those that a protocol or a class refines, itself among them.
    static func refined(by name: String) -> [String] { refined[name] ?? [name] }

    /// What a protocol asks for that a class may have from an extension; nil where that is not known.
    package static func requirements(of name: String) -> Set<String>? { requirements[name] }

    /// True for `UIViewRepresentable` and the like, by which SwiftUI shows what another framework draws.
    package static func isRepresentable(_ name: String) -> Bool {
        name.hasSuffix("Representable") && name != "RawRepresentable"
    }

    private static let refined: [String: [String]] = [
        "Codable": ["Codable", "Encodable", "Decodable"], "Hashable": ["Hashable", "Equatable"],
        "Comparable": ["Comparable", "Equatable"], "Error": ["Error", "Sendable"],
        "NSObject": [
            "NSObject", "NSObjectProtocol", "Hashable", "Equatable", "CVarArg", "CustomStringConvertible",
            "CustomDebugStringConvertible", "AnyObject",
        ],
    ]

    private static let requirements: [String: Set<String>] = [
        "Identifiable": ["id", "ID"], "CustomStringConvertible": ["description"],
        "CustomDebugStringConvertible": ["debugDescription"], "Equatable": ["=="],
        "Hashable": ["==", "hash", "hashValue"], "Comparable": ["<", "=="], "Encodable": ["encode"],
        "Decodable": ["init"], "Codable": ["encode", "init"], "Cancellable": ["cancel"],
        "CustomReflectable": ["customMirror"], "View": ["body", "Body"], "ViewModifier": ["body", "Body"],
        "App": ["body", "Body", "init", "main"], "Scene": ["body", "Body"],
    ]
}
