// Catalogue 34, 154: a wrapper that publishes through the object around it, in a module of its own.
import Combine
import Foundation

@propertyWrapper
public struct Stored<Value> {
    private let key: String
    private let container = UserDefaults.standard
    private let fallback: Value

    public init(wrappedValue: Value, _ key: String) {
        fallback = wrappedValue
        self.key = key
    }

    public var wrappedValue: Value {
        get { container.object(forKey: key) as? Value ?? fallback }
        set { container.set(newValue, forKey: key) }
    }

    public static subscript<Owner: AnyObject>(
        _enclosingInstance owner: Owner,
        wrapped wrapped: ReferenceWritableKeyPath<Owner, Value>,
        storage storage: ReferenceWritableKeyPath<Owner, Self>
    ) -> Value {
        get { owner[keyPath: storage].wrappedValue }
        set {
            owner[keyPath: storage].wrappedValue = newValue
        }
    }
}
