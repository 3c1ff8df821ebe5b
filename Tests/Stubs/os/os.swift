import Foundation

/// Writes messages to the system log.
public struct Logger: Sendable {
    public init() {}
    public init(subsystem: String, category: String) {}
    public func debug(_ message: String) {}
    public func info(_ message: String) {}
    public func notice(_ message: String) {}
    public func warning(_ message: String) {}
    public func error(_ message: String) {}
    public func fault(_ message: String) {}
}

/// A value behind an unfair lock.
public struct OSAllocatedUnfairLock<State>: @unchecked Sendable {
    public init(initialState: State) {}
    public func withLock<R>(_ body: (inout State) throws -> R) rethrows -> R { fatalError() }
}
