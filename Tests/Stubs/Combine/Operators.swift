import Foundation

extension Publisher where Failure == Never {
    public func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable { fatalError() }
    public func assign<Root>(to keyPath: ReferenceWritableKeyPath<Root, Output>, on object: Root) -> AnyCancellable { fatalError() }
    public func assign(to published: inout Published<Output>.Publisher) {}
    public func setFailureType<E: Error>(to failureType: E.Type) -> AnyPublisher<Output, E> { AnyPublisher() }
    public var values: AsyncPublisher<Self> { fatalError() }
}

extension Publisher {
    public func sink(
        receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
        receiveValue: @escaping (Output) -> Void
    ) -> AnyCancellable { fatalError() }

    public var values: AsyncThrowingPublisher<Self> { fatalError() }

    public func eraseToAnyPublisher() -> AnyPublisher<Output, Failure> { AnyPublisher() }
    public func subscribe<S: Subject>(_ subject: S) -> AnyCancellable
    where S.Output == Output, S.Failure == Failure { fatalError() }
}

/// Operators that change values.
extension Publisher {
    public func map<T>(_ transform: @escaping (Output) -> T) -> AnyPublisher<T, Failure> { AnyPublisher() }
    public func map<T>(_ keyPath: KeyPath<Output, T>) -> AnyPublisher<T, Failure> { AnyPublisher() }
    public func tryMap<T>(_ transform: @escaping (Output) throws -> T) -> AnyPublisher<T, any Error> { AnyPublisher() }
    public func compactMap<T>(_ transform: @escaping (Output) -> T?) -> AnyPublisher<T, Failure> { AnyPublisher() }
    public func flatMap<P: Publisher>(
        maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
    ) -> AnyPublisher<P.Output, Failure> where P.Failure == Failure { AnyPublisher() }
    public func scan<T>(_ initialResult: T, _ next: @escaping (T, Output) -> T) -> AnyPublisher<T, Failure> { AnyPublisher() }
    public func reduce<T>(_ initialResult: T, _ next: @escaping (T, Output) -> T) -> AnyPublisher<T, Failure> { AnyPublisher() }
    public func collect() -> AnyPublisher<[Output], Failure> { AnyPublisher() }
    public func decode<Item: Decodable>(type: Item.Type, decoder: JSONDecoder) -> AnyPublisher<Item, any Error> { AnyPublisher() }
    public func replaceNil<T>(with output: T) -> AnyPublisher<T, Failure> where Output == T? { AnyPublisher() }
    public func replaceError(with output: Output) -> AnyPublisher<Output, Never> { AnyPublisher() }
    public func switchToLatest() -> AnyPublisher<Output.Output, Failure>
    where Output: Publisher, Output.Failure == Failure { AnyPublisher() }
}

/// Operators that drop values.
extension Publisher {
    public func filter(_ isIncluded: @escaping (Output) -> Bool) -> AnyPublisher<Output, Failure> { AnyPublisher() }
    public func dropFirst(_ count: Int = 1) -> AnyPublisher<Output, Failure> { AnyPublisher() }
    public func prefix(_ maxLength: Int) -> AnyPublisher<Output, Failure> { AnyPublisher() }
    public func first() -> AnyPublisher<Output, Failure> { AnyPublisher() }
    public func first(where predicate: @escaping (Output) -> Bool) -> AnyPublisher<Output, Failure> { AnyPublisher() }
    public func last() -> AnyPublisher<Output, Failure> { AnyPublisher() }
    public func ignoreOutput() -> AnyPublisher<Never, Failure> { AnyPublisher() }
    public func removeDuplicates(by predicate: @escaping (Output, Output) -> Bool) -> AnyPublisher<Output, Failure> { AnyPublisher() }
}

extension Publisher where Output: Equatable {
    public func removeDuplicates() -> AnyPublisher<Output, Failure> { AnyPublisher() }
}

/// Operators that join publishers.
extension Publisher {
    public func combineLatest<P: Publisher>(_ other: P) -> Publishers.CombineLatest<Self, P>
    where P.Failure == Failure { fatalError() }
    public func combineLatest<P: Publisher, T>(
        _ other: P, _ transform: @escaping (Output, P.Output) -> T
    ) -> AnyPublisher<T, Failure> where P.Failure == Failure { AnyPublisher() }
    public func combineLatest<P: Publisher, Q: Publisher>(_ first: P, _ second: Q) -> Publishers.CombineLatest3<Self, P, Q>
    where P.Failure == Failure, Q.Failure == Failure { fatalError() }
    public func merge<P: Publisher>(with other: P) -> Publishers.Merge<Self, P>
    where P.Output == Output, P.Failure == Failure { fatalError() }
    public func merge<P: Publisher, Q: Publisher>(with first: P, _ second: Q) -> Publishers.Merge3<Self, P, Q>
    where P.Output == Output, P.Failure == Failure, Q.Output == Output, Q.Failure == Failure { fatalError() }
    public func merge<P: Publisher, Q: Publisher, R: Publisher>(with first: P, _ second: Q, _ third: R) -> AnyPublisher<Output, Failure>
    where P.Output == Output, P.Failure == Failure, Q.Output == Output, Q.Failure == Failure, R.Output == Output, R.Failure == Failure { AnyPublisher() }
    public func zip<P: Publisher>(_ other: P) -> Publishers.Zip<Self, P> where P.Failure == Failure { fatalError() }
    public func prepend(_ elements: Output...) -> AnyPublisher<Output, Failure> { AnyPublisher() }
    public func append(_ elements: Output...) -> AnyPublisher<Output, Failure> { AnyPublisher() }
}

/// Operators that deal with failures and events.
extension Publisher {
    public func `catch`<P: Publisher>(_ handler: @escaping (Failure) -> P) -> AnyPublisher<Output, P.Failure>
    where P.Output == Output { AnyPublisher() }
    public func mapError<E: Error>(_ transform: @escaping (Failure) -> E) -> AnyPublisher<Output, E> { AnyPublisher() }
    public func retry(_ retries: Int) -> AnyPublisher<Output, Failure> { AnyPublisher() }
    public func print(_ prefix: String = "") -> AnyPublisher<Output, Failure> { AnyPublisher() }
    public func share() -> AnyPublisher<Output, Failure> { AnyPublisher() }
    public func handleEvents(
        receiveSubscription: ((any Subscription) -> Void)? = nil,
        receiveOutput: ((Output) -> Void)? = nil,
        receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil,
        receiveCancel: (() -> Void)? = nil,
        receiveRequest: ((Subscribers.Demand) -> Void)? = nil
    ) -> AnyPublisher<Output, Failure> { AnyPublisher() }
}

/// Operators that take a scheduler.
extension Publisher {
    public func receive<S: Scheduler>(on scheduler: S, options: S.SchedulerOptions? = nil) -> AnyPublisher<Output, Failure> { AnyPublisher() }
    public func subscribe<S: Scheduler>(on scheduler: S, options: S.SchedulerOptions? = nil) -> AnyPublisher<Output, Failure> { AnyPublisher() }
    public func debounce<S: Scheduler>(
        for dueTime: S.SchedulerTimeType.Stride, scheduler: S, options: S.SchedulerOptions? = nil
    ) -> AnyPublisher<Output, Failure> { AnyPublisher() }
    public func throttle<S: Scheduler>(
        for interval: S.SchedulerTimeType.Stride, scheduler: S, latest: Bool
    ) -> AnyPublisher<Output, Failure> { AnyPublisher() }
    public func delay<S: Scheduler>(
        for interval: S.SchedulerTimeType.Stride, scheduler: S, options: S.SchedulerOptions? = nil
    ) -> AnyPublisher<Output, Failure> { AnyPublisher() }
}
