import Dispatch
import Foundation

/// A length of time that a scheduler understands.
public protocol SchedulerTimeIntervalConvertible {
    static func seconds(_ s: Int) -> Self
    static func seconds(_ s: Double) -> Self
    static func milliseconds(_ ms: Int) -> Self
}

/// Where and when a closure runs.
public protocol Scheduler<SchedulerTimeType> {
    associatedtype SchedulerTimeType: Strideable where SchedulerTimeType.Stride: SchedulerTimeIntervalConvertible
    associatedtype SchedulerOptions

    var now: SchedulerTimeType { get }
}

/// The time of every scheduler in these stubs.
public struct StubSchedulerTime: Strideable {
    public struct Stride: SchedulerTimeIntervalConvertible, SignedNumeric, Comparable,
        ExpressibleByFloatLiteral {
        public var magnitude: Double = 0

        public init(integerLiteral value: Double) {}
        public init(floatLiteral value: Double) {}
        public init?<T: BinaryInteger>(exactly source: T) {}
        public init() {}

        public static func seconds(_ s: Int) -> Self { Self() }
        public static func seconds(_ s: Double) -> Self { Self() }
        public static func milliseconds(_ ms: Int) -> Self { Self() }
        public static func < (lhs: Self, rhs: Self) -> Bool { false }
        public static func + (lhs: Self, rhs: Self) -> Self { lhs }
        public static func - (lhs: Self, rhs: Self) -> Self { lhs }
        public static func * (lhs: Self, rhs: Self) -> Self { lhs }
        public static func *= (lhs: inout Self, rhs: Self) {}
    }

    public func distance(to other: Self) -> Stride { Stride() }
    public func advanced(by n: Stride) -> Self { self }
}

public struct StubSchedulerOptions {}

extension DispatchQueue: Scheduler {
    public typealias SchedulerTimeType = StubSchedulerTime
    public typealias SchedulerOptions = StubSchedulerOptions
    public var now: StubSchedulerTime { StubSchedulerTime() }
}

extension RunLoop: Scheduler {
    public typealias SchedulerTimeType = StubSchedulerTime
    public typealias SchedulerOptions = StubSchedulerOptions
    public var now: StubSchedulerTime { StubSchedulerTime() }
}

extension OperationQueue: Scheduler {
    public typealias SchedulerTimeType = StubSchedulerTime
    public typealias SchedulerOptions = StubSchedulerOptions
    public var now: StubSchedulerTime { StubSchedulerTime() }
}

public struct ImmediateScheduler: Scheduler {
    public static let shared = ImmediateScheduler()
    public var now: StubSchedulerTime { StubSchedulerTime() }
    public typealias SchedulerOptions = Never
}
