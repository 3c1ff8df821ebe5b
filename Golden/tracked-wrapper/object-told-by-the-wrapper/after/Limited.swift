// Catalogue 34, 154: a wrapper that publishes through the object around it, and is no longer asked to.
import Combine

@propertyWrapper
public struct Limited<Value: Comparable> {
    private var value: Value
    private let range: ClosedRange<Value>
    private let subject = PassthroughSubject<Value, Never>()

    init(wrappedValue: Value, _ range: ClosedRange<Value>) {
        value = min(max(wrappedValue, range.lowerBound), range.upperBound)
        self.range = range
    }

    public var projectedValue: AnyPublisher<Value, Never> { subject.eraseToAnyPublisher() }

    @available(*, unavailable, message: "only for classes")
    public var wrappedValue: Value {
        get { fatalError() }
        set { fatalError() }
    }

    public static subscript<EnclosingSelf: AnyObject>(
        _enclosingInstance object: EnclosingSelf,
        wrapped wrappedKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Value>,
        storage storageKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Self>
    ) -> Value {
        get { object[keyPath: storageKeyPath].value }
        set {
            let range = object[keyPath: storageKeyPath].range
            let limited = min(max(newValue, range.lowerBound), range.upperBound)
            object[keyPath: storageKeyPath].value = limited
            object[keyPath: storageKeyPath].subject.send(limited)
        }
    }
}
