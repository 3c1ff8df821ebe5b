import Foundation
@_exported import FoundationNetworking

extension NotificationCenter {
    public struct Publisher: Combine.Publisher {
        public typealias Output = Notification
        public typealias Failure = Never

        public init(center: NotificationCenter, name: Notification.Name, object: AnyObject? = nil) {}
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Notification, S.Failure == Never {}
    }

    public func publisher(for name: Notification.Name, object: AnyObject? = nil) -> Publisher { fatalError() }
}

extension Timer {
    public final class TimerPublisher: ConnectablePublisher {
        public typealias Output = Date
        public typealias Failure = Never

        init() {}
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Date, S.Failure == Never {}
        public func connect() -> any Cancellable { fatalError() }
    }

    public static func publish(
        every interval: TimeInterval, tolerance: TimeInterval? = nil, on runLoop: RunLoop, in mode: RunLoop.Mode
    ) -> TimerPublisher { TimerPublisher() }
}

extension URLSession {
    public func dataTaskPublisher(for url: URL) -> AnyPublisher<(data: Data, response: URLResponse), URLError> { AnyPublisher() }
    public func dataTaskPublisher(for request: URLRequest) -> AnyPublisher<(data: Data, response: URLResponse), URLError> { AnyPublisher() }
}

extension NSObjectProtocol where Self: NSObject {
    public func publisher<Value>(for keyPath: KeyPath<Self, Value>) -> AnyPublisher<Value, Never> { AnyPublisher() }
}
