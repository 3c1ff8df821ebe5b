import Combine

@propertyWrapper
public struct PublishedSetting<Value> {
    private var value: Value

    public init(wrappedValue: Value, _ key: String) {
        value = wrappedValue
    }

    @available(*, unavailable)
    public var wrappedValue: Value {
        get { fatalError() }
        set { fatalError() }
    }

    public static subscript<Object: ObservableObject>(
        _enclosingInstance object: Object, wrapped wrapped: ReferenceWritableKeyPath<Object, Value>, storage storage: ReferenceWritableKeyPath<Object, Self>
    ) -> Value {
        get { object[keyPath: storage].value }
        set { object[keyPath: storage].value = newValue }
    }
}
