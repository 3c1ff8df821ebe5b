/// Attributes of properties that no project declares, and the functions of libraries that do the same where they are
/// called, each name once with what it means for the migration.
public enum WrapperCatalogue {
    public struct Traits: OptionSet, Sendable {
        public let rawValue: Int

        public init(rawValue: Int) { self.rawValue = rawValue }

        /// Asks nothing of the property's type, so that no class has to stay an `ObservableObject` for it.
        public static let takesAnyType = Traits(rawValue: 1)
        /// Updates the view that it is in, or the object, when its value changes (catalogue 34).
        public static let drivesViews = Traits(rawValue: 2)
        /// Takes a key path into a container of dependencies (catalogue 211).
        public static let injects = Traits(rawValue: 4)
        /// Publishes the changes of the object in the property as those of the object around it, which must be an
        /// `ObservableObject` as well (catalogue 69).
        public static let forwardsChanges = Traits(rawValue: 8)
    }

    /// The library with `@InjectedObject` and, since it has this name (2.5), `@InjectedObservable` for the same.
    static let factoryKit = "FactoryKit"

    /// - Returns: none for a wrapper that isn't known.
    public static func traits(of name: String) -> Traits { catalogue[name] ?? [] }

    private static let catalogue: [String: Traits] = {
        var catalogue: [String: Traits] = [:]
        for (traits, names) in groups {
            for name in names.split(separator: " ") { catalogue[String(name), default: []].formUnion(traits) }
        }
        return catalogue
    }()

    private static let groups: [(traits: Traits, names: String)] = [
        // Swift, Objective-C and Foundation
        (
            .takesAnyType,
            "MainActor TaskLocal Sendable available backDeployed discardableResult exclusivity inlinable nonobjc objc preconcurrency"
        ),
        (.takesAnyType, "usableFromInline _spi GKInspectable IBAction IBInspectable IBOutlet NSCopying"),
        // Combine and Observation
        (.takesAnyType, "Published ObservationIgnored ObservationTracked"),
        // SwiftUI
        (
            .takesAnyType,
            "AccessibilityFocusState Bindable Binding Entry Environment FocusState FocusedBinding FocusedValue GestureState Namespace"
        ),
        (
            .takesAnyType,
            "NSApplicationDelegateAdaptor Previewable ScaledMetric State UIApplicationDelegateAdaptor ViewBuilder"
        ),
        (.takesAnyType, "WKApplicationDelegateAdaptor WKExtensionDelegateAdaptor"),
        ([.takesAnyType, .drivesViews], "AppStorage FetchRequest Query SceneStorage SectionedFetchRequest"),
        // SwiftData
        (.takesAnyType, "Attribute Relationship Transient"),
        // App Intents
        (
            .takesAnyType,
            "AppDependency ComputedProperty DeferredProperty IntentParameter IntentParameterDependency Parameter Property"
        ),
        // Defaults, Sharing, SQLiteData, Realm
        ([.takesAnyType, .drivesViews], "Default Shared SharedReader"),
        (.drivesViews, "Fetch FetchAll FetchOne ObservedRealmObject ObservedResults"),
        // Factory, Resolver, Dependencies
        (
            [.takesAnyType, .injects],
            "Dependency DynamicInjected Injected InjectedObservable InjectedType LazyInjected WeakLazyInjected"
        ),
        (.injects, "InjectedObject resolve"),
        // github.com/Amzd/PublishedObject
        (.forwardsChanges, "PublishedObject"),
    ]
}
