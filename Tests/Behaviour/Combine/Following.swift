extension Publisher {
    public func flatMap<P: Publisher>(_ transform: @escaping (Output) -> P) -> AnyPublisher<P.Output, Failure>
    where P.Failure == Failure {
        AnyPublisher { subscriber in Following<P>(subscriber, onlyLatest: false).start(self, transform) }
    }

    public func switchToLatest() -> AnyPublisher<Output.Output, Failure> where Output: Publisher, Output.Failure == Failure {
        AnyPublisher { subscriber in Following<Output>(subscriber, onlyLatest: true).start(self) { $0 } }
    }
}

/// Hands on the values of publishers that another one leads to. It asks all of them for all values, and ends when all
/// have.
private final class Following<P: Publisher>: Subscription {
    private let subscriber: Link<P.Output, P.Failure>
    private let onlyLatest: Bool
    private var outer: (any Subscription)?
    private var isOuterOver = false
    private var inner: [Int: any Subscription] = [:]
    private var open: Set<Int> = []
    private var count = 0
    private var isOver = false

    init(_ subscriber: Link<P.Output, P.Failure>, onlyLatest: Bool) {
        self.subscriber = subscriber
        self.onlyLatest = onlyLatest
    }

    func start<Upstream: Publisher>(_ upstream: Upstream, _ transform: @escaping (Upstream.Output) -> P)
    where Upstream.Failure == P.Failure {
        subscriber.receive(subscription: self)
        upstream.receive(
            subscriber: Link<Upstream.Output, P.Failure>(
                onSubscription: { subscription in
                    if self.isOver { return subscription.cancel() }
                    self.outer = subscription
                    subscription.request(.unlimited)
                },
                onValue: { value in
                    if !self.isOver { self.follow(transform(value)) }
                    return .none
                },
                onCompletion: { completion in
                    self.outer = nil
                    self.isOuterOver = true
                    self.end(completion)
                }))
    }

    func request(_ demand: Subscribers.Demand) {}

    func cancel() {
        isOver = true
        cancelInner()
        outer?.cancel()
        outer = nil
    }

    private func follow(_ publisher: P) {
        if onlyLatest { cancelInner() }
        count += 1
        let number = count
        open.insert(number)
        let branch = publisher.branch(
            { [weak self] value in
                guard let self, open.contains(number) else { return }
                _ = subscriber.receive(value)
            },
            completion: { [weak self] completion in
                guard let self, open.remove(number) != nil else { return }
                inner[number] = nil
                end(completion)
            })
        inner[number] = branch.subscription
        branch.start()
    }

    private func cancelInner() {
        open = []
        let inner = self.inner
        self.inner = [:]
        inner.values.forEach { $0.cancel() }
    }

    private func end(_ completion: Subscribers.Completion<P.Failure>) {
        if isOver { return }
        if case .finished = completion, !isOuterOver || !open.isEmpty { return }
        cancel()
        subscriber.receive(completion: completion)
    }
}
