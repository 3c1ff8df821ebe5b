import SymbolIndex

/// What the code of the `@Observable` macro names, and what code names that asks for an `ObservableObject`.
package enum ObservationNames {
    /// Types and modules in the macro's code.
    package static let types = ["Observation", "KeyPath", "Bool", "Equatable", "AnyObject"]
    /// Members that the macro's code adds or calls.
    package static let members = [
        "Observation", "_$observationRegistrar", "shouldNotifyObservers", "access", "withMutation",
    ]
    /// The member of these that is private to the class.
    package static let privateFunction = "shouldNotifyObservers"
    /// Wrappers and modifiers that take no other class.
    package static let askingForObservableObject =
        LegacyWrapper.names + [
            "environmentObject", "objectWillChange", "focusedObject", "focusedSceneObject",
            "UIApplicationDelegateAdaptor",
            "NSApplicationDelegateAdaptor",
        ]
}
