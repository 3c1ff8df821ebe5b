extension Publishers {
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
                [
                    { join in a.branch({ first = $0; send() }, completion: join.endOne) },
                    { join in b.branch({ second = $0; send() }, completion: join.endOne) },
                ])
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

    /// Each value of the one with the one of the same number of the other. Ends when one has ended whose values are
    /// used up, but not within the call that brings a value.
    public struct Zip<A: Publisher, B: Publisher>: Publisher where A.Failure == B.Failure {
        public typealias Output = (A.Output, B.Output)
        public typealias Failure = A.Failure

        let a: A
        let b: B

        public init(_ a: A, _ b: B) { (self.a, self.b) = (a, b) }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            var first: [A.Output] = []
            var second: [B.Output] = []
            var (isFirstOver, isSecondOver) = (false, false)
            var isSending = false
            let proceed = { (join: Join<Failure>) in
                if isSending { return }
                isSending = true
                while !first.isEmpty, !second.isEmpty { _ = subscriber.receive((first.removeFirst(), second.removeFirst())) }
                isSending = false
                if isFirstOver && first.isEmpty || isSecondOver && second.isEmpty { join.end(.finished) }
            }
            join(
                subscriber,
                [
                    { join in
                        a.branch(
                            { first.append($0); proceed(join) },
                            completion: { isFirstOver = true; join.fail($0); proceed(join) })
                    },
                    { join in
                        b.branch(
                            { second.append($0); proceed(join) },
                            completion: { isSecondOver = true; join.fail($0); proceed(join) })
                    },
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
            join(
                subscriber,
                upstreams.map { upstream in
                    { join in upstream.branch({ _ = subscriber.receive($0) }, completion: join.endOne) }
                })
        }
    }

    /// Subscribes to several publishers for one subscriber, in order, when it asks for values. It asks all of them for
    /// all values.
    private static func join<S: Subscriber>(_ subscriber: S, _ branches: [(Join<S.Failure>) -> Branch]) {
        subscriber.receive(subscription: Join(branches) { subscriber.receive(completion: $0) })
    }

    private final class Join<Failure: Error>: Subscription {
        private var branches: [(Join) -> Branch]
        private var running: [any Subscription] = []
        private var open: Int
        private var completion: ((Subscribers.Completion<Failure>) -> Void)?

        init(_ branches: [(Join) -> Branch], _ completion: @escaping (Subscribers.Completion<Failure>) -> Void) {
            self.branches = branches
            self.completion = completion
            open = branches.count
        }

        func request(_ demand: Subscribers.Demand) {
            let branches = self.branches
            self.branches = []
            for branch in branches where completion != nil {
                let next = branch(self)
                running.append(next.subscription)
                next.start()
            }
        }

        func cancel() {
            completion = nil
            let running = self.running
            self.running = []
            running.forEach { $0.cancel() }
        }

        /// One of them has ended; they all have when the last one does, or when one fails.
        func endOne(_ result: Subscribers.Completion<Failure>) {
            open -= 1
            if case .finished = result, open > 0 { return }
            end(result)
        }

        /// One of them has ended, which is the end of all only where it failed.
        func fail(_ result: Subscribers.Completion<Failure>) {
            if case .failure = result { end(result) }
        }

        func end(_ result: Subscribers.Completion<Failure>) {
            let completion = self.completion
            cancel()
            completion?(result)
        }
    }
}
