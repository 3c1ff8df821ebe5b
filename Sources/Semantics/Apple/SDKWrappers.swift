import SymbolIndex

/// What property wrappers of Apple's SDKs, and of widespread packages, do with a property.
package enum SDKWrappers {
    /// A view owns what they hold, so that they are private.
    package static let ownedByView = ["State", "StateObject", "FocusState"]
    /// They don't compile in an `@Observable` class without `@ObservationIgnored`.
    package static let refusedByObservable = table.names(with: .refusedByObservable)
    /// Their value lies outside of the view's structure.
    package static let storedOutside = table.names(with: .storedOutside)
    /// `$name` is a binding to what `name` gives.
    package static let bindingToValue = table.names(with: .bindingToValue)
    /// Gives what another view hands on as a focused object.
    package static let focusedObject = "FocusedObject"
    /// They keep or hand on what they are given, and follow no managed object in it.
    static let ofValues: Set<String> = [
        "State", "Binding", "Environment", "GestureState", "FocusedValue", "FocusedBinding", "Published",
    ]
    /// What a binding to an object is: their members are members of it.
    static let typesOfBinding = ["Binding", "DynamicProperty"]
    /// They can be made and dropped unnoticed.
    static let madeUnnoticed = table.names(with: .madeUnnoticed)
    /// To set them in an initializer sets what is stored elsewhere.
    static let settingOutside = table.names(with: .settingOutside)

    private static let table = TraitTable([
        (
            [.refusedByObservable, .storedOutside, .bindingToValue, .madeUnnoticed, .settingOutside],
            [
                "AppStorage", "SceneStorage", "Binding",
            ]
        ),
        ([.refusedByObservable, .storedOutside, .bindingToValue, .madeUnnoticed], ["State"]),
        ([.refusedByObservable, .storedOutside, .bindingToValue], ["StateObject"]),
        ([.refusedByObservable, .bindingToValue, .madeUnnoticed], ["ObservedObject"]),
        ([.refusedByObservable, .storedOutside], ["Query", "EnvironmentObject", "FocusState"]),
        ([.refusedByObservable, .madeUnnoticed], ["Environment"]),
        // They look their values up when they are asked.
        ([.madeUnnoticed], ["Dependency", "LazyInjectService"]),
        (
            [.refusedByObservable],
            [
                "FetchRequest", "SectionedFetchRequest", "GestureState", "Namespace", "ScaledMetric", "Injected",
                "UserDefault", "Default",
            ]
        ),
        ([.bindingToValue], ["Bindable"]),
    ])
}

extension NameTraits {
    fileprivate static let refusedByObservable = NameTraits(rawValue: 1 << 0)
    fileprivate static let storedOutside = NameTraits(rawValue: 1 << 1)
    fileprivate static let bindingToValue = NameTraits(rawValue: 1 << 2)
    fileprivate static let madeUnnoticed = NameTraits(rawValue: 1 << 3)
    fileprivate static let settingOutside = NameTraits(rawValue: 1 << 4)
}
