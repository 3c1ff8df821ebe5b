/// What attributes of Swift and Apple's SDKs that are no property wrappers say of a declaration.
public enum SDKAttributes {
    /// On types, and they add no member that uses a class of the project.
    public static let onTypes = table.names(with: .onTypes)
    /// They go with `@Observable` on a class.
    public static let besideObservable = table.names(with: .besideObservable)
    /// On properties, and no wrappers.
    public static let onProperties = table.names(with: .onProperties)
    /// They put a class on no actor.
    public static let onUnisolatedClasses = table.names(with: .onUnisolatedClasses)
    /// They put a member on no actor.
    public static let onUnisolatedMembers = table.names(with: .onUnisolatedMembers)
    /// They let changes of a class go unannounced.
    public static let onPlainClasses = table.names(with: .onPlainClasses)
    /// By them Objective-C, a nib or a scene sets a property.
    public static let exposing = table.names(with: .exposing)
    /// On functions that run only where code names them.
    public static let onNamedFunctions = table.names(with: .onNamedFunctions)

    /// Macros of SwiftData for the properties of a class with `@Model`, but for the one of relations: to set such a
    /// property changes another object.
    public static let ofModels: Set<String> = ["Attribute", "Transient"]
    /// Properties that a database keeps, which tells who follows the object.
    public static let ofDatabases: Set<String> = ["NSManaged", "Persisted"]

    private static let table = TraitTable([
        (
            [.onTypes, .besideObservable, .onProperties, .onPlainClasses],
            [
                "preconcurrency", "usableFromInline", "_spi", "nonobjc", "backDeployed",
            ]
        ),
        ([.onTypes, .besideObservable, .onUnisolatedClasses, .onPlainClasses], ["dynamicMemberLookup"]),
        ([.onTypes, .onProperties, .exposing], ["GKInspectable"]),
        (
            [.onTypes, .besideObservable],
            [
                "dynamicCallable", "main", "UIApplicationMain", "NSApplicationMain", "IBDesignable", "_documentation",
                "unchecked", "frozen", "propertyWrapper", "requires_stored_property_inits", "_exported",
            ]
        ),
        ([.onTypes, .onUnisolatedClasses], ["Model"]),
        ([.onTypes, .onProperties], ["exclusivity"]),
        (
            [.onTypes],
            [
                "retroactive", "resultBuilder", "globalActor", "_marker", "_alwaysEmitIntoClient",
                "_originallyDefinedIn",
                "nonexhaustive", "NSKeyedArchiverClassName", "_fixed_layout", "_objcRuntimeName", "Suite", "Generable",
                "AssistantIntent", "AssistantEntity", "AssistantEnum", "AppIntent", "AppEntity", "AppEnum",
                "implementation", "_implementationOnly",
            ]
        ),
        (
            [.besideObservable, .onProperties, .onUnisolatedClasses, .onUnisolatedMembers, .onPlainClasses, .exposing],
            [
                "objc"
            ]
        ),
        (
            [
                .besideObservable, .onProperties, .onUnisolatedClasses, .onUnisolatedMembers, .onPlainClasses,
                .onNamedFunctions,
            ],
            [
                "available"
            ]
        ),
        ([.besideObservable, .onProperties, .onPlainClasses, .onNamedFunctions], ["MainActor"]),
        ([.besideObservable, .onUnisolatedClasses, .onPlainClasses], ["objcMembers"]),
        ([.onProperties, .exposing], ["IBOutlet", "IBInspectable"]),
        ([.onProperties, .onUnisolatedMembers], ["inlinable"]),
        (
            [.onProperties],
            [
                "NSManaged", "NSCopying", "ObservationIgnored", "ObservationTracked", "TaskLocal", "Sendable",
            ]
        ),
        ([.onUnisolatedClasses], ["Observable"]),
        ([.onUnisolatedMembers, .onNamedFunctions], ["discardableResult"]),
        ([.onUnisolatedMembers], ["Published"]),
        ([.onNamedFunctions], ["ViewBuilder", "inline"]),
    ])
}

extension NameTraits {
    fileprivate static let onTypes = NameTraits(rawValue: 1 << 0)
    fileprivate static let besideObservable = NameTraits(rawValue: 1 << 1)
    fileprivate static let onProperties = NameTraits(rawValue: 1 << 2)
    fileprivate static let onUnisolatedClasses = NameTraits(rawValue: 1 << 3)
    fileprivate static let onUnisolatedMembers = NameTraits(rawValue: 1 << 4)
    fileprivate static let onPlainClasses = NameTraits(rawValue: 1 << 5)
    fileprivate static let exposing = NameTraits(rawValue: 1 << 6)
    fileprivate static let onNamedFunctions = NameTraits(rawValue: 1 << 7)
}
