import Foundation

/// A message with a privacy for each value.
public struct OSLogMessage: ExpressibleByStringInterpolation {
    public struct StringInterpolation: StringInterpolationProtocol {
        public init(literalCapacity: Int, interpolationCount: Int) {}
        public mutating func appendLiteral(_ literal: String) {}
        public mutating func appendInterpolation<T>(_ value: @autoclosure @escaping () -> T, privacy: OSLogPrivacy = .auto) {}
    }

    public init(stringLiteral value: String) {}
    public init(stringInterpolation: StringInterpolation) {}
}

public enum OSLogPrivacy: Sendable { case auto, `public`, `private` }

/// Writes messages to the system log.
public struct Logger: Sendable {
    public init() {}
    public init(subsystem: String, category: String) {}
    public func debug(_ message: OSLogMessage) {}
    public func info(_ message: OSLogMessage) {}
    public func notice(_ message: OSLogMessage) {}
    public func warning(_ message: OSLogMessage) {}
    public func error(_ message: OSLogMessage) {}
    public func fault(_ message: OSLogMessage) {}
}

/// A value behind an unfair lock.
public struct OSAllocatedUnfairLock<State>: @unchecked Sendable {
    public init(initialState: State) {}
    public func withLock<R>(_ body: (inout State) throws -> R) rethrows -> R { fatalError() }
}

/// A lock of C.
public struct os_unfair_lock_s: Sendable {
    public init() {}
}

public typealias os_unfair_lock = os_unfair_lock_s
