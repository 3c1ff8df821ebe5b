extension Publisher where Failure == Never {
    /// The values for a loop, which asks for one after the other: what is sent meanwhile is lost, but for a current
    /// value.
    public var values: AsyncPublisher<Self> { AsyncPublisher(publisher: self) }
}

/// The values of a publisher as a sequence.
public struct AsyncPublisher<P: Publisher>: AsyncSequence where P.Failure == Never {
    public typealias Element = P.Output

    let publisher: P

    public func makeAsyncIterator() -> Iterator {
        let waiting = Waiting()
        publisher.receive(
            subscriber: Link<P.Output, Never>(
                onSubscription: { waiting.subscription = $0 },
                onValue: {
                    waiting.resume(with: $0)
                    return .none
                }, onCompletion: { _ in waiting.end() }))
        return Iterator(waiting: waiting)
    }

    public struct Iterator: AsyncIteratorProtocol {
        fileprivate let waiting: Waiting

        /// Runs where the loop does, since publishers are of one thread.
        public mutating func next(isolation actor: isolated (any Actor)?) async -> P.Output? {
            let waiting = self.waiting
            return await withTaskCancellationHandler(
                operation: { await waiting.next(isolation: actor) }, onCancel: { waiting.end() }, isolation: actor)
        }
    }

    /// A loop that waits for the next value, and gives up its subscription when it goes away.
    fileprivate final class Waiting: @unchecked Sendable {
        var subscription: (any Subscription)?
        private var continuation: CheckedContinuation<P.Output?, Never>?
        private var isOver = false

        deinit { subscription?.cancel() }

        func next(isolation actor: isolated (any Actor)?) async -> P.Output? {
            await withCheckedContinuation(isolation: actor) { continuation in
                if isOver { return continuation.resume(returning: nil) }
                self.continuation = continuation
                subscription?.request(.max(1))
            }
        }

        func resume(with value: P.Output?) {
            let continuation = self.continuation
            self.continuation = nil
            continuation?.resume(returning: value)
        }

        func end() {
            isOver = true
            let subscription = self.subscription
            self.subscription = nil
            subscription?.cancel()
            resume(with: nil)
        }
    }
}
