public enum Publishers {
    public struct Map<Upstream: Publisher, Output>: Publisher {
        public typealias Failure = Upstream.Failure

        let upstream: Upstream
        let transform: (Upstream.Output) -> Output

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.pass(to: subscriber) { _ = subscriber.receive(transform($0)) }
        }
    }

    public struct CompactMap<Upstream: Publisher, Output>: Publisher {
        public typealias Failure = Upstream.Failure

        let upstream: Upstream
        let transform: (Upstream.Output) -> Output?

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.pass(to: subscriber) { if let value = transform($0) { _ = subscriber.receive(value) } }
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
                if let known = last, areEqual(known, value) { return }
                last = value
                _ = subscriber.receive(value)
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
                if dropped < count { dropped += 1 } else { _ = subscriber.receive(value) }
            }
        }
    }

    public struct CombineLatest<A: Publisher, B: Publisher>: Publisher where A.Failure == B.Failure {
        public typealias Output = (A.Output, B.Output)
        public typealias Failure = A.Failure

        let a: A
        let b: B

        public init(_ a: A, _ b: B) { (self.a, self.b) = (a, b) }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            var first: A.Output?
            var second: B.Output?
            let send = { if let first, let second { _ = subscriber.receive((first, second)) } }
            join(
                subscriber,
                [{ done in a.listen({ first = $0; send() }, completion: done) }, { done in b.listen({ second = $0; send() }, completion: done) }])
        }
    }

    public struct CombineLatest3<A: Publisher, B: Publisher, C: Publisher>: Publisher where A.Failure == B.Failure, B.Failure == C.Failure {
        public typealias Output = (A.Output, B.Output, C.Output)
        public typealias Failure = A.Failure

        let (a, b, c): (A, B, C)

        public init(_ a: A, _ b: B, _ c: C) { (self.a, self.b, self.c) = (a, b, c) }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            CombineLatest(CombineLatest<A, B>(a, b), c).map { ($0.0, $0.1, $1) }.receive(subscriber: subscriber)
        }
    }

    /// Each value of the one with the one of the same number of the other.
    public struct Zip<A: Publisher, B: Publisher>: Publisher where A.Failure == B.Failure {
        public typealias Output = (A.Output, B.Output)
        public typealias Failure = A.Failure

        let a: A
        let b: B

        public init(_ a: A, _ b: B) { (self.a, self.b) = (a, b) }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            var first: [A.Output] = []
            var second: [B.Output] = []
            let send = {
                if !first.isEmpty, !second.isEmpty { _ = subscriber.receive((first.removeFirst(), second.removeFirst())) }
            }
            join(
                subscriber,
                [
                    { done in a.listen({ first.append($0); send() }, completion: done) },
                    { done in b.listen({ second.append($0); send() }, completion: done) },
                ])
        }
    }

    public struct MergeMany<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        let upstreams: [Upstream]

        public init(_ upstreams: Upstream...) { self.upstreams = upstreams }
        public init<S: Sequence>(_ upstreams: S) where S.Element == Upstream { self.upstreams = Array(upstreams) }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            join(subscriber, upstreams.map { upstream in { done in upstream.listen({ _ = subscriber.receive($0) }, completion: done) } })
        }
    }

    /// Subscribes to several publishers for one subscriber, in order, when it asks for values. They end when the last one does.
    static func join<S: Subscriber>(
        _ subscriber: S, _ branches: [(@escaping (Subscribers.Completion<S.Failure>) -> Void) -> any Subscription]
    ) {
        subscriber.receive(subscription: Join(branches) { subscriber.receive(completion: $0) })
    }

    private final class Join<Failure: Error>: Subscription {
        private var branches: [(@escaping (Subscribers.Completion<Failure>) -> Void) -> any Subscription]
        private var running: [any Subscription] = []
        private var open: Int
        private var completion: ((Subscribers.Completion<Failure>) -> Void)?

        init(
            _ branches: [(@escaping (Subscribers.Completion<Failure>) -> Void) -> any Subscription],
            _ completion: @escaping (Subscribers.Completion<Failure>) -> Void
        ) {
            self.branches = branches
            self.completion = completion
            open = branches.count
        }

        func request(_ demand: Subscribers.Demand) {
            let branches = self.branches
            self.branches = []
            for branch in branches {
                running.append(branch { [weak self] in self?.end($0) })
            }
        }

        func cancel() {
            completion = nil
            let running = self.running
            self.running = []
            running.forEach { $0.cancel() }
        }

        private func end(_ result: Subscribers.Completion<Failure>) {
            open -= 1
            if case .finished = result, open > 0 { return }
            let completion = self.completion
            cancel()
            completion?(result)
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
                _ = subscriber.receive(result)
            }
        }
    }

    public func prepend(_ values: Output...) -> AnyPublisher<Output, Failure> {
        AnyPublisher { subscriber in
            self.receive(
                subscriber: Link<Output, Failure>(
                    onSubscription: { subscription in
                        subscriber.receive(subscription: subscription)
                        values.forEach { _ = subscriber.receive($0) }
                    }, onValue: { _ = subscriber.receive($0) }, onCompletion: { subscriber.receive(completion: $0) }))
        }
    }

    public func prefix(_ count: Int) -> AnyPublisher<Output, Failure> {
        AnyPublisher { subscriber in
            var left = count
            var upstream: (any Subscription)?
            self.receive(
                subscriber: Link<Output, Failure>(
                    onSubscription: { upstream = $0; subscriber.receive(subscription: $0) },
                    onValue: { value in
                        guard left > 0 else { return }
                        left -= 1
                        _ = subscriber.receive(value)
                        if left == 0 { upstream?.cancel(); subscriber.receive(completion: .finished) }
                    }, onCompletion: { subscriber.receive(completion: $0) }))
        }
    }

    public func first() -> AnyPublisher<Output, Failure> { prefix(1) }

    public func handleEvents(receiveOutput: @escaping (Output) -> Void) -> Publishers.Map<Self, Output> {
        map { receiveOutput($0); return $0 }
    }

    public func flatMap<P: Publisher>(_ transform: @escaping (Output) -> P) -> AnyPublisher<P.Output, Failure> where P.Failure == Failure {
        AnyPublisher { subscriber in
            var inner: [any Subscription] = []
            self.pass(to: subscriber) { value in inner.append(transform(value).listen { _ = subscriber.receive($0) }) }
        }
    }

    public func switchToLatest() -> AnyPublisher<Output.Output, Failure> where Output: Publisher, Output.Failure == Failure {
        AnyPublisher { subscriber in
            var inner: (any Subscription)?
            self.pass(to: subscriber) { publisher in
                inner?.cancel()
                inner = publisher.listen { _ = subscriber.receive($0) }
            }
        }
    }

    /// Ends in its first error with a value.
    public func replaceError(with value: Output) -> AnyPublisher<Output, Never> {
        AnyPublisher { subscriber in
            self.receive(
                subscriber: Link<Output, Failure>(
                    onSubscription: { subscriber.receive(subscription: $0) }, onValue: { _ = subscriber.receive($0) },
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
        Publishers.join(subscriber, [{ done in
            _ = subscriber.receive(output)
            done(.finished)
            return Link<Output, Never>(onSubscription: { _ in }, onValue: { _ in }, onCompletion: { _ in })
        }])
    }
}
