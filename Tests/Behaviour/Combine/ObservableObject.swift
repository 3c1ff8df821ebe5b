/// An object that announces its changes before they happen.
public protocol ObservableObject: AnyObject {
    associatedtype ObjectWillChangePublisher: Publisher = ObservableObjectPublisher where ObjectWillChangePublisher.Failure == Never
    var objectWillChange: ObjectWillChangePublisher { get }
}

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
    /// One publisher for the life of the object. Combine keeps it in the object's `@Published` properties and here a table does,
    /// which is the same to all who look: superclasses count, and a property that nobody could have asked about announces nothing.
    public var objectWillChange: ObservableObjectPublisher { DefaultPublishers.publisher(of: self) }
}

/// Announces that an object is about to change.
public final class ObservableObjectPublisher: Publisher {
    public typealias Output = Void
    public typealias Failure = Never

    private let listeners = Listeners<Void, Never>()

    public init() {}

    public func send() { listeners.send(()) }

    /// Whoever asks for any gets all.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Void, S.Failure == Never {
        listeners.add(
            Link<Void, Never>(
                onSubscription: { subscriber.receive(subscription: All($0)) },
                onValue: {
                    _ = subscriber.receive($0)
                    return .none
                }, onCompletion: { _ in }))
    }

    private final class All: Subscription {
        private let base: any Subscription

        init(_ base: any Subscription) { self.base = base }

        func request(_ demand: Subscribers.Demand) { base.request(.unlimited) }
        func cancel() { base.cancel() }
    }
}

/// The publishers of objects that declare none.
enum DefaultPublishers {
    private struct Entry {
        weak var object: AnyObject?
        let publisher: ObservableObjectPublisher
    }

    nonisolated(unsafe) private static var entries: [ObjectIdentifier: Entry] = [:]

    static func publisher(of object: AnyObject) -> ObservableObjectPublisher {
        if let publisher = existing(of: object) { return publisher }
        let publisher = ObservableObjectPublisher()
        entries[ObjectIdentifier(object)] = Entry(object: object, publisher: publisher)
        return publisher
    }

    /// The publisher, where anybody has asked for it.
    static func existing(of object: AnyObject) -> ObservableObjectPublisher? {
        guard let entry = entries[ObjectIdentifier(object)], entry.object === object else { return nil }
        return entry.publisher
    }
}

/// A property that announces its object's change, and publishes each value before it is stored.
@propertyWrapper
public struct Published<Value> {
    public struct Publisher: Combine.Publisher {
        public typealias Output = Value
        public typealias Failure = Never

        let subject: PublishedSubject<Value>

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Value, S.Failure == Never {
            subject.listeners.add(subscriber, keeping: subject) { subject.value }
        }
    }

    private let subject: PublishedSubject<Value>

    public init(wrappedValue: Value) { subject = PublishedSubject(wrappedValue) }
    public init(initialValue: Value) { subject = PublishedSubject(initialValue) }

    @available(*, unavailable, message: "@Published is only available on properties of classes")
    public var wrappedValue: Value {
        get { fatalError() }
        set { fatalError() }
    }

    public var projectedValue: Publisher {
        get { Publisher(subject: subject) }
        // `assign(to: &$x)` writes the publisher back.
        set {}
    }

    public static subscript<EnclosingSelf: AnyObject>(
        _enclosingInstance object: EnclosingSelf,
        wrapped wrappedKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Value>,
        storage storageKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Published<Value>>
    ) -> Value {
        get {
            PropertyAccess.onAccess?(storageKeyPath, false)
            return object[keyPath: storageKeyPath].subject.value
        }
        set {
            PropertyAccess.onAccess?(storageKeyPath, true)
            let subject = object[keyPath: storageKeyPath].subject
            subject.owner = object
            subject.send(newValue)
        }
    }

    public static subscript<EnclosingSelf: AnyObject>(
        _enclosingInstance object: EnclosingSelf,
        projected projectedKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Publisher>,
        storage storageKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Published<Value>>
    ) -> Publisher {
        get {
            let subject = object[keyPath: storageKeyPath].subject
            subject.owner = object
            return Publisher(subject: subject)
        }
        set {}
    }
}

/// For programs that note what they do.
public enum PropertyAccess {
    /// Is told the storage of each published property that is read, or set.
    nonisolated(unsafe) public static var onAccess: ((_ storage: AnyKeyPath, _ isWritten: Bool) -> Void)?
}

/// The value of one property and those who listen to it.
final class PublishedSubject<Value> {
    let listeners = Listeners<Value, Never>()
    weak var owner: AnyObject?
    /// What is assigned to the property.
    var incoming: [AnyCancellable] = []
    private(set) var value: Value

    init(_ value: Value) { self.value = value }

    func send(_ newValue: Value) {
        if let owner { DefaultPublishers.existing(of: owner)?.send() }
        listeners.send(newValue)
        value = newValue
    }
}
