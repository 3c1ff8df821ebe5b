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

    /// A listener gets the first value when it asks for values.
    func add<S: Subscriber>(_ subscriber: S, first: @escaping () -> Output?) where S.Input == Output, S.Failure == Failure {
        let listener = Listener(
            first: first, onValue: { _ = subscriber.receive($0) }, onCompletion: { subscriber.receive(completion: $0) })
        if let completion {
            subscriber.receive(subscription: listener)
            listener.finish(completion)
            return
        }
        listener.onEnd = { [weak self, weak listener] in self?.all.removeAll { $0 === listener } }
        all.append(listener)
        subscriber.receive(subscription: listener)
    }

    private final class Listener: Subscription {
        var onEnd: () -> Void = {}
        private var first: (() -> Output?)?
        private var isAsked = false
        private var onValue: ((Output) -> Void)?
        private var onCompletion: ((Subscribers.Completion<Failure>) -> Void)?

        init(
            first: @escaping () -> Output?, onValue: @escaping (Output) -> Void,
            onCompletion: @escaping (Subscribers.Completion<Failure>) -> Void
        ) {
            self.first = first
            self.onValue = onValue
            self.onCompletion = onCompletion
        }

        func request(_ demand: Subscribers.Demand) {
            guard demand.isSome, !isAsked else { return }
            isAsked = true
            let first = self.first
            self.first = nil
            if let value = first?() { onValue?(value) }
        }

        func send(_ value: Output) {
            if isAsked { onValue?(value) }
        }

        func finish(_ completion: Subscribers.Completion<Failure>) {
            let onCompletion = self.onCompletion
            onValue = nil
            self.onCompletion = nil
            onCompletion?(completion)
        }

        func cancel() {
            first = nil
            onValue = nil
            onCompletion = nil
            onEnd()
        }
    }
}

public final class PassthroughSubject<Output, Failure: Error>: Subject {
    private let listeners = Listeners<Output, Failure>()

    public init() {}

    public func send(_ value: Output) { listeners.send(value) }
    public func send(completion: Subscribers.Completion<Failure>) { listeners.send(completion: completion) }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        listeners.add(subscriber) { nil }
    }
}

/// Holds a value. It is stored before it is sent, so that whoever subscribes meanwhile gets the new one.
public final class CurrentValueSubject<Output, Failure: Error>: Subject {
    private let listeners = Listeners<Output, Failure>()
    private var current: Output

    public init(_ value: Output) { current = value }

    public var value: Output {
        get { current }
        set { send(newValue) }
    }

    public func send(_ value: Output) {
        guard listeners.completion == nil else { return }
        current = value
        listeners.send(value)
    }

    public func send(completion: Subscribers.Completion<Failure>) { listeners.send(completion: completion) }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        listeners.add(subscriber) { self.current }
    }
}
