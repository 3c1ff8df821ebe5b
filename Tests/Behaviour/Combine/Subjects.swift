public protocol Subject<Output, Failure>: AnyObject, Publisher {
    func send(_ value: Output)
    func send(completion: Subscribers.Completion<Failure>)
}

extension Subject where Output == Void {
    public func send() { send(()) }
}

/// Those who listen to one subject, in the order in which they came.
final class Listeners<Output, Failure: Error> {
    private var all: [Listener] = []
    private(set) var completion: Subscribers.Completion<Failure>?

    var isEmpty: Bool { all.isEmpty }

    /// Whoever comes or goes while a value is sent does not change who gets that value, but for those who cancelled.
    func send(_ value: Output) {
        guard completion == nil else { return }
        for listener in all { listener.send(value) }
    }

    func send(completion: Subscribers.Completion<Failure>) {
        guard self.completion == nil else { return }
        self.completion = completion
        let all = self.all
        self.all = []
        for listener in all { listener.finish(completion) }
    }

    /// A listener gets the current value, where there is one, when it asks for values, and again when others were sent
    /// that it did not ask for.
    ///
    /// - Parameter owner: lives until the listener cancels or the end comes.
    func add<S: Subscriber>(_ subscriber: S, keeping owner: AnyObject? = nil, current: @escaping () -> Output? = { nil })
    where S.Input == Output, S.Failure == Failure {
        if let completion {
            subscriber.receive(subscription: Listener())
            subscriber.receive(completion: completion)
            return
        }
        let listener = Listener()
        listener.owner = owner
        listener.current = current
        listener.onValue = { subscriber.receive($0) }
        listener.onCompletion = { subscriber.receive(completion: $0) }
        listener.onEnd = { [weak self, weak listener] in self?.all.removeAll { $0 === listener } }
        all.append(listener)
        subscriber.receive(subscription: listener)
    }

    private final class Listener: Subscription {
        var owner: AnyObject?
        var current: () -> Output? = { nil }
        var onValue: ((Output) -> Subscribers.Demand)?
        var onCompletion: ((Subscribers.Completion<Failure>) -> Void)?
        var onEnd: () -> Void = {}
        private var demand = Subscribers.Demand.none
        private var hasCurrent = false

        func request(_ demand: Subscribers.Demand) {
            guard let onValue else { return }
            self.demand += demand
            guard !hasCurrent else { return }
            hasCurrent = true
            guard let value = current() else { return }
            self.demand.take()
            self.demand += onValue(value)
        }

        func send(_ value: Output) {
            guard let onValue, demand > .none else {
                hasCurrent = false
                return
            }
            hasCurrent = true
            demand.take()
            demand += onValue(value)
        }

        func finish(_ completion: Subscribers.Completion<Failure>) {
            let onCompletion = self.onCompletion
            end()
            onCompletion?(completion)
        }

        func cancel() {
            let onEnd = self.onEnd
            end()
            onEnd()
        }

        private func end() {
            current = { nil }
            onValue = nil
            onCompletion = nil
            onEnd = {}
            owner = nil
        }
    }
}

public final class PassthroughSubject<Output, Failure: Error>: Subject {
    private let listeners = Listeners<Output, Failure>()

    public init() {}

    public func send(_ value: Output) { listeners.send(value) }
    public func send(completion: Subscribers.Completion<Failure>) { listeners.send(completion: completion) }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        listeners.add(subscriber, keeping: self)
    }
}

/// Holds a value. It is stored before it is sent, so that whoever subscribes meanwhile gets the new one.
public final class CurrentValueSubject<Output, Failure: Error>: Subject {
    private let listeners = Listeners<Output, Failure>()
    private var current: Output

    public init(_ value: Output) { current = value }

    /// It is stored behind the end, too, where what is sent is not.
    public var value: Output {
        get { current }
        set {
            current = newValue
            listeners.send(newValue)
        }
    }

    public func send(_ value: Output) {
        if listeners.completion == nil { self.value = value }
    }

    public func send(completion: Subscribers.Completion<Failure>) { listeners.send(completion: completion) }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        listeners.add(subscriber, keeping: self) { self.current }
    }
}
