/// Something that sends values over time.
public protocol Publisher<Output, Failure> {
    associatedtype Output
    associatedtype Failure: Error

    func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure
}

extension Publisher {
    public func subscribe<S: Subscriber>(_ subscriber: S) where S.Input == Output, S.Failure == Failure {
        receive(subscriber: subscriber)
    }
}

/// Something that receives the values of a publisher.
public protocol Subscriber<Input, Failure> {
    associatedtype Input
    associatedtype Failure: Error

    func receive(subscription: any Subscription)
    func receive(_ input: Input) -> Subscribers.Demand
    func receive(completion: Subscribers.Completion<Failure>)
}

public protocol Cancellable {
    func cancel()
}

/// The link between a publisher and a subscriber.
public protocol Subscription: AnyObject, Cancellable {
    func request(_ demand: Subscribers.Demand)
}

public enum Subscribers {
    /// How many values are asked for.
    public struct Demand: Comparable, Sendable {
        public static let unlimited = Demand(count: .max)
        public static let none = Demand(count: 0)

        let count: Int

        public static func max(_ count: Int) -> Demand { Demand(count: count) }
        public static func < (left: Demand, right: Demand) -> Bool { left.count < right.count }

        public static func + (left: Demand, right: Demand) -> Demand {
            left == .unlimited || right == .unlimited ? .unlimited : Demand(count: left.count + right.count)
        }

        public static func += (left: inout Demand, right: Demand) { left = left + right }

        /// One value less, of which there is at least one.
        mutating func take() {
            if self != .unlimited { self = Demand(count: count - 1) }
        }
    }

    public enum Completion<Failure: Error> {
        case finished
        case failure(Failure)
    }
}

extension Subscribers.Completion: Equatable where Failure: Equatable {}

/// Cancels when it is asked to, and when it goes away.
public final class AnyCancellable: Cancellable, Hashable {
    private var action: (() -> Void)?

    public init(_ action: @escaping () -> Void) { self.action = action }
    public init<C: Cancellable>(_ cancellable: C) { action = { cancellable.cancel() } }

    deinit { cancel() }

    public func cancel() {
        let action = self.action
        self.action = nil
        action?()
    }

    public func store(in set: inout Set<AnyCancellable>) { set.insert(self) }
    public func store<C: RangeReplaceableCollection>(in collection: inout C) where C.Element == AnyCancellable { collection.append(self) }

    public static func == (left: AnyCancellable, right: AnyCancellable) -> Bool { left === right }
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// A subscriber made of closures, which hands a subscription of its own to the one after it.
final class Link<Input, Failure: Error>: Subscriber, Subscription {
    private var upstream: (any Subscription)?
    private var isOver = false
    private let onSubscription: (any Subscription) -> Void
    private var onValue: ((Input) -> Subscribers.Demand)?
    private var onCompletion: ((Subscribers.Completion<Failure>) -> Void)?

    init(
        onSubscription: @escaping (any Subscription) -> Void, onValue: @escaping (Input) -> Subscribers.Demand,
        onCompletion: @escaping (Subscribers.Completion<Failure>) -> Void
    ) {
        self.onSubscription = onSubscription
        self.onValue = onValue
        self.onCompletion = onCompletion
    }

    func receive(subscription: any Subscription) {
        upstream = subscription
        onSubscription(self)
    }

    func receive(_ input: Input) -> Subscribers.Demand { onValue?(input) ?? .none }

    func receive(completion: Subscribers.Completion<Failure>) {
        guard !isOver else { return }
        let onCompletion = self.onCompletion
        end()
        onCompletion?(completion)
    }

    func request(_ demand: Subscribers.Demand) { upstream?.request(demand) }

    /// Nothing happens where there is no subscription yet.
    func cancel() {
        guard let upstream else { return }
        end()
        upstream.cancel()
    }

    private func end() {
        isOver = true
        upstream = nil
        onValue = nil
        onCompletion = nil
    }
}

/// What is to be subscribed to.
struct Branch {
    let subscription: any Subscription
    let start: () -> Void
}

extension Publisher {
    /// A subscription with closures that ask for all values, which is known before it starts.
    func branch(
        _ onValue: @escaping (Output) -> Void, completion: @escaping (Subscribers.Completion<Failure>) -> Void
    ) -> Branch {
        let link = Link<Output, Failure>(
            onSubscription: { $0.request(.unlimited) },
            onValue: {
                onValue($0)
                return .none
            }, onCompletion: completion)
        return Branch(subscription: link, start: { receive(subscriber: link) })
    }

    /// Subscribes with closures that ask for all values.
    func listen(
        _ onValue: @escaping (Output) -> Void, completion: @escaping (Subscribers.Completion<Failure>) -> Void = { _ in }
    ) -> any Subscription {
        let branch = branch(onValue, completion: completion)
        branch.start()
        return branch.subscription
    }

    /// Subscribes on behalf of a subscriber that sees other values.
    func pass<S: Subscriber>(to subscriber: S, _ onValue: @escaping (Output) -> Subscribers.Demand) where S.Failure == Failure {
        receive(
            subscriber: Link<Output, Failure>(
                onSubscription: { subscriber.receive(subscription: $0) }, onValue: onValue,
                onCompletion: { subscriber.receive(completion: $0) }))
    }

    public func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable where Failure == Never {
        let subscription = listen(receiveValue)
        return AnyCancellable { subscription.cancel() }
    }

    public func sink(
        receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void, receiveValue: @escaping (Output) -> Void
    ) -> AnyCancellable {
        let subscription = listen(receiveValue, completion: receiveCompletion)
        return AnyCancellable { subscription.cancel() }
    }

    /// Keeps the object alive, as Combine does.
    public func assign<Root>(to keyPath: ReferenceWritableKeyPath<Root, Output>, on object: Root) -> AnyCancellable where Failure == Never {
        sink { object[keyPath: keyPath] = $0 }
    }

    /// Lasts as long as the property does.
    public func assign(to published: inout Published<Output>.Publisher) where Failure == Never {
        let subject = published.subject
        subject.incoming.append(sink { [weak subject] in subject?.send($0) })
    }

    public func eraseToAnyPublisher() -> AnyPublisher<Output, Failure> { AnyPublisher(self) }
}

/// A publisher of which only the values' type is known.
public struct AnyPublisher<Output, Failure: Error>: Publisher {
    private final class Base {
        let subscribe: (Link<Output, Failure>) -> Void
        init(_ subscribe: @escaping (Link<Output, Failure>) -> Void) { self.subscribe = subscribe }
    }

    private let base: Base

    public init<P: Publisher>(_ publisher: P) where P.Output == Output, P.Failure == Failure {
        base = Base { publisher.receive(subscriber: $0) }
    }

    init(_ subscribe: @escaping (Link<Output, Failure>) -> Void) { base = Base(subscribe) }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        base.subscribe(
            Link(
                onSubscription: { subscriber.receive(subscription: $0) }, onValue: { subscriber.receive($0) },
                onCompletion: { subscriber.receive(completion: $0) }))
    }
}
