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
    /// Methods of view controllers that run once, when the view loads.
    public static let loadingViews: Set<String> = ["viewDidLoad"]
    /// By them a representable tells its size, which is asked for with each update.
    public static let sizing: Set<String> = ["sizeThatFits"]
    /// They end an object's own work.
    public static let ending = table.names(with: .ending)

    /// Strings, arrays, sets and dictionaries declare them themselves: no extension of a protocol hides them.
    public static let ofCollections: Set<String> = ["count", "startIndex", "endIndex"]

    /// An optional has them itself, or gets them from packages.
    static let ofOptional = table.names(with: .ofOptional)

    private static let table = TraitTable([
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
        (
            [.unnamedGetters],
            [
                "rawValue", "errorDescription", "startIndex", "endIndex", "count", "underestimatedCount", "isEmpty",
                "animatableData", "customMirror",
            ]
        ),
        (
            [.calledBySwift],
            [
                "buildExpression", "buildBlock", "buildPartialBlock", "buildOptional", "buildEither", "buildArray",
                "buildFinalResult", "buildLimitedAvailability",
            ]
        ),
        ([.bodies], ["makeBody", "previews"]),
        ([.handingOn, .ofBindingToValue], ["last"]),
        ([.handingOn, .ofHosts], ["rootView", "content"]),
        (
            [.handingOn],
            [
                "value", "min", "max", "element", "object", "pointee", "result", "output", "get", "resolve",
            ]
        ),
        ([.handingOn, .ofOptional], ["unsafelyUnwrapped"]),
        ([.ofOptional], ["map", "flatMap", "take", "publisher"]),
        ([.universal, .ofBindingToValue], ["self"]),
        ([.universal], ["objectWillChange"]),
        ([.ofBinding, .ofBindingToValue], ["transaction", "animation"]),
        ([.ending], ["cancel", "invalidate", "removeAll", "dispose"]),
    ])
}

extension NameTraits {
    fileprivate static let unnamedFunctions = NameTraits(rawValue: 1 << 0)
    fileprivate static let unnamedGetters = NameTraits(rawValue: 1 << 1)
    fileprivate static let calledBySwift = NameTraits(rawValue: 1 << 2)
    fileprivate static let bodies = NameTraits(rawValue: 1 << 3)
    fileprivate static let handingOn = NameTraits(rawValue: 1 << 4)
    fileprivate static let universal = NameTraits(rawValue: 1 << 5)
    fileprivate static let ofBinding = NameTraits(rawValue: 1 << 6)
    fileprivate static let ofBindingToValue = NameTraits(rawValue: 1 << 7)
    fileprivate static let ofHosts = NameTraits(rawValue: 1 << 8)
    fileprivate static let ending = NameTraits(rawValue: 1 << 9)
    fileprivate static let ofOptional = NameTraits(rawValue: 1 << 10)
}
