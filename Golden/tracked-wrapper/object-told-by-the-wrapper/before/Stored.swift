// Catalogue 34, 154: another one, which casts the publisher.
import Combine

@propertyWrapper
struct Stored<Value> {
    private var value: Value

    @available(*, unavailable)
    var wrappedValue: Value {
        get { fatalError() }
        set { fatalError() }
    }

    static subscript<Object>(
        _enclosingInstance object: Object,
        wrapped _: ReferenceWritableKeyPath<Object, Value>,
        storage path: ReferenceWritableKeyPath<Object, Stored>
    ) -> Value where Object: ObservableObject {
        get { object[keyPath: path].value }
        set {
            (object.objectWillChange as? ObservableObjectPublisher)?.send()
            object[keyPath: path].value = newValue
        }
    }

    init(initially value: Value) {
        self.value = value
    }
}
