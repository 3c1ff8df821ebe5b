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
    /// They can be made and dropped unnoticed.
    static let madeUnnoticed = table.names(with: .madeUnnoticed)
    /// To set them in an initializer sets what is stored elsewhere.
    static let settingOutside = table.names(with: .settingOutside)

    private struct Traits: OptionSet {
        let rawValue: UInt8

        static let refusedByObservable = Traits(rawValue: 1 << 0)
        static let storedOutside = Traits(rawValue: 1 << 1)
        static let bindingToValue = Traits(rawValue: 1 << 2)
        static let madeUnnoticed = Traits(rawValue: 1 << 3)
        static let settingOutside = Traits(rawValue: 1 << 4)
    }

    private static let table = TraitTable<Traits>([
        ([.refusedByObservable, .storedOutside, .bindingToValue, .madeUnnoticed, .settingOutside], [
            "AppStorage", "SceneStorage", "Binding",
        ]),
        ([.refusedByObservable, .storedOutside, .bindingToValue, .madeUnnoticed], ["State"]),
        ([.refusedByObservable, .storedOutside, .bindingToValue], ["StateObject"]),
        ([.refusedByObservable, .bindingToValue, .madeUnnoticed], ["ObservedObject"]),
        ([.refusedByObservable, .storedOutside], ["Query", "EnvironmentObject", "FocusState"]),
        ([.refusedByObservable, .madeUnnoticed], ["Environment"]),
        ([.refusedByObservable], [
            "FetchRequest", "SectionedFetchRequest", "GestureState", "Namespace", "ScaledMetric", "Injected",
            "UserDefault", "Default",
        ]),
        ([.bindingToValue], ["Bindable"]),
    ])
}
