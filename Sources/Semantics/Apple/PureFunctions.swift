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
    /// Methods of locks, semaphores, queues and expectations that wait for others, or let them go on.
    static let locking = table.names(with: .locking)
    /// Functions that only compute what they give.
    static let computing = table.names(with: .computing).union(OutsideNames.mathematics)
    /// Methods of the SDK that only tell something, or make a publisher.
    static let telling = reading.union(harmlessMethods).union(OutsideNames.takingDates).union(OutsideNames.members)
        .union(table.names(with: .telling)).subtracting(["async", "asyncAfter"])
    /// Methods of values from outside that change nothing of the value.
    static let leavingValues = telling.union(takingElements).union(makingLazily).union(OutsideNames.calledMembers)
    /// The first labels of what only tells what belongs to a key.
    static let labelsOfKeys: Set<String> = ["forKey", "forInfoDictionaryKey", "forResource", "using"]
    /// Methods of the SDK that look at what a key path leads to.
    static let followingKeyPaths: Set<String> = ["observe", "publisher"]
    /// Methods of collections whose closures tell which elements come back, or in which order.
    static let choosing: Set<String> = [
        "first", "last", "filter", "sorted", "min", "max", "drop", "prefix", "contains", "allSatisfy", "firstIndex",
        "lastIndex",
    ]
    /// Types of Foundation and SwiftUI that read values by the key paths which their initializers take.
    static let comparingByKeyPaths: Set<String> = ["SortDescriptor", "KeyPathComparator", "TableColumn"]
    /// Types of which all methods only compute.
    static let computingTypes: Set<String> = ["Hasher", "HKUnit"]
    /// Macros that stand for a value which the compiler knows.
    static let macros: Set<String> = [
        "#function", "#file", "#fileID", "#filePath", "#line", "#column", "#available", "#unavailable", "#selector",
        "#keyPath",
    ]
    /// Methods and subscripts of types and objects that look something up and change nothing.
    static let lookingUp: [String: Set<String>] = [
        "UserDefaults": OutsideNames.methodsWithKey,
        "FileManager": ["urls", "fileExists", "containerURL"],
        "Bundle": ["url", "path", "urls", "paths", "object", "localizedString"],
        "DispatchQueue": ["global"],
        "OSAllocatedUnfairLock": ["withLock", "withLockUnchecked"],
        "Mutex": ["withLock"],
        "String": ["data"],
        "UIFont": ["systemFont", "boldSystemFont", "italicSystemFont", "monospacedSystemFont", "preferredFont"],
        "NSFont": ["systemFont", "boldSystemFont", "monospacedSystemFont", "preferredFont"],
        // A number at random is none that code could know.
        "Bool": ["random"], "Int": ["random"], "Double": ["random"], "CGFloat": ["random"],
        // `Defaults[.name]` of sindresorhus/Defaults.
        "Defaults": ["subscript"],
    ]
    /// Methods of sequences that make a list of the same elements.
    static let makingLists: Set<String> = ["filter", "sorted", "shuffled"]
    /// Methods of sequences that make a list of other elements.
    static let makingListsOfOthers: Set<String> = ["map", "compactMap", "flatMap"]
    /// Their elements are made while they are taken.
    static let makingLazily = table.names(with: .makingLazily)
    /// They take the elements of a sequence, so that nothing is made later.
    static let takingElements = searching.union([
        "count", "isEmpty", "sorted", "shuffled", "min", "max", "reduce", "allSatisfy", "startIndex", "endIndex",
    ])

    private static let table = TraitTable([
        ([.reading, .harmlessMethods, .harmless, .unobserved, .computing], ["min", "max"]),
        ([.reading, .harmlessMethods, .searching], ["contains", "first", "last", "firstIndex", "lastIndex"]),
        (
            [.reading, .harmlessMethods],
            [
                "map", "filter", "flatMap", "compactMap", "allSatisfy", "sorted", "reversed", "enumerated", "joined",
                "prefix", "suffix", "dropFirst", "dropLast", "reduce", "hasPrefix", "hasSuffix", "lowercased",
                "uppercased",
                "trimmingCharacters", "components", "split", "replacingOccurrences", "rounded", "union", "intersection",
                "subtracting", "addingTimeInterval", "timeIntervalSince", "forEach", "randomElement", "shuffled",
            ]
        ),
        (
            [.reading],
            [
                "formatted", "capitalized", "isEqual", "description", "advanced", "distance", "isSubset", "isSuperset",
                "formatDate", "localizedName", "isMultiple", "timeIntervalSinceNow", "elementsEqual", "starts", "index",
                "truncatingRemainder", "compare", "caseInsensitiveCompare", "localizedCaseInsensitiveContains",
                "localizedStandardContains",
                "localizedCaseInsensitiveCompare", "appending", "padding", "appendingPathComponent",
                "appendingPathExtension", "deletingLastPathComponent", "deletingPathExtension",
            ]
        ),
        (
            [.harmlessMethods],
            [
                "symmetricDifference", "repeatForever", "repeatCount", "async", "asyncAfter",
                "localizedStringWithFormat", "string", "doubleValue", "mapValues", "compactMapValues", "assumeIsolated",
            ]
        ),
        ([.harmless, .unobserved, .computing], ["abs"]),
        ([.harmless, .unobserved], ["print", "withAnimation"]),
        ([.harmless, .computing], ["NSLocalizedString"]),
        ([.harmless, .computing], ["zip", "stride", "assert"]),
        (
            [.computing],
            [
                "type", "repeatElement", "fatalError", "assertionFailure", "precondition", "preconditionFailure",
                "sqrt",
                "pow", "floor", "ceil", "round",
            ]
        ),
        (
            [.harmless],
            [
                "debugPrint", "NSLog", "Task", "String", "Int", "Int64", "Double", "Float", "CGFloat",
                "Bool", "Date", "UUID", "URL", "Set", "Array", "Dictionary", "TimeInterval",
                "CGPoint", "CGSize", "CGRect", "XCTAssert", "XCTAssertEqual", "XCTAssertNotEqual", "XCTAssertTrue",
                "XCTAssertFalse", "XCTAssertNil", "XCTAssertNotNil", "XCTFail",
            ]
        ),
        ([.unobserved], ["dismiss", "openURL"]),
        (
            [.telling],
            [
                "publisher", "urls", "containerURL", "path", "contents",
            ]
        ),
        ([.locking], ["lock", "unlock", "withLock", "signal", "sync", "fulfill"]),
        ([.makingLazily], ["lazy", "sequence", "AnySequence", "AnyIterator"]),
    ])
}

extension NameTraits {
    fileprivate static let reading = NameTraits(rawValue: 1 << 0)
    fileprivate static let harmlessMethods = NameTraits(rawValue: 1 << 1)
    fileprivate static let harmless = NameTraits(rawValue: 1 << 2)
    fileprivate static let searching = NameTraits(rawValue: 1 << 3)
    fileprivate static let unobserved = NameTraits(rawValue: 1 << 4)
    fileprivate static let makingLazily = NameTraits(rawValue: 1 << 5)
    fileprivate static let locking = NameTraits(rawValue: 1 << 6)
    fileprivate static let computing = NameTraits(rawValue: 1 << 7)
    fileprivate static let telling = NameTraits(rawValue: 1 << 8)
}
