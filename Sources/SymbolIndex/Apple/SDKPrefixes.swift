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

    private static let table = TraitTable([
        ([.frameworks, .ofDelegates, .ofObjectiveC, .withoutRequirements], [
            "AV", "CL", "MK", "NS", "PH", "SK", "UI", "WK",
        ]),
        ([.frameworks, .ofDelegates, .withoutRequirements], ["CB", "MC", "UN"]),
        ([.frameworks, .ofDelegates, .ofObjectiveC], ["GK"]),
        ([.frameworks, .ofObjectiveC], ["AR", "CK", "CN", "EK"]),
        ([.frameworks, .ofDelegates], ["HK", "SF", "WC"]),
        ([.frameworks], ["CM", "GC", "HM", "LA", "MP", "MX", "NE", "NW", "SC", "SM"]),
        ([.ofDelegates], ["MF", "CX", "PK", "AS", "QL", "URLSession", "XMLParser"]),
        ([.ofObjectiveC], ["SCN", "CA", "RLM"]),
    ])
}

extension NameTraits {
    fileprivate static let frameworks = NameTraits(rawValue: 1 << 0)
    fileprivate static let ofDelegates = NameTraits(rawValue: 1 << 1)
    fileprivate static let ofObjectiveC = NameTraits(rawValue: 1 << 2)
    fileprivate static let withoutRequirements = NameTraits(rawValue: 1 << 3)
}
