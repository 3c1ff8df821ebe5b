/// What members with names of Swift and Apple's SDKs do, whatever they belong to.
public enum SDKMembers {
    /// Functions that Swift or SwiftUI calls without their names.
    public static let unnamedFunctions = table.names(with: .unnamedFunctions)
    /// Getters that Swift or SwiftUI asks without their names.
    public static let unnamedGetters = table.names(with: .unnamedGetters)
    /// Functions that Swift calls for a literal, a builder or a value that is used as a function.
    public static let calledBySwift = table.names(with: .calledBySwift)
    /// What SwiftUI shows is made by them.
    public static let bodies = table.names(with: .bodies)
    /// They give whatever their owner holds.
    public static let handingOn = table.names(with: .handingOn)
    /// A class may have them without a declaration of its own.
    public static let universal = table.names(with: .universal)
    /// A binding, and `Bindable`, have them themselves.
    public static let ofBinding = table.names(with: .ofBinding)
    /// A binding has them by itself or by what it binds to.
    public static let ofBindingToValue = table.names(with: .ofBindingToValue)
    /// What a host or a wrapper holds.
    public static let ofHosts = table.names(with: .ofHosts)
    /// They end an object's own work.
    public static let ending = table.names(with: .ending)

    /// An optional has them itself, or gets them from packages.
    static let ofOptional = table.names(with: .ofOptional)

    private struct Traits: OptionSet {
        let rawValue: UInt16

        static let unnamedFunctions = Traits(rawValue: 1 << 0)
        static let unnamedGetters = Traits(rawValue: 1 << 1)
        static let calledBySwift = Traits(rawValue: 1 << 2)
        static let bodies = Traits(rawValue: 1 << 3)
        static let handingOn = Traits(rawValue: 1 << 4)
        static let universal = Traits(rawValue: 1 << 5)
        static let ofBinding = Traits(rawValue: 1 << 6)
        static let ofBindingToValue = Traits(rawValue: 1 << 7)
        static let ofHosts = Traits(rawValue: 1 << 8)
        static let ending = Traits(rawValue: 1 << 9)
        static let ofOptional = Traits(rawValue: 1 << 10)
    }

    private static let table = TraitTable<Traits>([
        ([.unnamedFunctions, .unnamedGetters, .bodies], ["body"]),
        ([.unnamedFunctions, .calledBySwift], ["callAsFunction", "dynamicallyCall", "appendInterpolation"]),
        ([.unnamedFunctions, .universal], ["hash", "encode"]),
        ([.unnamedFunctions], ["makeIterator", "next", "appendLiteral"]),
        ([.unnamedGetters, .handingOn, .ofBinding, .ofBindingToValue, .ofHosts], ["wrappedValue"]),
        ([.unnamedGetters, .handingOn, .ofBinding, .ofBindingToValue], ["projectedValue"]),
        ([.unnamedGetters, .universal, .ofBindingToValue], ["id", "description", "debugDescription"]),
        ([.unnamedGetters, .handingOn, .ofBindingToValue], ["first"]),
        ([.unnamedGetters, .universal], ["hashValue"]),
        ([.unnamedGetters, .ofBindingToValue], ["indices"]),
        ([.unnamedGetters], [
            "rawValue", "errorDescription", "startIndex", "endIndex", "count", "underestimatedCount", "isEmpty",
            "animatableData", "customMirror",
        ]),
        ([.calledBySwift], [
            "buildExpression", "buildBlock", "buildPartialBlock", "buildOptional", "buildEither", "buildArray",
            "buildFinalResult", "buildLimitedAvailability",
        ]),
        ([.bodies], ["makeBody", "previews"]),
        ([.handingOn, .ofBindingToValue], ["last"]),
        ([.handingOn, .ofHosts], ["rootView", "content"]),
        ([.handingOn], [
            "value", "min", "max", "element", "object", "pointee", "result", "output", "get", "resolve",
        ]),
        ([.handingOn, .ofOptional], ["unsafelyUnwrapped"]),
        ([.ofOptional], ["map", "flatMap", "take", "publisher"]),
        ([.universal, .ofBindingToValue], ["self"]),
        ([.universal], ["objectWillChange"]),
        ([.ofBinding, .ofBindingToValue], ["transaction", "animation"]),
        ([.ending], ["cancel", "invalidate", "removeAll", "dispose"]),
    ])
}
