import Dispatch
import Foundation

/// The time of all schedulers: it stands still until a test moves it on.
public final class VirtualClock {
    nonisolated(unsafe) public static let shared = VirtualClock()

    /// Seconds since the start.
    public private(set) var now = 0.0
    private var jobs: [Job] = []
    private var count = 0

    private struct Job {
        let time: Double
        let number: Int
        let action: () -> Void
    }

    /// Runs the action when so many seconds have passed; actions of one time run in the order in which they were scheduled.
    @discardableResult
    public func schedule(after seconds: Double, _ action: @escaping () -> Void) -> AnyCancellable {
        count += 1
        let number = count
        jobs.append(Job(time: now + max(seconds, 0), number: number, action: action))
        return AnyCancellable { [weak self] in self?.jobs.removeAll { $0.number == number } }
    }

    /// Schedules what nobody cancels.
    public func perform(after seconds: Double, _ action: @escaping () -> Void) {
        count += 1
        jobs.append(Job(time: now + max(seconds, 0), number: count, action: action))
    }

    /// When the next action is due, in seconds since the start.
    public var next: Double? { jobs.map(\.time).min() }

    /// Runs what is due, and tells whether anything was.
    public func runDue() -> Bool {
        let due = jobs.filter { $0.time <= now }.sorted { ($0.time, $0.number) < ($1.time, $1.number) }
        for job in due where jobs.contains(where: { $0.number == job.number }) {
            jobs.removeAll { $0.number == job.number }
            job.action()
        }
        return !due.isEmpty
    }

    public func move(to time: Double) { now = max(now, time) }
}

/// A length of time.
public struct VirtualInterval: Comparable, SignedNumeric, ExpressibleByFloatLiteral {
    public var magnitude: Double

    public init(_ seconds: Double) { magnitude = seconds }
    public init(integerLiteral value: Double) { magnitude = value }
    public init(floatLiteral value: Double) { magnitude = value }
    public init?<T: BinaryInteger>(exactly source: T) { magnitude = Double(source) }

    public static func seconds(_ seconds: Int) -> Self { Self(Double(seconds)) }
    public static func seconds(_ seconds: Double) -> Self { Self(seconds) }
    public static func milliseconds(_ milliseconds: Int) -> Self { Self(Double(milliseconds) / 1000) }
    public static func < (left: Self, right: Self) -> Bool { left.magnitude < right.magnitude }
    public static func + (left: Self, right: Self) -> Self { Self(left.magnitude + right.magnitude) }
    public static func - (left: Self, right: Self) -> Self { Self(left.magnitude - right.magnitude) }
    public static func * (left: Self, right: Self) -> Self { Self(left.magnitude * right.magnitude) }
    public static func *= (left: inout Self, right: Self) { left = left * right }
}

/// Where closures run: always on the main thread, at the time of the virtual clock.
public protocol Scheduler {
    /// Whether a closure without a delay runs at once.
    var isImmediate: Bool { get }
}

extension Scheduler {
    public var isImmediate: Bool { false }

    func run(_ action: @escaping () -> Void) {
        if isImmediate { action() } else { VirtualClock.shared.perform(after: 0, action) }
    }
}

extension DispatchQueue: Scheduler {}
extension RunLoop: Scheduler {}
extension OperationQueue: Scheduler {}

public struct ImmediateScheduler: Scheduler {
    public static let shared = ImmediateScheduler()
    public var isImmediate: Bool { true }
}

extension Publisher {
    public func receive<S: Scheduler>(on scheduler: S) -> Publishers.Scheduled<Self> {
        Publishers.Scheduled(upstream: self, delay: 0, isImmediate: scheduler.isImmediate)
    }

    public func delay<S: Scheduler>(for interval: VirtualInterval, scheduler: S) -> Publishers.Scheduled<Self> {
        Publishers.Scheduled(upstream: self, delay: interval.magnitude, isImmediate: false)
    }

    /// Subscribes later, and asks for values later still.
    public func subscribe<S: Scheduler>(on scheduler: S) -> AnyPublisher<Output, Failure> {
        AnyPublisher { subscriber in
            scheduler.run {
                self.receive(
                    subscriber: Link<Output, Failure>(
                        onSubscription: { subscriber.receive(subscription: Publishers.Later($0, scheduler)) },
                        onValue: { subscriber.receive($0) }, onCompletion: { subscriber.receive(completion: $0) }))
            }
        }
    }

    public func debounce<S: Scheduler>(for interval: VirtualInterval, scheduler: S) -> Publishers.Debounce<Self> {
        Publishers.Debounce(upstream: self, delay: interval.magnitude, isImmediate: scheduler.isImmediate)
    }
}

extension Publishers {
    /// Hands values on later.
    public struct Scheduled<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        let upstream: Upstream
        let delay: Double
        let isImmediate: Bool

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let gate = Gate(subscriber)
            upstream.receive(
                subscriber: Link<Output, Failure>(
                    onSubscription: { gate.open($0) },
                    onValue: { value in
                        self.later { gate.request(gate.send(value)) }
                        return .none
                    },
                    onCompletion: { completion in self.later { gate.finish(completion) } }))
        }

        private func later(_ action: @escaping () -> Void) {
            if isImmediate { action() } else { VirtualClock.shared.perform(after: delay, action) }
        }
    }

    /// Hands on a value that no other has followed for some time. It asks for all values.
    public struct Debounce<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        let upstream: Upstream
        let delay: Double
        let isImmediate: Bool

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let gate = Gate(subscriber)
            var pending: AnyCancellable?
            upstream.receive(
                subscriber: Link<Output, Failure>(
                    onSubscription: {
                        gate.open($0)
                        $0.request(.unlimited)
                    },
                    onValue: { value in
                        pending?.cancel()
                        pending = VirtualClock.shared.schedule(after: delay) { _ = gate.send(value) }
                        return .none
                    },
                    onCompletion: { completion in
                        pending?.cancel()
                        if isImmediate { return gate.finish(completion) }
                        VirtualClock.shared.perform(after: 0) { gate.finish(completion) }
                    }))
        }
    }

    /// What a subscriber that cancelled does not get any more, though it was on its way.
    final class Gate<Input, Failure: Error>: Subscription {
        private var upstream: (any Subscription)?
        private let link: Link<Input, Failure>
        private let onSubscription: (any Subscription) -> Void
        private var isOpen = true

        init<S: Subscriber>(_ subscriber: S) where S.Input == Input, S.Failure == Failure {
            onSubscription = { subscriber.receive(subscription: $0) }
            link = Link(
                onSubscription: { _ in }, onValue: { subscriber.receive($0) }, onCompletion: { subscriber.receive(completion: $0) })
        }

        func open(_ subscription: any Subscription) {
            upstream = subscription
            onSubscription(self)
        }

        func send(_ value: Input) -> Subscribers.Demand { isOpen ? link.receive(value) : .none }

        func finish(_ completion: Subscribers.Completion<Failure>) {
            if isOpen { link.receive(completion: completion) }
        }

        func request(_ demand: Subscribers.Demand) {
            if demand > .none { upstream?.request(demand) }
        }

        func cancel() {
            isOpen = false
            upstream?.cancel()
            upstream = nil
        }
    }

    /// A subscription that does later what it is told.
    final class Later<S: Scheduler>: Subscription {
        private let base: any Subscription
        private let scheduler: S

        init(_ base: any Subscription, _ scheduler: S) {
            self.base = base
            self.scheduler = scheduler
        }

        func request(_ demand: Subscribers.Demand) { scheduler.run { [base] in base.request(demand) } }
        func cancel() { scheduler.run { [base] in base.cancel() } }
    }
}
