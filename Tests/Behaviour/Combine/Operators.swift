public enum Publishers {
    public struct Map<Upstream: Publisher, Output>: Publisher {
        public typealias Failure = Upstream.Failure

        let upstream: Upstream
        let transform: (Upstream.Output) -> Output

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.pass(to: subscriber) { subscriber.receive(transform($0)) }
        }
    }

    public struct CompactMap<Upstream: Publisher, Output>: Publisher {
        public typealias Failure = Upstream.Failure

        let upstream: Upstream
        let transform: (Upstream.Output) -> Output?

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.pass(to: subscriber) { transform($0).map { subscriber.receive($0) } ?? .max(1) }
        }
    }

    public struct RemoveDuplicates<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        let upstream: Upstream
        let areEqual: (Output, Output) -> Bool

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            var last: Output?
            upstream.pass(to: subscriber) { value in
                let known = last
                last = value
                if let known, areEqual(known, value) { return .max(1) }
                return subscriber.receive(value)
            }
        }
    }

    public struct Drop<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        let upstream: Upstream
        let count: Int

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            var dropped = 0
            upstream.pass(to: subscriber) { value in
                guard dropped < count else { return subscriber.receive(value) }
                dropped += 1
                return .max(1)
            }
        }
    }
}

extension Publisher {
    public func map<T>(_ transform: @escaping (Output) -> T) -> Publishers.Map<Self, T> { Publishers.Map(upstream: self, transform: transform) }
    public func map<T>(_ keyPath: KeyPath<Output, T>) -> Publishers.Map<Self, T> { map { $0[keyPath: keyPath] } }

    public func compactMap<T>(_ transform: @escaping (Output) -> T?) -> Publishers.CompactMap<Self, T> {
        Publishers.CompactMap(upstream: self, transform: transform)
    }

    public func filter(_ isIncluded: @escaping (Output) -> Bool) -> Publishers.CompactMap<Self, Output> {
        compactMap { isIncluded($0) ? $0 : nil }
    }

    public func removeDuplicates(by areEqual: @escaping (Output, Output) -> Bool) -> Publishers.RemoveDuplicates<Self> {
        Publishers.RemoveDuplicates(upstream: self, areEqual: areEqual)
    }

    public func removeDuplicates() -> Publishers.RemoveDuplicates<Self> where Output: Equatable { removeDuplicates(by: ==) }
    public func dropFirst(_ count: Int = 1) -> Publishers.Drop<Self> { Publishers.Drop(upstream: self, count: count) }

    public func combineLatest<P: Publisher>(_ other: P) -> Publishers.CombineLatest<Self, P> where P.Failure == Failure {
        Publishers.CombineLatest(self, other)
    }

    public func combineLatest<P: Publisher, T>(_ other: P, _ transform: @escaping (Output, P.Output) -> T)
        -> Publishers.Map<Publishers.CombineLatest<Self, P>, T> where P.Failure == Failure {
        Publishers.CombineLatest(self, other).map { transform($0.0, $0.1) }
    }

    public func combineLatest<P: Publisher, Q: Publisher>(_ second: P, _ third: Q) -> Publishers.CombineLatest3<Self, P, Q>
    where P.Failure == Failure, Q.Failure == Failure { Publishers.CombineLatest3(self, second, third) }

    public func zip<P: Publisher>(_ other: P) -> Publishers.Zip<Self, P> where P.Failure == Failure { Publishers.Zip(self, other) }

    public func merge<P: Publisher>(with other: P) -> Publishers.MergeMany<AnyPublisher<Output, Failure>>
    where P.Output == Output, P.Failure == Failure {
        Publishers.MergeMany(AnyPublisher(self), AnyPublisher(other))
    }

    public func merge<P: Publisher, Q: Publisher>(with second: P, _ third: Q) -> Publishers.MergeMany<AnyPublisher<Output, Failure>>
    where P.Output == Output, P.Failure == Failure, Q.Output == Output, Q.Failure == Failure {
        Publishers.MergeMany(AnyPublisher(self), AnyPublisher(second), AnyPublisher(third))
    }

    public func scan<T>(_ initial: T, _ next: @escaping (T, Output) -> T) -> AnyPublisher<T, Failure> {
        AnyPublisher { subscriber in
            var result = initial
            self.pass(to: subscriber) {
                result = next(result, $0)
                return subscriber.receive(result)
            }
        }
    }

    public func prepend(_ values: Output...) -> AnyPublisher<Output, Failure> {
        AnyPublisher { subscriber in subscriber.receive(subscription: Beginning(values, self, subscriber)) }
    }

    public func prefix(_ count: Int) -> AnyPublisher<Output, Failure> {
        AnyPublisher { subscriber in
            var left = count
            var upstream: (any Subscription)?
            self.receive(
                subscriber: Link<Output, Failure>(
                    onSubscription: { upstream = $0; subscriber.receive(subscription: $0) },
                    onValue: { value in
                        guard left > 0 else { return .max(1) }
                        left -= 1
                        let isLast = left == 0
                        let more = subscriber.receive(value)
                        guard isLast else { return more }
                        upstream?.cancel()
                        subscriber.receive(completion: .finished)
                        return .none
                    }, onCompletion: { subscriber.receive(completion: $0) }))
        }
    }

    public func first() -> AnyPublisher<Output, Failure> { first { _ in true } }

    /// Cancels before it hands on the value.
    public func first(where isMeant: @escaping (Output) -> Bool) -> AnyPublisher<Output, Failure> {
        AnyPublisher { subscriber in
            var upstream: (any Subscription)?
            self.receive(
                subscriber: Link<Output, Failure>(
                    onSubscription: { upstream = $0; subscriber.receive(subscription: $0) },
                    onValue: { value in
                        guard isMeant(value) else { return .max(1) }
                        upstream?.cancel()
                        _ = subscriber.receive(value)
                        subscriber.receive(completion: .finished)
                        return .none
                    }, onCompletion: { subscriber.receive(completion: $0) }))
        }
    }

    public func handleEvents(receiveOutput: @escaping (Output) -> Void) -> Publishers.Map<Self, Output> {
        map { receiveOutput($0); return $0 }
    }

    /// Ends in its first error with a value.
    public func replaceError(with value: Output) -> AnyPublisher<Output, Never> {
        AnyPublisher { subscriber in
            self.receive(
                subscriber: Link<Output, Failure>(
                    onSubscription: { subscriber.receive(subscription: $0) }, onValue: { subscriber.receive($0) },
                    onCompletion: { completion in
                        if case .failure = completion { _ = subscriber.receive(value) }
                        subscriber.receive(completion: .finished)
                    }))
        }
    }

    public func autoconnect() -> Self { self }
}

/// One value.
public struct Just<Output>: Publisher {
    public typealias Failure = Never

    let output: Output

    public init(_ output: Output) { self.output = output }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Never {
        subscriber.receive(subscription: Beginning([output], PassthroughSubject<Output, Never>.ended, subscriber))
    }
}

/// Sends values that are there already, and subscribes to a publisher behind them.
private final class Beginning<P: Publisher, S: Subscriber>: Subscription
where S.Input == P.Output, S.Failure == P.Failure {
    private var values: [P.Output]
    private var publisher: P?
    private var subscriber: S?
    private var demand = Subscribers.Demand.none
    private var upstream: (any Subscription)?
    private var isSending = false

    init(_ values: [P.Output], _ publisher: P, _ subscriber: S) {
        self.values = values
        self.publisher = publisher
        self.subscriber = subscriber
    }

    func request(_ demand: Subscribers.Demand) {
        if let upstream { return upstream.request(demand) }
        self.demand += demand
        if isSending { return }
        isSending = true
        while let subscriber, !values.isEmpty, self.demand > .none {
            self.demand.take()
            self.demand += subscriber.receive(values.removeFirst())
        }
        isSending = false
        if values.isEmpty { goOn() }
    }

    func cancel() {
        values = []
        publisher = nil
        subscriber = nil
        upstream?.cancel()
        upstream = nil
    }

    private func goOn() {
        guard let publisher, let subscriber else { return }
        self.publisher = nil
        publisher.receive(
            subscriber: Link<P.Output, P.Failure>(
                onSubscription: { [weak self] subscription in
                    guard let self else { return }
                    upstream = subscription
                    if demand > .none { subscription.request(demand) }
                }, onValue: { subscriber.receive($0) }, onCompletion: { subscriber.receive(completion: $0) }))
    }
}

extension PassthroughSubject where Failure == Never {
    /// One that has ended.
    static var ended: PassthroughSubject {
        let subject = PassthroughSubject()
        subject.send(completion: .finished)
        return subject
    }
}
