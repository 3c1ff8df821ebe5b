import SymbolIndex

/// Functions and methods of Swift and Apple's SDKs that change nothing by themselves.
package enum PureFunctions {
    /// They only take the object's own name off a list, or log.
    static let atRelease: Set<String> = [
        "removeObserver", "forEach", "withExtendedLifetime", "print", "debugPrint", "NSLog", "os_log", "log", "debug",
        "info", "trace", "notice", "warning", "error", "verbose",
    ]

    /// Methods that change no value.
    package static let reading = table.names(with: .reading)
    /// Methods that only look, or run a closure that is looked at besides.
    package static let harmlessMethods = table.names(with: .harmlessMethods)
    /// Functions and initializers that change nothing, or run a closure that is looked at besides.
    package static let harmless = table.names(with: .harmless)
    /// Methods that look for an element.
    package static let searching = table.names(with: .searching)
    /// Functions and actions of SwiftUI that run nothing of the project but what they are given.
    package static let unobserved = table.names(with: .unobserved)
    /// Their elements are made while they are taken.
    package static let makingLazily = table.names(with: .makingLazily)

    private struct Traits: OptionSet {
        let rawValue: UInt8

        static let reading = Traits(rawValue: 1 << 0)
        static let harmlessMethods = Traits(rawValue: 1 << 1)
        static let harmless = Traits(rawValue: 1 << 2)
        static let searching = Traits(rawValue: 1 << 3)
        static let unobserved = Traits(rawValue: 1 << 4)
        static let makingLazily = Traits(rawValue: 1 << 5)
    }

    private static let table = TraitTable<Traits>([
        ([.reading, .harmlessMethods, .harmless, .unobserved], ["min", "max"]),
        ([.reading, .harmlessMethods, .searching], ["contains", "first", "last", "firstIndex", "lastIndex"]),
        ([.reading, .harmlessMethods], [
            "map", "filter", "flatMap", "compactMap", "allSatisfy", "sorted", "reversed", "enumerated", "joined",
            "prefix", "suffix", "dropFirst", "dropLast", "reduce", "hasPrefix", "hasSuffix", "lowercased", "uppercased",
            "trimmingCharacters", "components", "split", "replacingOccurrences", "rounded", "union", "intersection",
            "subtracting", "addingTimeInterval", "timeIntervalSince", "forEach",
        ]),
        ([.reading], [
            "formatted", "capitalized", "isEqual", "description", "advanced", "distance", "isSubset", "isSuperset",
            "formatDate", "localizedName", "isMultiple", "timeIntervalSinceNow", "elementsEqual", "starts", "index",
            "compare", "caseInsensitiveCompare", "localizedCaseInsensitiveContains", "localizedStandardContains",
            "localizedCaseInsensitiveCompare", "appending", "padding",
        ]),
        ([.harmlessMethods], [
            "symmetricDifference", "async", "asyncAfter", "localizedStringWithFormat", "string", "doubleValue",
        ]),
        ([.harmless, .unobserved], ["print", "abs", "withAnimation"]),
        ([.harmless], [
            "debugPrint", "NSLog", "Task", "NSLocalizedString", "String", "Int", "Int64", "Double", "Float", "CGFloat",
            "Bool", "Date", "UUID", "URL", "Set", "Array", "Dictionary", "TimeInterval", "zip", "stride", "assert",
            "CGPoint", "CGSize", "CGRect",
        ]),
        ([.unobserved], ["dismiss", "openURL"]),
        ([.makingLazily], ["lazy", "sequence", "AnySequence", "AnyIterator"]),
    ])
}
