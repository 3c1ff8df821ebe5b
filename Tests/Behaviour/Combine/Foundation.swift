import Foundation

extension Timer {
    /// Sends as time goes by on the virtual clock. It sends nothing but an empty date, since that clock has no date.
    public struct TimerPublisher: Publisher {
        public typealias Output = Date
        public typealias Failure = Never

        let interval: Double

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Date, S.Failure == Never {
            let subject = PassthroughSubject<Date, Never>()
            var isRunning = true
            func tick() {
                VirtualClock.shared.perform(after: interval) {
                    guard isRunning else { return }
                    subject.send(Date(timeIntervalSinceReferenceDate: VirtualClock.shared.now))
                    tick()
                }
            }
            subject.receive(
                subscriber: Link<Date, Never>(
                    onSubscription: { subscription in
                        subscriber.receive(subscription: Stop(subscription) { isRunning = false })
                        tick()
                    }, onValue: { subscriber.receive($0) }, onCompletion: { _ in }))
        }
    }

    public static func publish(every interval: TimeInterval, on runLoop: RunLoop, in mode: RunLoop.Mode) -> TimerPublisher {
        TimerPublisher(interval: interval)
    }
}

/// A subscription whose end is noted.
private final class Stop: Subscription {
    private let base: any Subscription
    private let onCancel: () -> Void

    init(_ base: any Subscription, _ onCancel: @escaping () -> Void) {
        self.base = base
        self.onCancel = onCancel
    }

    func request(_ demand: Subscribers.Demand) { base.request(demand) }

    func cancel() {
        onCancel()
        base.cancel()
    }
}

extension NotificationCenter {
    public func publisher(for name: Notification.Name, object: AnyObject? = nil) -> AnyPublisher<Notification, Never> {
        AnyPublisher { subscriber in
            let subject = PassthroughSubject<Notification, Never>()
            let token = self.addObserver(forName: name, object: object, queue: nil) { subject.send($0) }
            subject.receive(
                subscriber: Link<Notification, Never>(
                    onSubscription: { subscription in
                        subscriber.receive(subscription: Stop(subscription) { self.removeObserver(token) })
                    }, onValue: { subscriber.receive($0) }, onCompletion: { _ in }))
        }
    }
}
