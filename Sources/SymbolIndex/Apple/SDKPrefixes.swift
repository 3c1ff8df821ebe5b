/// What names of types in Apple's frameworks begin with.
public enum SDKPrefixes {
    /// Of the frameworks' classes.
    public static let frameworks = table.names(with: .frameworks)
    /// Of what is a protocol where it ends with `Delegate` or `DataSource`.
    public static let ofDelegates = table.names(with: .ofDelegates)
    /// Of classes that inherit from `NSObject`.
    public static let ofObjectiveC = table.names(with: .ofObjectiveC)
    /// Of classes and protocols of Objective-C, which an extension of a Swift protocol can't serve.
    public static let withoutRequirements = table.names(with: .withoutRequirements)

    /// Of classes that act when an object is made.
    static let ofActingClasses = table.names(with: .ofActingClasses)
    /// Of members that `NSObject` has by itself and by the categories of the frameworks.
    static let ofObjectMembers = table.names(with: .ofObjectMembers)

    /// True for the prefix of a class that inherits from `NSObject`, with a name behind it: `NSObject`, `AVPlayer`.
    public static func isOfObjectiveC(_ name: String) -> Bool {
        ofObjectiveC.contains { prefix in
            guard name.hasPrefix(prefix) else { return false }
            let rest = name.dropFirst(prefix.count).prefix(2)
            return rest.first?.isUppercase ?? false && rest.last?.isLowercase ?? false
        }
    }

    private static let table = TraitTable([
        ([.frameworks, .ofDelegates, .ofObjectiveC, .withoutRequirements, .ofActingClasses], ["UI"]),
        (
            [.frameworks, .ofDelegates, .ofObjectiveC, .withoutRequirements],
            [
                "AV", "CL", "MK", "NS", "PH", "SK", "WK",
            ]
        ),
        ([.frameworks, .ofDelegates, .withoutRequirements], ["CB", "MC", "UN"]),
        ([.frameworks, .ofDelegates, .ofObjectiveC], ["GK"]),
        ([.frameworks, .ofObjectiveC], ["AR", "CK", "CN", "EK"]),
        ([.frameworks, .ofDelegates], ["HK", "SF", "WC"]),
        ([.frameworks], ["CM", "GC", "HM", "LA", "MP", "MX", "NE", "NW", "SC", "SM"]),
        ([.ofDelegates], ["MF", "CX", "PK", "AS", "QL", "URLSession", "XMLParser"]),
        ([.ofObjectiveC], ["SCN", "CA", "RLM"]),
        ([.ofActingClasses], ["NSView", "NSWindow", "NSManaged"]),
        (
            [.ofObjectMembers],
            [
                "accessibility", "isAccessibility", "add", "remove", "perform", "value", "set", "class", "copy",
                "mutable",
                "awake", "prepare", "responds", "conforms", "isKind", "isMember", "isEqual", "isProxy", "method",
                "forward",
                "auto", "dictionaryWithValues", "will", "did", "observe", "observation", "publisher", "super",
                "replacement", "script", "attribute", "inverse", "info", "bind", "unbind", "exposed", "object",
                "coerce",
                "insert", "index", "application", "should", "provide", "custom", "key", "automatically",
                "cancelPrevious",
                "load", "initialize", "instance", "version", "zone", "debug",
            ]
        ),
    ])
}

extension NameTraits {
    fileprivate static let frameworks = NameTraits(rawValue: 1 << 0)
    fileprivate static let ofDelegates = NameTraits(rawValue: 1 << 1)
    fileprivate static let ofObjectiveC = NameTraits(rawValue: 1 << 2)
    fileprivate static let withoutRequirements = NameTraits(rawValue: 1 << 3)
    fileprivate static let ofActingClasses = NameTraits(rawValue: 1 << 4)
    fileprivate static let ofObjectMembers = NameTraits(rawValue: 1 << 5)
}
