/// The identifiers that the lexer, the parser, the index and the rules ask for by name.
///
/// Every `NameTable` starts with them, in this order, so that a raw value is a `NameID` in every table. Raw values
/// below `firstContextual` are reserved words of Swift (The Swift Programming Language, "Lexical Structure").
public enum KnownName: UInt32, CaseIterable, Sendable {
    // Reserved words.
    case `associatedtype`, `class`, `deinit`, `enum`, `extension`, `fileprivate`, `func`, `import`, `init`, `inout`,
        `internal`, `let`
    case `operator`, `precedencegroup`, `private`, `protocol`, `public`, `rethrows`, `static`, `struct`, `subscript`,
        `typealias`, `var`
    case `break`, `case`, `catch`, `continue`, `default`, `defer`, `do`, `else`, `fallthrough`, `for`, `guard`, `if`,
        `in`, `repeat`
    case `return`, `throw`, `switch`, `where`, `while`, `Any`, `as`, `false`, `is`, `nil`, `self`, `Self`, `super`,
        `throws`, `true`
    case `try`
    /// `_`, a name that is none.
    case wildcard

    // Words with a meaning in some places only.
    case get, set, willSet, didSet, _modify, _read, unsafeAddress, unsafeMutableAddress
    case lazy, weak, unowned, final, open, override, mutating, nonmutating, convenience, required, optional, dynamic,
        indirect
    case nonisolated, isolated, async, await, package, actor, macro, some, any, each, consume, copy, borrow, prefix,
        postfix, infix
    case unsafe, discard, borrowing, consuming, sending, distributed, reasync, __shared, __owned, __consuming, _const,
        _local
    case `Type`, `Protocol`, of, escaping, autoclosure, convention, yield

    // Pound words.
    case elseif, endif, available, unavailable, keyPath

    // Names of Observation, Combine and SwiftUI.
    case ObservableObject, Published, StateObject, ObservedObject, EnvironmentObject, objectWillChange,
        environmentObject
    case State, Bindable, Environment, Observable, ObservationIgnored, environment, EnvironmentValues
    case access, withMutation, focusedObject, focusedSceneObject, ObservableObjectPublisher, wrappedValue, initialValue,
        Publisher
    case View, body, content, Binding, InjectedObject
    case UIApplicationDelegateAdaptor, NSApplicationDelegateAdaptor, WKApplicationDelegateAdaptor,
        WKExtensionDelegateAdaptor
    case AnyCancellable, Cancellable, MainActor, objc, objcMembers, usableFromInline, ForEach, List,
        Table, TableColumn, Context, coordinator, makeCoordinator

    // Names of the standard library and Foundation.
    case Optional, Array, Set, Dictionary, Task, Timer, Sendable, Codable, Decodable, Encodable, NSObject
    case encode, from, to, map, flatMap, compactMap, filter, forEach, first, last, sorted, reversed, contains, element
    case min, max, randomElement, popLast, removeFirst, removeLast, values, keys, enumerated, allSatisfy, firstIndex,
        reduce
    case Void, Int, String, Bool, Double, item, DispatchWorkItem, NSObjectProtocol, Copyable, sort, removeAll,
        partition, merge, toggle, swap
    case Mirror, dump, newValue, oldValue, error, callAsFunction
    case append, insert, remove, removeValue, updateValue, reverse, shuffle, swapAt, formUnion, formIntersection,
        subtract, popFirst
    case removeSubrange, replaceSubrange, negate, round, appendPathComponent, appendPathExtension,
        deleteLastPathComponent
    case deletePathExtension, allCases, Range, key, value, offset, mapValues, compactMapValues
    case dropFirst, dropLast, suffix, shuffled, joined, subtracting, union, intersection, symmetricDifference

    /// `==`, the one operator that is known by number; other operators have none.
    case equalityOperator

    /// The name of a number. The numbers are those of the cases, in one byte: nothing has to be looked up.
    @inlinable
    public init?(rawValue: UInt32) {
        guard rawValue <= KnownName.equalityOperator.rawValue else { return nil }
        self = unsafeBitCast(UInt8(truncatingIfNeeded: rawValue), to: KnownName.self)
    }

    /// The first name that is not a reserved word.
    @inlinable public static var firstContextual: UInt32 { KnownName.get.rawValue }

    /// `Type` and `Protocol`, which Swift doesn't allow to be named as cases from outside.
    public static let metatypeSuffix: NameID = {
        let name: KnownName = .`Type`
        return name.rawValue
    }()
    public static let protocolSuffix: NameID = {
        let name: KnownName = .`Protocol`
        return name.rawValue
    }()

    @inlinable public var id: NameID { rawValue }

    /// The identifier as it is written.
    public var text: Swift.String { NameTable.known.text(id) }

    /// The wrappers that hand an application's delegate to its `App`.
    public var isDelegateAdaptor: Swift.Bool {
        switch self {
        case .UIApplicationDelegateAdaptor, .NSApplicationDelegateAdaptor, .WKApplicationDelegateAdaptor,
            .WKExtensionDelegateAdaptor:
            true
        default: false
        }
    }
}
