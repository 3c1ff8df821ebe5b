/// Operators, members and types of Combine.
public enum CombineNames {
    /// Operators that pass each value to their closure.
    public static let passing = table.names(with: .passing)
    /// Operators behind which a publisher has the same values as before.
    public static let keeping = table.names(with: .keeping)
    /// Operators behind which values come later, or not at first.
    public static let deferring = table.names(with: .deferring)
    /// They give back a type that names no publisher.
    public static let hidingType = table.names(with: .hidingType)
    /// They take any publisher as an argument.
    public static let takingAny = table.names(with: .takingAny)
    /// Members of publishers, which tell of Combine where they are not declared in the project.
    public static let members = table.names(with: .members)
    /// Members of publishers that no file has without Combine.
    public static let commonMembers = table.names(with: .commonMembers)
    /// Types that tell of Combine.
    public static let types = table.names(with: .types)
    /// Types that name their values first.
    public static let naming = table.names(with: .naming)
    /// Operators that give back a publisher and subscribe to nothing themselves, known by their names alone.
    public static let makingPublishers = commonMembers.subtracting(["sink", "autoconnect"])
        .union(["mapError", "replaceError", "setFailureType", "switchToLatest"])
    private static let joining = table.names(with: .joining)
    /// Operators that pass each value on within the call that sends it, and subscribe to nothing but when they are
    /// subscribed to.
    public static let passingAtOnce = table.names(with: .passingAtOnce)
    /// Operators that get a scheduler by which all values go on.
    public static let leaving = table.names(with: .leaving)
    /// Operators behind which the values are those of the publishers that closures before make.
    public static let flattening = ["flatMap", "switchToLatest"]
    /// Schedulers that run everything later.
    public static let queues = table.names(with: .queues)

    /// True for publishers of several publishers: `CombineLatest`, and the same with `3` and `4` behind it.
    public static func joins(_ name: String) -> Bool {
        joining.contains { name == $0 || name == $0 + "3" || name == $0 + "4" }
    }

    /// What a pipeline ends with, which is not a publisher any more.
    public static let subscribing: Set<String> = ["sink", "assign", "store"]
    /// They send what they are given, to whom listens.
    public static let subjects: Set<String> = ["PassthroughSubject", "CurrentValueSubject"]
    /// Operators, and `sink`, that do nothing but to pass on what a publisher sends.
    public static let following = keeping.union(passing).union(passingAtOnce)
        .subtracting([
            "flatMap", "subscribe", "multicast", "makeConnectable", "autoconnect", "retry", "prepend", "append",
        ])

    private static let table = TraitTable([
        ([.passing, .hidingType, .members, .commonMembers], ["sink"]),
        ([.passing, .keeping, .deferring, .takingAny, .passingAtOnce], ["drop"]),
        ([.passing, .keeping, .takingAny, .passingAtOnce], ["prefix"]),
        ([.passing, .keeping, .passingAtOnce], ["filter", "first"]),
        ([.passing, .passingAtOnce], ["map", "compactMap", "allSatisfy", "contains"]),
        ([.passing, .passingAtOnce], ["tryMap", "tryCompactMap", "tryFilter"]),
        ([.passing], ["flatMap"]),
        ([.keeping, .deferring, .hidingType, .members], ["subscribe"]),
        ([.keeping, .deferring, .members, .commonMembers, .leaving], ["debounce"]),
        ([.keeping, .hidingType, .members, .commonMembers, .passingAtOnce], ["eraseToAnyPublisher"]),
        ([.keeping, .deferring, .members, .leaving], ["receive", "throttle"]),
        ([.keeping, .deferring, .members, .passingAtOnce], ["dropFirst"]),
        ([.keeping, .members, .commonMembers, .passingAtOnce], ["removeDuplicates"]),
        ([.keeping, .members, .commonMembers], ["autoconnect"]),
        ([.keeping, .deferring, .leaving], ["delay"]),
        ([.keeping, .deferring], ["last", "timeout"]),
        ([.keeping, .members, .passingAtOnce], ["handleEvents"]),
        ([.keeping, .members], ["multicast"]),
        ([.keeping, .takingAny], ["prepend", "append"]),
        ([.keeping, .passingAtOnce], ["print", "setFailureType", "share"]),
        (
            [.keeping],
            [
                "breakpoint", "breakpointOnError", "buffer", "makeConnectable", "retry",
            ]
        ),
        ([.keeping, .passingAtOnce], ["assertNoFailure", "output"]),
        ([.passingAtOnce], ["scan", "replaceNil"]),
        ([.deferring], ["collect"]),
        ([.deferring], ["dataTaskPublisher"]),
        ([.hidingType, .members], ["assign"]),
        ([.hidingType], ["store", "connect"]),
        ([.takingAny, .members, .commonMembers, .passingAtOnce], ["combineLatest"]),
        ([.takingAny, .members], ["onReceive"]),
        ([.takingAny, .passingAtOnce], ["merge", "zip"]),
        ([.members], ["switchToLatest", "send", "objectWillChange", "replaceError", "values"]),
        ([.types, .naming], ["Just", "Future"]),
        (
            [.types],
            [
                "Cancellable", "AnyCancellable", "Subject", "Deferred", "Fail", "Empty", "Record", "Subscription",
                "Subscriptions", "Subscriber", "Subscribers", "AnySubscriber", "AnySubject", "Scheduler",
                "ImmediateScheduler", "SchedulerTimeIntervalConvertible", "TopLevelEncoder", "TopLevelDecoder",
                "CombineIdentifier", "CustomCombineIdentifierConvertible",
            ]
        ),
        ([.naming], ["AnyPublisher", "PassthroughSubject", "CurrentValueSubject"]),
        ([.joining], ["CombineLatest", "Zip", "Merge"]),
        ([.queues], ["DispatchQueue", "RunLoop", "OperationQueue"]),
    ])
}

extension NameTraits {
    fileprivate static let passing = NameTraits(rawValue: 1 << 0)
    fileprivate static let keeping = NameTraits(rawValue: 1 << 1)
    fileprivate static let deferring = NameTraits(rawValue: 1 << 2)
    fileprivate static let hidingType = NameTraits(rawValue: 1 << 3)
    fileprivate static let takingAny = NameTraits(rawValue: 1 << 4)
    fileprivate static let members = NameTraits(rawValue: 1 << 5)
    fileprivate static let commonMembers = NameTraits(rawValue: 1 << 6)
    fileprivate static let types = NameTraits(rawValue: 1 << 7)
    fileprivate static let naming = NameTraits(rawValue: 1 << 8)
    fileprivate static let joining = NameTraits(rawValue: 1 << 9)
    fileprivate static let passingAtOnce = NameTraits(rawValue: 1 << 10)
    fileprivate static let leaving = NameTraits(rawValue: 1 << 11)
    fileprivate static let queues = NameTraits(rawValue: 1 << 12)
}
